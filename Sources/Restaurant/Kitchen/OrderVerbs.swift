import Kit

/// What a tap in the kitchen led to.
struct Tapped: Sendable {
  let done: ID<Activity>
  /// Whether the ticket is on the board no more.
  let leavesBoard: Bool
}

/// What the kitchen does with orders.
extension OrderStore where Scope == SpaceTransaction {
  /// Brings an order to the state that a button said.
  /// - Parameter shown: its state on the page with the button. Who taps on an older page than somebody else never brings the
  ///   order back behind what the other made of it.
  /// - Returns: `nil` when nothing changes.
  /// - Throws: `Refusal.conflict` when it cannot become that any more.
  @discardableResult
  func bring(_ id: ID<Order>, to wanted: OrderState, from shown: OrderState) throws -> Tapped? {
    let order = try order(id)
    if order.state == wanted { return nil }
    if try scope.isOvertaken(at: "state", of: id) { return nil }
    let course = OrderState.course(order.way)
    let isBehind = (course.firstIndex(of: wanted) ?? 0) < (course.firstIndex(of: order.state) ?? course.count)
    if order.state != shown, isBehind { return nil }
    guard course.contains(wanted), order.state.canBecome(wanted, for: order.way) else {
      throw Refusal.conflict(KitchenPhrases.cannotBecome(order, wanted))
    }
    return try settle(order, as: wanted, lines: try lineStates(of: order, as: wanted), Order.advanced)
  }

  /// Brings one line of an order to the state that a button said; the order follows.
  /// - Parameter shown: the line's state on the page with the button.
  /// - Returns: `nil` when nothing changes.
  @discardableResult
  func bring(
    _ line: ID<OrderLine>, of id: ID<Order>, to wanted: LineState, from shown: LineState, mainly main: Language
  ) throws -> Tapped? {
    let order = try order(id)
    guard let now = order.lines.first(where: { $0.id == line }) else { throw Refusal.notFound }
    if now.state == wanted || now.state != shown && wanted < now.state { return nil }
    if try scope.isOvertaken(at: "state", of: line) { return nil }
    guard !order.state.isVoid else { throw Refusal.conflict(KitchenPhrases.isVoid(order)) }
    let states = order.lines.map { $0.id == line ? wanted : $0.state }
    return try settle(
      order, as: order.state.following(lines: states, for: order.way), lines: [line: wanted], Order.lineAdvanced,
      mainly: main)
  }

  /// Refuses what the kitchen has not begun with, and says why.
  /// - Throws: `Invalid` for the fields `reason` and `note`, `Refusal.conflict` when it is begun already.
  func refuse(_ id: ID<Order>, _ draft: RefusalDraft) throws -> ID<Activity> {
    let reason = try draft.validated()
    let order = try order(id)
    guard order.state.canBecome(.refused, for: order.way) else {
      throw Refusal.conflict(KitchenPhrases.cannotBecome(order, .refused))
    }
    try expectOpenBill(of: order)
    return try settle(order, as: .refused, reason: reason, Order.refused).done
  }

  /// - Returns: the activity line; `nil` when it is cancelled already.
  func cancel(_ id: ID<Order>) throws -> ID<Activity>? {
    let order = try order(id)
    if order.state == .cancelled { return nil }
    guard order.state.canBecome(.cancelled, for: order.way) else {
      throw Refusal.conflict(KitchenPhrases.cannotBecome(order, .cancelled))
    }
    try expectOpenBill(of: order)
    return try settle(order, as: .cancelled, Order.cancelled).done
  }

  /// Whoever ordered it takes it back, as long as nobody in the kitchen has begun with it.
  /// - Returns: the activity line; `nil` when it was taken back before.
  /// - Throws: `Refusal.conflict` when it is begun, `Refusal.notFound` for an order of somebody else.
  func withdraw(_ id: ID<Order>, for diner: Diner) throws -> ID<Activity>? {
    let order = try order(id, of: diner)
    if order.state == .cancelled { return nil }
    guard order.canBeWithdrawn else { throw Refusal.conflict(RestaurantPhrases.isBegun) }
    try expectOpenBill(of: order)
    return try settle(order, as: .cancelled, Order.cancelled).done
  }

  /// Notes how an order of no table was paid.
  /// - Parameter isCorrected: whether who says so knew how it was noted.
  /// - Returns: the activity line, by which it is as it was; `nil` when it was noted so before.
  func note(_ id: ID<Order>, paidBy method: PaymentMethod, isCorrected: Bool = false) throws -> ID<Activity>? {
    let order = try order(id)
    if order.paidBy != nil, !isCorrected { return nil }
    guard order.tab == nil, !order.state.isVoid else { throw Refusal.conflict(KitchenPhrases.isVoid(order)) }
    guard order.paidBy != method, try !scope.isOvertaken(at: "paid", of: id) else { return nil }
    try write(paidBy: method, of: id)
    return try scope.record(Order.paid, of: order.subject, PaymentNote(by: method, before: order.paidBy))
  }

