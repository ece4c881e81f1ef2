import Kit

/// What the staff changes of an order that was placed. Prices of what is kept stay as they were frozen.
struct Correction: Sendable {
  /// Something of a line; what is `nil` stays.
  struct Locked: Sendable {
    let line: ID<OrderLine>
    /// 0 takes the line out.
    var quantity: Int?
    var note: String?
    /// What is chosen with it; what it had already keeps its price.
    var modifiers: [ChosenModifier]?
  }

  struct Added: Sendable {
    let dish: Dish
    let content: Selection.Content
  }

  var kept: [Locked] = []
  var added: [Added] = []
  /// Of the order.
  var note: String?
  var target: EntryTarget?
}

extension OrderStore where Scope == SpaceTransaction {
  /// Changes what was ordered, where it goes, and how much it costs.
  /// - Returns: the activity line, which says what changed and by which that is taken back; `nil` when nothing changes.
  /// - Throws: `Invalid` for the whole, as the field "": nothing would be left, or it would cost too much; for the field
  ///   `table` when the bill there is paid. `Refusal.conflict` when it is no longer made, or its bill is paid.
  func correct(_ id: ID<Order>, _ correction: Correction, mainly main: Language) throws -> ID<Activity>? {
    let order = try order(id)
    guard !order.state.isVoid else { throw Refusal.conflict(KitchenPhrases.isVoid(order)) }
    try expectOpenBill(of: order)
    let fresh = correction.added.map { (scope.mint.id(OrderLine.self), $0) }
    var changes = try correction.kept.flatMap { try self.changes(of: order, $0, mainly: main) }
    changes += fresh.map { id, added in
      let line = TicketChange.Line(id, added.dish.name, mainly: main)
      return TicketChange(.added, of: line, from: "", to: "\(added.content.quantity)")
    }
    if let target = correction.target { changes += try self.changes(of: order, to: target) }
    if let note = TicketChange(.note, changing: order.note, to: correction.note ?? order.note) { changes.append(note) }
    guard !changes.isEmpty else { return nil }
    let way = correction.target?.way ?? order.way
    let states = lineStates(order, after: changes, adding: fresh.count)
    let state = order.state.kept(for: way).following(lines: states, for: way)
    if let step = TicketChange(.state, changing: order.state.rawValue, to: state.rawValue) { changes.append(step) }
    let done = try record(Order.corrected, of: order, changes)
    for change in changes where change.kind == .removed {
      if let line = change.line?.id { try set("trash_id = \(done)", of: line) }
    }
    for change in changes { try write(change.to, for: change, of: order.id) }
    for (id, added) in fresh { try insert(added, as: id, into: order.id) }
    try write(state, reason: order.reason, lines: [:], of: order)
    let corrected = try self.order(id)
    if order.fetchedAt != corrected.fetchedAt { scope.touch(PickUpSlots.topic) }
    if let tab = corrected.tab, tab != order.tab { try TabStore(scope).touchGuests(of: tab) }
    // Off a table's bill it is paid by itself, from now on.
    if order.tab != nil, corrected.tab == nil {
      try set("done_at = \(corrected.state == .done ? scope.now : nil)", of: id)
    }
    try recount(order.id)
    return done
  }

  private func changes(of order: Order, _ kept: Correction.Locked, mainly main: Language) throws -> [TicketChange] {
    // Taken out by somebody else meanwhile: out it stays.
    guard let line = order.lines.first(where: { $0.id == kept.line }) else { return [] }
    let named = TicketChange.Line(line, mainly: main)
    if kept.quantity == 0 { return [TicketChange(.removed, of: named, from: "\(line.quantity)", to: "")] }
    let (quantity, modifiers) = (kept.quantity ?? line.quantity, kept.modifiers ?? line.modifiers)
    let price = try modifiers == line.modifiers ? line.price : line.price(with: modifiers)
    // More of what is cooked already, or with something else, has to be cooked.
    let isMore = quantity > line.quantity || !Set(modifiers.map(\.option)).isSubset(of: line.options)
    let state = isMore && line.state >= .ready ? LineState.preparing : line.state
    return [
      TicketChange(.lineQuantity, of: named, changing: "\(line.quantity)", to: "\(quantity)"),
      TicketChange(.lineModifiers, of: named, changing: line.modifiers.stored, to: modifiers.stored),
      TicketChange(
        .linePrice, of: named, changing: TicketChange.stored(line.price), to: TicketChange.stored(price)),
      TicketChange(.lineState, of: named, changing: line.state.rawValue, to: state.rawValue),
      TicketChange(.lineNote, of: named, changing: line.note, to: kept.note ?? line.note),
    ].compactMap(\.self)
  }

  private func changes(of order: Order, to target: EntryTarget) throws -> [TicketChange] {
    if target.table != nil, order.tab == nil, order.paidBy != nil {
      throw Invalid(["table": BillPhrases.paidAlready])
    }
    let pickUpAt = target.way == .pickUp ? target.pickUpAt : order.fetchedAt
    let way = [
      TicketChange(.way, changing: order.way.rawValue, to: target.way.rawValue),
      TicketChange(.time, changing: TicketChange.stored(order.fetchedAt), to: TicketChange.stored(pickUpAt)),
    ]
    let contact = [
      TicketChange(.name, changing: order.contact.name, to: target.contact.name),
      TicketChange(.phone, changing: order.contact.phone, to: target.contact.phone),
      TicketChange(.address, changing: order.contact.address, to: target.contact.address),
    ]
    return try way.compactMap(\.self) + changes(of: order, to: target.table) + contact.compactMap(\.self)
  }

