import TestKit
import Testing

@testable import Kit
@testable import Notes

@Suite(.timeLimit(.minutes(5))) struct LiveHubTests {
  private static let home = ID<Space>("0199a000-0000-7000-8000-000000000001")!
  private static let shop = ID<Space>("0199a000-0000-7000-8000-000000000002")!

  private func announce(_ sequences: ClosedRange<Int64>, of space: ID<Space>, on hub: LiveHub) {
    for sequence in sequences {
      hub.announce(Announcement(space: space, sequence: sequence, topics: [Note.topic]))
    }
  }

  private func sequences(_ events: AsyncStream<LiveEvent>) async -> [Int64] {
    await events.reduce(into: []) { found, event in
      if case .change(let sequence, _) = event { found.append(sequence) }
    }
  }

  @Test func aChangeIsToldToTheStreamsOfItsSpaceAlone() async {
    let hub = LiveHub()
    let (first, second, other) = (hub.events(in: Self.home), hub.events(in: Self.home), hub.events(in: Self.shop))
    announce(2...3, of: Self.home, on: hub)
    announce(8...8, of: Self.shop, on: hub)
    hub.close()
    #expect(await sequences(first) == [2, 3])
    #expect(await sequences(second) == [2, 3])
    #expect(await sequences(other) == [8])
  }

  @Test func aStreamBeginsWithWhatHappensAfterIt() async {
    let hub = LiveHub()
    announce(2...2, of: Self.home, on: hub)
    let events = hub.events(in: Self.home)
    announce(3...3, of: Self.home, on: hub)
    hub.close()
    #expect(await sequences(events) == [3])
  }

  @Test func aSlowReaderLosesTheOldestAndNeverTheNewest() async {
    let hub = LiveHub()
    let events = hub.events(in: Self.home)
    announce(1...200, of: Self.home, on: hub)
    hub.close()
    #expect(await sequences(events) == Array(137...200))
  }

  @Test func closingEndsAllStreamsNowAndFromNowOn() async {
    let hub = LiveHub()
    let before = hub.events(in: Self.home)
    hub.close()
    #expect(await sequences(before).isEmpty)
    #expect(await sequences(hub.events(in: Self.home)).isEmpty)
  }

  @Test func dismissingEndsTheStreamsOfOneSpaceWithAWord() async {
    let hub = LiveHub()
    let (home, shop) = (hub.events(in: Self.home), hub.events(in: Self.shop))
    hub.tell([.dismissed(Self.home)])
    var iterator = home.makeAsyncIterator()
    #expect(await iterator.next() == .gone)
    #expect(await iterator.next() == nil)
    announce(2...2, of: Self.shop, on: hub)
    hub.close()
    #expect(await sequences(shop) == [2])
  }

  @Test func theNewestSequenceIsKnownWhateverTheOrderOfTheNews() {
    let hub = LiveHub()
    #expect(hub.sequence(of: Self.home) == nil)
    hub.note(5, of: Self.home)
    announce(4...4, of: Self.home, on: hub)
    hub.note(3, of: Self.home)
    #expect(hub.sequence(of: Self.home) == 5)
    #expect(hub.sequence(of: Self.shop) == nil)
  }
}
