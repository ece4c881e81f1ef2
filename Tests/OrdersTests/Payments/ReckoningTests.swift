import Foundation
import TestKit
import Testing

@testable import Kit
@testable import Orders

/// Five thousand orders with tax, deposits and part payments, against sums that this file makes for itself: in decimals rather than
/// minor units, of what was typed rather than of what was stored.
@Suite struct ReckoningTests {
  private struct Said {
    let pricing: VATPricing
    let state: OrderState
    /// Price, quantity and rate as they were typed; no rate is nothing.
    let lines: [(price: Decimal, quantity: Int, rate: String)]
    var paid: [Decimal] = []

    /// By rate: what the lines come to without the tax, and the tax.
    var sums: [String: [Decimal]] {
      var sums: [String: Decimal] = [:]
      for line in lines {
        sums[pricing == .silent ? "" : line.rate, default: 0] += line.price * Decimal(line.quantity)
      }
      return Dictionary(
        uniqueKeysWithValues: sums.map { rate, amount in
          let percent = Decimal(string: rate) ?? 0
          guard pricing == .included else { return (rate, [amount, Self.cents(amount * percent / 100)]) }
          let tax = Self.cents(amount * percent / (100 + percent))
          return (rate, [amount - tax, tax])
        })
    }

    var total: Decimal { sums.values.reduce(0) { $0 + $1[0] + $1[1] } }

    static func cents(_ exact: Decimal) -> Decimal {
      var (exact, rounded) = (exact, Decimal())
      NSDecimalRound(&rounded, &exact, 2, .plain)
      return rounded
    }
  }

  private static let rates = ["", "0", "4", "5.2", "6", "10", "13", "21", "23"]

  @Test func fiveThousandOrdersComeToTheCentByRate() async throws {
    let cast = try await OrdersCast()
    var random = SeededGenerator(seed: 67)
    let mint = cast.marta.home.house.mint
    let products = try await cast.marta.change { transaction in
      try Self.rates.map { rate in
        var draft = ProductDraft(name: "At \(rate)", price: "1", description: "Any")
        draft.vat = rate
        return try ProductStore(transaction).add(draft, id: transaction.mint.id(), in: .en)
      }
    }
    var orders: [(id: ID<Order>, said: Said)] = []
    for pricing in VATPricing.allCases {
      let stretch = (0..<1_667).prefix(5_000 - orders.count).map { _ in
        (id: mint.id() as ID<Order>, said: said(pricing, &random))
      }
      let place = orders.count
      let paid = try await cast.marta.change { transaction in
        try Self.add(stretch, of: pricing, from: place, cast, products, in: transaction)
      }
      orders += zip(stretch, paid).map { (order, paid) in
        var order = order
        order.said.paid = paid
        return order
      }
    }
    #expect(orders.count == 5_000)
    #expect(orders.filter { $0.said.paid.count > 1 }.count > 500)
    let expected = orders
    try await cast.marta.read { view in
      for (id, said) in expected {
        let order = try view.find(id)
        let sums = try OrderStore(view).sums(of: OrderStore(view).lines(of: id), order.vatPricing)
        let told = Dictionary(
          uniqueKeysWithValues: sums.shares.map {
            ($0.rate?.text ?? "", [Self.decimal($0.base), Self.decimal($0.tax)])
          })
        try #require(told == said.sums)
        try #require(Self.decimal(order.total) == said.total)
        try #require(Self.decimal(order.received) == said.paid.reduce(0, +))
        try #require(Self.decimal(order.due) == said.total - said.paid.reduce(0, +))
      }
      let due = expected.reduce(Decimal(0)) { $0 + $1.said.total - $1.said.paid.reduce(0, +) }
      let account = try CustomerStore(view).account(of: cast.ana.id)
      #expect(Self.decimal(try #require(account.open.amount)) == due)
      #expect(Self.decimal(try #require(account.paid.amount)) == expected.reduce(0) { $0 + $1.said.paid.reduce(0, +) })
      let unpaid = expected.filter { $0.said.total > $0.said.paid.reduce(0, +) }.count
      #expect(try OrderStore(view).counts().count(of: .unpaid, on: Day("2026-11-20")!) == unpaid)
    }
  }

  private func said(_ pricing: VATPricing, _ random: inout SeededGenerator) -> Said {
    Said(
      pricing: pricing, state: .confirmed,
      lines: (0..<Int.random(in: 1...5, using: &random)).map { _ in
        let cents = Int.random(in: 0...(Bool.random(using: &random) ? 399 : 99_999), using: &random)
        return (
          price: Decimal(cents) / 100, quantity: Int.random(in: 1...12, using: &random),
          rate: Self.rates.randomElement(using: &random)!
        )
      },
      paid: (0..<Int.random(in: 0...3, using: &random)).map { _ in Decimal(Int.random(in: 1...100, using: &random)) })
  }

  /// - Returns: what was paid of each: so many percent of what was missing each time.
  private static func add(
    _ orders: [(id: ID<Order>, said: Said)], of pricing: VATPricing, from place: Int, _ cast: OrdersCast,
    _ products: [Product], in transaction: SpaceTransaction
  ) throws -> [[Decimal]] {
    var settings = VATDraft()
    (settings.pricing, settings.rates) = (pricing.rawValue, "21")
    try transaction.changeVAT(to: settings, from: nil, in: .en)
    return try orders.enumerated().map { offset, order in
      var draft = cast.draft(code: "r-\(place + offset)")
      draft.lines = order.said.lines.map { line in
        cast.line(products[rates.firstIndex(of: line.rate)!], quantity: line.quantity, price: "\(line.price)")
      }
      try OrderStore(transaction).add(draft, id: order.id, locale: cast.locale)
      var missing = order.said.total
      var paid: [Decimal] = []
      for percent in order.said.paid {
        let amount = Said.cents(missing * percent / 100)
        guard amount > 0 else { continue }
        let payment = PaymentDraft(amount: "\(amount)", method: "cash", paidOn: "2026-11-20")
        try PaymentStore(transaction).add(payment, to: order.id, id: transaction.mint.id(), in: .en)
        missing -= amount
        paid.append(amount)
      }
      return paid
    }
  }

  private static func decimal(_ money: Money) -> Decimal { Decimal(money.minorUnits) / 100 }
}
