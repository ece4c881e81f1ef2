import Kit

/// An order as it is read: for whom and until when, how far it has come, what is in it, and the next step. It is changed in its
/// form, one tap away.
struct OrderPage: Screen {
  let order: Order
  let lines: [OrderLine]
  let below: OrderBelow
  let customer: OrderCustomer
  let activity: [Activity]
  let list: OrderList
  let today: Day
  /// Where what it needs is put that one wants to buy.
  let shopping: TextTaker?

  var title: Phrase { Phrase(verbatim: order.code) }
  var hasLargeTitle: Bool { false }
  var topics: [Topic] { [Order.topic] }
  var master: (any Screen)? { list }

  var bar: NavigationBar {
    NavigationBar(
      leading: [.back(OrdersPhrases.orders, to: list.query.kept(OrdersPaths.orders()))],
      trailing: [.menu(menu), .edit(to: list.query.kept(OrdersPaths.orderForm(order.id)))])
  }

  private var states: Link { list.query.kept(OrdersPaths.orderState(order.id)) }

  private var menu: Menu {
    let cancellation: Menu.Item? =
      order.state == .cancelled
      ? nil
      : .action(
        OrdersPhrases.cancelOrder, "close", to: states, as: .moveOrder,
        fields: [("state", OrderState.cancelled.rawValue)], isDestructive: true)
    return Menu(
      [
        below.payments.menuItem,
        .link(OrdersPhrases.deliveryNote, "printer", to: OrdersPaths.deliveryNote(order.id)),
        shopping.map { .link($0.title, $0.icon, to: $0.given(lines.wanted)) },
        .link(OrdersPhrases.share, "share", to: Capability.seeOrder.shares(of: order.id)),
        .action(OrdersPhrases.duplicate, "duplicate", to: OrdersPaths.orderCopy(order.id), as: .copyOrder),
        cancellation,
        .action(
          KitPhrases.delete, "trash", to: list.query.kept(OrdersPaths.orderDeletion(order.id)), as: .deleteOrder,
          isDestructive: true),
      ].compactMap(\.self))
  }

  var content: HTML {
    "\(head)\(track)\(products)\(below.html)\(note)\(step)\(customer.html)\(OrderActivity(activity).html)"
  }

  private var head: HTML {
    let badge: HTML? =
      order.state == .cancelled ? Row.Badge(order.state.title, tone: order.state.tone).html : nil
    return """
      <header class="order-head"><h2><a href="\(OrdersPaths.customer(order.customer))">\(order.customerName)</a></h2>\
      <p class="order-sum">\(order.total)</p><p class="order-when">\(when)</p>\(badge)</header>
      """
  }

  private var when: HTML {
    let placed = OrdersPhrases.placed(order.placedAt, on: today)
    guard let day = order.promisedOn else { return "\(placed)" }
    return "<strong>\(OrdersPhrases.promised(for: day, on: today))</strong> · \(placed)"
  }

  /// Where it has come to, and every place it can be put back or forward to.
  private var track: HTML {
    Segments(
      OrdersPhrases.state, name: "state", posts: states, as: .moveOrder, was: order.state.rawValue, kind: "track",
      choices: OrderState.allCases.filter { $0 != .cancelled }.map { ($0.title, $0.rawValue) }
    ).html
  }

  private var products: HTML {
    Group(OrdersPhrases.products, kind: "order-lines", rows: lines.map(row)).html
  }

  private func row(_ line: OrderLine) -> Row {
    Row(
      title: Phrase(verbatim: line.words), subtitle: line.quantity == 1 ? nil : OrdersPhrases.each(line.unitPrice),
      value: line.amount)
  }

  private var note: HTML? {
    guard !order.note.isEmpty else { return nil }
    return """
      <section class="group"><h2 class="group-title">\(KitPhrases.note)</h2><p class="order-note">\(order.note)</p></section>
      """
  }

  /// Where it goes when all goes well.
  private var step: HTML? {
    guard let next = order.state.next, let title = order.state.stepOn else { return nil }
    return RowForm(posts: states, as: .moveOrder).html(
      "<button class=\"button\" name=\"state\" value=\"\(next.rawValue)\">\(title)</button>")
  }
}

extension OrderPage {
  init(_ visit: SpaceVisit, _ id: ID<Order>, in view: SpaceView) throws {
    let (order, lines) = (try view.find(id), try OrderStore(view).lines(of: id))
    let spaceDay = visit.house.mint.now().day(in: view.space.zone)
    self.init(
      order: order, lines: lines, below: try OrderBelow(order, lines, in: view),
      customer: try OrderCustomer(order, lines, in: view, on: spaceDay), activity: try Activity.of(id, in: view),
      list: try OrderList(visit, beside: order, in: view), today: visit.today, shopping: visit.textTaker)
  }
}
