import Kit

/// Dishes that somebody else is going to pay for.
extension TabStore where Scope == SpaceTransaction {
  /// Lines of a tab go on at another table, whose tab is opened where there is none. An order whose lines all go goes along; of
  /// the others' lines a second order is made, as far in the kitchen as they are.
  /// - Returns: the activity line, by which they are back; `nil` when none of them is on the tab any more.
  /// - Throws: `Refusal.conflict` when the tab is not open, `Invalid` for the field `table` when the bill there is paid.
  func move(_ lines: Set<ID<OrderLine>>, of id: ID<TableTab>, to table: ID<DiningTable>) throws -> ID<Activity>? {
    let tab = try scope.find(id)
    let target = try scope.find(table)
    guard tab.state == .open else { throw Refusal.conflict(TablePhrases.notOpen(tab.tableName)) }
    guard target.id != tab.table else { throw Invalid(["table": EntryPhrases.tableMissing]) }
    let leaving = try orders(of: id).filter { !$0.state.isVoid }.compactMap { order in
      let own = order.lines.filter { lines.contains($0.id) }
      return own.isEmpty ? nil : (order: order, lines: own)
    }
    guard !leaving.isEmpty else { return nil }
    let opened = try openForOrder(at: target.id)
    let parts = try leaving.map { order, own in
      let made = own.count == order.lines.count ? nil : try split(own, off: order)
      try place(made ?? order.id, at: opened.tab, isMade: made != nil)
      return TableTab.MovedLines.Part(
        order: order.id.description, made: made?.description ?? "", lines: own.map(\.id.description))
    }
    for tab in [id, opened.tab] { try touchGuests(of: tab) }
    return try scope.record(
      TableTab.linesMoved, of: Subject(TableTab.topic, id, title: target.name),
      fields: [FieldChange("table", from: tab.tableName, to: target.name)],
      .init(into: opened.tab.description, opening: opened.done?.description ?? "", parts: parts))
  }

  /// A second order, of some of an order's lines.
  private func split(_ lines: [OrderLine], off order: Order) throws -> ID<Order> {
    let made: ID<Order> = scope.mint.id()
    try scope.run(
      """
      INSERT INTO restaurant_order (id, space_id, way, state, number, day, code, name, phone, address, note, reason, total, dishes, \
      created_at, placed_at, changed_at)
      VALUES (\(made), \(scope.space.id), \(order.way), \(order.state), \(try OrderStore(scope).nextNumber(on: order.day)), \
      \(order.day), \(scope.mint.secret()), \(order.contact.name), \(order.contact.phone), \(order.contact.address), \
      \(order.note), '', 0, 0, \(scope.now), \(order.placedAt), \(scope.now))
      """)
    try carry(lines.map(\.id), to: made)
    for id in [order.id, made] { try settle(id) }
    return made
  }

  private func carry(_ lines: [ID<OrderLine>], to order: ID<Order>) throws {
    for line in lines { try scope.update(OrderLine.table, line, "order_id = \(order)") }
  }

  /// - Parameter isMade: of dishes that another order has brought so far.
  private func place(_ order: ID<Order>, at tab: ID<TableTab>, isMade: Bool = false) throws {
    try scope.update(Order.table, order, "tab_id = \(tab)")
    try SlipStore(scope).follow(order, isMoved: isMade)
    try OrderStore(scope).touch(OrderStore(scope).order(order))
  }

  /// What an order costs, and how far it is, by the lines that it has now.
  private func settle(_ id: ID<Order>) throws {
    let store = OrderStore(scope)
    try store.recount(id)
    let order = try store.order(id)
    let state = order.state.following(lines: order.lines.map(\.state), for: order.way)
    try store.write(state, reason: order.reason, lines: [:], of: order)
  }

