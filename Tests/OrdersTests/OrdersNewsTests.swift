import Kit
import TestKit
import Testing

@testable import Orders

/// What somebody is told of orders when they don't look.
@Suite(.timeLimit(.minutes(5))) struct OrdersNewsTests {
  private let hour = Duration.seconds(3600)

  private func promise(_ code: String, in days: Int, of cast: OrdersCast, state: OrderState = .confirmed) async throws {
    var draft = cast.draft(code: code, state: state)
    draft.promisedOn = cast.marta.home.clock.now.day(in: cast.locale.zone).adding(days: days).description
    try await cast.add(draft)
  }

  @Test func theEveningBeforeSaysOnceHowManyOrdersTomorrowHas() async throws {
    let cast = try await OrdersCast()
    let phone = try await TestPhone(of: cast.marta)
    try await promise("a", in: 1, of: cast)
    try await promise("b", in: 1, of: cast)
    try await promise("c", in: 1, of: cast, state: .delivered)
    try await promise("d", in: 2, of: cast)
    try await cast.marta.home.tell(after: hour * 7)
    #expect(phone.heads.isEmpty)
    // Half past six in the evening.
    for _ in 1...3 { try await cast.marta.home.tell(after: hour) }
    #expect(try phone.sentences == ["For tomorrow: 2 orders."])
    let told = try #require(try phone.told.first)
    #expect(try await cast.marta.browser.get(told.link).page.words.contains("Ana García"))
    #expect(!told.body.contains("Ana"))
  }

  @Test func aDayWithoutOrdersIsNotToldNorOneThatHasComeMeanwhile() async throws {
    let cast = try await OrdersCast()
    let phone = try await TestPhone(of: cast.marta)
    try await cast.marta.home.tell(after: hour * 9)
    try await promise("a", in: 1, of: cast)
    _ = try await cast.marta.browser.post("/me/notices/silence")
    try await cast.marta.home.tell(after: hour)
    try await cast.marta.home.tell(after: hour * 13)
    #expect(phone.heads.isEmpty)
  }
}
