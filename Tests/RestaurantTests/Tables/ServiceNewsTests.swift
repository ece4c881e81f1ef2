import Kit
import TestKit
import Testing

@testable import Restaurant

/// What the staff is told when nobody looks.
@Suite(.timeLimit(.minutes(5))) struct ServiceNewsTests {
  @Test func aTableThatAsksIsToldWithinSecondsUntilSomebodyGoes() async throws {
    let house = try await TestHouse(url: "http://casa.example", fetchHosts: TestPhone.hosts)
    let cast = try await TablesCast(home: house)
    let phone = try await TestPhone(of: cast.marta)
    let ana = cast.guest()
    try await ana.sit(at: cast.tables[0])
    try await house.tell()
    #expect(try phone.sentences == ["Table 1: Would like to order"])
    try await cast.answer(0)
    _ = try await ana.post(TablePaths.call())
    try await house.tell()
    #expect(try phone.sentences.last == "Table 1: Calls the waiter")
    #expect(phone.heads.allSatisfy { $0.lowercased().contains("urgency: high") })
    let link = try #require(try phone.told.last?.link)
    #expect(try await cast.marta.browser.get(link).status == 200)
  }

  @Test func aCallThatSomebodyHasSeenToIsNotTold() async throws {
    let house = try await TestHouse(url: "http://casa.example", fetchHosts: TestPhone.hosts)
    let cast = try await TablesCast(home: house)
    let phone = try await TestPhone(of: cast.marta)
    let ana = cast.guest()
    try await ana.sit(at: cast.tables[0])
    try await cast.answer(0)
    try await house.tell()
    #expect(phone.heads.isEmpty)
  }

  @Test func anOrderThatIsReadyIsToldToTheOthers() async throws {
    let cast = try await KitchenCast()
    let luis = try await cast.marta.home.member(of: cast.marta.space, language: .es)
    let (phone, tablet) = (try await TestPhone(of: cast.marta), try await TestPhone(of: luis))
    let order = try await cast.order()
    _ = try await cast.bring(order, to: .ready, from: .received)
    try await cast.marta.home.tell()
    #expect(phone.heads.isEmpty)
    #expect(try tablet.sentences == ["El pedido 1 está listo"])
    let second = try await cast.order()
    _ = try await cast.bring(second, to: .ready, from: .received)
    _ = try await cast.bring(second, to: .done, from: .ready)
    try await cast.marta.home.tell()
    #expect(try tablet.told.count == 1)
  }
}
