import TestKit
import Testing

@testable import Pools

@Suite struct ReimbursementPlanTests {
  private func positions(_ count: Int, _ random: inout SeededGenerator) -> [String: Int64] {
    var amounts = (1..<count).map { _ in Int64.random(in: -6...6, using: &random) * 50 }
    amounts.append(-amounts.reduce(0, +))
    return Dictionary(
      uniqueKeysWithValues: amounts.enumerated().map { ("p\($0.offset < 10 ? "0" : "")\($0.offset)", $0.element) })
  }

  private func plan(_ positions: [String: Int64]) -> ReimbursementPlan {
    ReimbursementPlan(
      positions.map { name, amount in
        var standing = Standing(key: name, name: name)
        standing.asPlayer = amount
        return standing
      })
  }

  private func expectSettled(_ positions: [String: Int64], _ plan: ReimbursementPlan) {
    var left = positions
    for payment in plan.payments {
      #expect(payment.amount > 0 && payment.from != payment.to)
      left[payment.from.key, default: 0] += payment.amount
      left[payment.to.key, default: 0] -= payment.amount
    }
    #expect(left.values.allSatisfy { $0 == 0 })
  }

  @Test(arguments: 2...12) func noOtherPlanHasFewerPayments(people: Int) {
    var random = SeededGenerator(seed: UInt64(people))
    for _ in 0..<(people < 10 ? 40 : 6) {
      let positions = positions(people, &random)
      let plan = plan(positions)
      expectSettled(positions, plan)
      #expect(plan.payments.count == FewestPayments.count(of: Array(positions.values)), "\(positions)")
    }
  }

  @Test(arguments: [12, 13, 20, 60]) func neverMoreThanOneLessThanThereArePeople(people: Int) {
    var random = SeededGenerator(seed: UInt64(people))
    for _ in 0..<20 {
      let positions = positions(people, &random)
      let plan = plan(positions)
      expectSettled(positions, plan)
      #expect(plan.payments.count <= max(0, positions.values.count { $0 != 0 } - 1))
    }
  }
}
