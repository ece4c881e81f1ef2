#if POSTGRES
  import Dispatch
  import TestKit
  import Testing

  @testable import Kit
  @testable import StoragePostgres

  /// How a feed does without an answer; see `bin/with-postgres`.
  @Suite(.enabled(if: !TestEngine.isSQLite), .timeLimit(.minutes(5))) struct PostgresFeedTests {
    private static let space = ID<Space>("0199a000-0000-7000-8000-000000000001")!

    /// Waits a minute at most.
    private func wait(
      at location: SourceLocation = #_sourceLocation, until isSo: () throws -> Bool
    ) async throws {
      for _ in 0..<12_000 {
        if try isSo() { return }
        try await Task.sleep(for: .milliseconds(5))
      }
      Issue.record("it was waited for in vain", sourceLocation: location)
    }

    private func address(of store: TestDatabase) throws -> PostgresAddress {
      PostgresAddress(try #require(store.serverAddress), as: "sobremesa")
    }

    @Test func aLookHoldsForTwoSecondsAndOneThatHangsForNone() async throws {
      let store = try await TestDatabase()
      let (time, looks, answer) = (Shared(ContinuousClock.now), Shared(0), DispatchSemaphore(value: 0))
      let feed = PostgresFeed(try address(of: store)) { time.value }
      feed.open(
        FeedListener { _ in
        } look: { _, _ in
          looks.change { $0 += 1 }
          if looks.value > 1 { answer.wait() }
        } fail: { _ in
        } doubt: {
        })
      try await wait { feed.isAlive }
      time.change { $0 += .milliseconds(1_900) }
      #expect(feed.isAlive)
      time.change { $0 += .milliseconds(100) }
      #expect(!feed.isAlive)
      try await wait { looks.value == 2 }
      #expect(!feed.isAlive)
      answer.signal()
      try await wait { feed.isAlive }
      answer.signal()
      feed.close()
    }

    @Test func aLookThatHangsDoesNotHoldUpTheEnd() async throws {
      let store = try await TestDatabase()
      let (looks, answer) = (Shared(0), DispatchSemaphore(value: 0))
      let feed = PostgresFeed(try address(of: store))
      feed.open(
        FeedListener { _ in
        } look: { _, _ in
          looks.change { $0 += 1 }
          answer.wait()
        } fail: { _ in
        } doubt: {
        })
      try await wait { looks.value == 1 }
      feed.close()
      answer.signal()
      let connection = try PostgresConnection(try address(of: store), purpose: .listening)
      let row = try connection.answer("SELECT current_setting('statement_timeout') AS value").rows.first
      #expect(try row?["value"] == "2s")
    }

    @Test func whatIsRefusedIsSaidAndHindersNothingElse() async throws {
      let store = try await TestDatabase()
      let (heard, failures) = (Shared<Set<HouseNews>>([]), Shared(0))
      let feeds = [PostgresFeed(try address(of: store)), PostgresFeed(try address(of: store))]
      for feed in feeds {
        feed.open(
          FeedListener { news in
            heard.change { $0.insert(news) }
          } look: { _, _ in
          } fail: { _ in
            failures.change { $0 += 1 }
          } doubt: {
          })
      }
      try await wait { feeds.allSatisfy(\.isAlive) }
      let refused = Announcement(space: Self.space, sequence: 2, topics: ["notes.a\0b"])
      feeds[0].tell([.change(refused)])
      try await wait {
        feeds[0].tell([.dismissed(Self.space)])
        return heard.value == [.dismissed(Self.space)]
      }
      #expect(failures.value == 1)
      for feed in feeds { feed.close() }
    }

    @Test func whileNothingIsHeardItIsSaidOnceAndStreamsAreDoubtedEveryTenSeconds() async throws {
      let (time, doubts, failures) = (Shared(ContinuousClock.now), Shared(0), Shared(0))
      // Where nobody listens.
      let feed = PostgresFeed(PostgresAddress("postgres://sobremesa@127.0.0.1:1/none", as: "sobremesa")) { time.value }
      feed.open(
        FeedListener { _ in
        } look: { _, _ in
        } fail: { _ in
          failures.change { $0 += 1 }
        } doubt: {
          doubts.change { $0 += 1 }
        })
      try await wait { failures.value == 1 }
      #expect(doubts.value == 0)
      for number in 1...2 {
        time.change { $0 += .seconds(10) }
        try await wait { doubts.value == number }
      }
      #expect(failures.value == 1 && !feed.isAlive)
      feed.close()
    }
  }
#endif
