import Kit

/// The four tables that CSV files hold. Their columns are stable: files written today are read tomorrow.
enum OrdersTable: String, CaseIterable {
  case customers, products, orders, payments

  /// Of all tables, and as some say besides.
  static let known = TableColumns(
    of: allCases.map(\.columns) + [TableColumns([("address", "domicilio", "morada")])])

  var columns: TableColumns {
    switch self {
    case .customers: FileRecord<CustomerDraft>.columns
    case .products: FileRecord<ProductDraft>.columns
    case .orders: Self.orderColumns
    case .payments: Self.paymentColumns
    }
  }

  private static let orderColumns = TableColumns([
    ("id", "id", "id"), ("code", "código", "código"), ("placed_at", "fecha", "data"),
    ("customer_id", "id del cliente", "id do cliente"), ("customer_name", "cliente", "cliente"),
    ("customer_address", "dirección del cliente", "morada do cliente"), ("state", "estado", "estado"),
    ("promised_on", "prometido para", "prometido para o dia"), ("note", "nota", "nota"),
    ("line_id", "id de línea", "id da linha"), ("product_id", "id del producto", "id do produto"),
    ("product_name", "producto", "produto"), ("quantity", "cantidad", "quantidade"),
    ("unit_price", "precio unitario", "preço unitário"), ("unit", "unidad", "unidade"),
    ("vat_rate", "tipo de iva", "taxa de iva"), ("vat_pricing", "iva en los precios", "iva nos preços"),
    ("weekly", "semanal", "semanal"),
  ])

  private static let paymentColumns = TableColumns([
    ("id", "id", "id"), ("order_id", "id del pedido", "id da encomenda"), ("order", "pedido", "encomenda"),
    ("paid_on", "pagado el", "pago em"), ("amount", "importe", "valor"),
    ("method", "forma de pago", "forma de pagamento"),
  ])

  var title: Phrase {
    switch self {
    case .customers: OrdersPhrases.customers
    case .products: OrdersPhrases.products
    case .orders: OrdersPhrases.orders
    case .payments: PaymentPhrases.payments
    }
  }

  /// What a file must have to be taken for this table.
  var needed: Set<String> {
    switch self {
    case .customers: ["name", "address"]
    case .products: ["name", "price"]
    case .payments: ["order", "paid_on", "amount"]
    case .orders: ["code", "customer_name", "product_name", "quantity", "unit_price"]
    }
  }

  /// The table that a header belongs to, or `nil`.
  init?(columns: [String]) {
    guard let table = Self.allCases.first(where: { $0.needed.isSubset(of: columns) }) else { return nil }
    self = table
  }
}

extension OrdersDocument.OrderRecord {
  /// One row for each line; the order's own columns are repeated.
  /// - Parameter zone: in which spreadsheets are told when it was.
  func csv(_ style: TableStyle, in zone: Zone) -> [[String]] {
    let placed = Instant(iso8601: placedAt).map { style.time($0, in: zone) } ?? placedAt
    let named = OrderState(rawValue: state).map { style.word($0.title, otherwise: $0.rawValue) } ?? state
    let promised = promisedOn.flatMap { Day($0) }.map(style.day) ?? ""
    return lines.map { line in
      [
        id ?? "", code, placed, customerId ?? "", customerName, customerAddress ?? "", named, promised,
        note ?? "", line.id ?? "", line.productId ?? "", line.productName, String(line.quantity),
        style.decimal(line.unitPrice), line.unit ?? "", style.decimal(line.vatRate ?? ""), vatPricing ?? "",
        weekly == true ? style.answer(true) : "",
      ]
    }
  }

  /// An order without its lines.
  init(_ row: CSV.Row) {
    self.init(
      id: row.id("id"), code: row["code"], placedAt: row["placed_at"], customerId: row.id("customer_id"),
      customerName: row["customer_name"], customerAddress: row["customer_address"],
      state: OrderState.named(row["state"]), promisedOn: CSV.day(row["promised_on"]), note: row["note"],
      vatPricing: row["vat_pricing"], lines: [], weekly: CSV.isYes(row["weekly"]) ? true : nil)
  }
}

extension OrderState {
  private static let names = Dictionary(
    allCases.flatMap { state in Language.allCases.map { (state.title.text(in: $0).searchKey, state.rawValue) } }
  ) { first, _ in first }

  /// The state that a table calls by its word in any language; the word itself when it is none.
  fileprivate static func named(_ word: String) -> String { names[word.searchKey] ?? word }
}

extension PaymentMethod {
  private static let names = Dictionary(
    allCases.flatMap { method in Language.allCases.map { (method.title.text(in: $0).searchKey, method.rawValue) } }
  ) { first, _ in first }

  /// The method that a table calls by its word in any language; the word itself when it is none.
  fileprivate static func named(_ word: String) -> String { names[word.searchKey] ?? word }
}

extension OrdersDocument.LineRecord {
  init(_ row: CSV.Row) {
    self.init(
      id: row.id("line_id"), productId: row.id("product_id"), productName: row["product_name"],
      // What is no number is no quantity either; the row is reported like any other wrong one.
      quantity: Int(row["quantity"]) ?? 0, unitPrice: row["unit_price"], unit: row["unit"],
      vatRate: row["vat_rate"])
  }
}

extension OrdersDocument.PaymentRecord {
  func csv(_ style: TableStyle) -> [String] {
    let named = PaymentMethod(rawValue: method).map { style.word($0.title, otherwise: $0.rawValue) } ?? method
    let day = Day(paidOn).map(style.day) ?? paidOn
    return [id ?? "", orderId ?? "", order, day, style.decimal(amount), named]
  }

  init(_ row: CSV.Row) {
    self.init(
      id: row.id("id"), orderId: row.id("order_id"), order: row["order"], paidOn: CSV.day(row["paid_on"]),
      amount: row["amount"], method: PaymentMethod.named(row["method"]))
  }
}

extension CSV.Row {
  fileprivate func id(_ column: String) -> String? { self[column].isEmpty ? nil : self[column] }
}
