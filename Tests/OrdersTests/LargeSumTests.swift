import Foundation
import Kit
import TestKit
import Testing

@testable import Orders

/// Amounts that no shop sells for, typed by mistake or brought by a file.
@Suite struct LargeSumTests {
  private let mostTyped = "9999999999999.99"

  @Test func anOrderBeyondTheLimitIsRefusedAtItsLines() async throws {
    let cast = try await OrdersCast()
    let draft = cast.draft(lines: [cast.line(cast.bread, quantity: 9_000, price: mostTyped)])
    let problems = await #expect(throws: Invalid.self) { try await cast.add(draft) }
    #expect(
      problems?.messages["lines"]?.text(in: cast.locale) == "The total cannot be more than €100,000,000,000.00.")
    #expect(try await cast.marta.get(OrdersPaths.orders()).page.rows.isEmpty)
    try await cast.add(cast.draft(lines: [cast.line(cast.bread, quantity: 1, price: "100000000000")]))
  }

  @Test func anOrderOfAFileBeyondTheLimitIsRefusedWithTheReason() async throws {
    let cast = try await OrdersCast()
    try await cast.add(cast.draft())
    var document = try await cast.marta.read { try OrdersExport($0).document() }
    document.orders[0].id = nil
    document.orders[0].code = "2026-0002"
    document.orders[0].lines[0].id = nil
    document.orders[0].lines[0].quantity = 9_000
    document.orders[0].lines[0].unitPrice = mostTyped
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    let file = try OrdersFile(Array(encoder.encode(document)))
    let walk = ImportWalk(OrdersImport(file, mint: cast.marta.home.house.mint))
    let report = try await cast.marta.change { try walk.take(into: $0, skipsBad: true) }
    #expect(
      report.refused.map { $0.reason.text(in: cast.locale) } == ["The total cannot be more than €100,000,000,000.00."])
    let totals = try await cast.marta.read { view in
      try view.connection.rows("SELECT total FROM orders_order").map { try $0["total"] as Int64 }
    }
    #expect(totals == [840])
  }

  /// Two orders as the finding had them, which were legal once.
  @Test func whereTooMuchIsStoredThePagesSaySoAndAnswer() async throws {
    let cast = try await OrdersCast()
    let orders = [try await cast.add(cast.draft()), try await cast.add(cast.draft(code: "2026-0002"))]
    try await cast.marta.change { transaction in
      for order in orders {
        try transaction.run(
          "UPDATE orders_line SET quantity = 9000, unit_price = 999999999999999 WHERE order_id = \(order)")
        try transaction.run("UPDATE orders_order SET total = 8999999999999991000 WHERE id = \(order)")
      }
    }
    for link in [
      OrdersPaths.report(), OrdersPaths.customer(cast.ana.id), OrdersPaths.product(cast.bread.id), OrdersPaths.orders(),
      OrdersPaths.order(orders[0]), OrdersPaths.preparation(),
    ] {
      #expect(try await cast.marta.get(link).status == 200, "\(link.path)")
    }
    let words = try await cast.marta.get(OrdersPaths.report()).page.words
    #expect(words.contains("Too large to add up"))
    #expect(try await cast.marta.get(OrdersPaths.customer(cast.ana.id)).text.contains("Too large to add up"))
    #expect(try await cast.marta.get(OrdersPaths.product(cast.bread.id)).text.contains("Too large to add up"))
  }
}