  private func changes(of order: Order, to table: ID<DiningTable>?) throws -> [TicketChange] {
    let before = try order.tab.map { try scope.find($0) }
    guard table != before?.table else { return [] }
    let opened = try table.map { try TabStore(scope).openForOrder(at: $0) }
    let after = try opened.map { try scope.find($0.tab) }
    let changes = [
      TicketChange(.table, from: before?.tableName ?? "", to: after?.tableName ?? ""),
      TicketChange(.tab, from: before?.id.description ?? "", to: after?.id.description ?? ""),
    ]
    return changes + (opened?.done.map { [TicketChange(.opening, from: "", to: $0.description)] } ?? [])
  }

  private func lineStates(_ order: Order, after changes: [TicketChange], adding count: Int) -> [LineState] {
    order.lines.compactMap { line -> LineState? in
      let own = changes.filter { $0.line?.id == line.id }
      if own.contains(where: { $0.kind == .removed }) { return nil }
      return own.first { $0.kind == .lineState }.flatMap { LineState(rawValue: $0.to) } ?? line.state
    } + Array(repeating: .waiting, count: count)
  }

  /// Writes what a change says stands there now, or, when it is taken back, stood there before.
  func write(_ value: String, for change: TicketChange, of order: ID<Order>) throws {
    switch (change.kind, change.line?.id) {
    case (.lineQuantity, let line?): try set("quantity = \(Int(value) ?? 1)", of: line)
    case (.lineNote, let line?): try set("note = \(value)", of: line)
    case (.lineState, let line?): try set("state = \(value)", of: line)
    case (.lineModifiers, let line?): try set("modifiers = \(value)", of: line)
    case (.linePrice, let line?):
      if let price = TicketChange.money(value) { try set("price = \(price.minorUnits)", of: line) }
    case (.note, nil): try set("note = \(value)", of: order)
    case (.way, nil): try set("way = \(value)", of: order)
    case (.time, nil): try set("pick_up_at = \(Int64(value).map { Instant(milliseconds: $0) })", of: order)
    case (.tab, nil): try set("tab_id = \(ID<TableTab>(value))", of: order)
    case (.name, nil): try set("name = \(value)", of: order)
    case (.phone, nil): try set("phone = \(value)", of: order)
    case (.address, nil): try set("address = \(value)", of: order)
    default: break
    }
  }

  private func set(_ assignment: SQL, of order: ID<Order>) throws {
    try scope.update(Order.table, order, assignment)
  }

  private func set(_ assignment: SQL, of line: ID<OrderLine>) throws {
    try scope.update(OrderLine.table, line, assignment)
  }

  func insert(_ added: Correction.Added, as id: ID<OrderLine>, into order: ID<Order>) throws {
    try scope.run(
      """
      INSERT INTO restaurant_line (id, space_id, order_id, dish_id, name, price, modifiers, quantity, note, state, \
      came_at, vat, position)
      VALUES (\(id), \(scope.space.id), \(order), \(added.dish.id), \(added.dish.name), \
      \(added.content.price.minorUnits), \(added.content.modifiers.stored), \(added.content.quantity), \
      \(added.content.note), \(LineState.waiting), \(scope.now), \(MenuSection.rate(of: added.dish.id)), \
      (SELECT COALESCE(MAX(position), 0) + 1 FROM restaurant_line WHERE order_id = \(order)))
      """)
  }

  /// What the order costs and holds, by its lines, and when it was corrected last.
  /// - Parameter undone: the correction that is being taken back.
  /// - Throws: `Invalid` when it holds nothing, or costs more than an order may.
  func recount(_ id: ID<Order>, without undone: ID<Activity>? = nil) throws {
    let lines = try lines(of: id)
    guard !lines.isEmpty else { throw Invalid(["": EntryPhrases.nothingLeft]) }
    let total = try Self.total(of: lines, in: scope.space.currency)
    let corrected = try lastCorrection(of: id, without: undone)
    let dishes = lines.reduce(0) { $0 + $1.quantity }
    try set("total = \(total.minorUnits), dishes = \(dishes), corrected_at = \(corrected?.at)", of: id)
  }

  /// - Throws: `Invalid` for the whole when it is more than an order may cost.
  private static func total(of lines: [OrderLine], in currency: Currency) throws -> Money {
    do throws(Money.Failure) {
      return try lines.total(in: currency)
    } catch {
      throw Invalid(["": KitPhrases.totalTooLarge(in: currency)])
    }
  }
}

extension OrderStore {
  /// The last correction that was not taken back.
  func lastCorrection(of id: ID<Order>, without undone: ID<Activity>? = nil) throws -> Activity? {
    try Activity.of([id], Order.corrected, in: scope).first { $0.undo != .done && $0.id != undone }
  }
}
