import Kit

/// An order that is not stored yet.
struct NewOrder: Sheet {
  let id: ID<Order>
  let fields: OrderFields

  var title: Phrase { OrdersPhrases.newOrder }
  var bar: NavigationBar {
    NavigationBar(leading: .discard(OrdersPaths.draft(id), leaving: OrdersPaths.orders()), trailing: .submit())
  }
  var content: HTML { fields.html }
}

/// A stored order, filled in to be changed.
struct ChangedOrder: Screen {
  let order: Order
  let fields: OrderFields
  let list: OrderList

  var title: Phrase { Phrase(verbatim: order.code) }
  var hasLargeTitle: Bool { false }
  var topics: [Topic] { [Order.topic] }
  var master: (any Screen)? { list }

  var bar: NavigationBar {
    let page = list.query.kept(OrdersPaths.order(order.id))
    return NavigationBar(
      leading: .discard(list.query.kept(OrdersPaths.draft(order.id)), leaving: page), trailing: .submit())
  }

  var content: HTML { fields.html }
}
