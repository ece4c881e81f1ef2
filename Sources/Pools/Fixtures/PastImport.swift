import Kit

/// An import that was made, by hand or by a timetable, with what became of it.
struct PastImport: Sendable {
  /// That of the activity line by which it can be taken back, where it changed anything.
  let id: ID<PastImport>
  /// The file's name, or its address.
  let origin: String
  let at: Instant
  let report: FixtureImport.Report
}
