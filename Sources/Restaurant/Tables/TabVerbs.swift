import Kit

/// What the staff does with a tab. Each says the state it wants, so that the same twice is done once.
extension TabStore where Scope == SpaceTransaction {
  /// Opens a tab for guests who hold no phone, or who are known.
  /// - Returns: the tab, and the activity line by which it is taken back; none when there was one, asked for or open.
  func open(at table: ID<DiningTable>) throws -> (tab: ID<TableTab>, done: ID<Activity>?) {
    let table = try scope.find(table)
    if let found = try tab(at: table.id) {
      return (found.id, found.state == .asked ? try answer(found.id, welcome: true) : nil)
    }
    let id = scope.mint.id(TableTab.self)
    try scope.run(
      """
      INSERT INTO restaurant_tab (id, space_id, table_id, state, asked_at, opened_at)
      VALUES (\(id), \(scope.space.id), \(table.id), \(TableTab.State.open), \(scope.now), \(scope.now))
      """)
    return (id, try scope.record(TableTab.opened, of: Subject(TableTab.topic, id, title: table.name)))
  }

  /// A member's yes or no to guests who ask.
  /// - Returns: the activity line, by which it is taken back; `nil` when it was answered so before.
  /// - Throws: `Refusal.conflict` when it was answered otherwise, or nobody asks any more.
  func answer(_ id: ID<TableTab>, welcome: Bool) throws -> ID<Activity>? {
    let tab = try scope.find(id)
    guard tab.state == .asked else {
      if welcome ? tab.state == .open : tab.wasDeclined { return nil }
      throw Refusal.conflict(TablePhrases.answeredAlready(tab.tableName))
    }
    try touchGuests(of: id)
    if welcome {
      try set(id, .open, "opened_at = \(scope.now)")
    } else {
      try set(id, .closed, "closed_at = \(scope.now)")
    }
    return try scope.record(welcome ? TableTab.welcomed : TableTab.declined, of: tab.subject)
  }

  /// Notes that a tab is paid, and how, or that it is not. What is paid once more was paid when it first was.
  /// - Parameter isCorrected: whether who says how knew that it is paid, and says that it was so otherwise.
  /// - Returns: the activity line, by which it is taken back; `nil` when it was so before.
  func note(
    _ id: ID<TableTab>, paid: Bool, by method: PaymentMethod? = nil, isCorrected: Bool = false
  ) throws -> ID<Activity>? {
    let tab = try scope.find(id)
    if try scope.isOvertaken(at: "paid", of: id) { return nil }
    switch tab.state {
    case .open where paid:
      try set(
        id, .paid,
        """
        paid_at = COALESCE(first_paid_at, \(scope.now)), first_paid_at = COALESCE(first_paid_at, \(scope.now)), \
        \(paidBy(method))
        """)
    case .paid where !paid: try set(id, .open, "paid_at = NULL, \(paidBy(nil))")
    case .paid where isCorrected && method != nil && method != tab.paidBy: try scope.update(id, paidBy(method))
    case .open, .paid: return nil
    case .closed where (tab.paidAt != nil) == paid: return nil
    case .asked, .closed: throw Refusal.conflict(TablePhrases.notOpen(tab.tableName))
    }
    try touchGuests(of: id)
    let note = PaymentNote(by: method, before: tab.paidBy)
    let event = !paid ? TableTab.unpaid : tab.state == .paid ? TableTab.paidOtherwise : TableTab.paid
    return try scope.record(event, of: tab.subject, note)
  }

  func paidBy(_ method: PaymentMethod?) -> SQL { "paid_method = \(method?.rawValue ?? "")" }

  /// Closes a tab: its guests see their own orders alone from then on, and the table is free.
  /// - Returns: the activity line, by which it is open again; `nil` when it was closed before.
  func close(_ id: ID<TableTab>) throws -> ID<Activity>? {
    let tab = try scope.find(id)
    guard tab.state != .closed else { return nil }
    guard tab.state != .asked else { return try answer(id, welcome: false) }
    try touchGuests(of: id)
    try set(id, .closed, "closed_at = \(scope.now)")
    return try scope.record(TableTab.closed, of: tab.subject)
  }

  /// Only who manages the restaurant lets guests go who have not paid.
  /// - Throws: `Refusal.forbidden`.
  func expectNothingUnpaid(on id: ID<TableTab>) throws {
    guard try scope.find(id).state == .open, !TabBill(try orders(of: id)).lines.isEmpty else { return }
    throw Refusal.forbidden(KitPhrases.onlyManagers)
  }

  /// A closed tab is open again, as it was paid or not. Who sat there has gone, and asks like anybody else who comes.
  /// - Returns: the activity line, by which it is closed again; `nil` when it is not closed.
  /// - Throws: `Refusal.conflict` when somebody has a tab at its table, or nobody ever had this one.
  func reopen(_ id: ID<TableTab>) throws -> ID<Activity>? {
    let tab = try scope.find(id)
    guard tab.state == .closed else { return nil }
    guard !tab.wasDeclined, try !orders(of: id).isEmpty else {
      throw Refusal.conflict(TablePhrases.notOpen(tab.tableName))
    }
    try scope.run(
      """
      UPDATE restaurant_seat SET admission = \(Admission.asking), left_at = COALESCE(left_at, \(scope.now))
      WHERE space_id = \(scope.space.id) AND tab_id = \(id) AND admission = \(Admission.seated)
      """)
    try reopen(tab, as: tab.paidAt == nil ? .open : .paid)
    return try scope.record(
      TableTab.reopened, of: tab.subject, ClosedBefore(at: tab.closedAt?.milliseconds ?? scope.now.milliseconds))
  }

  /// The guests change tables and take their tab along.
  /// - Returns: the activity line, by which they are back; `nil` when they were there.
  /// - Throws: `Refusal.conflict` when somebody has a tab there.
  func move(_ id: ID<TableTab>, to table: ID<DiningTable>) throws -> ID<Activity>? {
    let tab = try scope.find(id)
    guard tab.state != .closed else { throw Refusal.conflict(TablePhrases.notOpen(tab.tableName)) }
    let target = try scope.find(table)
    guard try !scope.isOvertaken(at: "table", of: id), target.id != tab.table else { return nil }
    try expectFree(target)
    try scope.update(id, "table_id = \(target.id)")
    try SlipStore(scope).followAll(of: id)
    try touchGuests(of: id)
    return try scope.record(
      TableTab.moved, of: Subject(TableTab.topic, id, title: target.name),
      fields: [FieldChange("table", from: tab.tableName, to: target.name)], tab.table)
  }

  func expectFree(_ table: DiningTable) throws {
    guard try tab(at: table.id) == nil else { throw Refusal.conflict(TablePhrases.isTaken(table.name)) }
  }

  func set(_ id: ID<TableTab>, _ state: TableTab.State, _ other: SQL) throws {
    try scope.update(id, "state = \(state), \(other)")
  }
}
