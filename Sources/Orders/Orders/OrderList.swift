import Kit

/// The orders that somebody wants to see, in sections: by customer what is open, by month what is over.
struct OrderList: Screen {
  let question: OrderQuestion
  let rows: OrderRows
  let counts: OrderCounts
  let unfinished: UnfinishedOrders?
  /// The words that may have been meant where nothing is found as was typed.
  let meant: String?

  /// - Parameter order: beside which the list stands.
  init(_ visit: SpaceVisit, beside order: Order? = nil, in view: SpaceView) throws {
    let question = try OrderQuestion(visit, beside: order, in: view)
    self.question = question
    rows =
      try order.map { try OrderRows(question, beside: $0, in: view) }
      ?? visit.house.shared { OrderRowsCache() }.rows(question, in: view)
    let words = question.query.search
    meant =
      rows.orders.elements.isEmpty && !words.isEmpty
      ? try visit.meant(by: words, among: [.of(Customer.self), .of(Product.self)], in: view) : nil
    unfinished = try order == nil && question.query.search.isEmpty ? UnfinishedOrders(visit, in: view) : nil
    counts =
      try question.customer.map { try OrderStore(view).counts(of: $0.id) }
      ?? visit.house.shared { OrderCountsCache() }.counts(in: view)
  }

  var query: ListQuery { question.query }
  private var today: Day { question.today }

  var title: Phrase { OrdersPhrases.orders }
  var topics: [Topic] { [Order.topic, Customer.topic] }
  var isTable: Bool? { query.isTable }
  var detailHint: Phrase? { isEmpty || isTable == true ? nil : OrdersPhrases.chooseOrder }

  var bar: NavigationBar {
    NavigationBar(
      leading: [isEmpty || isTable == true ? nil : .edit(query.isEditing, list: link)].compactMap(\.self),
      trailing: [.menu(OrdersMenu.transfer), .add(OrdersPhrases.newOrder, to: OrdersPaths.newOrder())])
  }

  private var isEmpty: Bool {
    rows.orders.elements.isEmpty && query.search.isEmpty && question.filter == .all && question.customer == nil
  }
  /// The list's own address, and that of what it shows.
  private var list: Link { question.list }
  private var link: Link { list.with("q", query.search).with("sort", query.sort?.text) }

  private static let pending = RowTemplate(of: OrdersPaths.newOrder()).html

  var content: HTML {
    let views = OrdersViews(current: .orders).html
    let unfinished = unfinished?.html
    guard !isEmpty else { return "\(views)\(unfinished)\(Self.pending)\(empty)" }
    return """
      \(views)\(query.field(in: OrdersPaths.orders()).html)\(selection)\(narrowing)\(unfinished)\(Self.pending)\(results)
      """
  }

  private var results: Results {
    guard !rows.orders.elements.isEmpty || !query.search.isEmpty else {
      return Results(
        EmptyState(.cup, title: OrdersPhrases.noneHere, text: OrdersPhrases.noneHereText).html)
    }
    return query.results(rows.orders, in: list, meant: meant, rows.html)
  }

  /// The filters; of one customer's orders the way back to everybody's too, of days that were searched for the one to their words.
  private var narrowing: HTML? {
    let sort = query.sort?.text
    let everybodys = OrdersPaths.orders().with("q", query.search).with("sort", sort)
    let customer = question.customer.map { customer in
      Self.chip(Phrase(verbatim: customer.name), OrdersPhrases.unfilter(customer.name), to: everybodys)
    }
    let days = question.words.days.map { days in
      Self.chip(
        days.title(on: today), OrdersPhrases.searchedAsWords(days.title(on: today)),
        to: list.with("q", days.asWords).with("sort", sort))
    }
    let chips = [customer, days].compactMap(\.self)
    let shown: HTML? = chips.isEmpty ? nil : "<p class=\"chips\">\(chips)</p>"
    guard query.search.isEmpty else { return shown }
    let filters = OrdersPaths.filter().with(OrderQuestion.customer, question.customer?.id.description).with(
      "sort", sort)
    return "\(shown)\(FilterBar(posts: filters, counts: counts, chosen: question.filter, today: today).html)"
  }

  private static func chip(_ title: Phrase, _ label: Phrase, to link: Link) -> HTML {
    "<a class=\"chip\" href=\"\(link)\" aria-label=\"\(label)\">\(title)\(Icon("close"))</a>"
  }

  /// What can be done with several at once; without it, the way to where it can be.
  private var selection: HTML? {
    guard rows.selected == nil else { return nil }
    guard isTable == true else { return TableLink(query, in: list, order: "customer").html }
    return SelectionBar(
      posts: query.kept(OrdersPaths.orderSelection()), as: .changeOrders, name: "to", choices: OrdersTogether.choices
    ).html
  }

  private var empty: HTML {
    EmptyState(
      .parcel, title: OrdersPhrases.noOrders, text: OrdersPhrases.noOrdersText,
      action: (OrdersPhrases.newOrder, OrdersPaths.newOrder())
    ).html
  }
}

/// The ways of seeing the orders.
struct OrdersViews {
  enum View {
    case orders, board, preparation, report
  }

  let current: View

  var html: HTML {
    Segments(
      OrdersPhrases.views,
      links: [
        (OrdersPhrases.all, OrdersPaths.orders(), current == .orders),
        (OrdersPhrases.toPrepare, OrdersPaths.preparation(), current == .preparation),
        (OrdersPhrases.board, OrdersPaths.board(), current == .board),
        (ReportPhrases.report, OrdersPaths.report(), current == .report),
      ]
    ).html
  }
}

/// What else the lists lead to.
enum OrdersMenu {
  static var transfer: Menu {
    Menu([
      .link(VATPhrases.vat, "receipt", to: OrdersPaths.vat()),
      .link(KitPhrases.importAndExport, "download", to: OrdersPaths.transfer()),
    ])
  }
}
