import Kit

/// The tables that a report is taken along as.
enum ReportFile: String, CaseIterable, Sendable {
  case orders, customers, products, times
  case vat, payments

  static let ofSales: [ReportFile] = [.orders, .customers, .products, .times]
  static let ofAccounts: [ReportFile] = [.vat, .payments]

  /// The ways to some of them.
  static func group(_ files: [ReportFile], of period: ReportPeriod) -> Group {
    let rows = files.map { file in
      Row.file(file.title, value: Phrase(verbatim: "CSV"), at: period.asked(OrdersPaths.reportFile(file.name)))
    }
    return Group(PeriodPhrases.asTables, key: "files", rows: rows)
  }

  var name: String { "\(rawValue).csv" }

  /// What the file is called where it is kept.
  var stem: Phrase {
    switch self {
    case .orders: Phrase(es: "pedidos", en: "orders", pt: "encomendas")
    case .customers: Phrase(es: "clientes", en: "customers", pt: "clientes")
    case .products: Phrase(es: "productos", en: "products", pt: "produtos")
    case .times: Phrase(es: "ventas", en: "sales", pt: "vendas")
    case .vat: Phrase(es: "iva", en: "vat", pt: "iva")
    case .payments: Phrase(es: "pagos", en: "payments", pt: "pagamentos")
    }
  }

  var title: Phrase {
    switch self {
    case .orders: ReportPhrases.ordersOfPeriod
    case .customers: ReportPhrases.byCustomer
    case .products: ReportPhrases.byProduct
    case .times: ReportPhrases.inTime
    case .vat: ReportPhrases.byRate
    case .payments: ReportPhrases.paymentsOfPeriod
    }
  }

  var columns: TableColumns {
    switch self {
    case .orders: Self.orderColumns
    case .customers:
      TableColumns([
        ("customer_name", "cliente", "cliente"), ("orders", "pedidos", "encomendas"), ("amount", "importe", "valor"),
        ("unpaid", "por cobrar", "por receber"),
      ])
    case .products:
      TableColumns([
        ("product_name", "producto", "produto"), ("quantity", "cantidad", "quantidade"), ("amount", "importe", "valor"),
      ])
    case .times: TableColumns([("from", "desde", "de"), ("to", "hasta", "até"), ("amount", "importe", "valor")])
    case .vat:
      TableColumns([
        ("vat_rate", "tipo de IVA", "taxa de IVA"), ("net", "base", "base"), ("vat", "cuota", "valor do IVA"),
        ("amount", "importe", "valor"),
      ])
    case .payments:
      TableColumns([
        ("paid_on", "fecha", "data"), ("code", "pedido", "encomenda"), ("customer_name", "cliente", "cliente"),
        ("method", "forma de pago", "forma de pagamento"), ("amount", "importe", "valor"),
      ])
    }
  }

  /// As the table that is taken in again is headed, as far as people ask for it.
  private static let orderColumns = TableColumns([
    ("code", "código", "código"), ("placed_at", "fecha", "data"), ("customer_name", "cliente", "cliente"),
    ("customer_address", "dirección del cliente", "morada do cliente"), ("state", "estado", "estado"),
    ("promised_on", "prometido para", "prometido para o dia"), ("product_name", "producto", "produto"),
    ("quantity", "cantidad", "quantidade"), ("unit_price", "precio unitario", "preço unitário"),
    ("amount", "importe", "valor"), ("note", "nota", "nota"),
  ])
}

/// Writes the tables of a report, each with all there is.
struct ReportTables {
  let view: SpaceView
  let period: ReportPeriod
  let today: Day
  let style: TableStyle

  init(_ view: SpaceView, _ period: ReportPeriod, today: Day, style: TableStyle) {
    (self.view, self.period, self.today, self.style) = (view, period, today, style)
  }

  private var hours: Range<Instant> { period.hours(in: view.space.zone) }

  func write(_ file: ReportFile, to writer: ExportWriter) throws {
    try writer.write(style.header(file.columns))
    switch file {
    case .orders: try forEachLine { try writer.write(style.line($0)) }
    case .customers:
      let unpaid = try OrderStore(view).unpaid(in: hours, of: nil)
      for customer in try OrderStore(view).customers(in: period).map({ $0.owing(unpaid[$0.id]) }) {
        try writer.write(
          style.line([customer.name, String(customer.orders), amount(customer.amount), amount(customer.unpaid)]))
      }
    case .products:
      for product in try OrderStore(view).products(in: period) {
        try writer.write(style.line([product.name, String(product.quantity), amount(product.amount)]))
      }
    case .times:
      for (days, sum) in try OrderStore(view).sales(of: period) {
        try writer.write(style.line([style.day(days.lowerBound), style.day(days.upperBound), amount(sum)]))
      }
    case .vat:
      for total in try OrderStore(view).rates(in: period) {
        let rate = style.decimal(total.rate?.text ?? "")
        try writer.write(style.line([rate, amount(total.base), amount(total.tax), amount(total.amount)]))
      }
    case .payments: try forEachPayment { try writer.write(style.line($0)) }
    }
  }

  /// A row for each payment of the period, one after the other.
  private func forEachPayment(_ body: ([String]) throws -> Void) throws {
    try view.connection.forEach(
      """
      SELECT paid_on, code, customer_name, method, amount FROM \(PaymentStore(view).paid(in: period))
      ORDER BY paid_on, code_key, orders_payment.id
      """
    ) { row in
      let (day, method, paid): (Day, PaymentMethod, Int64) = (
        try row["paid_on"], try row["method"], try row["amount"]
      )
      try body([
        style.day(day), try row["code"], try row["customer_name"], style.word(method.title, otherwise: method.rawValue),
        amount(MoneySum(units: Int128(paid), currency: view.space.currency)),
      ])
    }
  }

  /// A row for each line of the orders of the period, whatever their state.
  private func forEachLine(_ body: ([String]) throws -> Void) throws {
    try view.connection.forEach(
      """
      SELECT code, placed_at, customer_name, customer_address, state, promised_on, note, product_name, quantity, unit_price
      FROM orders_order JOIN orders_line ON orders_line.order_id = orders_order.id
      WHERE orders_order.space_id = \(view.space.id) AND trash_id IS NULL
        AND placed_at >= \(hours.lowerBound) AND placed_at < \(hours.upperBound)
      ORDER BY placed_at, code_key, position
      """
    ) { try body(try row($0)) }
  }

  private func row(_ row: SQLRow) throws -> [String] {
    let (placedAt, state, promised): (Instant, OrderState, Day?) = (
      try row["placed_at"], try row["state"], try row["promised_on"]
    )
    let (quantity, price): (Int64, Int64) = (try row["quantity"], try row["unit_price"])
    return [
      try row["code"], style.time(placedAt, in: view.space.zone), try row["customer_name"],
      try row["customer_address"], style.word(state.title, otherwise: state.rawValue), promised.map(style.day) ?? "",
      try row["product_name"], String(quantity), amount(MoneySum(units: Int128(price), currency: view.space.currency)),
      amount(MoneySum(units: Int128(price) * Int128(quantity), currency: view.space.currency)), try row["note"],
    ]
  }

  /// Empty where it is more than an amount holds.
  private func amount(_ sum: MoneySum) -> String { style.decimal(sum.amount?.fieldText(in: .en) ?? "") }
}
