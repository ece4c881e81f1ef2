import Foundation
package import Kit

/// What two phones change in a run of the model: one thing after another of a store of an app.
package protocol OutboxShelf: Sendable {
  var member: TestMember { get }
  /// What a thing can be, first as what it begins.
  var states: [String] { get }
  /// What both phones may call a thing: the store may make one of them. All others have names of their own.
  var sharedNames: [String] { get }

  func carryOut(_ change: OutboxChange, in transaction: SpaceTransaction) throws
  /// What a page shows, by id.
  func things(in view: SpaceView) throws -> [String: OutboxThing]
}

package struct OutboxThing: Hashable, Sendable {
  package let name: String
  package var state: String

  package init(name: String, state: String) {
    (self.name, self.state) = (name, state)
  }
}

/// A change that a phone keeps until the house has answered it.
package struct OutboxChange: Sendable {
  package enum Kind: Sendable {
    case add(String)
    case set(String)
    case remove
  }

  package let thing: UUIDText
  package let kind: Kind
  let key: String
  let turn: ClientSequence
  /// Whether it may have arrived.
  var wasSent = false

  var operation: Kit.Operation { Kit.Operation(key: key, digest: Array(key.utf8)) }
}

/// Two phones that change the same things, while requests and answers are lost, pages are closed, older pages are shown and clocks
/// jump. In the end both show what the house has, and on the way nobody sees their own last word taken back.
package enum OutboxModel {
  /// 200 random runs; `bin/test --long` makes 10,000, and 500 where each statement is said to both engines.
  package static let runs =
    ProcessInfo.processInfo.environment["SOBREMESA_LONG"] == nil ? 200 : TestEngine.isMirrored ? 500 : 10_000
  /// Runs that go on at once share the disk's time: what they change is stored together.
  private static let lanes = 20
  private static let edits = 16

  /// Plays them all, each on a shelf of its own.
  /// - Returns: what went wrong, with the seed by which it can be seen again.
  package static func faults<Shelf: OutboxShelf>(
    of makeShelf: @escaping @Sendable (_ seed: Int) async throws -> Shelf
  ) async throws -> [String] {
    try await withThrowingTaskGroup(of: [String].self) { group in
      for lane in 0..<lanes {
        group.addTask {
          var faults: [String] = []
          for seed in stride(from: lane, to: runs, by: lanes) {
            let run = OutboxRun(seed: UInt64(seed), on: try await makeShelf(seed))
            try await run.play(edits: edits)
            faults += run.faults.map { "\($0), seed \(seed)" }
          }
          return faults
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
  }
}
