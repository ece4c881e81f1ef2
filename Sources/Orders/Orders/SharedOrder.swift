import Kit

extension Capability {
  /// For the customer: what they ordered, and how far it is.
  static let seeOrder = Capability(
    "orders.see", offer: OrdersPhrases.seeOrder, topics: [Order.topic],
    of: { (id: ID<Order>, view) in try view.find(id).subject }, opens: OrdersPaths.order,
    message: { id, view in
      let order = try view.find(id)
      let customer: Customer = try view.find(order.customer)
      let text = OrderText(order, try OrderStore(view).lines(of: id), from: view.space)
      return GuestMessage(phone: customer.phone, email: customer.email, subject: text.subject, text: text.paragraphs)
    })
}

/// An order as a guest sees it: nothing to change, and no other customer.
struct SharedOrder: Screen {
  let order: Order
  let lines: [OrderLine]
  let sums: VATSums?

  var title: Phrase { Phrase(verbatim: order.code) }
  var bar: NavigationBar { NavigationBar() }
  var topics: [Topic] { [Order.topic] }

  var content: HTML {
    "\(facts.html)\(Group(OrdersPhrases.products, aside: Phrase(order.total), rows: lines.map(row)).html)\(sums?.html)"
  }

  private var facts: Group {
    var rows = [
      Row(
        title: OrdersPhrases.state,
        badge: Row.Badge(order.state.title, tone: order.state.tone)),
      Row(title: OrdersPhrases.customer, value: Phrase(verbatim: order.customerName)),
      Row(title: KitPhrases.date, value: OrdersPhrases.day(of: order.placedAt)),
    ]
    if let day = order.promisedOn { rows.append(Row(title: OrdersPhrases.promised, value: OrdersPhrases.written(day))) }
    if order.hasPayments {
      rows.append(Row(title: PaymentPhrases.received, value: Phrase(order.received)))
      if order.due.minorUnits > 0 { rows.append(Row(title: PaymentPhrases.stillDue, value: Phrase(order.due))) }
    }
    return Group(rows: rows)
  }

  private func row(_ line: OrderLine) -> Row {
    Row(
      title: Phrase(verbatim: line.productName),
      subtitle: OrdersPhrases.quantityAndPrice(line))
  }
}
