import Kit

/// Takes back what was done to an order.
struct OrderUndo {
  let activity: Activity
  let edit: Edit

  /// - Returns: whether it was something of an order that can be taken back here.
  /// - Throws: `Refusal.conflict` when somebody has done something else with the order since.
  func run() throws -> Bool {
    guard let id = ID<Order>(activity.subject.id) else { return false }
    switch activity.verb {
    case "order.advanced", "line.advanced", "order.refused", "order.cancelled": try takeBackStep(of: id)
    case "order.corrected": try takeBackCorrection(of: id)
    default: return false
    }
    try store.forgetStep(activity.id)
    return true
  }

  private var store: OrderStore<Edit> { OrderStore(edit) }

  private func takeBackStep(of id: ID<Order>) throws {
    let order = try store.order(id)
    let changes = activity.ticketChanges
    let state = changes.first { $0.kind == .state }
    if let state, state.to != order.state.rawValue { throw Refusal.conflict(KitchenPhrases.changedSince(order)) }
    if order.state.isVoid { try store.expectOpenBill(of: order) }
    let now = Dictionary(uniqueKeysWithValues: order.lines.map { ($0.id, $0.state.rawValue) })
    let lines = changes.filter { $0.kind == .lineState }.reduce(into: [ID<OrderLine>: LineState]()) { lines, change in
      guard let line = change.line?.id, now[line] == change.to else { return }
      lines[line] = LineState(rawValue: change.from)
    }
    let reason = changes.first { $0.kind == .reason }?.from
    try store.write(
      state.flatMap { OrderState(rawValue: $0.from) } ?? order.state, reason: reason ?? order.reason, lines: lines,
      of: order)
  }

  /// The lines are again as they were.
  private func takeBackCorrection(of id: ID<Order>) throws {
    let order = try store.order(id)
    guard try store.lastCorrection(of: id)?.id == activity.id, !order.state.isVoid else {
      throw Refusal.conflict(KitchenPhrases.changedSince(order))
    }
    try store.expectOpenBill(of: order)
    let changes = activity.ticketChanges
    try Trash.restore(activity.id, from: ["restaurant_line"], in: edit)
    for change in changes { try store.write(change.from, for: change, of: id) }
    for line in changes.filter({ $0.kind == .added }).compactMap(\.line?.id) {
      try edit.run("DELETE FROM restaurant_line WHERE space_id = \(edit.space.id) AND id = \(line)")
    }
    let former = try store.order(id)
    if former.tab != order.tab { try settleTabs(former, changes) }
    let state = changes.first { $0.kind == .state && $0.to == order.state.rawValue }?.from
    try store.write(
      (state.flatMap { OrderState(rawValue: $0) } ?? order.state).kept(for: former.way), reason: order.reason,
      lines: [:],
      of: order)
    try store.recount(id, without: activity.id)
  }

  /// The order is on its former bill again; the tab that was opened for it alone is none any more.
  private func settleTabs(_ former: Order, _ changes: [TicketChange]) throws {
    try store.expectOpenBill(of: former)
    if let tab = former.tab { try TabStore(edit).touchGuests(of: tab) }
    let opening = changes.first { $0.kind == .opening }.flatMap { ID<Activity>($0.to) }
    guard let opened = try opening.flatMap({ try Activity.find($0, in: edit) }) else { return }
    do {
      _ = try TableUndo(activity: opened, edit: edit).run()
    } catch Refusal.conflict {
      // Somebody has ordered there since, or its bill is paid: it stays.
      return
    }
  }
}
