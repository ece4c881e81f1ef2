import TestKit
import Testing

@testable import Kit
@testable import Notes

/// How all spaces are told of what belongs to none of them.
@Suite struct InstallationNewsTests {
  private struct Died: Error {}

  private static let spaces = 230

  /// Somebody with a space, beside those of so many others.
  private func cast() async throws -> TestMember {
    let marta = try await TestHouse(apps: [NotesApp()], isMirrored: false).owner()
    let owner = marta.person.id
    try await marta.home.house.accounts.change { accounts in
      for number in 1..<Self.spaces {
        _ = try accounts.addSpace(
          named: "Space \(number)", currency: .eur, zone: Zone("Europe/Madrid")!, owner: owner)
      }
    }
    return marta
  }

  private func sequences(in home: TestHouse) async throws -> [String: Int64] {
    try await home.database.read { connection in
      try Dictionary(
        uniqueKeysWithValues: connection.rows("SELECT id, sequence FROM kit_space ORDER BY id").map {
          (try $0["id"], try $0["sequence"])
        })
    }
  }

  /// As a process writes that dies before the change of this number: the first is what it writes itself, each that follows tells a stretch.
  private func write(
    of marta: TestMember, dyingBefore number: Int,
    _ body: @escaping @Sendable (any WritableConnection) throws -> InstallationNews
  ) async throws {
    let database = AttendedDatabase(marta.home.database, before: number) { throw Died() }
    try await InstallationStorage(
      author: Author(person: marta.person.id, name: "Marta"), database: database, live: marta.home.house.live,
      mint: marta.home.house.mint
    ).write(body)
  }

  private func goOn(in home: TestHouse) async -> [String] {
    await Schedule(jobs: [InstallationNewsTelling.job], errand: home.house.schedule.errand).runDue().ran
  }

  @Test func everySpaceIsToldOnceAndItsOpenScreensHearOfIt() async throws {
    let marta = try await cast()
    let before = try await sequences(in: marta.home)
    var events = marta.home.house.live.events(in: marta.space).makeAsyncIterator()
    try await marta.home.installation.write { _ in InstallationNews(of: Note.topic) }
    let after = try await sequences(in: marta.home)
    #expect(after.count == Self.spaces && after == before.mapValues { $0 + 1 })
    #expect(await events.next() == .change(sequence: 2, topics: [Note.topic]))
    #expect(await goOn(in: marta.home).isEmpty)
  }

  @Test func betweenTwoStretchesPeopleChangeTheirSpaces() async throws {
    let marta = try await cast()
    let (before, told) = (try await sequences(in: marta.home), Shared(0))
    let database = AttendedDatabase(marta.home.database, before: 3) {
      let now = try await sequences(in: marta.home)
      told.change { $0 = now.count { $0.value != before[$0.key] } }
      try await marta.change { try NoteStore($0).add("milk") }
    }
    try await InstallationStorage(
      author: .program, database: database, live: marta.home.house.live, mint: marta.home.house.mint
    ).write { _ in InstallationNews(of: Note.topic) }
    #expect(told.value == InstallationNewsTelling.stretch)
    #expect(try await marta.read { try NoteStore($0).notes().count } == 1)
    let (space, after) = (marta.space.description, try await sequences(in: marta.home))
    #expect(after.allSatisfy { $0.value == (before[$0.key] ?? 0) + ($0.key == space ? 2 : 1) })
  }

  @Test(arguments: [2, 3, 4]) func whatAProcessThatDiedHasNotToldIsToldByAnother(before number: Int) async throws {
    let marta = try await cast()
    let before = try await sequences(in: marta.home)
    try await write(of: marta, dyingBefore: number) { _ in InstallationNews(of: Note.topic) }
    let between = try await sequences(in: marta.home)
    #expect(between.count { $0.value != before[$0.key] } == (number - 2) * InstallationNewsTelling.stretch)
    #expect(await goOn(in: marta.home) == ["kit.tell-spaces"])
    #expect(try await sequences(in: marta.home) == before.mapValues { $0 + 1 })
    #expect(try await !marta.home.database.read { try $0.holds("kit_installation_news") })
  }

  /// In how many spaces a line stands, how often, and who is said to have done it.
  private struct Lines: Equatable {
    let spaces, lines: Int
    let authors: Set<String>
  }

  private func lines(in home: TestHouse) async throws -> Lines {
    let rows = try await home.database.read { connection in
      try connection.rows("SELECT space_id, author FROM kit_activity WHERE verb = 'note.added' ORDER BY id").map {
        (space: try $0["space_id"] as String, author: try $0["author"] as String)
      }
    }
    return Lines(spaces: Set(rows.map(\.space)).count, lines: rows.count, authors: Set(rows.map(\.author)))
  }

  @Test func aLineForAllStandsOnceInEachSpace() async throws {
    let marta = try await cast()
    let note: ID<Note> = marta.home.house.mint.id()
    try await write(of: marta, dyingBefore: 3) { _ in
      InstallationNews(Note.added, of: Subject(Note.topic, note, title: "milk"), fields: [])
    }
    _ = await goOn(in: marta.home)
    let everywhere = Lines(spaces: Self.spaces, lines: Self.spaces, authors: [Author.program.name])
    #expect(try await lines(in: marta.home) == everywhere)
  }

  @Test func aLineForSomeIsThereWithTheChangeAndUnderItsAuthor() async throws {
    let marta = try await cast()
    let (note, homes): (ID<Note>, [ID<Space>]) = (
      marta.home.house.mint.id(), [marta.space, marta.home.house.mint.id()]
    )
    try await write(of: marta, dyingBefore: 2) { _ in
      InstallationNews(Note.added, of: Subject(Note.topic, note, title: "milk"), in: homes)
    }
    let atHome = Lines(spaces: 1, lines: 1, authors: ["Marta"])
    #expect(try await lines(in: marta.home) == atHome)
    _ = await goOn(in: marta.home)
    #expect(try await lines(in: marta.home) == atHome)
  }

  @Test(.enabled(if: !TestEngine.isSQLite)) func twoWhoGoOnAtOnceTellEachSpaceOnce() async throws {
    let marta = try await cast()
    let (before, other) = (try await sequences(in: marta.home), try await TestHouse(beside: marta.home))
    try await write(of: marta, dyingBefore: 2) { _ in InstallationNews(of: Note.topic) }
    let id: ID<InstallationNews> = try #require(
      try await marta.home.database.read { try $0.value("SELECT id FROM kit_installation_news") })
    try await withThrowingTaskGroup(of: Void.self) { group in
      for home in [marta.home, other] {
        let telling = InstallationNewsTelling(
          database: home.database, live: home.house.live, mint: home.house.mint)
        group.addTask { try await telling.finish(id) }
      }
      try await group.waitForAll()
    }
    #expect(try await sequences(in: marta.home) == before.mapValues { $0 + 1 })
  }
}
