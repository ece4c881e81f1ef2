import TestKit
import Testing

@testable import Kit
@testable import Wines

/// What was kept in spaces becomes people's own, and nothing of it is lost.
@Suite struct PeopleUpgradeTests {
  private static let all = KitMigrations.all + WinesMigrations.all
  private static let later = WinesMigrations.all.map(\.id).drop { $0 != "wines.0014-people" }

  /// A database as the program before filled it: Ana keeps and notes in two spaces, Ben has left the one in which he shared.
  private func filled() async throws -> TestDatabase {
    let store = try await TestDatabase()
    try await Migrator(Self.all.filter { !Self.later.contains($0.id) }).run(
      Self.all.filter { !Self.later.contains($0.id) }, in: store.database, now: TestClock.start)
    try await store.database.write { connection in
      try connection.run(
        """
        INSERT INTO kit_space (id, name, currency, zone, sequence, created_at)
        VALUES ('s1', 'Home', 'EUR', 'UTC', 1, 1), ('s2', 'Bar', 'EUR', 'UTC', 1, 2)
        """)
      for id in ["ana", "ben"] {
        try connection.run(
          """
          INSERT INTO kit_person (id, name, name_key, language, theme, created_at)
          VALUES (\(id), \(id), \(id), 'es', 'auto', 1)
          """)
      }
      try connection.run(
        """
        INSERT INTO kit_member (space_id, person_id, role, joined_at)
        VALUES ('s1', 'ana', 'owner', 1), ('s2', 'ana', 'owner', 1), ('s2', 'ben', 'member', 1)
        """)
      for (number, name) in [(1, "Ardanza"), (2, "Muga"), (3, "Aro")] {
        try connection.run(
          """
          INSERT INTO wines_wine (number, head, wine_key, \(WineFacts.columns), source, import_id)
          VALUES (\(number), \(number), \(name), \(HouseWineDraft(name: name).facts.columnValues), 'Guide', '')
          """)
      }
      try connection.run(
        """
        INSERT INTO wines_own_mark (id, space_id, person_id, wine, mark, marked_at, trash_id) VALUES
          ('m1', 's1', 'ana', 1, 'favourite', 20, NULL), ('m2', 's2', 'ana', 1, 'favourite', 10, NULL),
          ('m3', 's2', 'ana', 1, 'wish', 30, NULL), ('m4', 's1', 'ana', 2, 'favourite', 40, NULL),
          ('m5', 's2', 'ana', 2, 'favourite', 50, 'gone'), ('m6', 's1', 'ana', 3, 'wish', 60, NULL),
          ('m7', 's2', 'ana', 3, 'wish', 60, NULL), ('m8', 's1', 'ben', 1, 'favourite', 70, NULL)
        """)
      try connection.run(
        """
        INSERT INTO wines_own_tasting (id, space_id, person_id, person_name, wine, rating, note, drunk_on, year, is_shared, \
        trash_id) VALUES
          ('t1', 's1', 'ana', 'Ana', 1, 9, 'At home', '2020-05-01', '2015', 1, NULL),
          ('t2', 's2', 'ana', 'Ana', 1, NULL, 'At the bar', '2020-05-01', '', 0, NULL),
          ('t3', 's2', 'ana', 'Ana', 2, 4, 'Flat', '2020-05-02', '', 1, 'gone'),
          ('t4', 's1', 'ben', 'Ben', 1, 8, 'Left', '2020-05-03', '', 1, NULL)
        """)
    }
    return store
  }

  private func upgrade(_ database: any Database) async throws {
    let migrator = Migrator(Self.all)
    try await migrator.run(try await migrator.pending(in: database), in: database, now: TestClock.start)
  }

  private func expectNothingLost(_ database: any Database) async throws {
    let (marks, notes, shared) = try await database.read { connection in
      let marks = try connection.rows(
        "SELECT id, person_id, wine, mark, marked_at, trash_id FROM wines_own_mark ORDER BY id"
      )
      .map { row in
        let trash: String? = try row["trash_id"]
        return "\(try row["id"] as String) \(try row["person_id"] as String) \(try row["wine"] as Int) "
          + "\(try row["mark"] as String) \(try row["marked_at"] as Int)\(trash.map { " \($0)" } ?? "")"
      }
      let notes = try connection.rows("SELECT * FROM wines_own_tasting ORDER BY id").map { row in
        let (rating, trash): (Int?, String?) = (try row["rating"], try row["trash_id"])
        return "\(try row["id"] as String) \(try row["person_id"] as String) \(try row["wine_name"] as String) "
          + "\(rating.map(String.init) ?? "-") \(try row["note"] as String)\(trash.map { " \($0)" } ?? "")"
      }
      let shared = try connection.rows("SELECT tasting_id, space_id FROM wines_shared_tasting ORDER BY tasting_id").map
      {
        "\(try $0["tasting_id"] as String) \(try $0["space_id"] as String)"
      }
      return (marks, notes, shared)
    }
    // Kept in two spaces it is kept once, since it was kept first; of one moment, by the first row.
    #expect(
      marks == [
        "m2 ana 1 favourite 10", "m3 ana 1 wish 30", "m4 ana 2 favourite 40", "m5 ana 2 favourite 50 gone",
        "m6 ana 3 wish 60", "m8 ben 1 favourite 70",
      ])
    #expect(
      notes == [
        "t1 ana Ardanza 9 At home", "t2 ana Ardanza - At the bar", "t3 ana Muga 4 Flat gone", "t4 ben Ardanza 8 Left",
      ])
    // Who has left a space shares nothing with it any more.
    #expect(shared == ["t1 s1", "t3 s2"])
    #expect(try await database.problems().isEmpty)
  }

  @Test func everyNoteIsThereAndEveryWineKeptOnce() async throws {
    let store = try await filled()
    try await upgrade(store.database)
    try await expectNothingLost(store.database)
  }

  @Test(.enabled(if: TestEngine.isSQLite)) func killedBeforeAnyOfItsStatementsItIsDoneOnceMore() async throws {
    let store = try await filled()
    let dying = DyingDatabase(store)
    try await upgrade(dying)
    try await expectNothingLost(store.database)
    let copies = dying.copies.value
    #expect(copies.count >= 20)
    for copy in copies {
      #expect(try await copy.database.problems().isEmpty)
      try await upgrade(copy.database)
      try await expectNothingLost(copy.database)
    }
  }
}
