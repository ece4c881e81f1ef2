import Foundation
import Kit

/// Writes what a space holds, row by row.
struct OrdersExport {
  let view: SpaceView

  init(_ view: SpaceView) {
    self.view = view
  }

  /// One document with everything, as ``OrdersDocument`` says.
  func write(to writer: ExportWriter) throws {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try writer.write("{\"format\": \"\(OrdersDocument.format)\", \"version\": \(OrdersDocument.version)")
    try writer.write(", \"currency\": \"\(view.space.currency.code)\",\n\"customers\": ")
    try writer.list { element in try forEachCustomer { try element(Array(try encoder.encode($0))) } }
    try writer.write(",\n\"products\": ")
    try writer.list { element in try forEachProduct { try element(Array(try encoder.encode($0))) } }
    try writer.write(",\n\"orders\": ")
    try writer.list { element in try forEachOrder { try element(Array(try encoder.encode($0))) } }
    try writer.write("}\n")
  }

  func json() throws -> [UInt8] {
    try ExportWriter.bytes { try write(to: $0) }
  }

  func document() throws -> OrdersDocument {
    var document = OrdersDocument()
    document.currency = view.space.currency.code
    try forEachCustomer { document.customers.append($0) }
    try forEachProduct { document.products.append($0) }
    try forEachOrder { document.orders.append($0) }
    return document
  }

  func write(_ table: OrdersTable, to writer: ExportWriter) throws {
    try writer.write(CSV.line(table.columns))
    switch table {
    case .customers: try forEachCustomer { try writer.write(CSV.line($0.csv)) }
    case .products: try forEachProduct { try writer.write(CSV.line($0.csv)) }
    case .orders: try forEachOrder { for line in $0.csv { try writer.write(CSV.line(line)) } }
    }
  }

  func csv(_ table: OrdersTable) throws -> String {
    String(decoding: try ExportWriter.bytes { try write(table, to: $0) }, as: UTF8.self)
  }

  private func forEachCustomer(_ body: (OrdersDocument.CustomerRecord) throws -> Void) throws {
    try view.connection.forEach(
      """
      SELECT id, name, address, phone, note, archive_id FROM orders_customer
      WHERE space_id = \(view.space.id) AND trash_id IS NULL ORDER BY name_key, id
      """
    ) { row in
      try body(
        OrdersDocument.CustomerRecord(
          id: try row["id"], name: try row["name"], address: try row["address"], phone: try row["phone"],
          note: try row["note"], archived: try row["archive_id"] as String? != nil))
    }
  }

  private func forEachProduct(_ body: (OrdersDocument.ProductRecord) throws -> Void) throws {
    try view.connection.forEach(
      """
      SELECT id, name, price, description, archive_id FROM orders_product
      WHERE space_id = \(view.space.id) AND trash_id IS NULL ORDER BY name_key, id
      """
    ) { row in
      try body(
        OrdersDocument.ProductRecord(
          id: try row["id"], name: try row["name"], price: decimal(try row["price"]),
          description: try row["description"], archived: try row["archive_id"] as String? != nil))
    }
  }

  private func forEachOrder(_ body: (OrdersDocument.OrderRecord) throws -> Void) throws {
    try view.connection.forEach(
      """
      SELECT id, code, placed_at, customer_id, customer_name, customer_address, state, promised_on, note
      FROM orders_order WHERE space_id = \(view.space.id) AND trash_id IS NULL ORDER BY placed_at, code_key
      """
    ) { row in
      let (id, placedAt): (ID<Order>, Instant) = (try row["id"], try row["placed_at"])
      try body(
        OrdersDocument.OrderRecord(
          id: id.description, code: try row["code"], placedAt: placedAt.iso8601, customerId: try row["customer_id"],
          customerName: try row["customer_name"], customerAddress: try row["customer_address"],
          state: try row["state"], promisedOn: try row["promised_on"], note: try row["note"],
          lines: try OrderStore(view).lines(of: id).map(line)))
    }
  }

  private func line(_ line: OrderLine) -> OrdersDocument.LineRecord {
    OrdersDocument.LineRecord(
      id: line.id.description, productId: line.product.description, productName: line.productName,
      quantity: line.quantity, unitPrice: line.unitPrice.fieldText(in: .en))
  }

  private func decimal(_ minorUnits: Int64) -> String {
    Money(minorUnits: minorUnits, currency: view.space.currency).fieldText(in: .en)
  }
}
