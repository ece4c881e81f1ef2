import Kit

/// The pools of one space: reading.
struct PoolStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  private var shown: SQL { Pool.shown(in: scope.space) }

  /// Whether there is such a pool that has not been deleted.
  func exists(_ id: ID<Pool>) throws -> Bool {
    try scope.connection.holds("pools_pool WHERE \(shown) AND id = \(id)")
  }

  /// Whether it is among the closed ones, deleted or not.
  func isClosed(_ id: ID<Pool>) throws -> Bool {
    try scope.connection.holds(
      "pools_pool WHERE space_id = \(scope.space.id) AND id = \(id) AND ending IS NOT NULL")
  }

  /// The open pools, those whose match begins first before the others and at the end those without an hour, or the closed ones,
  /// the last closed first.
  /// - Parameter isPutAway: whether those of the closed ones are asked for that somebody took off the list.
  func pools(
    closed: Bool, putAway isPutAway: Bool = false, matching words: String = "", after cursor: Cursor? = nil
  ) throws -> Window<Pool> {
    let begin: SQL = cursor.flatMap { $0.poolsAfter(closed: closed) } ?? ""
    let listed: SQL = isPutAway ? "archive_id IS NOT NULL" : "archive_id IS NULL"
    let (side, order): (SQL, SQL) =
      closed
      ? ("ending IS NOT NULL AND ended_at IS NOT NULL AND \(listed)", "ended_at DESC, id DESC")
      : ("ending IS NULL", "\(Pool.begins), id")
    let rows = try scope.connection.rows(
      """
      SELECT \(Pool.columns), \(Pool.begins) AS begins FROM pools_pool
      WHERE \(shown) AND round_id IS NULL AND \(side)\(Search.condition(words, in: "search_key"))\(begin)
      ORDER BY \(order) LIMIT \(Window<Pool>.size + 1)
      """)
    return try Window(
      rows,
      cursor: { row in
        let at: Instant = closed ? try row["ended_at"] : try row["begins"]
        return Cursor(key: String(at.milliseconds), id: try row["id"])
      },
      element: { try Pool($0, in: scope.space) })
  }

  /// Whether any closed pool has been taken off the list.
  func hasPutAway() throws -> Bool {
    try scope.connection.holds(
      "pools_pool WHERE \(shown) AND ending IS NOT NULL AND round_id IS NULL AND archive_id IS NOT NULL")
  }

  /// The closed ones of which the fixtures say something else now, the last closed first.
  func questioned() throws -> [Pool] {
    try scope.things(where: "question IS NOT NULL ORDER BY COALESCE(ended_at, 0) DESC, id DESC LIMIT 20")
  }

  /// What the next pool to be decided plays for besides its stakes.
  func carryOver() throws -> Money {
    Money(minorUnits: max(0, try CarryOverStore(scope).sum()), currency: scope.space.currency)
  }

  /// Of so many that were decided last: a season of weekends.
  private static var mostLatest: Int { 100 }

  /// The pools of these days, as a table: what somebody usually does shows in them.
  var latest: SQL {
    """
    (SELECT id, stake, created_at FROM pools_pool WHERE \(shown) AND ending IS NULL
      UNION ALL SELECT id, stake, created_at FROM (
        SELECT id, stake, created_at FROM pools_pool WHERE \(shown) AND ending IS NOT NULL AND ended_at IS NOT NULL
        ORDER BY ended_at DESC, id DESC LIMIT \(Self.mostLatest)) AS decided)
    """
  }

  /// The stakes that were used last, the latest first.
  func usualStakes() throws -> [Money] {
    try scope.connection.rows(
      """
      SELECT stake, MAX(created_at) AS at FROM \(latest) AS latest WHERE stake > 0
      GROUP BY stake ORDER BY at DESC, stake LIMIT 3
      """
    ).map { Money(minorUnits: try $0["stake"], currency: scope.space.currency) }
  }

  /// The pools on a match, by the reader's lists.
  func pools(on fixture: ID<Fixture>) throws -> [Pool] {
    try scope.things(where: "fixture_id = \(fixture) ORDER BY id")
  }
}

extension Cursor {
  fileprivate func poolsAfter(closed: Bool) -> SQL? {
    guard let at = Int64(key) else { return nil }
    return closed ? " AND (ended_at, id) < (\(at), \(id))" : " AND (\(Pool.begins), id) > (\(at), \(id))"
  }
}
