import Kit

/// The stored matches whose teams were not both known, by round and day: so few of them have to be looked at for each new row
/// of a file.
struct WaitingMatches {
  private struct Place: Hashable {
    let round: String
    let day: Day?
  }

  private var matches: [Place: [Fixture]] = [:]

  mutating func add(_ fixture: Fixture) {
    guard !fixture.isDecided else { return }
    matches[Place(round: fixture.round.key, day: fixture.day), default: []].append(fixture)
  }

  /// Those that a record may tell the teams of.
  func matches(for record: FixtureRecord) -> [Fixture] {
    matches[Place(round: record.round.key, day: record.kickOff?.day)] ?? []
  }
}
