import TestKit
import Testing

@testable import Kit

@Suite(.timeLimit(.minutes(5))) struct LiveSeatsTests {
  private static let home = ID<Space>("0199a000-0000-7000-8000-000000000001")!
  private let mint = TestClock().mint

  /// Seats, and who lost theirs.
  private struct Room {
    var seats = LiveSeats(most: 40)
    var last: UInt64 = 0
    var ended: Set<UInt64> = []

    @discardableResult
    mutating func open(_ holder: LiveReader.Holder, from peer: String) -> UInt64 {
      last += 1
      ended.formUnion(seats.take(last, for: LiveReader(holder: holder, address: LiveSeatsTests.address(peer))))
      return last
    }
  }

  fileprivate static func address(_ peer: String) -> ClientAddress {
    ClientAddress(peer: peer, headers: [:], proxies: [])
  }

  @Test func theNinthStreamOfABrowserEndsItsFirst() {
    var room = Room()
    let session = LiveReader.Holder.session(mint.id())
    let streams = (0...LiveSeats.ofOneHolder).map { _ in room.open(session, from: "203.0.113.7") }
    #expect(room.ended == [streams[0]])
  }

  @Test func whoOpensStreamsByTheThousandEndsTheirOwnAlone() {
    var room = Room()
    let guests = (1...9).map { room.open(.cookie(SecretHash("guest \($0)")), from: "203.0.113.7") }
    for number in 1...500 { room.open(.cookie(SecretHash("made up \(number)")), from: "198.51.100.1") }
    #expect(room.ended.isDisjoint(with: guests))
    #expect(room.ended.count == 500 - 11, "strangers have half of forty")
  }

  @Test func browsersWithoutCookiesBehindOneAddressAreNotOneBrowser() {
    var room = Room()
    for _ in 1...20 { room.open(.nobody(Self.address("203.0.113.7")), from: "203.0.113.7") }
    #expect(room.ended.isEmpty)
  }

  @Test func whoHasOrderedKeepsTheirStreamWhileStrangersFightForTheirs() {
    var room = Room()
    let known = (1...10).map { _ in room.open(.visitor(mint.id()), from: "203.0.113.7") }
    for number in 1...500 { room.open(.cookie(SecretHash("made up \(number)")), from: "198.51.100.\(number % 250)") }
    #expect(room.ended.isDisjoint(with: known))
  }

  @Test func membersFindRoomHoweverManyOutsidersCome() {
    var room = Room()
    for _ in 1...100 { room.open(.visitor(mint.id()), from: "198.51.100.1") }
    let members = (1...10).map { _ in room.open(.session(mint.id()), from: "203.0.113.7") }
    #expect(room.ended.isDisjoint(with: members))
    #expect(room.ended.count == 70, "outsiders have three quarters of forty")
  }

  @Test func oneLinkTakesNoMoreThanItsShare() {
    var room = Room()
    room.seats = LiveSeats(most: 10 * LiveSeats.ofOneLink)
    let link: ID<ShareLink> = mint.id()
    for _ in 0...LiveSeats.ofOneLink { room.open(.guest(mint.id(), by: link), from: "198.51.100.1") }
    #expect(room.ended == [1])
  }

  @Test func aSeatThatWasLeftIsFreeAgain() {
    var room = Room()
    let session = LiveReader.Holder.session(mint.id())
    for _ in 1...100 { room.seats.leave(room.open(session, from: "203.0.113.7")) }
    #expect(room.ended.isEmpty)
  }

  @Test func aStreamThatLosesItsSeatEndsAndTheOthersGoOn() async {
    let hub = LiveHub()
    let reader = LiveReader(holder: .session(mint.id()), address: Self.address("203.0.113.7"))
    let streams = (0...LiveSeats.ofOneHolder).map { _ in hub.events(in: Self.home, reader: reader) }
    var first = streams[0].makeAsyncIterator()
    #expect(await first.next() == nil)
    hub.announce(Announcement(space: Self.home, sequence: 2, topics: []))
    for stream in streams.dropFirst() {
      var events = stream.makeAsyncIterator()
      #expect(await events.next() == .change(sequence: 2, topics: []))
    }
  }
}
