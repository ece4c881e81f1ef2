import HTTPTypes
import TestKit
import Testing

@testable import Kit
@testable import Notes

/// What processes of one house over one database hear of each other; see `bin/with-postgres`.
@Suite(.enabled(if: !TestEngine.isSQLite), .timeLimit(.minutes(5))) struct SeveralProcessesTests {
  private static let patience = Duration.seconds(60)

  /// Somebody, as one process knows them and as the other does.
  private func cast() async throws -> (TestMember, TestMember) {
    let home = try await TestHouse(apps: [NotesApp()], isMirrored: false)
    let marta = try await home.owner()
    return (marta, try await TestHouse(beside: home).same(marta))
  }

  /// What a stream has said.
  private final class Followed: Sendable {
    let said = Shared<[LiveEvent]>([])
    let isEnded = Shared(false)

    init(_ member: TestMember) {
      let events = member.home.house.live.events(in: member.space, for: .session(Self.session))
      Task { [said, isEnded] in
        for await event in events { said.change { $0.append(event) } }
        isEnded.change { $0 = true }
      }
    }

    static let session = ID<Session>("0199a000-0000-7000-8000-000000000009")!

    var events: [LiveEvent] { said.value }
    var changes: [LiveEvent] { events.filter { if case .change = $0 { true } else { false } } }
    /// Whether it was told where the space is: from then on it is known what is missed.
    var isPlaced: Bool { events.contains { if case .stands = $0 { true } else { false } } }

    /// How far the space is, as far as it has said.
    var sequence: Int64 {
      events.reduce(0) { last, event in
        switch event {
        case .change(let sequence, _), .stands(let sequence): max(last, sequence)
        case .gone: last
        }
      }
    }
  }

  /// How long it takes until something is so.
  @discardableResult
  private func wait(
    at location: SourceLocation = #_sourceLocation, until isSo: () async throws -> Bool
  ) async throws -> Duration {
    let began = ContinuousClock.now
    while try await !isSo() {
      guard began.duration(to: .now) < Self.patience else {
        Issue.record("it was waited for in vain", sourceLocation: location)
        break
      }
      try await Task.sleep(for: .milliseconds(1))
    }
    return began.duration(to: .now)
  }

  @Test func aChangeAtOneIsHeardAtTheOther() async throws {
    let (one, two) = try await cast()
    let stream = Followed(two)
    var times: [Double] = []
    for number in 1...200 {
      try await one.change { try NoteStore($0).add("note \(number)") }
      times.append(try await wait { stream.changes.count == number } / .milliseconds(1))
    }
    #expect(stream.changes == (2...201).map { LiveEvent.change(sequence: $0, topics: [Note.topic]) })
    times.sort()
    print("heard at the other after \(times[100].rounded()) ms, 99 of 100 after \(times[197].rounded()) ms")
  }

  @Test func whatTouchesMuchIsHeardAsAWhole() async throws {
    let (one, two) = try await cast()
    let stream = Followed(two)
    try await one.change { transaction in
      for number in 1...400 { transaction.touch(Topic("notes.what-has-a-long-name-\(number)")) }
    }
    try await wait { stream.events.contains(.stands(at: 2)) }
  }

  @Test func whenConnectionsAreCutStreamsStillEndAtTheLastSequence() async throws {
    let (one, two) = try await cast()
    let streams = (Followed(one), Followed(two))
    for number in 1...300 {
      try await [one, two][number % 2].change { try NoteStore($0).add("note \(number)") }
      if number % 40 == 0 { try ServerDatabase.cutFeeds(of: one.home) }
    }
    try ServerDatabase.cutFeeds(of: one.home)
    let took = try await wait { streams.0.sequence == 301 && streams.1.sequence == 301 }
    print("all streams were at the last sequence \((took / .milliseconds(1)).rounded()) ms after a cut")
  }

  /// As of a process that dies between the two.
  @Test func whatIsKeptAndNeverToldIsFound() async throws {
    let (one, two) = try await cast()
    let stream = Followed(two)
    try await wait { stream.isPlaced }
    try await one.change { try NoteStore($0).add("milk") }
    try await wait { stream.sequence == 2 }
    let space = one.space
    try await one.home.database.write {
      try $0.run("UPDATE kit_space SET sequence = sequence + 1 WHERE id = \(space)")
    }
    // What is told meanwhile tells nothing of it.
    try await one.change { try NoteStore($0).add("bread") }
    let took = try await wait { stream.events.contains { if case .stands(at: 3...) = $0 { true } else { false } } }
    #expect(stream.sequence == 4)
    print("found \((took / .milliseconds(1)).rounded()) ms after it was kept")
  }

  @Test func aPageIsNotConfirmedThatTheOtherHasChanged() async throws {
    let (one, two) = try await cast()
    let path = two.address(NotesPaths.notes())
    for number in 1...60 {
      let tag = try #require(try await two.browser.get(path).headers[.eTag])
      #expect(try await two.browser.get(path, headers: [.ifNoneMatch: tag]).status == 304)
      // The first of them tells nobody, as a process that dies.
      if number % 2 == 0 {
        try await one.change { try NoteStore($0).add("note \(number)") }
      } else {
        let space = one.space
        try await one.home.database.write {
          try $0.run("UPDATE kit_space SET sequence = sequence + 1 WHERE id = \(space)")
        }
      }
      #expect(try await two.browser.get(path, headers: [.ifNoneMatch: tag]).status == 200)
    }
  }

  // MARK: Who may see what

  /// Whether the other process takes them for somebody who is signed in.
  private func isIn(_ member: TestMember) async throws -> Bool {
    try await member.home.house.accounts.viewer(with: try #require(member.browser.session)) != nil
  }

  private func endSession(of member: TestMember) async throws {
    let person = member.person.id
    try await member.home.house.accounts.change { try $0.endSessions(of: person) }
  }

  @Test func aSessionThatEndsAtOneIsRefusedAtTheOther() async throws {
    var times: [Double] = []
    for _ in 1...10 {
      let (one, two) = try await cast()
      #expect(try await isIn(two))
      try await endSession(of: one)
      times.append(try await wait { try await !isIn(two) } / .milliseconds(1))
      #expect(try await two.get(NotesPaths.notes()).status != 200)
    }
    print("a session was refused at the other after \(times.map { $0.rounded() }.sorted()) ms")
  }

  @Test func aSessionThatEndsWhileNothingIsHeardIsRefusedToo() async throws {
    var times: [Double] = []
    for _ in 1...5 {
      let (one, two) = try await cast()
      #expect(try await isIn(two))
      try ServerDatabase.cutFeeds(of: one.home)
      try await endSession(of: one)
      times.append(try await wait { try await !isIn(two) } / .milliseconds(1))
    }
    print("and where connections were cut after \(times.map { $0.rounded() }.sorted()) ms")
  }

  @Test func aKeyThatEndsAtOneIsRefusedAtTheOther() async throws {
    let (one, two) = try await cast()
    let key = try #require(try await one.program(in: ["notes"]).key)
    let bearer = try #require(Bearer([.authorization: "Bearer \(key)"]))
    @Sendable func isIn() async throws -> Bool {
      do {
        _ = try await two.home.house.accounts.viewer(bearing: bearer, from: ClientAddress(peer: nil))
        return true
      } catch Refusal.signedOut {
        return false
      }
    }
    #expect(try await isIn())
    let person = one.person.id
    try await one.home.house.accounts.change { try $0.endTokens(of: person) }
    let took = try await wait { try await !isIn() }
    print("a key was refused at the other after \((took / .milliseconds(1)).rounded()) ms")
  }

  @Test func aSessionThatEndsWithoutAWordIsRefusedAndItsStreamsEnd() async throws {
    let (one, two) = try await cast()
    let stream = Followed(two)
    #expect(try await isIn(two))
    let person = one.person.id
    try await one.home.database.write { connection in
      _ = try connection.beginAccountChange()
      try connection.run("DELETE FROM kit_session WHERE person_id = \(person)")
    }
    let took = try await wait { try await !isIn(two) }
    try await wait { stream.isEnded.value }
    print("and without a word after \((took / .milliseconds(1)).rounded()) ms")
  }

  /// As of a process that dies, or a connection that is cut, in the middle of telling.
  @Test func aSessionWhoseEndIsToldByHalfIsFoundAndItsStreamsEnd() async throws {
    let (one, two) = try await cast()
    let stream = Followed(two)
    let person = one.person.id
    try await one.home.database.write { connection in
      _ = try connection.beginAccountChange()
      try connection.run("DELETE FROM kit_session WHERE person_id = \(person)")
    }
    one.home.database.feed.tell([.accounts])
    try await wait { stream.isEnded.value }
    #expect(try await !isIn(two))
  }

  @Test func whoIsSentAwayAtOneIsToldAtTheOther() async throws {
    let (one, two) = try await cast()
    let stream = Followed(two)
    let space = one.space
    try await one.home.house.accounts.change { $0.dismiss(space) }
    try await wait { stream.isEnded.value }
    #expect(stream.events.last == .gone)
    let other = Followed(two)
    one.home.house.live.tell([.ended(.session(Followed.session))])
    try await wait { other.isEnded.value }
    #expect(other.events.last == .gone)
  }

  @Test func whoHasJoinedAtOneIsAMemberAtTheOther() async throws {
    let (one, two) = try await cast()
    let eva = try await one.home.owner("Eva")
    let evaThere = two.home.same(eva)
    #expect(try await isIn(evaThere))
    _ = try await one.home.also(eva, in: one.space)
    try await wait { try await evaThere.browser.get(two.address(NotesPaths.notes())).status == 200 }
  }
}

/// What a process keeps in memory, on whichever engine.
@Suite struct KeptViewerTests {
  /// As of a request that began before the session ended, and notes where it was used only then.
  @Test func whoIsForgottenMeanwhileIsNotKeptAnew() async throws {
    let home = try await TestHouse(apps: [NotesApp()])
    let marta = try await home.owner()
    let (accounts, token, person) = (home.house.accounts, try #require(marta.browser.session), marta.person.id)
    let viewer = try #require(try await accounts.viewer(with: token))
    try await accounts.change { try $0.endSessions(of: person) }
    try await accounts.remember(marta.space, for: viewer)
    #expect(try await accounts.viewer(with: token) == nil)
  }
}

/// What a process does that hears nothing, on whichever engine.
@Suite struct DeafProcessTests {
  private struct Deaf: ChangeFeed {
    var isAlone: Bool { false }
    var isAlive: Bool { false }
    func open(_ listener: FeedListener) {}
    func tell(_ news: [HouseNews]) {}
  }

  @Test func whoHearsNothingOfOthersBelievesNothingThatItKeeps() async throws {
    let home = try await TestHouse(apps: [NotesApp()])
    let marta = try await home.owner()
    let accounts = Accounts(
      database: AttendedDatabase(home.database, feed: Deaf()), mint: home.house.mint, live: LiveHub(),
      passwordCost: .trifling)
    let token = try #require(marta.browser.session)
    #expect(try await accounts.viewer(with: token) != nil)
    #expect(try await !accounts.isOpenToOthers())
    // Nobody tells these accounts of it.
    try await home.setPassword("correct horse battery", of: marta.person.id)
    #expect(try await accounts.isOpenToOthers())
    let person = marta.person.id
    try await home.house.accounts.change { try $0.endSessions(of: person) }
    #expect(try await accounts.viewer(with: token) == nil)
  }
}

/// What a process tells the others, on whichever engine.
@Suite struct TellingTests {
  private struct Listener: ChangeFeed {
    let told = Shared<[[HouseNews]]>([])

    var isAlone: Bool { false }
    var isAlive: Bool { true }
    func open(_ listener: FeedListener) {}
    func tell(_ news: [HouseNews]) { told.change { $0.append(news) } }
  }

  /// Whoever hears the number of a change has heard all of it.
  @Test func aChangeOfAccountsIsToldInOneAndCountedLast() async throws {
    let home = try await TestHouse(apps: [NotesApp()])
    let marta = try await home.owner()
    let luis = try await home.member(of: marta.space)
    let feed = Listener()
    let accounts = Accounts(
      database: AttendedDatabase(home.database, feed: feed), mint: home.house.mint, live: LiveHub(feed: feed),
      passwordCost: .trifling)
    let (person, space) = (luis.person.id, marta.space)
    try await accounts.change { transaction in
      try transaction.remove(person, from: space, by: .program)
      try transaction.endSessions(of: person)
    }
    let news = try #require(feed.told.value.first)
    #expect(feed.told.value.count == 1 && news.count == 5)
    #expect(news.first == .accounts && news.contains(.dismissed(space)))
    #expect(news.contains { if case .ended(.session) = $0 { true } else { false } })
    guard case .counted = news.last else {
      Issue.record("It was counted before it was told.")
      return
    }
  }
}
