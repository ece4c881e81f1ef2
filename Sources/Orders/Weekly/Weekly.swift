import Kit

/// When an order comes again that is wanted every week.
enum Weekly {
  private static let days = 7

  /// The day of the next one: a week after the order's own, or the first of its weekday that has not passed. It is made once the
  /// order's own day is over, so that what is changed until then counts for the next, and that one is seen six days ahead.
  /// `nil` while the order is still to come.
  static func next(after promised: Day, on today: Day) -> Day? {
    guard promised < today else { return nil }
    let weeks = (promised.days(until: today) + days - 1) / days
    return promised.adding(days: weeks * days)
  }

  /// The same while the order is still to come.
  static func upcoming(after promised: Day, on today: Day) -> Day {
    next(after: promised, on: today) ?? promised.adding(days: days)
  }

  static let table = SpaceTable("orders_weekly", key: ["order_id"])

  /// An order that comes again is named in it: of those that come of each other the newest.
  static let migration = Migration(
    "orders.0020-weekly",
    [
      """
      CREATE TABLE orders_weekly (
        order_id TEXT PRIMARY KEY REFERENCES orders_order (id) ON DELETE CASCADE,
        space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE
      ) \(Dialect.clustered)
      """,
      "CREATE INDEX orders_weekly_by_space ON orders_weekly (space_id)",
    ])

  /// Makes the next ones when it is time.
  static let job = Job("orders.repeat-weekly", every: .seconds(600)) { errand in
    let now = errand.now
    // Nowhere is it further than tomorrow.
    let due = try await errand.read { try spaces(dueBefore: now.day(in: .utc).adding(days: 1), in: $0) }
    guard !due.isEmpty, try await errand.trustsClock() else { return }
    for space in due {
      let storage = errand.storage(of: space)
      do {
        for id in try await storage.read({ try WeeklyStore($0).due(on: now.day(in: $0.space.zone)) }) {
          try await storage.write { try WeeklyStore($0).makeNext(of: id) }
        }
      } catch is Refusal {
        // It was deleted meanwhile, or its space was.
        continue
      } catch is Invalid {
        // At today's prices it comes to more than an order may.
        continue
      }
    }
  }

  private static func spaces(dueBefore day: Day, in connection: any Connection) throws -> [ID<Space>] {
    try connection.rows(
      """
      SELECT orders_weekly.space_id FROM orders_weekly JOIN orders_order ON orders_order.id = orders_weekly.order_id
      WHERE trash_id IS NULL AND promised_on < \(day) GROUP BY orders_weekly.space_id ORDER BY orders_weekly.space_id
      """
    ).map { try $0["space_id"] }
  }
}
