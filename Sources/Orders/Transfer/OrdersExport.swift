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
    try writer.write(",\n\"payments\": ")
    try writer.list { element in try forEachPayment { try element(Array(try encoder.encode($0))) } }
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
    try forEachPayment { document.payments.append($0) }
    return document
  }

  func write(_ table: OrdersTable, in style: TableStyle, to writer: ExportWriter) throws {
    try writer.write(style.header(table.columns))
    switch table {
    case .customers: try forEachCustomer { try writer.write(style.line($0.csv(style))) }
    case .products: try forEachProduct { try writer.write(style.line($0.csv(style))) }
    case .orders:
      try forEachOrder { for line in $0.csv(style, in: view.space.zone) { try writer.write(style.line(line)) } }
    case .payments: try forEachPayment { try writer.write(style.line($0.csv(style))) }
    }
  }

  func csv(_ table: OrdersTable, in style: TableStyle = .plain) throws -> String {
    String(decoding: try ExportWriter.bytes { try write(table, in: style, to: $0) }, as: UTF8.self)
  }

  private func forEachCustomer(_ body: (FileRecord<CustomerDraft>) throws -> Void) throws {
    try forEach(Customer.self) { customer in
      try body(FileRecord(id: customer.id.description, customer.details, isArchived: customer.isArchived))
    }
  }

  private func forEachProduct(_ body: (FileRecord<ProductDraft>) throws -> Void) throws {
    try forEach(Product.self) { product in
      let draft = ProductDraft(product, in: .en)
      try body(FileRecord(id: product.id.description, draft, isArchived: product.isArchived))
    }
  }

  private func forEach<Thing: Stored>(_ type: Thing.Type, _ body: (Thing) throws -> Void) throws {
    try view.connection.forEach(
      """
      SELECT \(Thing.columns) FROM \(Thing.table.sql)
      WHERE space_id = \(view.space.id) AND trash_id IS NULL ORDER BY name_key, id
      """
    ) { try body(try Thing($0, in: view.space)) }
  }

  /// The rows of an order stand one after the other, one for each of its lines.
  private func forEachOrder(_ body: (OrdersDocument.OrderRecord) throws -> Void) throws {
    var order: OrdersDocument.OrderRecord?
    try view.connection.forEach(
      """
      SELECT orders_order.id, code, placed_at, customer_id, customer_name, customer_address, state, promised_on, note,
        vat_pricing, orders_line.id AS line_id, product_id, product_name, quantity, unit_price, unit, vat_rate,
        orders_weekly.order_id AS weekly
      FROM orders_order LEFT JOIN orders_line ON orders_line.order_id = orders_order.id
      LEFT JOIN orders_weekly ON orders_weekly.order_id = orders_order.id
      WHERE orders_order.space_id = \(view.space.id) AND trash_id IS NULL ORDER BY placed_at, code_key, position
      """
    ) { row in
      if try row["id"] != order?.id {
        if let order { try body(order) }
        order = try self.order(row)
      }
      if let line = try line(row) { order?.lines.append(line) }
    }
    if let order { try body(order) }
  }

  private func forEachPayment(_ body: (OrdersDocument.PaymentRecord) throws -> Void) throws {
    try view.connection.forEach(
      """
      SELECT orders_payment.id, order_id, code, paid_on, amount, method
      FROM orders_payment JOIN orders_order ON orders_order.id = orders_payment.order_id
      WHERE orders_payment.space_id = \(view.space.id) AND orders_payment.trash_id IS NULL
        AND orders_order.trash_id IS NULL
      ORDER BY paid_on, code_key, orders_payment.id
      """
    ) { row in
      try body(
        OrdersDocument.PaymentRecord(
          id: try row["id"], orderId: try row["order_id"], order: try row["code"], paidOn: try row["paid_on"],
          amount: decimal(try row["amount"]), method: try row["method"]))
    }
  }

  /// Without its lines.
  private func order(_ row: SQLRow) throws -> OrdersDocument.OrderRecord {
    let (placedAt, weekly): (Instant, String?) = (try row["placed_at"], try row["weekly"])
    return OrdersDocument.OrderRecord(
      id: try row["id"], code: try row["code"], placedAt: placedAt.iso8601, customerId: try row["customer_id"],
      customerName: try row["customer_name"], customerAddress: try row["customer_address"], state: try row["state"],
      promisedOn: try row["promised_on"], note: try row["note"], vatPricing: try row["vat_pricing"], lines: [],
      weekly: weekly == nil ? nil : true)
  }

  /// `nil` for an order that has none.
  private func line(_ row: SQLRow) throws -> OrdersDocument.LineRecord? {
    guard let id: String = try row["line_id"] else { return nil }
    return OrdersDocument.LineRecord(
      id: id, productId: try row["product_id"], productName: try row["product_name"], quantity: try row["quantity"],
      unitPrice: decimal(try row["unit_price"]), unit: try row["unit"], vatRate: try row["vat_rate"])
  }

  private func decimal(_ minorUnits: Int64) -> String {
    Money(minorUnits: minorUnits, currency: view.space.currency).fieldText(in: .en)
  }
}
