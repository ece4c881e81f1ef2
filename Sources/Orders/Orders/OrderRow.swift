import Kit

/// An order in a list.
struct OrderRow {
  let order: OrderEntry
  let today: Day
  var query: ListQuery?
  var isCurrent = false
  /// Where it doesn't stand under the customer's name.
  var saysCustomer = false

  var row: Row {
    let page = OrdersPaths.order(order.id)
    return Row(
      id: order.id.description,
      title: Phrase(verbatim: saysCustomer ? "\(order.customerName) · \(order.code)" : order.code),
      subtitle: subtitle, value: Phrase(order.total), badge: Row.Badge(order.state.title, tone: order.state.tone),
      opens: query?.kept(page) ?? page, isCurrent: isCurrent,
      deletion: query.map {
        Row.Deletion($0.kept(OrdersPaths.orderDeletion(order.id)), of: order.code, as: .deleteOrder)
      })
  }

  private var subtitle: Phrase { Phrase(joining: "\(when) · \(order.summary)") }

  /// When it is promised for; of one that is not, when it was ordered.
  private var when: Phrase {
    order.promisedOn.map { Phrase(Capitalized($0.written(.near(to: today)))) }
      ?? Phrase(Capitalized(order.placedAt.written(.near(to: today))))
  }
}
