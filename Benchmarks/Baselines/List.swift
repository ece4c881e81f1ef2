import ArgumentParser
import Foundation
import GRDB
import HTTPTypes
import Hummingbird

/// A bare handler that reads 50 orders with GRDB and writes them as HTML: no session, no layout, no language.
struct List: AsyncParsableCommand {
  @Option var port: Int
  @Option(help: "A database of the house.") var database: String

  private static let query = """
    SELECT id, code, customer_name, summary, total, state FROM orders_order
    WHERE space_id = (SELECT id FROM kit_space) AND trash_id IS NULL
    ORDER BY customer_key, customer_id, code_key LIMIT 50
    """

  func run() async throws {
    var configuration = Configuration()
    configuration.readonly = true
    let pool = try DatabasePool(path: database, configuration: configuration)
    let router = Router()
    router.get("/") { _, _ in
      let html = try await pool.read { database in
        try Self.page(Row.fetchCursor(database.cachedStatement(sql: Self.query)))
      }
      return Response(
        status: .ok, headers: [.contentType: "text/html; charset=utf-8"],
        body: .init(byteBuffer: ByteBuffer(string: html)))
    }
    try await serve(router, port: port)
  }

  private static func page(_ rows: RowCursor) throws -> String {
    var html = ""
    html.reserveCapacity(16_384)
    html += "<!doctype html><title>Orders</title><ul>"
    while let row = try rows.next() {
      let (id, code, customer): (String, String, String) = (row[0], row[1], row[2])
      let (summary, total, state): (String, Int, String) = (row[3], row[4], row[5])
      html += "<li><a href=\"/order/\(id)\">\(code.escaped) \(customer.escaped)</a> "
      html += "\(summary.escaped) \(total / 100).\(total % 100) \(state)</li>"
    }
    return html + "</ul>"
  }
}

extension String {
  var escaped: String {
    guard utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "\"") })
    else { return self }
    return replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
