import Kit

/// What guests want of the staff, besides dishes: that somebody comes, or brings the bill.
enum TabCall: String, CaseIterable, Codable, Sendable {
  case waiter, bill

  /// The column that says since when.
  var column: SQL {
    switch self {
    case .waiter: "called_at"
    case .bill: "bill_asked_at"
    }
  }
}

extension TableTab {
  /// Since when they want it; `nil` while they don't.
  func waits(for call: TabCall) -> Instant? {
    switch call {
    case .waiter: calledAt
    // Once it is paid nobody has to bring it.
    case .bill: state == .open ? billAskedAt : nil
    }
  }

  var calls: [TabCall] { TabCall.allCases.filter { waits(for: $0) != nil } }
}

extension Action {
  static let callWaiter = Action("restaurant.tab.call", offline: .never(TablePhrases.callNeedsSignal))
  static let askForBill = Action(
    "restaurant.tab.ask-for-bill",
    [Input("method", .choice(PaymentMethod.allCases.map(\.rawValue)), isRequired: true)],
    offline: .never(TablePhrases.callNeedsSignal))
  static let attendCall = Action(
    "restaurant.tab.attend", [Input("call", .choice(TabCall.allCases.map(\.rawValue)), isRequired: true)])
}

extension TableTab {
  /// What was wanted, and since when: so that it is wanted again when somebody takes back that it was seen to.
  struct Attended: Codable, Sendable {
    let call: TabCall
    let since: Instant
  }

  static let waiterCalled = Event<NoDetail>(
    "waiter.called", undo: takingBack { tabs, tab, _ in try tabs.set(.waiter, of: tab, since: nil) },
    says: TablePhrases.at(es: "llama al camarero", en: "calls the waiter", pt: "chama alguém à mesa"))
  static let billAskedFor = Event<NoDetail>(
    "bill.asked-for", undo: takingBack { tabs, tab, _ in try tabs.set(.bill, of: tab, since: nil) },
    says: TablePhrases.at(es: "pide la cuenta", en: "asks for the bill", pt: "pede a conta"))
  static let callAttended = Event<Attended>(
    "call.attended",
    undo: takingBack { tabs, tab, attending in
      let attended = try attending.kept()
      guard tab.state != .closed else { throw Refusal.conflict(TablePhrases.notOpen(tab.tableName)) }
      if tab.waits(for: attended.call) == nil { try tabs.set(attended.call, of: tab, since: attended.since) }
    },
    says: TablePhrases.at(es: "atendida", en: "seen to", pt: "atendida"))

  static let callEvents = [waiterCalled.declared, billAskedFor.declared, callAttended.declared]
}

extension TabStore where Scope == SpaceTransaction {
  /// - Returns: the activity line, by which it is taken back; `nil` when somebody is called already.
  func callWaiter(from guest: ID<Guest>) throws -> ID<Activity>? {
    let tab = try seatedTab(of: guest)
    guard tab.calledAt == nil else { return nil }
    try set(.waiter, of: tab, since: scope.now)
    return try scope.record(TableTab.waiterCalled, of: tab.subject)
  }

  /// - Returns: the activity line, by which it is taken back; `nil` when it was asked for so before.
  func askForBill(from guest: ID<Guest>, paidBy method: PaymentMethod) throws -> ID<Activity>? {
    let tab = try seatedTab(of: guest)
    guard tab.state == .open else { throw Refusal.conflict(TablePhrases.notOpen(tab.tableName)) }
    if tab.billAskedAt != nil, tab.paysBy == method { return nil }
    try scope.update(tab.id, "bill_method = \(method)")
    try set(.bill, of: tab, since: tab.billAskedAt ?? scope.now)
    return try scope.record(TableTab.billAskedFor, of: tab.subject)
  }

  private func seatedTab(of guest: ID<Guest>) throws -> TableTab {
    guard let tab = try tab(of: guest), tab.admission == .seated, tab.state != .asked else {
      throw Refusal.conflict(TablePhrases.noSeat)
    }
    return tab
  }

  /// Somebody of the staff goes.
  /// - Returns: the activity line, by which it is wanted again; `nil` when it was seen to before.
  func attend(_ call: TabCall, at id: ID<TableTab>) throws -> ID<Activity>? {
    let tab = try scope.find(id)
    guard let since = tab.waits(for: call) else { return nil }
    try set(call, of: tab, since: nil)
    return try scope.record(TableTab.callAttended, of: tab.subject, .init(call: call, since: since))
  }

  func set(_ call: TabCall, of tab: TableTab, since: Instant?) throws {
    try scope.update(tab.id, "\(call.column) = \(since)")
    try touchGuests(of: tab.id)
  }
}
