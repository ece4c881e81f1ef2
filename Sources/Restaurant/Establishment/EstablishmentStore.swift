import Kit

/// What is decided about the restaurant of one space.
struct EstablishmentStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  /// - Parameter language: the reader's, in which a restaurant is thought to write before anybody has said otherwise.
  func establishment(for language: Language) throws -> Establishment {
    let row = try scope.connection.row(
      """
      SELECT language, ways, hours, lead_minutes, last_minutes, pick_ups, has_menu FROM restaurant_establishment
      WHERE space_id = \(scope.space.id)
      """)
    guard let row else { return .fresh(in: language, zone: scope.space.zone) }
    let ways: String = try row["ways"]
    return Establishment(
      language: try row["language"],
      ways: Set(ways.split(separator: " ").compactMap { ServiceType(rawValue: String($0)) }),
      hours: OpeningHours(
        zone: scope.space.zone, weekly: try row["hours"],
        exceptions: try HoursStore(scope).exceptions().map(\.exception),
        leadTime: try row["lead_minutes"], lastOrders: try row["last_minutes"], pickUps: try row["pick_ups"]),
      hasMenu: try row["has_menu"])
  }
}

extension Establishment {
  /// A column `main`: in which language the restaurant of a table's rows writes mainly.
  static func main(of table: SpaceTable) -> SQL {
    "(SELECT language FROM restaurant_establishment WHERE space_id = \(table.sql).space_id) AS main"
  }
}

extension EstablishmentStore where Scope == SpaceTransaction {
  /// Writes everything that is decided.
  func write(_ establishment: Establishment) throws {
    let hours = establishment.hours
    try scope.run(
      """
      INSERT INTO restaurant_establishment \
      (space_id, language, ways, hours, lead_minutes, last_minutes, pick_ups, has_menu)
      VALUES (\(scope.space.id), \(establishment.language), \(establishment.storedWays), \(hours.weekly), \
      \(hours.leadTime), \(hours.lastOrders), \(hours.pickUps), \(establishment.hasMenu))
      ON CONFLICT (space_id) DO UPDATE SET language = excluded.language, ways = excluded.ways, hours = excluded.hours, \
      lead_minutes = excluded.lead_minutes, last_minutes = excluded.last_minutes, pick_ups = excluded.pick_ups, has_menu = excluded.has_menu
      """)
  }
}
