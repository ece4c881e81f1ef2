import Kit

extension Order {
  /// The ways in which the table of orders can be ordered.
  static let orders = [
    byCustomer, byDelivery,
    ListOrder("state", .number("progress"), .text("delivery_key")),
    ListOrder("total", .number("total")),
    ListOrder("code", .text("code_key")),
  ]

  static let tableColumns: [DataTable<OrderEntry>.Column] = [
    .init(OrdersPhrases.products, .text) { Phrase(verbatim: $0.summary) },
    .init(OrdersPhrases.promised, .date, order: "delivery") { $0.promisedOn.map(OrdersPhrases.written) },
    .init(OrdersPhrases.state, .state, order: "state") { order, html in
      Row.Badge(order.state.title, tone: order.state.tone).write(to: &html)
    },
    .init(KitPhrases.total, .number, order: "total") { Phrase($0.total) },
    .init(KitPhrases.code, .code, order: "code") { Phrase(verbatim: $0.code) },
  ]
}
