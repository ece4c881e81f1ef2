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

  /// Notes that a tab is paid, or that it is not.
  /// - Returns: the activity line, by which it is taken back; `nil` when it was so before.
  func note(_ id: ID<TableTab>, paid: Bool) throws -> ID<Activity>? {
    let tab = try scope.find(id)
    if try scope.isOvertaken(at: "paid", of: id) { return nil }
    switch tab.state {
    case .open where paid: try set(id, .paid, "paid_at = \(scope.now)")
    case .paid where !paid: try set(id, .open, "paid_at = NULL")
    case .open, .paid: return nil
    case .closed where (tab.paidAt != nil) == paid: return nil
    case .asked, .closed: throw Refusal.conflict(TablePhrases.notOpen(tab.tableName))
    }
    try touchGuests(of: id)
    return try scope.record(paid ? TableTab.paid : TableTab.unpaid, of: tab.subject)
  }

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
