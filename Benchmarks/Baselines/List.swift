import ArgumentParser
import Foundation
import GRDB
import HTTPTypes
import Hummingbird

/// A bare handler that reads 50 orders and what their customers owe with GRDB, and writes the rows that the house's list has: no
/// session, no frame, no language, no rights.
struct List: AsyncParsableCommand {
  @Option var port: Int
  @Option(help: "A database of the house.") var database: String

  private static let query = """
    SELECT id, code, customer_id, customer_name, summary, total, state, space_id FROM orders_order
    WHERE space_id = (SELECT id FROM kit_space) AND trash_id IS NULL
    ORDER BY customer_key, customer_id, code_key LIMIT 50
    """
  private static func dues(of customers: Set<String>) -> String {
    """
    SELECT customer_id, SUM(due) FROM orders_order
    WHERE trash_id IS NULL AND state IN ('confirmed', 'prepared', 'delivered')
      AND customer_id IN (\(customers.map { _ in "?" }.joined(separator: ","))) GROUP BY customer_id
    """
  }

  func run() async throws {
    var configuration = Configuration()
    configuration.readonly = true
    let pool = try DatabasePool(path: database, configuration: configuration)
    let router = Router()
    router.get("/") { _, _ in
      let html = try await pool.read { database in
        let orders = try Row.fetchAll(database.cachedStatement(sql: Self.query))
        let customers = Set(orders.map { $0[2] as String })
        let dues = try Row.fetchAll(
          database.cachedStatement(sql: Self.dues(of: customers)), arguments: StatementArguments(customers))
        return Self.page(orders, dues: Dictionary(uniqueKeysWithValues: dues.map { ($0[0] as String, $0[1] as Int) }))
      }
      return Response(
        status: .ok, headers: [.contentType: "text/html; charset=utf-8"],
        body: .init(byteBuffer: ByteBuffer(string: html)))
    }
    try await serve(router, port: port)
  }

  private static func page(_ orders: [Row], dues: [String: Int]) -> String {
    var html = ""
    html.reserveCapacity(98_304)
    html += "<!doctype html><title>Orders</title><main>"
    var former: String?
    for row in orders {
      let (id, code, customer, name): (String, String, String, String) = (row[0], row[1], row[2], row[3])
      let (summary, total, state, space): (String, Int, String, String) = (row[4], row[5], row[6], row[7])
      if customer != former {
        if former != nil { html += "</ul></section>" }
        html += """
          <section class="group" data-section="\(customer)"><div class="group-head"><h2 class="group-title">\(name.escaped)</h2>\
          <span class="group-aside">Outstanding \(written(dues[customer] ?? 0))</span></div><ul class="rows">
          """
        former = customer
      }
      let link = "/s/\(space)/orders/orders/\(id)"
      html += """
        <li class="row" id="row-\(id)" data-state="\(state)"><swipe-row deletion="\(link)/deletion" data-offline="remove">\
        <div class="step-line"><a class="row-link" href="\(link)"><span class="row-text">\
        <span class="row-title">\(code.escaped)</span><span class="row-subtitle">\(summary.escaped)</span></span>\
        <span class="row-aside"><span class="row-value">\(written(total))</span>\
        <span class="badge" data-tone="needs">\(state)</span></span></a>\
        <form class="step-on" method="post" action="\(link)/state?from=list" data-enhance data-offline="choose">\
        <button name="state" value="paid" data-leads-to="Paid" aria-label="Paid: \(code.escaped)">\
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m4.8 12.8 4.6 4.8L19.2 6.8"/></svg>\
        <span>Paid</span></button></form></div></swipe-row></li>
        """
    }
    return html + "</ul></section></main>"
  }

  private static func written(_ amount: Int) -> String {
    "€\(amount / 100).\(amount % 100 < 10 ? "0" : "")\(amount % 100)"
  }
}

extension String {
  var escaped: String {
    guard utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "\"") })
    else { return self }
    return replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
