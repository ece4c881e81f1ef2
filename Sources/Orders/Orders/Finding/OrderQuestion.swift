import Kit

/// Which orders somebody wants to see, and how.
struct OrderQuestion: Sendable {
  let query: ListQuery
  /// What is searched for, as it is understood.
  private(set) var words: OrderWords
  /// Set aside while something is searched for: what one looks for is found wherever it is.
  let filter: OrderFilter
  /// Whose orders alone are shown, and all of them.
  let customer: Customer?
  let today: Day

  init(_ query: ListQuery, _ filter: OrderFilter, of customer: Customer? = nil, on today: Day) {
    (self.query, self.customer, self.today) = (query, customer, today)
    self.filter = query.search.isEmpty ? filter : .all
    words = OrderWords(query.search)
  }

  /// As a visit asks it: what its address says, and what is kept for who looks.
  init(_ visit: SpaceVisit, beside order: Order? = nil, in view: SpaceView) throws {
    let query = ListQuery(orders: visit, beside: order.map { OrdersPaths.order($0.id) })
    let customer = try ID<Customer>(visit.query[Self.customer]).flatMap { try view.findUnlessGone($0) }
    let asked = OrderFilter(visit.query[Self.filter], on: visit.today)
    let filter = try asked ?? KeptFilter(visit).filter(on: visit.today, in: view.connection)
    self.init(query, filter, of: customer, on: visit.today)
    words = try OrderStore(view).understood(self)
  }

  /// As a search of everything asks it: which of all orders.
  init(everywhere sought: Sought, on today: Day, in view: SpaceView) throws {
    self.init(ListQuery(Form([("q", sought.text)])), .all, on: today)
    words = try OrderStore(view).understood(self)
  }

  /// In the address of a list of one customer's orders.
  static let customer = "of"
  /// In the address of a list that another page leads to, whatever is kept.
  static let filter = "show"

  /// The list's own address.
  var list: Link { query.narrowed(OrdersPaths.orders()) }

  /// By what the rows stand together; `nil` in an order in which none do.
  var grouping: OrderFilter.Grouping? {
    guard let sort = query.sort else { return query.search.isEmpty ? filter.grouping : .months }
    return sort.order == Order.byCustomer.name ? .customers : nil
  }

  /// Whether it is the list's own order of all there is, which its index of words has too.
  fileprivate var isWhole: Bool {
    filter == .all && customer == nil && query.sort == nil && words.days == nil
  }

  /// The same in another of the ways in which it may be meant.
  fileprivate func read(as words: OrderWords) -> OrderQuestion {
    var question = self
    question.words = words
    return question
  }

  /// The order that its rows stand in.
  var sort: SortChoice {
    query.sort ?? SortChoice(order.name)
  }

  private var order: ListOrder {
    guard query.search.isEmpty else { return Order.latestFirst }
    return customer != nil && filter.grouping != .days ? Order.ofOneCustomer : filter.order
  }

  fileprivate var condition: SQL {
    let own: SQL = customer.map { " AND customer_id = \($0.id)" } ?? ""
    let promised: SQL = words.days.map { " AND delivery_key IN \($0.days)" } ?? ""
    return filter.condition(on: today, ofOne: customer != nil) + own + promised
  }
}

extension ListQuery {
  /// Of the list of orders.
  init(orders visit: SpaceVisit, beside detail: Link? = nil) {
    self.init(
      visit, orders: Order.orders.map(\.name), narrowing: [OrderQuestion.customer, OrderQuestion.filter], beside: detail
    )
  }
}

extension OrderStore {
  /// So many are few: the index of their words, or of another order, would go through all there are.
  private var mostSorted: Int { 1_000 }

  /// A stretch of the list.
  func orders(_ question: OrderQuestion) throws -> Window<OrderEntry> {
    let query = question.query
    guard !question.isWhole else { return try orders(matching: question.words.text, after: query.cursor) }
    return try stretch(of: question, after: query.cursor)
  }

  /// The stretch in which an order stands.
  func orders(_ question: OrderQuestion, around order: Order) throws -> Window<OrderEntry> {
    guard !question.isWhole else { return try orders(matching: question.words.text, around: order) }
    return try stretch(of: question, around: order.id)
  }

  /// What somebody searches for as it was most likely meant: the first way in which there is any such order.
  fileprivate func understood(_ question: OrderQuestion) throws -> OrderWords {
    let readings = OrderWords.readings(of: question.query.search, on: question.today)
    guard readings.count > 1 else { return question.words }
    return try readings.first { try holds(question.read(as: $0)) } ?? question.words
  }

  private func holds(_ question: OrderQuestion) throws -> Bool {
    guard !question.isWhole else { return try !orders(matching: question.words.text).elements.isEmpty }
    return try !stretch(of: question).elements.isEmpty
  }

  /// In the way in which what is asked for is found soonest, however many orders there are besides.
  private func stretch(
    of question: OrderQuestion, around place: ID<Order>? = nil, after cursor: Cursor? = nil
  ) throws -> Window<OrderEntry> {
    let (condition, words, sort) = (question.condition, question.words.text, question.sort)
    let (isFiltered, isOfOne) = (question.filter != .all, question.customer != nil)
    let isSorted = question.query.sort != nil && (isFiltered || isOfOne)
    guard isSorted || isFiltered && isOfOne || question.words.days != nil else {
      return try orders(matching: words, sorted: sort, where: condition, around: place, after: cursor)
    }
    let count: Int? = try scope.connection.value(
      """
      SELECT COUNT(*) AS count FROM (
        SELECT 1 FROM orders_order WHERE space_id = \(scope.space.id) AND trash_id IS NULL AND \(condition)
        LIMIT \(mostSorted + 1)
      ) AS shown
      """)
    guard let count, count <= mostSorted else {
      return try orders(matching: words, sorted: sort, where: condition, around: place, after: cursor)
    }
    let holds = Search.condition(OrderWords(words).text, in: "found_key")
    return try orders(matching: "", sorted: sort, where: condition + holds, areFew: true, around: place, after: cursor)
  }
}
