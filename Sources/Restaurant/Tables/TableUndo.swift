import Kit

/// Takes back what was done with tables and tabs, where that is more than bringing rows back from the trash.
struct TableUndo {
  let activity: Activity
  let edit: Edit

  private var tabs: TabStore<Edit> { TabStore(edit) }

  /// - Returns: whether this is how the activity is undone.
  func run() throws -> Bool {
    if activity.subject.topic == DiningTable.topic { return try undoTable() }
    guard activity.subject.topic == TableTab.topic, let id = ID<TableTab>(activity.subject.id) else { return false }
    let tab = try tabs.tab(id)
    switch activity.verb {
    case "tab.opened", "tab.welcomed": try takeBackOpening(tab)
    case "tab.declined": try reopen(tab, as: .asked)
    case "tab.paid": _ = try tabs.note(id, paid: false)
    case "tab.unpaid": _ = try tabs.note(id, paid: true)
    case "tab.closed": try reopen(tab, as: tab.paidAt == nil ? .open : .paid)
    case "tab.moved": try moveBack(tab)
    case "guest.left", "guest.dismissed": try seatAgain(tab)
    case "guest.admitted", "guest.refused": try askAgain(tab)
    default: return false
    }
    try tabs.touchGuests(of: id)
    return true
  }

  private func undoTable() throws -> Bool {
    switch activity.verb {
    case "tables.added": try takeTablesBack()
    case "code.renewed", "codes.renewed": try restoreCodes()
    default: return false
    }
    return true
  }

  private func takeTablesBack() throws {
    let added = try edit.connection.rows(
      """
      SELECT id, name, code FROM restaurant_table
      WHERE space_id = \(edit.space.id) AND addition_id = \(activity.id) AND trash_id IS NULL
      """
    ).map(DiningTable.init)
    for table in added { _ = try TableStore(edit).remove(table.id) }
  }

  /// Where codes were renewed once more since, these stay: what was printed last is what lies on the tables.
  private func restoreCodes() throws {
    try edit.run(
      """
      UPDATE restaurant_table SET code = former_code, former_code = NULL, recoding_id = NULL
      WHERE space_id = \(edit.space.id) AND recoding_id = \(activity.id) AND former_code IS NOT NULL
      """)
  }

  private func takeBackOpening(_ tab: TableTab) throws {
    guard tab.state == .open, try tabs.orders(of: tab.id).isEmpty else {
      throw Refusal.conflict(TablePhrases.hasOrders(tab.tableName))
    }
    if activity.verb == "tab.welcomed", try !tabs.seats(of: tab.id).isEmpty {
      try tabs.set(tab.id, .asked, "opened_at = NULL")
    } else {
      try tabs.touchGuests(of: tab.id)
      try tabs.set(tab.id, .closed, "closed_at = \(edit.now)")
    }
  }

  private func reopen(_ tab: TableTab, as state: TableTab.State) throws {
    guard tab.state == .closed else { return }
    try tabs.expectFree(TableStore(edit).table(tab.table))
    try tabs.set(tab.id, state, "closed_at = NULL")
  }

  private func moveBack(_ tab: TableTab) throws {
    let former = activity.fields.first { $0.field == "table_id" }.flatMap { ID<DiningTable>($0.from) }
    guard let former else { return }
    _ = try tabs.move(tab.id, to: former)
  }

  /// The guest waits for an answer once more; but not one who has ordered at the table since, or sits elsewhere by now.
  private func askAgain(_ tab: TableTab) throws {
    guard let guest = activity.guest else { return }
    if activity.verb == "guest.admitted", try tabs.orders(of: tab.id).contains(where: { $0.diner?.guest == guest }) {
      throw Refusal.conflict(TablePhrases.hasOrders(tab.tableName))
    }
    let current = try tabs.tab(of: guest)
    guard tab.state != .closed, current == nil || current?.id == tab.id else {
      throw Refusal.conflict(TablePhrases.notOpen(tab.tableName))
    }
    try edit.run(
      """
      UPDATE restaurant_seat SET admission = \(Admission.asking), left_at = NULL
      WHERE tab_id = \(tab.id) AND guest_id = \(guest) AND space_id = \(edit.space.id) AND was_sent_away = \(false)
      """)
  }

  /// Only where the tab is still open, and the guest sits nowhere else by now.
  private func seatAgain(_ tab: TableTab) throws {
    guard let guest = activity.guest, try tabs.tab(of: guest) == nil else { return }
    // Who was sent away meanwhile does not come back by taking back that they left.
    if activity.verb == "guest.left", try tabs.wasSentAway(guest, from: tab.id) {
      throw Refusal.conflict(TablePhrases.notOpen(tab.tableName))
    }
    if tab.wasDeclined, activity.verb == "guest.left" { try reopen(tab, as: .asked) }
    guard try tabs.tab(tab.id).state != .closed else { throw Refusal.conflict(TablePhrases.notOpen(tab.tableName)) }
    try edit.run(
      """
      UPDATE restaurant_seat SET left_at = NULL, was_sent_away = \(false)
      WHERE tab_id = \(tab.id) AND guest_id = \(guest) AND space_id = \(edit.space.id)
      """)
  }
}

extension Activity {
  /// The guest whom a change at a table is about.
  fileprivate var guest: ID<Guest>? {
    fields.first { $0.field == "guest_id" }.flatMap { ID<Guest>($0.from) }
  }
}
