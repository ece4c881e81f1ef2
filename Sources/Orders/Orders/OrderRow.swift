import Kit

/// An order in a list.
struct OrderRow {
  let order: OrderEntry
  var query: ListQuery?
  var isCurrent = false

  var row: Row {
    let page = OrdersPaths.order(order.id)
    return Row(
      id: order.id.description, title: Phrase(verbatim: order.code), subtitle: Phrase(verbatim: order.summary),
      value: Phrase(order.total), badge: Row.Badge(order.state.title, tone: order.state.tone),
      opens: query?.kept(page) ?? page, isCurrent: isCurrent,
      deletion: query.map {
        Row.Deletion($0.kept(OrdersPaths.orderDeletion(order.id)), of: order.code, as: .deleteOrder)
      })
  }
}
