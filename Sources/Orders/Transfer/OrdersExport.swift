import Foundation
import Kit

/// Writes what a space holds.
struct OrdersExport {
  let view: SpaceView

  init(_ view: SpaceView) {
    self.view = view
  }

  func json() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(document()))
  }

  func document() throws -> OrdersDocument {
    var document = OrdersDocument()
    document.currency = view.space.currency.code
    document.customers = try customers()
    document.products = try products()
    document.orders = try orders()
    return document
  }

  func csv(_ table: OrdersTable) throws -> String {
    switch table {
    case .customers: CSV.write(table.columns, try customers().map(\.csv))
    case .products: CSV.write(table.columns, try products().map(\.csv))
    case .orders: CSV.write(table.columns, try orders().flatMap(\.csv))
    }
  }

  private func customers() throws -> [OrdersDocument.CustomerRecord] {
    try view.connection.rows(
      """
      SELECT id, name, address, phone, note, archive_id FROM orders_customer
      WHERE space_id = \(view.space.id) AND trash_id IS NULL ORDER BY name_key, id
      """
    ).map { row in
      OrdersDocument.CustomerRecord(
        id: try row["id"], name: try row["name"], address: try row["address"], phone: try row["phone"],
        note: try row["note"], archived: try row["archive_id"] as String? != nil)
    }
  }

  private func products() throws -> [OrdersDocument.ProductRecord] {
    try view.connection.rows(
      """
      SELECT id, name, price, description, archive_id FROM orders_product
      WHERE space_id = \(view.space.id) AND trash_id IS NULL ORDER BY name_key, id
      """
    ).map { row in
      OrdersDocument.ProductRecord(
        id: try row["id"], name: try row["name"], price: decimal(try row["price"]),
        description: try row["description"], archived: try row["archive_id"] as String? != nil)
    }
  }

  private func orders() throws -> [OrdersDocument.OrderRecord] {
    var lines: [String: [OrdersDocument.LineRecord]] = [:]
    let rows = try view.connection.rows(
      """
      SELECT orders_line.id, order_id, product_id, product_name, quantity, unit_price FROM orders_line
      JOIN orders_order ON orders_order.id = orders_line.order_id
      WHERE orders_line.space_id = \(view.space.id) AND trash_id IS NULL ORDER BY order_id, position
      """)
    for row in rows {
      lines[try row["order_id"], default: []].append(try line(row))
    }
    return try view.connection.rows(
      """
      SELECT id, code, placed_at, customer_id, customer_name, customer_address, state, promised_on, note
      FROM orders_order WHERE space_id = \(view.space.id) AND trash_id IS NULL ORDER BY placed_at, code_key
      """
    ).map { row in
      let (id, placedAt): (String, Instant) = (try row["id"], try row["placed_at"])
      return OrdersDocument.OrderRecord(
        id: id, code: try row["code"], placedAt: placedAt.iso8601, customerId: try row["customer_id"],
        customerName: try row["customer_name"], customerAddress: try row["customer_address"],
        state: try row["state"], promisedOn: try row["promised_on"], note: try row["note"],
        lines: lines[id] ?? [])
    }
  }

  private func line(_ row: SQLRow) throws -> OrdersDocument.LineRecord {
    OrdersDocument.LineRecord(
      id: try row["id"], productId: try row["product_id"], productName: try row["product_name"],
      quantity: try row["quantity"], unitPrice: decimal(try row["unit_price"]))
  }

  private func decimal(_ minorUnits: Int64) -> String {
    Money(minorUnits: minorUnits, currency: view.space.currency).fieldText(in: .en)
  }
}
