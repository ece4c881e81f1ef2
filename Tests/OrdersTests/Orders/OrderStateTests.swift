import Testing

@testable import Orders

@Suite struct OrderStateTests {
  @Test func noTwoStatesOfAnOrderLookAlike() {
    #expect(Set(OrderState.allCases.map(\.tone)).count == OrderState.allCases.count)
  }

  @Test func whatIsOutAndNotPaidWaitsForSomebody() {
    #expect(OrderState.allCases.filter { $0.tone == .needs } == [.delivered])
  }
}
