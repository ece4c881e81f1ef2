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

/// A stored order: its state in one tap, the filled form, and what has happened to it.
struct OrderDetail: Screen {
  let order: Order
  let fields: OrderFields
  let below: OrderBelow
  let activity: [Activity]
  let list: OrderList

  var title: Phrase { Phrase(verbatim: order.code) }
  var hasLargeTitle: Bool { false }
  var topics: [Topic] { [Order.topic] }
  var master: (any Screen)? { list }

  var bar: NavigationBar {
    NavigationBar(
      leading: [
        .discard(
          list.query.kept(OrdersPaths.draft(order.id)), leaving: list.query.kept(OrdersPaths.orders()))
      ],
      trailing: [.menu(menu), .submit()])
  }

  private var menu: Menu {
    Menu(
      [
        below.payments.menuItem,
        .link(OrdersPhrases.deliveryNote, "printer", to: OrdersPaths.deliveryNote(order.id)),
        .link(OrdersPhrases.share, "share", to: Capability.seeOrder.shares(of: order.id)),
        .action(OrdersPhrases.duplicate, "duplicate", to: OrdersPaths.orderCopy(order.id), as: .copyOrder),
        .action(
          KitPhrases.delete, "trash", to: list.query.kept(OrdersPaths.orderDeletion(order.id)), as: .deleteOrder,
          isDestructive: true),
      ].compactMap(\.self))
  }

  var content: HTML {
    let states = Segments(
      OrdersPhrases.state, name: "state", posts: list.query.kept(OrdersPaths.orderState(order.id)), as: .moveOrder,
      was: order.state.rawValue, choices: OrderState.allCases.map { ($0.title, $0.rawValue) })
    return "\(states.html)\(fields.html)\(below.html)\(OrderActivity(activity).html)"
  }
}
