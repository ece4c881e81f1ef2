import Foundation
import TestKit
import Testing

@testable import Kit
@testable import Suite

/// What released programs have left is brought up to this one, and nothing of it is lost. Each has a database in `Releases`, filled by that
/// program itself; `Releases/README.md` says how.
@Suite(.enabled(if: TestEngine.isSQLite)) struct ReleaseTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Releases")
  static let releases = ["0.1.0"]
  /// Every how manieth statement of an upgrade it is killed before; with `--long` before each.
  private static let step = ProcessInfo.processInfo.environment["SOBREMESA_LONG"] == nil ? 97 : 1
  /// The tables of the search, made anew from what they find, and the notes of what has run.
  private static let derived = ["kit_migration", "sqlite_", "_text_index"]

  private func left(by release: String) throws -> [UInt8] {
    try Gunzip.decompress([UInt8](Data(contentsOf: Self.folder.appending(path: "\(release).sqlite.gz"))))
  }

  /// How many rows each table holds.
  private func rows(_ database: any Database) async throws -> [String: Int] {
    try await database.read { connection in
      let tables: [String] = try connection.rows(
        "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
      ).map { try $0["name"] }
      return try tables.filter { table in !Self.derived.contains { table.contains($0) } }.reduce(into: [:]) {
        counts, table in
        counts[table] = try connection.value("SELECT count(*) FROM \(SQL(trusted: table))") ?? 0
      }
    }
  }

  @Test(arguments: releases) func everythingInItIsThereAfterwards(release: String) async throws {
    let file = try left(by: release)
    let copy = try TestCopy(of: file)
    let before = try await rows(copy.database)
    let home = try await TestHouse(left: file)
    let after = try await rows(home.database)
    for (table, count) in before.sorted(by: { $0.key < $1.key }) {
      #expect(after[table] ?? 0 >= count, "\(table)")
    }
    #expect(try await home.database.problems().isEmpty)
    withExtendedLifetime(copy) {}
  }

  /// Whoever lived there finds each page of every app.
  @Test(arguments: releases) func whoLivedThereFindsEveryPage(release: String) async throws {
    let home = try await TestHouse(left: left(by: release))
    let (person, space): (ID<Person>, ID<Space>) = try await home.database.read { connection in
      let row = try #require(try connection.rows("SELECT person_id, space_id FROM kit_member").first)
      return (try row["person_id"], try row["space_id"])
    }
    let crawl = try await Crawl(home.resident(person, of: space))
    for page in crawl.visited {
      #expect(page.answer.status < 500, "\(page.address)")
    }
    let apps = Set(crawl.visited.filter { $0.answer.status == 200 }.compactMap(\.route.app))
    #expect(apps.isSuperset(of: Suite.apps.map(\.id)))
  }

  @Test(arguments: releases) func killedBeforeAStatementItIsDoneOnceMore(release: String) async throws {
    let file = try left(by: release)
    let original = try TestCopy(of: file)
    let dying = DyingDatabase(original, every: Self.step)
    try await upgrade(dying)
    let whole = try await rows(dying)
    #expect(!dying.copies.value.isEmpty)
    for copy in dying.copies.value {
      #expect(try await copy.database.problems().isEmpty)
      try await upgrade(copy.database)
      #expect(try await rows(copy.database) == whole)
    }
    withExtendedLifetime(original) {}
  }

  private func upgrade(_ database: any Database) async throws {
    let migrator = Boot.migrator(Suite.apps)
    try await migrator.run(try await migrator.pending(in: database), in: database, now: TestClock.start)
  }
}
