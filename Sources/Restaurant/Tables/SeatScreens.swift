import Kit

/// What a table's code opens: which table of which restaurant it is, and a button that sits down.
struct DoorScreen: Screen {
  /// `nil` for a code that counts no longer.
  let table: DiningTable?
  let restaurant: String
  /// Where the guest sits now.
  let tab: TableTab?
  /// Whether others sit there already.
  let isTaken: Bool
  let code: String
  let takesOrders: Bool

  var title: Phrase { table.map { Phrase(verbatim: $0.name) } ?? TablePhrases.oldCode }
  var bar: NavigationBar { NavigationBar() }

  var content: HTML {
    guard let table else {
      return EmptyState(
        .chair, title: TablePhrases.oldCode, text: TablePhrases.oldCodeText,
        action: (RestaurantPhrases.toTheMenu, RestaurantPaths.menu())
      ).html
    }
    let welcome: HTML = "<p class=\"door-welcome\">\(TablePhrases.door(table.name, of: restaurant))</p>"
    guard takesOrders else {
      return "\(welcome)\(Notice(TablePhrases.noOrdersAtTables, tone: .warning).html)\(menuLink)"
    }
    if tab?.table == table.id {
      return "\(welcome)<a class=\"button\" href=\"\(TablePaths.seat())\">\(TablePhrases.toYourTable)</a>"
    }
    let leaving: HTML? = tab.map { Notice(TablePhrases.leavesOther($0.tableName)).html }
    return """
      \(welcome)\(leaving)<form method="post" action="\(TablePaths.door(code))"><button class="button">\
      \(TablePhrases.sitDown)</button></form><p class="group-note">\(isTaken ? TablePhrases.joinNote : TablePhrases.sitDownNote)</p>\(menuLink)
      """
  }

  private var menuLink: HTML {
    "<a class=\"more\" href=\"\(RestaurantPaths.menu())\">\(RestaurantPhrases.toTheMenu)</a>"
  }
}

/// The table at which a guest sits: what has been ordered there, and what it comes to.
struct SeatScreen: Screen {
  let tab: TableTab?
  /// Where they sat last, when they sit nowhere now.
  let former: (tab: TableTab, wasSentAway: Bool)?
  /// Of the tab, or, once it is over, those that are the guest's own.
  let orders: [Order]
  /// Who would like to sit down there too.
  let joiners: [Joiner]
  let guests: Int
  let currency: Currency
  let reader: MenuLanguage
  let waiting: Int
  let diner: Diner?
  let isOpen: Bool
  /// Into how many equal parts the reader wants to see the bill.
  let parts: String

  var title: Phrase { (tab ?? former?.tab).map { Phrase(verbatim: $0.tableName) } ?? TablePhrases.yourTable }
  var topics: [Topic] { diner.map { [$0.topic] } ?? [] }
  var tabCounts: [Link: Int] { [RestaurantPaths.order(): waiting] }

  var bar: NavigationBar {
    NavigationBar(leading: isOpen ? .back(RestaurantPhrases.menu, to: RestaurantPaths.menu()) : nil)
  }

  private var bill: TabBill { TabBill(orders) }

  var content: HTML {
    if let tab { return seated(at: tab) }
    guard let former else {
      return EmptyState(
        .chair, title: TablePhrases.noSeat, text: TablePhrases.noSeatText,
        action: isOpen ? (RestaurantPhrases.toTheMenu, RestaurantPaths.menu()) : nil
      ).html
    }
    let own: HTML? = orders.isEmpty ? nil : Facts([(TablePhrases.yourOrders, bill.total(currency))]).html
    return """
      <p class="status-now" role="status">\(TablePhrases.former(former.tab, wasSentAway: former.wasSentAway))</p>\
      \(own)\(cards)\(menuLink)
      """
  }

  /// What the table orders and has to pay is nothing to somebody who only asks to sit there.
  private var asking: HTML {
    """
    <p class="status-now" role="status">\(TablePhrases.askedToJoin)</p>\
    <p class="seat-note">\(TablePhrases.askedToJoinNote)</p>\(menuLink)\(cards)\(leaving)
    """
  }

