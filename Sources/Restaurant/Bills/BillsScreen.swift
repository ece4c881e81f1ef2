import Kit

/// The bills of some days, to look up, print again and, by the owner, open again. Who serves sees today's, and no sum of them.
struct BillsScreen: Screen {
  let period: TakingsPeriod
  let today: Day
  let bills: [Bill]
  /// What was refused or cancelled, where one day is shown: from here it comes back onto the board.
  let void: [OrderSummary]
  let currency: Currency
  let manages: Bool

  var title: Phrase { BillPhrases.bills }
  var topics: [Topic] { [Order.topic, TableTab.topic] }
  var bar: NavigationBar {
    NavigationBar(
      leading: .back(DeskPhrases.desk, to: RestaurantPaths.desk()),
      trailing: manages ? .icon("chart", KitchenPhrases.report, to: period.asked(KitchenPaths.report())) : nil)
  }

  var content: HTML {
    let periods: HTML =
      manages
      ? TakingsPeriods(period: period, today: today, page: TablePaths.bills()).html
      : "<p class=\"large-subtitle\">\(period.name)</p>"
    let dropped = void.isEmpty ? nil : Group(BillPhrases.void, key: "void", rows: void.map(row)).html
    let nothing = void.isEmpty ? empty : nil
    return "\(periods)\(bills.isEmpty ? nothing : list)\(dropped)"
  }

  private var list: HTML {
    let paid = MoneySum(bills.filter(\.isPaid).map(\.total), currency: currency)
    let facts = Facts([(ReportPhrases.takings, Phrase(paid)), (BillPhrases.bills, ReportPhrases.count(bills.count))])
    return "\(manages ? facts.html : nil)\(Group(key: "bills", rows: bills.prefix(Bill.most).map(row)).html)\(more)"
  }

  private var more: HTML? {
    bills.count > Bill.most ? "<p class=\"group-note\">\(BillPhrases.more(Bill.most))</p>" : nil
  }

  private func row(_ bill: Bill) -> Row {
    let at = Phrase(period.isOneDay ? bill.at.written(.time) : bill.at.written(.dateAndTime))
    let place = bill.left.map { Phrase(joining: "\(at) · \($0.name)") } ?? at
    return Row(
      id: bill.id, title: bill.title, subtitle: PaymentMethod.words(bill.method, after: place),
      value: Phrase(bill.total), badge: bill.isPaid ? nil : Row.Badge(BillPhrases.unpaid, tone: .needs),
      opens: bill.link)
  }

  private func row(_ order: OrderSummary) -> Row {
    let back = RowForm(posts: KitchenPaths.returning(order.id), as: .bringBackOrder).html(
      "<button class=\"ticket-back\" aria-label=\"\(KitchenPhrases.bringBack(order.number))\">\(Icon("undo"))</button>")
    let facts = Phrase(joining: "\(order.placedAt.written(.time)) · \(order.way.name) · \(order.total)")
    return Row(
      RowFrame(id: order.id.description, kind: "finished"),
      """
      <a class="dish-open" href="\(KitchenPaths.ticket(order.id))"><span class="row-text">\
      \(RowWords.said(KitchenPhrases.ticket(order.number), facts).html)</span>\
      \(Row.Badge(order.state.name, tone: order.state.tone).html)</a>\(back)
      """)
  }

  private var empty: HTML { EmptyState(.plate, title: BillPhrases.noBills, text: BillPhrases.noBillsText).html }
}