  /// What was moved is back where it was; the tab that was opened for it is none any more.
  /// - Throws: `Refusal.conflict` when one of the bills is settled, or one of the orders was changed since.
  func takeBack(_ moved: TableTab.MovedLines, to tab: TableTab) throws {
    guard let into = ID<TableTab>(moved.into) else { throw Refusal.notFound }
    for tab in [tab, try scope.find(into)] where tab.state != .open {
      throw Refusal.conflict(TablePhrases.notOpen(tab.tableName))
    }
    for part in moved.parts { try takeBack(part, to: tab.id, from: into) }
    try touchGuests(of: into)
    if try orders(of: into).isEmpty { try takeBackOpening(by: ID(moved.opening)) }
  }

  private func takeBack(_ part: TableTab.MovedLines.Part, to tab: ID<TableTab>, from into: ID<TableTab>) throws {
    let store = OrderStore(scope)
    guard let id = ID<Order>(part.order) else { throw Refusal.notFound }
    let order = try store.order(id)
    guard let made = try ID<Order>(part.made).map({ try store.order($0) }) else {
      guard order.tab == into else { throw Refusal.conflict(KitchenPhrases.changedSince(order)) }
      return try place(id, at: tab)
    }
    // What was cooked meanwhile comes back as it is; what was corrected meanwhile is another order.
    guard made.tab == into, made.correctedAt == nil, !made.state.isVoid, order.tab == tab, !order.state.isVoid,
      Set(made.lines.map(\.id.description)) == Set(part.lines)
    else { throw Refusal.conflict(KitchenPhrases.changedSince(made)) }
    try carry(made.lines.map(\.id), to: id)
    try scope.run("DELETE FROM restaurant_order WHERE space_id = \(scope.space.id) AND id = \(made.id)")
    try settle(id)
  }
}

extension TableTab {
  /// What went, so that it comes back.
  struct MovedLines: Codable, Sendable {
    struct Part: Codable, Sendable {
      let order: String
      /// The order that was made of the lines; empty where the whole order went.
      let made: String
      let lines: [String]
    }

    let into: String
    /// The activity line by which the tab there was opened; empty where it was open.
    let opening: String
    let parts: [Part]
  }

  static let linesMoved = Event<MovedLines>(
    "lines.moved", undo: takingBack { tabs, tab, moving in try tabs.takeBack(moving.kept(), to: tab) },
    says: { moving in
      let from = moving.change(of: "table")?.from ?? ""
      return Phrase(
        es: "Platos de \(from) a \(moving.title)", en: "Dishes from \(from) to \(moving.title)",
        pt: "Pratos de \(from) para \(moving.title)")
    })
}

extension Action {
  static let moveLines = Action(
    "restaurant.tab.move-lines", [Input("line", .several, "Ids of lines"), Input("table", .id)])
}

/// Which dishes of a tab go to which table.
struct LineMovingForm {
  let tab: TableTab
  let orders: [Order]
  /// Where one can order.
  let tables: [DiningTable]
  let reader: MenuLanguage
  let state: FormState

  var sheet: FormSheet {
    let kept = orders.filter { !$0.state.isVoid }
    let lines = kept.flatMap { order in
      order.lines.map { line -> (value: String, title: Phrase) in
        let dish = Phrase(verbatim: "\(line.quantity) × \(reader(line.name))")
        let chosen = line.modifiers.summary(mainly: reader.main).map { Phrase(joining: "\(dish) · \($0)") } ?? dish
        let number = RestaurantPhrases.order(order.number)
        return (line.id.description, kept.count == 1 ? chosen : Phrase(joining: "\(chosen) · \(number)"))
      }
    }
    let places =
      [(value: "", title: EntryPhrases.chooseTable)]
      + tables.map { (value: $0.id.description, title: Phrase(verbatim: $0.name)) }
    return FormSheet(
      TablePhrases.moveLines, topics: [TableTab.topic, Order.topic], cancels: TablePaths.tab(tab.id),
      submits: TablePhrases.move,
      state.form(
        posts: TablePaths.tabLines(tab.id), as: .moveLines,
        """
        \(state.boxes("line", TablePhrases.whichDishes, options: lines))\
        \(FieldGroup(state.select("table", TablePhrases.toTable, options: places)).html)
        """))
  }
}
