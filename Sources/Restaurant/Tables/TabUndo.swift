import Kit

/// Taking back what was done at a tab.
extension TabStore where Scope == SpaceTransaction {
  /// - Parameter wasAskedFor: whether guests waited for it, who wait again then.
  /// - Throws: `Refusal.conflict` when somebody has ordered there, or it is open no more.
  func takeBackOpening(of tab: TableTab, wasAskedFor: Bool) throws {
    guard tab.state == .open, try orders(of: tab.id).isEmpty else {
      throw Refusal.conflict(TablePhrases.hasOrders(tab.tableName))
    }
    try touchGuests(of: tab.id)
    if wasAskedFor, try !seats(of: tab.id).isEmpty {
      try set(tab.id, .asked, "opened_at = NULL")
    } else {
      try set(tab.id, .closed, "closed_at = \(scope.now)")
    }
  }

  /// The same of the one that was opened along with something else.
  /// - Parameter line: the activity line that tells of it; `nil` where none was opened.
  func takeBackOpening(by line: ID<Activity>?) throws {
    guard let opened = try line.flatMap({ try Activity.find($0, in: scope) }), let tab = ID<TableTab>(opened.subject.id)
    else { return }
    try takeBackOpening(of: scope.find(tab), wasAskedFor: opened.tells(of: TableTab.welcomed))
  }

  func reopen(_ tab: TableTab, as state: TableTab.State) throws {
    guard tab.state == .closed else { return }
    try expectFree(scope.find(tab.table))
    try set(tab.id, state, "closed_at = NULL")
  }

  /// It is closed as it was, and those sat there who did before it was opened again; but not with what was ordered since.
  func takeBackReopening(of tab: TableTab, at reopenedAt: Instant, closedAt: Int64) throws {
    if try orders(of: tab.id).contains(where: { $0.placedAt > reopenedAt }) {
      throw Refusal.conflict(TablePhrases.hasOrders(tab.tableName))
    }
    try scope.run(
      """
      UPDATE restaurant_seat SET admission = \(Admission.seated)
      WHERE space_id = \(scope.space.id) AND tab_id = \(tab.id) AND admission = \(Admission.asking) AND left_at = \(reopenedAt)
      """)
    try touchGuests(of: tab.id)
    try set(tab.id, .closed, "closed_at = \(Instant(milliseconds: closedAt))")
  }

  /// Not for one who has ordered at the table since.
  func takeBackAdmission(of guest: ID<Guest>, to tab: TableTab) throws {
    if try orders(of: tab.id).contains(where: { $0.diner?.guest == guest }) {
      throw Refusal.conflict(TablePhrases.hasOrders(tab.tableName))
    }
    try askAgain(guest, at: tab)
  }

  /// The guest waits for an answer once more; but not one who sits elsewhere by now.
  func askAgain(_ guest: ID<Guest>, at tab: TableTab) throws {
    let current = try self.tab(of: guest)
    guard tab.state != .closed, current == nil || current?.id == tab.id else {
      throw Refusal.conflict(TablePhrases.notOpen(tab.tableName))
    }
    if try !wasSentAway(guest, from: tab.id) {
      try setSeat(of: guest, at: tab.id, "admission = \(Admission.asking), left_at = NULL")
    }
  }

  func takeBackLeaving(of guest: ID<Guest>, from tab: TableTab) throws {
    guard try self.tab(of: guest) == nil else { return }
    // Who was sent away meanwhile does not come back by taking back that they left.
    if try wasSentAway(guest, from: tab.id) { throw Refusal.conflict(TablePhrases.notOpen(tab.tableName)) }
    if tab.wasDeclined { try reopen(tab, as: .asked) }
    try seatAgain(guest, at: tab.id)
  }

  /// Only where the tab is still open, and the guest sits nowhere else by now.
  func seatAgain(_ guest: ID<Guest>, at id: ID<TableTab>) throws {
    let tab = try scope.find(id)
    guard try self.tab(of: guest) == nil else { return }
    guard tab.state != .closed else { throw Refusal.conflict(TablePhrases.notOpen(tab.tableName)) }
    try setSeat(of: guest, at: id, "left_at = NULL, was_sent_away = \(false)")
  }
}
