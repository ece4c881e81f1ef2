import TestKit
import Testing

@testable import Kit
@testable import Restaurant

@Suite struct OrderVerbTests {
  @Test func oneTapAfterTheOtherTakesATicketOffTheBoard() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order()
    #expect(try await cast.board().tickets.map(\.id) == [id])
    #expect(try await cast.bring(id, to: .preparing, from: .received)?.leavesBoard == false)
    #expect(try await cast.read(id).lines.map(\.state) == [.preparing, .preparing])
    try await cast.bring(id, to: .ready, from: .preparing)
    let last = try await cast.bring(id, to: .done, from: .ready)
    #expect(last?.leavesBoard == true)
    #expect(try await cast.board().tickets.isEmpty)
    #expect(try await cast.undo(last?.done).status == 303)
    #expect(try await cast.board().tickets.map(\.order.state) == [.ready])
    #expect(try await cast.read(id).lines.map(\.state) == [.ready, .ready])
  }

  @Test func oldestTicketsComeFirst() async throws {
    let cast = try await KitchenCast()
    let first = try await cast.order()
    cast.marta.home.clock.advance(by: .seconds(60))
    let second = try await cast.order()
    #expect(try await cast.board().tickets.map(\.id) == [first, second])
    #expect(try await cast.board().tickets.map(\.order.number) == [1, 2])
  }

  @Test func twoCooksWhoTapTheSameTicketAtOnceBringItOneStepOn() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order()
    #expect(try await cast.bring(id, to: .preparing, from: .received) != nil)
    #expect(try await cast.bring(id, to: .preparing, from: .received) == nil)
    #expect(try await cast.activity(id).count == 1)
  }

  @Test func aProgramThatComesBehindTheKitchenIsToldThatItHasDoneNothing() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order()
    try await cast.bring(id, to: .preparing, from: .received)
    try await cast.bring(id, to: .ready, from: .preparing)
    let program = try await cast.marta.program(in: ["restaurant"])
    let line = try #require(try await cast.read(id).lines.first).id
    for (link, first) in [(KitchenPaths.state(id), "received"), (KitchenPaths.lineState(id, line), "waiting")] {
      let address = cast.marta.programAddress(link)
      let behind = try await program.say(#"{"state": "preparing", "shown": "\#(first)"}"#, to: address)
      #expect(behind.status == 409, "\(behind.text)")
      let same = try await program.say(#"{"state": "ready", "shown": "preparing"}"#, to: address)
      #expect(same.status == 200, "\(same.text)")
    }
    #expect(try await cast.read(id).state == .ready)
  }

  @Test func aTapOnAnOldPageNeverBringsATicketBack() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order()
    try await cast.bring(id, to: .ready, from: .received)
    #expect(try await cast.bring(id, to: .preparing, from: .received) == nil)
    #expect(try await cast.read(id).state == .ready)
    let line = try await cast.read(id).lines[0].id
    #expect(try await cast.bring(line, of: id, to: .preparing, from: .waiting) == nil)
  }

  @Test func oneTapBackTakesBackWhatTheTapDidToTheLines() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order()
    let lines = try await cast.read(id).lines.map(\.id)
    try await cast.bring(lines[0], of: id, to: .preparing, from: .waiting)
    #expect(try await cast.read(id).state == .preparing)
    try await cast.bring(id, to: .ready, from: .preparing)
    #expect(try await cast.read(id).lines.map(\.state) == [.ready, .ready])
    try await cast.bring(id, to: .preparing, from: .ready)
    #expect(try await cast.read(id).state == .preparing)
    #expect(try await cast.read(id).lines.map(\.state) == [.preparing, .waiting])
  }

  @Test func oneTapBackKnowsTheTapHoweverMuchHasBeenSaidSince() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order()
    let lines = try await cast.read(id).lines.map(\.id)
    try await cast.bring(lines[0], of: id, to: .preparing, from: .waiting)
    try await cast.bring(id, to: .ready, from: .preparing)
    for number in 1...60 { _ = try await cast.correct(id, Correction(note: "\(number)")) }
    try await cast.bring(id, to: .preparing, from: .ready)
    #expect(try await cast.read(id).lines.map(\.state) == [.preparing, .waiting])
  }

  @Test func aStepTakenBackIsNoStep() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order()
    let first = try await cast.read(id).lines[0].id
    try await cast.bring(first, of: id, to: .preparing, from: .waiting)
    let done = try await cast.bring(id, to: .ready, from: .preparing)
    try await cast.undo(done?.done)
    #expect(try await cast.read(id).lines.map(\.state) == [.preparing, .waiting])
    try await cast.bring(id, to: .received, from: .preparing)
    #expect(try await cast.read(id).lines.map(\.state) == [.waiting, .waiting])
  }

  @Test func linesLeadTheirOrder() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order(way: .dineIn)
    let lines = try await cast.read(id).lines.map(\.id)
    for line in lines { try await cast.bring(line, of: id, to: .ready, from: .waiting) }
    #expect(try await cast.read(id).state == .ready)
    try await cast.bring(lines[0], of: id, to: .served, from: .ready)
    let last = try await cast.bring(lines[1], of: id, to: .served, from: .ready)
    #expect(last?.leavesBoard == true)
    #expect(try await cast.read(id).state == .done)
    try await cast.undo(last?.done)
    #expect(try await cast.read(id).state == .ready)
    #expect(try await cast.read(id).lines.map(\.state) == [.served, .ready])
  }

  @Test func whatIsBegunIsRefusedNoMoreButCancelled() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order()
    try await cast.bring(id, to: .preparing, from: .received)
    await #expect(throws: Refusal.self) {
      try await cast.marta.change { try OrderStore($0).refuse(id, RefusalDraft(.tooBusy)) }
    }
    let done = try await cast.marta.change { try OrderStore($0).cancel(id) }
    #expect(try await cast.read(id).state == .cancelled)
    #expect(try await cast.marta.change { try OrderStore($0).cancel(id) } == nil)
    try await cast.undo(done)
    #expect(try await cast.read(id).state == .preparing)
  }

  @Test func aRefusalSaysWhyAndIsTakenBackWithItsReason() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order()
    let done = try await cast.marta.change {
      try OrderStore($0).refuse(id, RefusalDraft(.soldOut, note: "No queda arroz"))
    }
    let refused = try await cast.read(id)
    #expect(refused.state == .refused)
    let spanish = ReaderLocale(language: .es, zone: .utc)
    #expect(RestaurantPhrases.reason(refused).text(in: spanish) == "Se ha agotado algo. No queda arroz")
    try await cast.undo(done)
    #expect(try await cast.read(id).state == .received)
    #expect(try await cast.read(id).reason.isEmpty)
  }

  @Test func aRefusalNeedsAReason() throws {
    #expect(throws: Invalid.self) { try RefusalDraft(Form()).validated() }
    #expect(throws: Invalid.self) { try RefusalDraft(.other).validated() }
    #expect(throws: Invalid.self) { try RefusalDraft(.closing, note: String(repeating: "x", count: 201)).validated() }
    #expect(try RefusalDraft(.closing).validated() == "closing")
  }

  @Test func whatIsOverComesBackAsItWas() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order(way: .delivery)
    try await cast.bring(id, to: .ready, from: .received)
    let cancelled = try await cast.marta.change { try OrderStore($0).cancel(id) }
    #expect(cancelled != nil)
    #expect(
      try await cast.marta.read {
        try BillStore($0).void(
          on: $0.connection.value("SELECT day FROM restaurant_order WHERE id = \(id)") ?? Day.first)
      }.map(\.id) == [id])
    #expect(try await cast.marta.change { try OrderStore($0).bringBack(id) } != nil)
    #expect(try await cast.read(id).state == .ready)
    #expect(try await cast.marta.change { try OrderStore($0).bringBack(id) } == nil)
  }

  @Test func undoingWhatSomebodyWentOnFromIsRefused() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order()
    let first = try await cast.bring(id, to: .preparing, from: .received)
    try await cast.bring(id, to: .ready, from: .preparing)
    #expect(try await cast.undo(first?.done).status == 409)
    #expect(try await cast.read(id).state == .ready)
  }

  @Test func theBoardCountsWhatIsStillToMake() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order()
    try await cast.order()
    let line = try await cast.read(id).lines[0].id
    #expect(try await cast.board().remaining(mainly: .es).dishes.map(\.quantity) == [4, 2])
    try await cast.bring(line, of: id, to: .ready, from: .waiting)
    #expect(try await cast.board().remaining(mainly: .es).dishes.map(\.quantity) == [2, 2])
  }

  @Test func whoeverWaitsIsTold() async throws {
    let cast = try await KitchenCast()
    let guest = cast.marta.home.house.mint.id(Guest.self)
    let id = try await cast.order(guest: guest)
    let order = try await cast.read(id)
    let events = cast.marta.home.house.live.events(in: cast.marta.space, for: .session(cast.marta.home.house.mint.id()))
    try await cast.bring(id, to: .preparing, from: .received)
    for await event in events {
      guard case .change(_, let topics) = event else { continue }
      #expect(topics == [Order.topic, Visitor.topic(Order.own, of: guest), Order.statusTopic(order.code)])
      break
    }
  }
}