  private var arrivals: HTML? {
    guard !joiners.isEmpty else { return nil }
    let rows = joiners.html {
      WishRow($0, title: TablePhrases.somebody, posts: TablePaths.joinerAnswer($0.guest)).html
    }
    return """
      <section class="group tab-requests" aria-label="\(TablePhrases.joinWish)"><ul class="rows">\(rows)</ul>\
      <p class="group-note">\(TablePhrases.joinerNote)</p></section>
      """
  }

  private func seated(at tab: TableTab) -> HTML {
    guard tab.admission == .seated else { return asking }
    let own = orders.filter { $0.diner != nil && $0.diner == diner }
    let facts = Facts([
      (TablePhrases.tableTotal, bill.total(currency)), (TablePhrases.yourPart, TabBill(own).total(currency)),
      (TablePhrases.guests, Phrase(verbatim: "\(guests)")),
    ])
    return """
      <p class="status-now" role="status">\(TablePhrases.seated(tab.state))</p>\
      \(tab.state == .asked ? "<p class=\"seat-note\">\(TablePhrases.askedNote)</p>" as HTML : nil)\
      \(arrivals)\(tab.state == .asked ? nil : facts.html)\(menuLink)\(calls(at: tab))\(cards)\(split)\(leaving)
      """
  }

  /// Somebody is called, and the bill, with one tap each.
  private func calls(at tab: TableTab) -> HTML? {
    guard isOpen, tab.state != .asked else { return nil }
    let call: HTML =
      tab.waits(for: .waiter) == nil
      ? FormButton(TablePhrases.call, kind: "quiet", posts: TablePaths.call()).html
      : Notice(TablePhrases.isCalled, tone: .success).html
    guard tab.state == .open, !orders.isEmpty else { return call }
    if tab.waits(for: .bill) != nil {
      return "\(call)\(Notice(TablePhrases.billIsComing(tab.paysBy), tone: .success).html)"
    }
    let ways = PaymentMethod.allCases.html { method in
      """
      <button class="button quiet" name="method" value="\(method.rawValue)">\(method.name)</button>
      """
    }
    return """
      \(call)<section class="group pay-wish" aria-labelledby="pay-wish"><h2 class="group-title" id="pay-wish">\
      \(TablePhrases.askForBill)</h2><form method="post" action="\(TablePaths.billWish())" data-enhance>\(ways)</form>\
      <p class="group-note">\(TablePhrases.howToPay)</p></section>
      """
  }

  private var split: HTML? {
    BillShares(orders, in: currency).flatMap {
      EqualParts($0, asked: parts, guests: guests, on: TablePaths.seat()).html
    }
  }

  private var leaving: HTML? {
    guard isOpen else { return nil }
    return FormButton(TablePhrases.leave, kind: "quiet", posts: TablePaths.leaving()).html
  }

  private var menuLink: HTML? {
    guard isOpen else { return nil }
    return "<a class=\"button\" href=\"\(RestaurantPaths.menu())\">\(RestaurantPhrases.toTheMenu)</a>"
  }

  /// Each order under the time at which it was placed. Only the reader's own are marked as somebody's.
  private var cards: HTML {
    orders.reversed().html { order in
      let isOwn = order.diner != nil && order.diner == diner
      return Group(
        isOwn ? TablePhrases.yours(at: order.placedAt) : TablePhrases.moment(order.placedAt), aside: order.state.name,
        rows: order.lines.map {
          Row($0.quantity, $0.name, $0.modifiers.summary(mainly: reader.main), $0.shownCost, reader)
        }
      ).html
    }
  }
}

/// Where a guest sits, on the other pages: the way to their table.
struct TableStrip {
  let tab: TableTab

  var html: HTML {
    Group(
      rows: [
        Row(
          title: Phrase(verbatim: tab.tableName),
          subtitle: tab.admission == .seated ? TablePhrases.strip : TablePhrases.askedToJoin, icon: "restaurant",
          badge: tab.admission == .seated ? tab.state.badge : TableTab.State.asked.badge,
          opens: TablePaths.seat())
      ]
    ).html
  }
}
