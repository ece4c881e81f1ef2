import Kit

/// What the staff changes of an order that was placed. Prices of what is kept stay as they were frozen.
struct Correction: Sendable {
  /// Something of a line; what is `nil` stays.
  struct Kept: Sendable {
    let line: ID<OrderLine>
    /// 0 takes the line out.
    var quantity: Int?
    var note: String?
  }

  struct Added: Sendable {
    let dish: Dish
    let content: Selection.Content
  }

  var kept: [Kept] = []
  var added: [Added] = []
  /// Of the order.
  var note: String?
}

extension OrderStore where Scope == Edit {
  /// Changes what was ordered, and how much it costs.
  /// - Returns: the activity line, which says what changed and by which that is taken back; `nil` when nothing changes.
  /// - Throws: `Invalid` for the whole, as the field "": nothing would be left, or it would cost too much. `Refusal.conflict`
  ///   when it is no longer made, or its bill is paid.
  func correct(_ id: ID<Order>, _ correction: Correction, mainly main: Language) throws -> ID<Activity>? {
    let order = try order(id)
    guard !order.state.isVoid else { throw Refusal.conflict(KitchenPhrases.isVoid(order)) }
    try expectOpenBill(of: order)
    let fresh = correction.added.map { (scope.mint.id(OrderLine.self), $0) }
    var changes = changes(of: order, correction.kept, mainly: main)
    changes += fresh.map { id, added in
      let line = TicketChange.Line(id, added.dish.name, mainly: main)
      return TicketChange(.added, of: line, from: "", to: "\(added.content.quantity)")
    }
    if let note = correction.note, note != order.note {
      changes.append(TicketChange(.note, from: order.note, to: note))
    }
    guard !changes.isEmpty else { return nil }
    let states = lineStates(order, after: changes, adding: fresh.count)
    let state = order.state.following(lines: states, for: order.way)
    if state != order.state {
      changes.append(TicketChange(.state, from: order.state.rawValue, to: state.rawValue))
    }
    let done = try scope.record("order.corrected", of: order.subject, fields: changes.map(\.field), undoable: true)
    try apply(changes, of: order, by: done)
    for (id, added) in fresh { try insert(added, as: id, into: order.id) }
    try write(state, reason: order.reason, lines: [:], of: order)
    try recount(order.id)
    return done
  }

  private func changes(
    of order: Order, _ corrections: [Correction.Kept], mainly main: Language
  ) -> [TicketChange] {
    var changes: [TicketChange] = []
    for kept in corrections {
      // Taken out by somebody else meanwhile: out it stays.
      guard let line = order.lines.first(where: { $0.id == kept.line }) else { continue }
      let named = TicketChange.Line(line, mainly: main)
      if kept.quantity == 0 {
        changes.append(TicketChange(.removed, of: named, from: "\(line.quantity)", to: ""))
        continue
      }
      if let quantity = kept.quantity, quantity != line.quantity {
        changes.append(TicketChange(.lineQuantity, of: named, from: "\(line.quantity)", to: "\(quantity)"))
        // More of what is cooked already has to be cooked.
        if quantity > line.quantity, line.state >= .ready {
          changes.append(
            TicketChange(.lineState, of: named, from: line.state.rawValue, to: LineState.preparing.rawValue))
        }
      }
      if let note = kept.note, note != line.note {
        changes.append(TicketChange(.lineNote, of: named, from: line.note, to: note))
      }
    }
    return changes
  }

  private func lineStates(_ order: Order, after changes: [TicketChange], adding count: Int) -> [LineState] {
    order.lines.compactMap { line -> LineState? in
      let own = changes.filter { $0.line?.id == line.id }
      if own.contains(where: { $0.kind == .removed }) { return nil }
      return own.first { $0.kind == .lineState }.flatMap { LineState(rawValue: $0.to) } ?? line.state
    } + Array(repeating: .waiting, count: count)
  }

  private func apply(_ changes: [TicketChange], of order: Order, by done: ID<Activity>) throws {
    for change in changes {
      if change.kind == .note {
        try scope.run(
          "UPDATE restaurant_order SET note = \(change.to) WHERE space_id = \(scope.space.id) AND id = \(order.id)")
      }
      guard let line = change.line?.id else { continue }
      switch change.kind {
      case .removed: try set("trash_id = \(done)", of: line)
      case .lineQuantity: try set("quantity = \(Int(change.to) ?? 1)", of: line)
      case .lineNote: try set("note = \(change.to)", of: line)
      case .lineState: try set("state = \(change.to)", of: line)
      case .state, .reason, .note, .added: break
      }
    }
  }

  func set(_ assignment: SQL, of line: ID<OrderLine>) throws {
    try scope.run(
      "UPDATE restaurant_line SET \(assignment) WHERE space_id = \(scope.space.id) AND id = \(line)")
  }

  func insert(_ added: Correction.Added, as id: ID<OrderLine>, into order: ID<Order>) throws {
    try scope.run(
      """
      INSERT INTO restaurant_line (id, space_id, order_id, dish_id, name, price, modifiers, quantity, note, state, \
      position)
      VALUES (\(id), \(scope.space.id), \(order), \(added.dish.id), \(added.dish.name), \
      \(added.content.price.minorUnits), \(added.content.modifiers.stored), \(added.content.quantity), \
      \(added.content.note), \(LineState.waiting), \
      (SELECT COALESCE(MAX(position), 0) + 1 FROM restaurant_line WHERE order_id = \(order)))
      """)
  }

  /// What the order costs and holds, by its lines, and when it was corrected last.
  /// - Parameter undone: the correction that is being taken back.
  /// - Throws: `Invalid` when it holds nothing, or costs more than an amount can say.
  func recount(_ id: ID<Order>, without undone: ID<Activity>? = nil) throws {
    let lines = try lines(of: id)
    guard !lines.isEmpty else { throw Invalid(["": KitchenPhrases.nothingLeft]) }
    let total: Money
    do throws(Money.Failure) {
      var costs: [Money] = []
      for line in lines { costs.append(try line.cost()) }
      total = try Money.sum(costs, currency: scope.space.currency)
    } catch {
      throw Invalid(["": RestaurantPhrases.tooDear])
    }
    let corrected = try Activity.of([id], verb: "order.corrected", in: scope).first {
      $0.undo != .done && $0.id != undone
    }
    try scope.run(
      """
      UPDATE restaurant_order SET total = \(total.minorUnits), dishes = \(lines.reduce(0) { $0 + $1.quantity }), \
      corrected_at = \(corrected?.at) WHERE space_id = \(scope.space.id) AND id = \(id)
      """)
  }
}