  func write(paidBy method: PaymentMethod?, of id: ID<Order>) throws {
    try scope.update(Order.table, id, "paid_method = \(method?.rawValue ?? "")")
  }

  /// Brings what is over back onto the board, as it was before it was finished, refused or cancelled.
  /// - Returns: the activity line; `nil` when it is on the board already.
  func bringBack(_ id: ID<Order>) throws -> ID<Activity>? {
    let order = try order(id)
    if order.state.isOpen { return nil }
    if order.state.isVoid || order.tab == nil { try expectOpenBill(of: order) }
    let state = try lastStep(of: order)?.from ?? order.state.previous(for: order.way) ?? .received
    return try settle(order, as: state, lines: try lineStates(of: order, as: state), Order.advanced).done
  }

  /// What becomes of the lines: what one tap did to them the tap back takes back.
  private func lineStates(of order: Order, as wanted: OrderState) throws -> [ID<OrderLine>: LineState] {
    if let step = try lastStep(of: order), step.from == wanted {
      let now = Dictionary(uniqueKeysWithValues: order.lines.map { ($0.id, $0.state) })
      return step.lines.reduce(into: [:]) { states, line in
        if now[line.id] == line.to { states[line.id] = line.from }
      }
    }
    return Dictionary(uniqueKeysWithValues: order.lines.map { ($0.id, $0.state.raised(by: wanted)) })
  }

  /// What was paid stays as it was paid.
  /// - Throws: `Refusal.conflict` when the order is on a table's bill that is paid or closed, or was handed over on another day.
  func expectOpenBill(of order: Order) throws {
    guard let id = order.tab else { return try expectToday(order) }
    let tab = try scope.find(id)
    if tab.state != .open { throw Refusal.conflict(EntryPhrases.billIsSettled(tab.tableName)) }
  }

  /// Of what is eaten at no table, what was handed over on another day is among the takings of that day.
  private func expectToday(_ order: Order) throws {
    let zone = scope.space.zone
    guard order.state == .done, let day = order.doneAt?.day(in: zone), day != scope.now.day(in: zone) else { return }
    throw Refusal.conflict(BillPhrases.isOfAnotherDay(order.number))
  }

  /// - Parameter lines: those that change their state.
  func settle(
    _ order: Order, as state: OrderState, reason: String = "", lines: [ID<OrderLine>: LineState] = [:],
    _ event: Event<[TicketChange]>, mainly main: Language? = nil
  ) throws -> Tapped {
    let own = [
      TicketChange(.state, changing: order.state.rawValue, to: state.rawValue),
      TicketChange(.reason, changing: order.reason, to: reason),
    ]
    let changes =
      own
      + order.lines.map { line in
        TicketChange(
          .lineState, of: TicketChange.Line(line, mainly: main), changing: line.state.rawValue,
          to: lines[line.id, default: line.state].rawValue)
      }
    try write(state, reason: reason, lines: lines, of: order)
    let done = try record(event, of: order, changes.compactMap(\.self))
    return Tapped(done: done, leavesBoard: !state.isOpen)
  }

  /// The rows alone, and who is told; whoever changes an order also records why.
  func write(_ state: OrderState, reason: String, lines: [ID<OrderLine>: LineState], of order: Order) throws {
    for (line, state) in lines {
      try scope.update(
        OrderLine.table, line, "state = \(state)\(moment(of: state, now: order.lines.first { $0.id == line }?.state))")
    }
    // The first time: what is brought back and done again was paid when it was.
    let done: SQL = state == .done ? ", done_at = COALESCE(done_at, \(scope.now))" : ""
    try scope.update(
      Order.table, order.id, "state = \(state), reason = \(reason), changed_at = \(scope.now)\(done)")
    try touch(order)
    try SlipStore(scope).follow(order.id)
  }

  /// When somebody began with a line, and when it was made; a tap back leaves both as they were.
  private func moment(of state: LineState, now: LineState?) -> SQL {
    guard let now, state > now else { return "" }
    return switch state {
    case .preparing: ", begun_at = \(scope.now)"
    case .ready: ", ready_at = \(scope.now)"
    case .waiting, .served: ""
    }
  }

  /// Tells whoever waits for it: the one who ordered, those with its link, everybody at its table.
  func touch(_ order: Order) throws {
    if let diner = order.diner { scope.touch(diner.topic) }
    if order.fetchedAt != nil { scope.touch(PickUpSlots.topic) }
    scope.touch(Order.statusTopic(order.code))
    if let tab = order.tab { try TabStore(scope).touchGuests(of: tab) }
  }
}
