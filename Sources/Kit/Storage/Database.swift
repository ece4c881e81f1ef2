/// The one file (or server) that holds everything. Implemented by a storage engine; see `StorageSQLite`.
package protocol Database: Sendable {
  /// Which words the engine knows.
  var dialect: Dialect { get }

  /// By which processes of one house over it tell each other what happens.
  var feed: any ChangeFeed { get }

  /// What it has done and is about, for whoever watches over it. Asks nothing of the database.
  var figures: StorageFigures { get }

  /// Reads one consistent state. The closure cannot write and runs outside the cooperative thread pool.
  func read<Value: Sendable>(_ body: @escaping @Sendable (any Connection) throws -> Value) async throws -> Value

  /// Reads one consistent state for as long as it takes, on a connection of its own that no other reader waits for. One such
  /// reading is made at a time.
  func export<Value: Sendable>(_ body: @escaping @Sendable (any Connection) throws -> Value) async throws -> Value

  /// Runs the closure in a transaction. When this returns, what it wrote is on the disk; when the closure throws, nothing
  /// of it is. Concurrent calls may share one commit, each undone alone if it fails. It may be run once more, when what it had
  /// written is undone: it returns what it has found out and done, and tells nobody else. Others may change what it has read
  /// while it goes on, unless it holds that: see ``HouseLock``.
  /// - Parameter lane: within which changes are made in the order in which they arrive.
  /// - Throws: what the closure throws, ``StorageFull`` or ``StorageAway``.
  @discardableResult
  func write<Value: Sendable>(
    in lane: Lane, _ body: @escaping @Sendable (any WritableConnection) throws -> Value
  ) async throws -> Value

  /// Copies a consistent state into a new file while readers and writers go on, and verifies the copy.
  /// - Throws: ``StorageFull``, ``BackupDamaged``, or another error when the file exists already or cannot be written.
  func backup(to path: String) async throws

  /// What the engine's own checks find wrong; empty when all is well.
  func problems() async throws -> [String]

  /// Lets statements find rows by what tells them apart rather than by whose they are. Called once the schema stands.
  /// - Parameter owner: the column of all tables that says whose a row is.
  func describeIndexes(ownedBy owner: String) async throws

  /// Waits for what is under way and lets go of the file.
  func close() throws
}

extension Database {
  /// The same of what belongs to no space.
  @discardableResult
  package func write<Value: Sendable>(
    _ body: @escaping @Sendable (any WritableConnection) throws -> Value
  ) async throws -> Value {
    try await write(in: .house, body)
  }

  /// Writes down what can be done without: reading goes on when the disk is full, and so does being signed in.
  func writeIfRoom(
    in lane: Lane = .house, _ body: @escaping @Sendable (any WritableConnection) throws -> Void
  ) async throws {
    do {
      try await write(in: lane, body)
    } catch is StorageFull {
      // Said above.
    }
  }
}

/// The disk has no room for a change. Nothing of it was kept; reading goes on, and so does writing once there is room.
package struct StorageFull: Error {
  package init() {}
}

/// The database cannot be reached, or could not for longer than anybody waits. Whether a change that was under way is kept is not
/// known; one with an operation's key may be sent again.
package struct StorageAway: Error {
  /// Whether what was under way has left nothing for sure.
  package let isUndone: Bool

  package init(isUndone: Bool = true) {
    self.isUndone = isUndone
  }
}

/// A copy did not pass its check, and was thrown away.
package struct BackupDamaged: Error, CustomStringConvertible {
  let problems: [String]

  package init(_ problems: [String]) {
    self.problems = problems
  }

  package var description: String { "the copy is damaged: \(problems.joined(separator: "; "))" }
}
