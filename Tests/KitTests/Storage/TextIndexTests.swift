import TestKit
import Testing

@testable import Kit

/// What is found by an index is what is found by going through the list, whatever becomes of its rows.
@Suite(.enabled(if: TestEngine.isSQLite)) struct TextIndexTests {
  private static let texts = TextIndex(of: SpaceTable("song", hasTrash: true), order: ["name_key", "id"])
  private static let spaces: [ID<Space>] = ["1", "2"].map { ID(stored: "0199a000-0000-7000-8000-00000000000\($0)") }

  /// A house with a table of songs, which lists show by their names.
  private struct Songs {
    let store: TestDatabase
    var database: any Database { store.database }

    /// - Parameter earlier: how many are there before the index.
    init(earlier: Int = 0) async throws {
      store = try await TestDatabase()
      try await Migrator(KitMigrations.all).run(KitMigrations.all, in: store.database, now: TestClock.start)
      try await store.database.write { connection in
        for space in TextIndexTests.spaces {
          try connection.run(
            """
            INSERT INTO kit_space (id, name, currency, zone, sequence, created_at)
            VALUES (\(space), '', 'EUR', 'UTC', 1, 100)
            """)
        }
        try connection.run(
          """
          CREATE TABLE song (id TEXT PRIMARY KEY, space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE, \
          name_key TEXT NOT NULL, search_key TEXT NOT NULL, trash_id TEXT)
          """)
        try connection.run("CREATE INDEX song_by_name ON song (space_id, name_key, id) WHERE trash_id IS NULL")
      }
      for number in 0..<earlier { try await add(number, "song \(number % 7)") }
      try await store.database.write { connection in
        for statement in TextIndexTests.texts.statements { try connection.run(statement) }
      }
      try await store.database.describeIndexes(ownedBy: "space_id")
    }

    func id(_ number: Int) -> String { "song-\(number)" }

    func add(_ number: Int, _ name: String, of space: ID<Space> = TextIndexTests.spaces[0]) async throws {
      try await change("INSERT INTO song VALUES (\(id(number)), \(space), \(name), \("\(name) \(number)"), NULL)")
    }

    func change(_ sql: SQL) async throws {
      try await database.write { try $0.run(sql) }
    }

    /// - Parameter many: from how many rows on the parts are made one.
    func fill(many: Int = 1) async throws {
      try await TextIndexFilling(index: TextIndexTests.texts, many: many).run(database)
    }

    func count(_ rows: SQL) async throws -> Int? {
      try await database.read { try $0.value("SELECT COUNT(*) AS count FROM \(rows)") }
    }

    /// Page after page, as a list shows it.
    func found(_ words: String, in space: ID<Space>) async throws -> [String] {
      try await database.read { connection in
        let view = try SpaceView(space, in: connection)
        var (found, last): ([String], [SQLValue]?) = ([], nil)
        while true {
          let search = try view.search(words, in: TextIndexTests.texts, .after(last))
          let begin: SQL = last.map { " AND (name_key, id) > \($0)" } ?? ""
          let page = try connection.rows(
            """
            SELECT id, name_key FROM song WHERE space_id = \(space) AND trash_id IS NULL\(search)\(begin)
            ORDER BY name_key, id LIMIT \(Window<Never>.size)
            """)
          found += try page.map { try $0["id"] }
          guard let end = page.last, page.count == Window<Never>.size else { return found }
          last = [.text(try end["name_key"]), .text(try end["id"])]
        }
      }
    }

    /// The last ones before one, as far as they stand in its window.
    func found(_ words: String, in space: ID<Space>, before id: String) async throws -> [String] {
      try await database.read { connection in
        let view = try SpaceView(space, in: connection)
        let row = try #require(try connection.row("SELECT name_key FROM song WHERE id = \(id)"))
        let place: [SQLValue] = [.text(try row["name_key"]), .text(id)]
        let search = try view.search(words, in: TextIndexTests.texts, .before(place))
        return try connection.rows(
          """
          SELECT id FROM song WHERE space_id = \(space) AND trash_id IS NULL\(search) AND (name_key, id) < \(place)
          ORDER BY name_key DESC, id DESC LIMIT \(Window<Never>.lead + 1)
          """
        ).map { try $0["id"] }
      }
    }

    /// By going through the list.
    func expected(_ words: String, in space: ID<Space>) async throws -> [String] {
      try await database.read { connection in
        try connection.rows(
          """
          SELECT id FROM song WHERE space_id = \(space) AND trash_id IS NULL
            \(Search.condition(words, in: "search_key")) ORDER BY name_key, id
          """
        ).map { try $0["id"] }
      }
    }

    func expectSame(_ words: String, at location: SourceLocation = #_sourceLocation) async throws {
      for space in TextIndexTests.spaces {
        let all = try await expected(words, in: space)
        #expect(try await found(words, in: space) == all, "\(words)", sourceLocation: location)
        guard !all.isEmpty else { continue }
        let middle = all.count * 2 / 3
        let before = Array(all[..<middle].suffix(Window<Never>.lead + 1).reversed())
        #expect(try await found(words, in: space, before: all[middle]) == before, "\(words)", sourceLocation: location)
      }
    }

    /// Places grow along the list, each row shown has one or waits, and there are letters of no others.
    func expectSound(at location: SourceLocation = #_sourceLocation) async throws {
      let texts = TextIndexTests.texts
      let inOrder = try await database.read { connection in
        try connection.rows(
          "SELECT song.id FROM song JOIN song_place AS place ON place.id = song.id ORDER BY space_id, name_key, song.id"
        ).map { try $0["id"] as String }
      }
      let byPlace = try await database.read { connection in
        try connection.rows("SELECT id FROM song_place ORDER BY place").map { try $0["id"] as String }
      }
      #expect(inOrder == byPlace, sourceLocation: location)
      let lost: SQL = """
        song WHERE trash_id IS NULL AND id NOT IN (SELECT id FROM song_place UNION ALL SELECT id FROM \(texts.waiting))
        """
      #expect(try await count(lost) == 0, sourceLocation: location)
      let strange: SQL = """
        song_text WHERE song_text MATCH 'son' AND rowid NOT IN (
          SELECT place FROM song_place UNION ALL SELECT place FROM song_waiting WHERE place IS NOT NULL)
        """
      #expect(try await count(strange) == 0, sourceLocation: location)
    }
  }

  private static let words = ["song", "son", "ng 1", "ong blue", "red song", "nothing", "so", "blue 12", "xyz", "reed"]

  @Test(arguments: [1, 2, 3])
  func aSearchFindsTheSameByTheIndexAndWithoutIt(seed: UInt64) async throws {
    let songs = try await Songs()
    var chance = SeededGenerator(seed: seed)
    var count = 0
    for _ in 0..<120 {
      let song = songs.id(Int.random(in: 0..<max(count, 1), using: &chance))
      let name = "\(chance.pick(["song", "blue song", "reed", "song of red"])) \(Int.random(in: 0..<9, using: &chance))"
      switch Int.random(in: 0..<12, using: &chance) {
      case 0..<5:
        for _ in 0..<Int.random(in: 1...8, using: &chance) {
          try await songs.add(count, name, of: chance.pick(Self.spaces))
          count += 1
        }
      case 5: try await songs.change("UPDATE song SET name_key = \(name) WHERE id = \(song)")
      case 6: try await songs.change("UPDATE song SET search_key = \(name) WHERE id = \(song)")
      case 7: try await songs.change("UPDATE song SET trash_id = 'gone' WHERE name_key = \(name)")
      case 8: try await songs.change("UPDATE song SET trash_id = NULL")
      case 9: try await songs.change("DELETE FROM song WHERE id = \(song)")
      default: try await songs.fill()
      }
      try await songs.expectSame(chance.pick(Self.words))
    }
    try await songs.expectSound()
    try await songs.fill()
    try await songs.expectSound()
    #expect(try await songs.count("song_waiting") == 0)
    for words in Self.words { try await songs.expectSame(words) }
  }

  @Test func whatWasThereBeforeIsTakenIn() async throws {
    let songs = try await Songs(earlier: 700)
    try await songs.expectSame("song 3")
    #expect(try await songs.count("song_place") == 0)
    try await songs.fill()
    #expect(try await songs.count("song_place") == 700)
    try await songs.expectSound()
    for words in Self.words { try await songs.expectSame(words) }
  }

  @Test func aLongListLiesInOnePart() async throws {
    let songs = try await Songs(earlier: 700)
    let parts: SQL = "(SELECT DISTINCT segid FROM song_text_idx) AS part"
    try await songs.fill(many: 701)
    #expect(try #require(await songs.count(parts)) > 1)
    try await songs.add(700, "song")
    try await songs.fill(many: 1)
    #expect(try await songs.count(parts) == 1)
    for words in Self.words { try await songs.expectSame(words) }
  }

  @Test(arguments: [false, true])
  func whatAlwaysComesAtTheSamePlaceFindsRoomThere(backwards: Bool) async throws {
    let songs = try await Songs(earlier: 120)
    try await songs.fill()
    for number in 1000..<1300 {
      try await songs.add(number, "song 3 \(backwards ? 9999 - number : number)")
      try await songs.fill()
    }
    try await songs.expectSound()
    for words in Self.words { try await songs.expectSame(words) }
  }

  @Test func aSpaceThatEndsLeavesNothingOfIt() async throws {
    let songs = try await Songs()
    for number in 0..<20 { try await songs.add(number, "song", of: Self.spaces[number % 2]) }
    try await songs.fill()
    try await songs.change("DELETE FROM kit_space WHERE id = \(Self.spaces[0])")
    try await songs.fill()
    #expect(try await songs.count("song_place") == 10)
    #expect(try await songs.count("song_text WHERE song_text MATCH 'son'") == 10)
    #expect(try await songs.count("song_waiting") == 0)
    #expect(try await songs.database.problems() == [])
  }

  @Test func aPageOfManyHitsIsFoundByTheirIds() async throws {
    let songs = try await Songs(earlier: 200)
    try await songs.fill()
    let plan = try await songs.database.read { connection in
      let search = try SpaceView(Self.spaces[0], in: connection).search("song", in: Self.texts, .after(nil))
      return try connection.rows(
        """
        EXPLAIN QUERY PLAN SELECT * FROM song WHERE space_id = \(Self.spaces[0]) AND trash_id IS NULL\(search)
        ORDER BY name_key, id LIMIT 51
        """
      ).map { try $0["detail"] as String }.joined(separator: "; ")
    }
    #expect(plan.contains("SEARCH song USING INDEX sqlite_autoindex_song_1 (id=?)"), "\(plan)")
  }
}
