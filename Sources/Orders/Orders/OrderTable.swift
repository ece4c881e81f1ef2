import Kit

extension Order {
  /// The ways in which the table of orders can be ordered.
  static let orders = [
    byCustomer, byDelivery,
    ListOrder("state", .number("progress"), .text("delivery_key")),
    ListOrder("total", .number("total")),
    ListOrder("code", .text("code_key")),
  ]

  /// - Parameter query: what the step of an order leads back to; `nil` where orders can only be opened.
  static func tableColumns(steppingIn query: ListQuery?) -> [DataTable<OrderEntry>.Column] {
    [
      .init(OrdersPhrases.products, .text) { Phrase(verbatim: $0.summary) },
      .init(OrdersPhrases.promised, .date, order: "delivery") { $0.promisedOn.map(OrdersPhrases.written) },
      .init(OrdersPhrases.state, query == nil ? .state : .step, order: "state") { order, html in
        let badge = Row.Badge(order.state.title, tone: order.state.tone)
        guard let query else { return badge.write(to: &html) }
        let link = StepPlace.list.from(query.kept(OrdersPaths.orderState(order.id)))
        html.append(literal: "<div class=\"step-cell\">")
        badge.write(to: &html)
        if let step = StepButton(order, posts: link) { html += step.html }
        html.append(literal: "</div>")
      },
      .init(PaymentPhrases.stillDue, .detail) { $0.due.minorUnits > 0 ? Phrase($0.due) : nil },
      .init(KitPhrases.total, .number, order: "total") { Phrase($0.total) },
      .init(KitPhrases.code, .code, order: "code") { Phrase(verbatim: $0.code) },
    ]
  }
}
