import Kit

/// Guests who sit down and leave.
extension TabStore where Scope == SpaceTransaction {
  /// Seats a guest at a table, at a new tab that waits for a member's yes. Where a tab is open already, a photographed code is
  /// not enough: the guest asks to join, but for one who has sat there before. Who sat at another table leaves it. Sent twice it
  /// is done once.
  /// - Throws: `Refusal.conflict` for somebody whom the staff has sent away from this tab, or who was told no there.
  func seat(_ guest: ID<Guest>, at table: DiningTable) throws {
    if let current = try tab(of: guest) {
      if current.table == table.id { return }
      try leave(current, guest)
    }
    let found = try tab(at: table.id)
    if let found, try wasSentAway(guest, from: found.id) { throw Refusal.conflict(TablePhrases.sentAway) }
    if let found, try admission(of: guest, at: found.id) == .refused { throw Refusal.conflict(TablePhrases.toldNo) }
    // Who scans a table whose bill is paid comes after those who paid, or is one of them: the staff closes it first.
    if let found, found.state == .paid, try !hasSat(guest, at: found.id) {
      throw Refusal.conflict(TablePhrases.paidDoor(table.name))
    }
    let tab = try found?.id ?? ask(for: table)
    let entry: Admission = try found.map { try admission(of: guest, coming: $0) } ?? .seated
    try scope.run(
      """
      INSERT INTO restaurant_seat (tab_id, guest_id, space_id, sat_at, was_sent_away, admission)
      VALUES (\(tab), \(guest), \(scope.space.id), \(scope.now), \(false), \(entry))
      ON CONFLICT (tab_id, guest_id) DO UPDATE SET sat_at = excluded.sat_at, left_at = NULL, admission = excluded.admission
      """)
    try scope.record(
      entry == .seated ? TableTab.guestSeated : TableTab.guestAsked, of: Subject(TableTab.topic, tab, title: table.name)
    )
    try touchGuests(of: tab)
  }

  /// How somebody stands who comes to a tab.
  /// - Throws: `Refusal.conflict` where as many wait as anybody can look at.
  private func admission(of guest: ID<Guest>, coming tab: TableTab) throws -> Admission {
    guard tab.state != .asked, try !hasSat(guest, at: tab.id) else { return .seated }
    guard try joiners(at: tab.id).count < Self.joinerLimit else { throw Refusal.conflict(TablePhrases.manyAsk) }
    return .asking
  }

  /// `nil` for a guest who never came to the tab.
  func admission(of guest: ID<Guest>, at tab: ID<TableTab>) throws -> Admission? {
    try scope.connection.value(
      "SELECT admission FROM restaurant_seat WHERE tab_id = \(tab) AND guest_id = \(guest)")
  }

  /// Of those who ask at one tab at once: a party of friends, and not what somebody sends from afar with a photographed code.
  private static var joinerLimit: Int { 12 }

  /// The yes or no of somebody at the table, or of the staff, to a guest who asks to join.
  /// - Returns: the activity line, by which it is taken back; `nil` when it was answered so before, or nobody asks any more.
  /// - Throws: `Refusal.conflict` when it was answered otherwise, or the tab isn't open any more.
  func admit(_ guest: ID<Guest>, to id: ID<TableTab>, welcome: Bool) throws -> ID<Activity>? {
    let (tab, wanted): (TableTab, Admission) = (try scope.find(id), welcome ? .seated : .refused)
    guard let now = try admission(of: guest, at: id) else { throw Refusal.notFound }
    guard now == .asking else {
      if now == wanted { return nil }
      throw Refusal.conflict(TablePhrases.answeredAlready(tab.tableName))
    }
    guard try joiners(at: id).contains(where: { $0.guest == guest }) else { return nil }
    guard tab.state == .open || !welcome else { throw Refusal.conflict(TablePhrases.notOpen(tab.tableName)) }
    try touchGuests(of: id)
    try setSeat(of: guest, at: id, "admission = \(wanted), left_at = \(welcome ? nil : scope.now)")
    return try scope.record(welcome ? TableTab.guestAdmitted : TableTab.guestRefused, of: tab.subject, guest)
  }

  func setSeat(of guest: ID<Guest>, at tab: ID<TableTab>, _ assignments: SQL) throws {
    try scope.run(
      """
      UPDATE restaurant_seat SET \(assignments)
      WHERE tab_id = \(tab) AND guest_id = \(guest) AND space_id = \(scope.space.id)
      """)
  }

  private func ask(for table: DiningTable) throws -> ID<TableTab> {
    let id = scope.mint.id(TableTab.self)
    try scope.run(
      """
      INSERT INTO restaurant_tab (id, space_id, table_id, state, asked_at)
      VALUES (\(id), \(scope.space.id), \(table.id), \(TableTab.State.asked), \(scope.now))
      """)
    try scope.record(TableTab.asked, of: Subject(TableTab.topic, id, title: table.name))
    return id
  }

  private func hasSat(_ guest: ID<Guest>, at tab: ID<TableTab>) throws -> Bool {
    try admission(of: guest, at: tab) == .seated
  }

  func wasSentAway(_ guest: ID<Guest>, from tab: ID<TableTab>) throws -> Bool {
    try scope.connection.value(
      "SELECT was_sent_away FROM restaurant_seat WHERE tab_id = \(tab) AND guest_id = \(guest)") ?? false
  }

  /// A guest leaves by themselves. A tab that nobody opened and where nobody waits any more is asked for no longer.
  /// - Returns: the activity line, by which they sit there again; `nil` for somebody who sits nowhere.
  func leave(_ guest: ID<Guest>) throws -> ID<Activity>? {
    guard let tab = try tab(of: guest) else { return nil }
    return try leave(tab, guest)
  }

  /// - Returns: `nil` for somebody who only asked to sit there.
  @discardableResult
  private func leave(_ tab: TableTab, _ guest: ID<Guest>) throws -> ID<Activity>? {
    try touchGuests(of: tab.id)
    try setSeat(of: guest, at: tab.id, "left_at = \(scope.now)")
    guard tab.admission == .seated else {
      try scope.record(TableTab.guestWithdrew, of: tab.subject)
      return nil
    }
    if tab.state == .asked, try seats(of: tab.id).isEmpty {
      try set(tab.id, .closed, "closed_at = \(scope.now)")
    }
    return try scope.record(TableTab.guestLeft, of: tab.subject, guest)
  }

  /// The staff sends a guest away, who finds the table closed to them from then on.
  /// - Returns: the activity line, by which they sit there again; `nil` when they had left before.
  func sendAway(_ guest: ID<Guest>, from id: ID<TableTab>) throws -> ID<Activity>? {
    let tab = try scope.find(id)
    guard try hasSat(guest, at: id) else { throw Refusal.notFound }
    guard tab.state != .closed, try seats(of: id).contains(where: { $0.guest == guest }) else { return nil }
    try touchGuests(of: id)
    try setSeat(of: guest, at: id, "left_at = \(scope.now), was_sent_away = \(true)")
    return try scope.record(TableTab.guestDismissed, of: tab.subject, guest)
  }
}
