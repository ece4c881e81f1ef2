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
    let last = try Activity.of([id], verb: "order.corrected", in: edit).first { $0.undo != .done }
    guard last?.id == activity.id, !order.state.isVoid else {
      throw Refusal.conflict(KitchenPhrases.changedSince(order))
    }
    try store.expectOpenBill(of: order)
    var state = order.state
    try Trash.restore(activity.id, from: ["restaurant_line"], in: edit)
    for change in activity.ticketChanges {
      switch (change.kind, change.line?.id) {
      case (.lineQuantity, let line?): try store.set("quantity = \(Int(change.from) ?? 1)", of: line)
      case (.lineNote, let line?): try store.set("note = \(change.from)", of: line)
      case (.lineState, let line?): try store.set("state = \(change.from)", of: line)
      case (.added, let line?):
        try edit.run("DELETE FROM restaurant_line WHERE space_id = \(edit.space.id) AND id = \(line)")
      case (.note, nil):
        try edit.run(
          "UPDATE restaurant_order SET note = \(change.from) WHERE space_id = \(edit.space.id) AND id = \(id)")
      case (.state, nil):
        if change.to == order.state.rawValue { state = OrderState(rawValue: change.from) ?? state }
      default: break
      }
    }
    try store.write(state, reason: order.reason, lines: [:], of: order)
    try store.recount(id, without: activity.id)
  }
}
