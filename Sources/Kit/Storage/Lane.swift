/// Whose changes are made one after the other, in the order in which they arrive. An engine with several writers makes those of
/// different lanes at once.
package enum Lane: Hashable, Sendable {
  case space(ID<Space>)
  /// People, their sessions, and who belongs where.
  case accounts
  /// What belongs to no space: the catalogue, jobs, what is kept of who comes.
  case house
  /// What spaces are told of it: such a change holds many spaces, and none that shares its transaction may hold ``HouseLock/installation``
  /// after them.
  case news
}

/// What one change at a time does, whichever process of the house makes it. A change that edits spaces as well holds it before them,
/// and them in the order of their ids, so that no two wait for each other.
enum HouseLock: String, CaseIterable, SQLBindable {
  /// Who is there and belongs where: the last owner of a space stays, an invitation lets one in.
  case accounts
  /// What belongs to the whole installation; its numbers are given once.
  case installation
  /// The tries to sign in, which are counted before they are made.
  case tries
  /// The names of public addresses, no two of which look alike. Held after a space.
  case publicNames = "public-names"

  static let migration = Migration(
    "kit.0038-locks",
    [
      // A row each, which whoever does it holds.
      "CREATE TABLE kit_lock (name TEXT PRIMARY KEY) \(Dialect.clustered)",
      "INSERT INTO kit_lock (name) VALUES ('accounts'), ('installation'), ('tries'), ('public-names')",
      // Its rows are written with every change, and stay where they are while there is room beside them.
      Dialect.only(.postgres, "ALTER TABLE kit_space SET (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02)"),
    ])
}

extension HouseLock {
  /// Counts the changes of accounts, so that other processes notice those of which nobody has told them.
  static let countingMigration = Migration(
    "kit.0039-generation", ["ALTER TABLE kit_lock ADD COLUMN generation BIGINT NOT NULL DEFAULT 0"])
}

extension WritableConnection {
  /// Holds what a change of accounts holds.
  /// - Returns: the how manieth it is; a file's, whose house is alone, are not counted.
  func beginAccountChange() throws -> Int64 {
    guard dialect == .postgres else { return 0 }
    let lock = HouseLock.accounts
    let counted: Int64? = try value(
      "UPDATE kit_lock SET generation = generation + 1 WHERE name = \(lock) RETURNING generation")
    return counted ?? 0
  }

  /// Lets nobody else change the space until this change ends.
  func hold(_ space: ID<Space>) throws {
    try run(Dialect.hold(space))
  }

  /// Lets nobody else do this until this change ends.
  func hold(_ lock: HouseLock) throws {
    try run(Dialect.hold(lock))
  }
}
