import Kit

/// Two tables that become one bill.
extension TabStore where Scope == SpaceTransaction {
  /// The guests of a tab, and what they ordered, go on at another that is open; their table is free.
  /// - Returns: the activity line, by which they are two again.
  /// - Throws: `Refusal.conflict` when one of the two is not open.
  func join(_ id: ID<TableTab>, to table: ID<DiningTable>) throws -> ID<Activity> {
    let tab = try scope.find(id)
    let target = try scope.find(table)
    guard tab.state == .open else { throw Refusal.conflict(TablePhrases.notOpen(tab.tableName)) }
    guard let other = try self.tab(at: table), other.state == .open, other.id != id else {
      throw Refusal.conflict(TablePhrases.notOpen(target.name))
    }
    let joining = TableTab.Joining(
      into: other.id.description, orders: try orders(of: id).map(\.id.description),
      guests: try seats(of: id).map(\.guest.description))
    try touchGuests(of: id)
    try touchGuests(of: other.id)
    try scope.run(
      """
      UPDATE restaurant_order SET tab_id = \(other.id) WHERE space_id = \(scope.space.id) AND id IN \(joining.orders)
      """)
    try scope.run(
      """
      INSERT INTO restaurant_seat (tab_id, guest_id, space_id, sat_at, left_at, was_sent_away, admission)
      SELECT \(other.id), guest_id, space_id, sat_at, left_at, was_sent_away, admission FROM restaurant_seat
      WHERE tab_id = \(id) AND space_id = \(scope.space.id) AND guest_id IN \(joining.guests)
      ON CONFLICT (tab_id, guest_id) DO UPDATE SET left_at = NULL, admission = excluded.admission
      """)
    try setSeats(of: joining.guests, at: id, leftAt: scope.now)
    try SlipStore(scope).followAll(of: other.id)
    try set(id, .closed, "closed_at = \(scope.now)")
    return try scope.record(
      TableTab.joined, of: Subject(TableTab.topic, id, title: target.name),
      fields: [FieldChange("table", from: tab.tableName, to: target.name)], joining)
  }

  /// They are two again; what was ordered together since stays where it was ordered.
  func part(_ tab: TableTab, _ joining: TableTab.Joining) throws {
    guard tab.state == .closed, let other = ID<TableTab>(joining.into) else { return }
    try touchGuests(of: other)
    try reopen(tab, as: .open)
    try scope.run(
      """
      UPDATE restaurant_order SET tab_id = \(tab.id)
      WHERE space_id = \(scope.space.id) AND tab_id = \(other) AND id IN \(joining.orders)
      """)
    try setSeats(of: joining.guests, at: other, leftAt: scope.now)
    try setSeats(of: joining.guests, at: tab.id, leftAt: nil)
    try SlipStore(scope).followAll(of: tab.id)
  }

  private func setSeats(of guests: [String], at tab: ID<TableTab>, leftAt: Instant?) throws {
    try scope.run(
      """
      UPDATE restaurant_seat SET left_at = \(leftAt)
      WHERE space_id = \(scope.space.id) AND tab_id = \(tab) AND guest_id IN \(guests)
      """)
  }
}

extension TableTab {
  /// What went along, so that it comes back.
  struct Joining: Codable, Sendable {
    let into: String
    let orders: [String]
    let guests: [String]
  }

  static let joined = Event<Joining>(
    "tab.joined", undo: takingBack { tabs, tab, joining in try tabs.part(tab, joining.kept()) },
    says: { joining in
      let from = joining.change(of: "table")?.from ?? ""
      return Phrase(
        es: "\(from) se junta con \(joining.title)", en: "\(from) joins \(joining.title)",
        pt: "\(from) junta-se a \(joining.title)")
    })
}
