import Kit

/// What each person has chosen to see of the orders. It is no change of the space: nobody else learns of it.
struct KeptFilter: Sendable {
  let space: ID<Space>
  let person: ID<Person>

  init(_ visit: SpaceVisit) {
    (space, person) = (visit.space.id, visit.viewer.person.id)
  }

  /// All of them until they say otherwise.
  func filter(on today: Day, in connection: any Connection) throws -> OrderFilter {
    let kept: String? = try connection.value(
      "SELECT shown FROM orders_filter WHERE space_id = \(space) AND person_id = \(person)")
    return kept.flatMap { OrderFilter($0, on: today) } ?? .all
  }

  func keep(_ filter: OrderFilter, in connection: any WritableConnection) throws {
    try connection.run(
      """
      INSERT INTO orders_filter (person_id, space_id, shown) VALUES (\(person), \(space), \(filter.text))
      ON CONFLICT (person_id, space_id) DO UPDATE SET shown = excluded.shown
      """)
  }

  static let table = SpaceTable("orders_filter", key: ["person_id"])

  static let migration = Migration(
    "orders.0013-kept-filters",
    [
      """
      CREATE TABLE orders_filter (
        person_id TEXT NOT NULL REFERENCES kit_person (id) ON DELETE CASCADE,
        space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
        shown TEXT NOT NULL,
        PRIMARY KEY (person_id, space_id)
      ) \(Dialect.clustered)
      """,
      "CREATE INDEX orders_filter_by_space ON orders_filter (space_id)",
    ])
}
