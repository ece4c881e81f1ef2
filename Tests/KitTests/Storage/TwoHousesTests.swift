import TestKit
import Testing

@testable import Kit
@testable import Notes

/// Two processes of one house over one database, who know nothing of each other but what stands there; see `bin/with-postgres`.
@Suite(.enabled(if: !TestEngine.isSQLite)) struct TwoHousesTests {
  /// Somebody, as one process knows them and as the other does.
  private func cast() async throws -> (TestMember, TestMember) {
    let home = try await TestHouse(apps: [NotesApp()], isMirrored: false)
    let marta = try await home.owner()
    return (marta, try await TestHouse(beside: home).same(marta))
  }

  /// What became of two things that are done at once.
  private func atOnce<Value: Sendable>(
    _ one: @escaping @Sendable () async throws -> Value, _ two: @escaping @Sendable () async throws -> Value
  ) async -> [Result<Value, any Error>] {
    await withTaskGroup(of: Result<Value, any Error>.self) { group in
      for body in [one, two] {
        group.addTask {
          do {
            return .success(try await body())
          } catch {
            return .failure(error)
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }

  private func successes<Value>(_ results: [Result<Value, any Error>]) -> Int {
    results.count { if case .success = $0 { true } else { false } }
  }

  @Test func theSameFormSentToBothIsOneChangeAndAnsweredAlike() async throws {
    let (one, two) = try await cast()
    for round in 1...40 {
      let fields = [
        ("operation", one.home.house.mint.uuid().text), ("id", one.home.house.mint.uuid().text),
        ("text", "milk \(round)"),
      ]
      let answers = await atOnce {
        try await one.post(NotesPaths.newNote(), fields)
      } _: {
        try await two.post(NotesPaths.newNote(), fields)
      }
      let places = try answers.map { try $0.get() }
      #expect(places.map(\.status) == [303, 303])
      #expect(Set(places.map(\.location)).count == 1)
    }
    let (notes, sequence) = try await one.read { (try NoteStore($0).notes().count, $0.sequence) }
    #expect(notes == 40 && sequence == 41)
  }

  @Test func changesOfBothInOneSpaceAreNumberedWithoutGaps() async throws {
    let (one, two) = try await cast()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<60 {
        group.addTask { _ = try await [one, two][number % 2].change { try NoteStore($0).add("note \(number)") } }
      }
      try await group.waitForAll()
    }
    let sequences: [Int] = try await one.home.database.read {
      try $0.rows("SELECT sequence FROM kit_activity ORDER BY sequence").map { try $0["sequence"] }
    }
    #expect(sequences == Array(2...61))
  }

  @Test func ofTwoLastOwnersWhoLeaveAtOnceOneStays() async throws {
    let (one, two) = try await cast()
    let luis = try await one.home.member("Luis", of: one.space)
    for _ in 1...20 {
      let (space, marta) = (one.space, one.person.id)
      try await one.home.house.accounts.change { accounts in
        for person in [marta, luis.person.id] {
          try accounts.addMember(person, to: space, as: .owner)
          try accounts.connection.run(
            "UPDATE kit_member SET role = \(Role.owner) WHERE space_id = \(space) AND person_id = \(person)")
        }
      }
      let results = await atOnce {
        try await one.home.house.accounts.change { try $0.remove(marta, from: space, by: .program) }
      } _: {
        try await two.home.house.accounts.change { try $0.remove(luis.person.id, from: space, by: .program) }
      }
      #expect(successes(results) == 1)
      let owners = try await one.home.house.accounts.read { try $0.members(of: space).filter { $0.role == .owner } }
      #expect(owners.count == 1)
    }
  }

  @Test func anInvitationLetsInOneOfTwo() async throws {
    let (one, two) = try await cast()
    for round in 1...20 {
      let space = one.space
      let (eva, zoe, secret) = try await one.home.house.accounts.change { accounts in
        (
          try accounts.addPerson(named: "Eva \(round)", language: .es),
          try accounts.addPerson(named: "Zoe \(round)", language: .es), try accounts.makeLink(.join, space: space)
        )
      }
      let results = await atOnce {
        try await one.home.house.accounts.change { try $0.join(eva, named: "Eva", by: secret) }
      } _: {
        try await two.home.house.accounts.change { try $0.join(zoe, named: "Zoe", by: secret) }
      }
      #expect(successes(results) == 1)
      let members = try await one.home.house.accounts.read { try $0.members(of: space).count }
      #expect(members == 1 + round)
    }
  }

  @Test func whatIsTakenBackWhileTheTrashIsEmptiedIsThereOrIsRefused() async throws {
    let (one, two) = try await cast()
    for round in 1...20 {
      let note = try await one.change { try NoteStore($0).add("note \(round)", lines: ["milk", "bread"]) }
      let deletion = try #require(try await one.change { try NoteStore($0).remove(note.id) })
      one.home.clock.advance(by: .seconds(60))
      let before = one.home.clock.now
      let results = await atOnce {
        try await one.post(Undoing.path(deletion)).status
      } _: {
        try await two.home.database.write { try Trash.empty(NotesApp().tables, of: "notes", before: before, in: $0) }
        return 0
      }
      let status = try results.map { try $0.get() }.reduce(0, +)
      let (notes, lines) = try await one.read {
        (try NoteStore($0).notes().contains { $0.id == note.id }, try NoteStore($0).lines(of: note.id).count)
      }
      #expect(status == 303 || status == 410)
      #expect(notes == (status == 303))
      #expect(lines == (status == 303 ? 2 : 0))
    }
  }

  @Test func whatBelongsToTheInstallationIsChangedByOneAtATime() async throws {
    let (one, two) = try await cast()
    try await one.home.database.write { try $0.run("CREATE TABLE numbered (number BIGINT NOT NULL)") }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for turn in 0..<40 {
        group.addTask {
          try await [one, two][turn % 2].home.installation.writePart { connection in
            let last: Int = try connection.value("SELECT COALESCE(MAX(number), 0) AS last FROM numbered") ?? 0
            try connection.run("INSERT INTO numbered (number) VALUES (\(last + 1))")
          }
        }
      }
      try await group.waitForAll()
    }
    let numbers: [Int] = try await one.home.database.read {
      try $0.rows("SELECT number FROM numbered ORDER BY number").map { try $0["number"] }
    }
    #expect(numbers == Array(1...40))
  }

  @Test func filesAreBroughtInByOneAtATime() async throws {
    let (one, two) = try await cast()
    let (imports, others) = (one.home.house.imports, two.home.house.imports)
    let atWork = Shared(0)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for work in [imports, others, imports, others] {
        group.addTask {
          try await work.enter()
          atWork.change { $0 += 1 }
          #expect(atWork.value == 1)
          try await Task.sleep(for: .milliseconds(20))
          atWork.change { $0 -= 1 }
          work.leave()
        }
      }
      try await group.waitForAll()
    }
    // Nobody takes back what another is at.
    try await imports.enter()
    let (store, id): (ImportStore, ID<ImportRun>) = (
      ImportStore(space: one.space, app: "notes"), one.home.house.mint.id()
    )
    let now = one.home.clock.now
    _ = try await one.home.database.write { try store.begin(id, of: "a.csv", nil, at: now, in: $0) }
    try await two.home.house.recoverImports()
    #expect(try await one.home.database.read { try store.record(id, in: $0).state } == .running)
    // Unless they have died.
    await imports.claim?.giveBack()
    try await two.home.house.recoverImports()
    #expect(try await one.home.database.read { try store.record(id, in: $0).state } == .interrupted)
    imports.leave()
  }

  @Test func whoBringsAFileNextTakesBackWhatAProcessLeftThatIsPaused() async throws {
    let (one, two) = try await cast()
    let (store, work) = (ImportStore(space: one.space, app: "notes"), one.home.house.imports)
    let run = ImportRun(id: one.home.house.mint.id(), storage: one.storage, work: work)
    try await work.enter()
    _ = try await one.home.database.write { try store.begin(run.id, of: "a.csv", nil, at: TestClock.start, in: $0) }
    one.home.clock.advance(by: Schedule.lease)
    try await two.home.house.imports.taking {
      #expect(try await two.home.database.read { try store.record(run.id, in: $0).state } == .interrupted)
      await #expect(throws: ImportRun.Interrupted.self) {
        try await run.conclude { _ in ImportReport(isTaken: true, facts: [], refused: []) }
      }
      // What it gives back now is not its own.
      await work.claim?.giveBack()
      try await one.home.house.recoverImports()
      #expect(try await one.home.database.read { try $0.holds("kit_job WHERE claimed_until IS NOT NULL") })
    }
    work.leave()
  }

  @Test func aFormThatBringsAFileToBothBeginsOneImport() async throws {
    let (one, two) = try await cast()
    let (store, now) = (ImportStore(space: one.space, app: "notes"), one.home.clock.now)
    for _ in 1...20 {
      let operation = Operation(key: one.home.house.mint.uuid().text, digest: [1])
      let ids = (one.home.house.mint.id(ImportRun.self), two.home.house.mint.id(ImportRun.self))
      let results = await atOnce {
        try await one.home.database.write { try store.begin(ids.0, of: "a.csv", operation, at: now, in: $0) }
      } _: {
        try await two.home.database.write { try store.begin(ids.1, of: "a.csv", operation, at: now, in: $0) }
      }
      #expect(Set(try results.map { try $0.get() }).count == 1)
    }
  }

  @Test func aPublicNameIsGivenOnce() async throws {
    let (one, two) = try await cast()
    let eva = try await one.home.owner("Eva")
    let evaThere = two.home.same(eva)
    for round in 1...20 {
      let results = await atOnce {
        try await one.change { try PublicPageStore($0).set("our-place-\(round)", isOpen: true, for: "notes") }
      } _: {
        try await evaThere.change { try PublicPageStore($0).set("our-place-\(round)", isOpen: true, for: "notes") }
      }
      #expect(successes(results) == 1)
      for case .failure(let error) in results { #expect(error is Invalid) }
    }
  }

  @Test func triesToSignInCountTogether() async throws {
    let (one, two) = try await cast()
    let now = one.home.clock.now
    let admitted = await withTaskGroup(of: Bool.self) { group in
      for turn in 0..<30 {
        group.addTask {
          let tries = [one, two][turn % 2].home.house.accounts.tries
          do {
            try await tries.begin("marta", from: ClientAddress(peer: "192.0.2.1"), at: now)
            return true
          } catch {
            return false
          }
        }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(admitted == SignInTries.limit)
  }

  @Test func bothMayOpenAnEmptyDatabaseAtOnce() async throws {
    for _ in 1...3 {
      let store = try await TestDatabase()
      let migrator = Migrator(KitMigrations.all + NotesApp().migrations)
      let other = try store.another()
      let results = await atOnce {
        try await migrator.run(try await migrator.pending(in: store.database), in: store.database, now: TestClock.start)
      } _: {
        try await migrator.run(try await migrator.pending(in: other), in: other, now: TestClock.start)
      }
      for result in results { try result.get() }
      #expect(try await migrator.pending(in: store.database).isEmpty)
      try other.close()
    }
  }
}
