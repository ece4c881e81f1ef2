import Kit

/// Taking back what the staff did with an order.
extension OrderStore where Scope == SpaceTransaction {
  /// - Throws: `Refusal.conflict` when somebody has brought the order to another state since.
  func takeBack(step: Occurrence<[TicketChange]>) throws {
    let order = try order(step.subject())
    let changes = try step.changes()
    let state = changes.first { $0.kind == .state }
    if let state, state.to != order.state.rawValue { throw Refusal.conflict(KitchenPhrases.changedSince(order)) }
    if order.state.isVoid || order.tab == nil { try expectOpenBill(of: order) }
    // A guest who changes their mind; what the staff brings back they have room for.
    if order.state.isVoid, step.activity.audience == .visitor, try PickUps(scope).isFull(for: order) {
      throw Refusal.conflict(PickUpPhrases.fullSince)
    }
    let reason = changes.first { $0.kind == .reason }?.from
    try write(
      state.flatMap { OrderState(rawValue: $0.from) } ?? order.state, reason: reason ?? order.reason,
      lines: order.lineStates(before: changes), of: order)
    try forgetStep(step.activity.id)
  }

  /// The lines are again as they were.
  /// - Throws: `Refusal.conflict` when it was not the last correction, or the order is no longer made.
  func takeBack(correction: Occurrence<[TicketChange]>) throws {
    let order = try order(correction.subject())
    guard try lastCorrection(of: order.id)?.id == correction.activity.id, !order.state.isVoid else {
      throw Refusal.conflict(KitchenPhrases.changedSince(order))
    }
    try expectOpenBill(of: order)
    let changes = try correction.changes()
    try Trash.restore(correction.activity.id, from: RestaurantApp.tables, in: scope)
    for change in changes { try write(change.from, for: change, of: order.id) }
    for line in changes.filter({ $0.kind == .added }).compactMap(\.line?.id) {
      try scope.run("DELETE FROM restaurant_line WHERE space_id = \(scope.space.id) AND id = \(line)")
    }
    let former = try self.order(order.id)
    if former.tab != order.tab { try settleTabs(former, changes) }
    let state = changes.first { $0.kind == .state && $0.to == order.state.rawValue }?.from
    try write(
      (state.flatMap { OrderState(rawValue: $0) } ?? order.state).kept(for: former.way), reason: order.reason,
      lines: [:], of: order)
    try recount(order.id, without: correction.activity.id)
    try forgetStep(correction.activity.id)
  }

  /// The order is on its former bill again; the tab that was opened for it alone is none any more.
  private func settleTabs(_ former: Order, _ changes: [TicketChange]) throws {
    try expectOpenBill(of: former)
    let tabs = TabStore(scope)
    if let tab = former.tab { try tabs.touchGuests(of: tab) }
    do {
      try tabs.takeBackOpening(by: changes.first { $0.kind == .opening }.flatMap { ID($0.to) })
    } catch Refusal.conflict {
      // Somebody has ordered there since, or its bill is paid: it stays.
      return
    }
  }
}

extension Order {
  /// How its lines were, as far as nobody has brought them further since.
  fileprivate func lineStates(before changes: [TicketChange]) -> [ID<OrderLine>: LineState] {
    let now = Dictionary(uniqueKeysWithValues: lines.map { ($0.id, $0.state.rawValue) })
    return changes.filter { $0.kind == .lineState }.reduce(into: [:]) { states, change in
      guard let line = change.line?.id, now[line] == change.to else { return }
      states[line] = LineState(rawValue: change.from)
    }
  }
}
