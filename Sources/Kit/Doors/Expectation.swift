import HTTPTypes

/// That a thing is still as somebody has read it (`If-Match`): nothing has happened to it since that state of its space.
struct Expectation: Sendable {
  /// The numbers of the space that are named; none for any.
  private let sequences: [Int64]?

  /// `nil` where nothing is expected.
  init?(_ headers: HTTPFields) {
    guard let header = headers[.ifMatch] else { return nil }
    guard header.trimmed != "*" else {
      sequences = nil
      return
    }
    sequences = header.split(separator: ",").compactMap { tag in
      Int64(String(tag).trimmed.trimmingPrefix("W/").trimmingPrefix("\"").prefix { $0 != "-" && $0 != "\"" })
    }
  }

  /// - Parameter thing: its id; the space as a whole where there is none.
  /// - Throws: ``Refusal/changedMeanwhile``.
  func check(_ thing: String?, in transaction: SpaceTransaction) throws {
    guard let sequences else { return }
    guard let newest = sequences.max() else { throw Refusal.changedMeanwhile }
    guard let thing else {
      guard newest == transaction.sequence - 1 else { throw Refusal.changedMeanwhile }
      return
    }
    let space = transaction.space.id
    let hasChanged = try transaction.connection.holds(
      "kit_activity WHERE space_id = \(space) AND subject_id = \(thing) AND sequence > \(newest)")
    let hasChangedWithOthers = try transaction.connection.holds(
      """
      kit_activity_other JOIN kit_activity ON kit_activity.id = kit_activity_other.activity_id
      WHERE kit_activity_other.space_id = \(space) AND kit_activity_other.subject_id = \(thing)
        AND kit_activity.sequence > \(newest)
      """)
    if hasChanged || hasChangedWithOthers { throw Refusal.changedMeanwhile }
  }
}
