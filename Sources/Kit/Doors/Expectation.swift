import HTTPTypes

/// That a thing is still as somebody has read it (`If-Match`): nothing has happened to it since that state of its space.
struct Expectation: Sendable {
  /// The numbers of the space that are named; none for any.
  private let sequences: [Int64]?

  /// `nil` where nothing is expected.
  /// - Throws: ``Refusal/changedMeanwhile`` where none of the tags is the house's: no state has such a one, whatever is asked for.
  init?(_ headers: HTTPFields) throws {
    guard let header = headers[.ifMatch] else { return nil }
    guard header.trimmed != "*" else {
      sequences = nil
      return
    }
    let named = header.split(separator: ",").compactMap(Self.sequence)
    guard !named.isEmpty else { throw Refusal.changedMeanwhile }
    sequences = named
  }

  /// The number in `"12-a3"`, of which shells take the quotes away.
  private static func sequence(of tag: Substring) -> Int64? {
    let bare = String(tag).trimmed.trimmingPrefix("W/").trimmingPrefix("\"").prefix { $0 != "\"" }
    let parts = bare.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[1].isEmpty ? Int64(parts[0]) : nil
  }

  /// - Parameter things: the ids in the address, of which the last is the thing itself; the space as a whole where there are none.
  /// - Throws: ``Refusal/changedMeanwhile``.
  func check(_ things: [String], in transaction: SpaceTransaction) throws {
    guard let sequences else { return }
    let current = transaction.sequence - 1
    // No state is of a number that the space has not come to.
    guard let newest = sequences.filter({ $0 <= current }).max() else { throw Refusal.changedMeanwhile }
    guard newest < current else { return }
    // Where no activity names it, what happens to it is told of another: then nothing at all may have happened.
    guard let thing = things.last, try hasHappened(to: thing, after: 0, in: transaction) else {
      throw Refusal.changedMeanwhile
    }
    for thing in things where try hasHappened(to: thing, after: newest, in: transaction) {
      throw Refusal.changedMeanwhile
    }
  }

  private func hasHappened(to thing: String, after sequence: Int64, in transaction: SpaceTransaction) throws -> Bool {
    let space = transaction.space.id
    let isSubject = try transaction.connection.holds(
      "kit_activity WHERE space_id = \(space) AND subject_id = \(thing) AND sequence > \(sequence)")
    guard !isSubject else { return true }
    return try transaction.connection.holds(
      """
      kit_activity_other JOIN kit_activity ON kit_activity.id = kit_activity_other.activity_id
      WHERE kit_activity_other.space_id = \(space) AND kit_activity_other.subject_id = \(thing)
        AND kit_activity.sequence > \(sequence)
      """)
  }
}
