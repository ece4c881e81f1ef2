import Kit

/// An order that was placed, as whoever placed it sees it: how it stands, and what it was.
struct OrderPage: Screen {
  let order: Order
  let reader: MenuLanguage
  /// What happened to it that its diner should know: corrections by the staff.
  let changes: [Activity]
  let statusLink: OutwardLink?
  let waiting: Int
  let diner: Diner?
  let canOrder: Bool
  /// Whether it was opened by its link alone: then it shows neither where it goes nor what else there is.
  var isByLink = false

  var title: Phrase { RestaurantPhrases.order(order.number) }
  var topics: [Topic] { diner.map { [$0.topic] } ?? [] }
  var secretTopic: Topic? { isByLink ? Order.statusTopic(order.code) : nil }
  var tabCounts: [Link: Int] { [RestaurantPaths.order(): waiting] }

  var bar: NavigationBar {
    NavigationBar(leading: isByLink ? nil : .back(RestaurantPhrases.history, to: RestaurantPaths.history()))
  }

  var content: HTML {
    let reason: HTML? = order.reason.isEmpty ? nil : Notice(RestaurantPhrases.reason(order), tone: .error).html
    return """
      \(StatusSteps(order: order).html)\(reason)\(corrections)\
      \(OrderLines(lines: order.lines, reader: reader).html)\
      \(Facts([(KitPhrases.total, Phrase(order.total))]).html)\(details)\(again)\(link)
      """
  }

  private var corrections: HTML? {
    let said = changes.compactMap { change in
      let details = isByLink ? TicketChange.openCorrections(in: change) : TicketChange.corrections(in: change)
      return RestaurantApp.events.sentence(for: change).map { ($0, details, change.at) }
    }.filter { !$0.1.isEmpty }
    return said.isEmpty ? nil : ActivityList(said).html
  }

  private var details: HTML? {
    guard !isByLink else { return nil }
    let texts = order.contact.texts + (order.note.isEmpty ? [] : [order.note])
    let rows = texts.map { Row(title: Phrase(verbatim: $0)) }
    return Group(rows: [Row(title: order.leaves, value: Phrase(order.placedAt))] + rows).html
  }

  /// What comes next: more of the menu for whoever still sits there, the same again for whoever comes back.
  private var again: HTML? {
    guard canOrder, !isByLink else { return nil }
    let withdrawal: HTML? =
      order.canBeWithdrawn
      ? """
      \(FormButton(RestaurantPhrases.withdraw, kind: "quiet", posts: RestaurantPaths.withdrawal(order.id)).html)\
      <p class="group-note">\(RestaurantPhrases.withdrawNote)</p>
      """ : nil
    guard order.state.isOpen else {
      return FormButton(RestaurantPhrases.orderAgain, posts: RestaurantPaths.again(order.id)).html
    }
    return """
      <a class="button" href="\(RestaurantPaths.menu())">\(RestaurantPhrases.orderMore)</a>\(withdrawal)\
      \(FormButton(RestaurantPhrases.orderAgain, kind: "quiet", posts: RestaurantPaths.again(order.id)).html)
      """
  }

  private var link: HTML? {
    statusLink.map {
      Disclosure(
        RestaurantPhrases.statusLink,
        "\(LinkCard($0).html)<p class=\"group-note\">\(RestaurantPhrases.statusLinkNote)</p>"
      ).html
    }
  }
}

/// The lines of an order, to read.
struct OrderLines {
  let lines: [OrderLine]
  let reader: MenuLanguage

  var html: HTML {
    Group(rows: lines.map { Row($0.quantity, $0.name, subtitle($0), $0.shownCost, reader) }).html
  }

  private func subtitle(_ line: OrderLine) -> Phrase? {
    let chosen = line.modifiers.summary(mainly: reader.main)
    if line.note.isEmpty { return chosen }
    guard let chosen else { return Phrase(verbatim: line.note) }
    return Phrase(joining: "\(chosen) · \(line.note)")
  }
}

extension Row {
  /// So many of a dish.
  init(_ quantity: Int, _ name: LocalizedText, _ subtitle: Phrase?, _ cost: Phrase, _ reader: MenuLanguage) {
    self.init(title: RestaurantPhrases.times(quantity, reader(name)), subtitle: subtitle, value: cost)
  }
}

/// How an order stands: in a sentence, and as steps on its way.
struct StatusSteps {
  let order: Order

  var html: HTML {
    let steps = OrderState.course(order.way)
    guard let now = steps.firstIndex(of: order.state) else {
      return
        "<p class=\"status-now\" data-tone=\"stopped\" role=\"status\">\(order.state.guestPhrase(for: order.way))</p>"
    }
    let items = steps.enumerated().html { index, state in
      let current: HTML? = index == now ? " aria-current=\"step\"" : nil
      return "<li class=\"status-step\"\(index <= now, attribute: "data-reached")\(current)>\(state.name)</li>"
    }
    return """
      <p class="status-now" role="status">\(order.state.guestPhrase(for: order.way))</p>\
      <ol class="status-steps">\(items)</ol>
      """
  }
}

/// What somebody has ordered so far.
struct HistoryScreen: Screen {
  let orders: Window<OrderSummary>
  let waiting: Int
  let diner: Diner?
  let canOrder: Bool

  var title: Phrase { RestaurantPhrases.history }
  var topics: [Topic] { diner.map { [$0.topic] } ?? [] }
  var tabCounts: [Link: Int] { [RestaurantPaths.order(): waiting] }
  var bar: NavigationBar { NavigationBar(leading: diner.backToMenu) }

  var content: HTML { "\(canOrder ? OwnOrders(isHistory: true).html : nil)\(list)" }

  private var list: HTML {
    guard !orders.elements.isEmpty else {
      return EmptyState(
        .plate, title: RestaurantPhrases.noOrders, text: RestaurantPhrases.noOrdersText,
        action: (RestaurantPhrases.toTheMenu, RestaurantPaths.menu())
      ).html
    }
    let rows = orders.elements.map { order in
      Row(
        id: order.id.description, title: Phrase(order.placedAt),
        subtitle: Dish.noun.counted(order.dishes), value: Phrase(order.total),
        badge: Row.Badge(order.state.name, tone: order.state.tone), opens: RestaurantPaths.pastOrder(order.id))
    }
    let more: HTML? = orders.next.map { MoreLink(RestaurantPaths.history().with("after", $0.text)).html }
    return "\(Group(key: "all", rows: rows).html)\(more)"
  }
}

extension Diner? {
  /// Members come to their own orders from the menu; guests have a tab for them.
  var backToMenu: BarItem? {
    self?.person == nil ? nil : .back(RestaurantPhrases.menu, to: RestaurantPaths.menu())
  }
}

/// The two ways of seeing what one orders oneself.
struct OwnOrders {
  let isHistory: Bool

  var html: HTML {
    Segments(
      RestaurantPhrases.ownOrders,
      links: [
        (RestaurantPhrases.now, RestaurantPaths.order(), !isHistory),
        (RestaurantPhrases.history, RestaurantPaths.history(), isHistory),
      ]
    ).html
  }
}
