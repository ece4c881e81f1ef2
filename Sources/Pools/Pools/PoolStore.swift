import Kit

/// The pools of one space: reading.
struct PoolStore<Scope: SpaceScope> {
  let scope: Scope

  init(_ scope: Scope) {
    self.scope = scope
  }

  private var shown: SQL { "space_id = \(scope.space.id) AND trash_id IS NULL" }

  /// Whether there is such a pool that has not been deleted.
  func exists(_ id: ID<Pool>) throws -> Bool {
    try scope.connection.row("SELECT 1 AS found FROM pools_pool WHERE \(shown) AND id = \(id)") != nil
  }

  /// Whether it is among the closed ones, deleted or not.
  func isClosed(_ id: ID<Pool>) throws -> Bool {
    try scope.connection.row(
      "SELECT 1 AS found FROM pools_pool WHERE space_id = \(scope.space.id) AND id = \(id) AND ending IS NOT NULL")
      != nil
  }

  /// The open pools, those whose match begins first before the others and at the end those without an hour, or the closed ones,
  /// the last closed first.
  /// - Parameter isPutAway: whether those of the closed ones are asked for that somebody took off the list.
  func pools(
    closed: Bool, putAway isPutAway: Bool = false, matching words: String = "", after cursor: Cursor? = nil
  ) throws -> Window<Pool> {
    let begin: SQL = cursor.flatMap { $0.poolsAfter(closed: closed) } ?? ""
    let (side, order): (SQL, SQL) =
      closed
      ? ("ending IS NOT NULL AND archive_id IS \(isPutAway ? "NOT NULL" : "NULL")", "ended_at DESC, id DESC")
      : ("ending IS NULL", "\(Pool.begins), id")
    let rows = try scope.connection.rows(
      """
      SELECT \(Pool.columns), \(Pool.begins) AS begins FROM pools_pool WHERE \(shown) AND \(side)\(Search.condition(words, in: "search_key"))\(begin)
      ORDER BY \(order) LIMIT \(Window<Pool>.size + 1)
      """)
    return try Window(
      rows,
      cursor: { row in
        let at: Instant = closed ? try row["ended_at"] : try row["begins"]
        return Cursor(key: String(at.milliseconds), id: try row["id"])
      },
      element: { try Pool($0, currency: scope.space.currency) })
  }

  /// - Throws: `Refusal.notFound`, or `Refusal.gone` when it has been deleted.
  func pool(_ id: ID<Pool>) throws -> Pool {
    let row = try scope.connection.row(
      "SELECT \(Pool.columns), trash_id FROM pools_pool WHERE space_id = \(scope.space.id) AND id = \(id)")
    guard let row else { throw Refusal.notFound }
    guard try row["trash_id"] as String? == nil else { throw Refusal.gone(PoolsPhrases.poolGone) }
    return try Pool(row, currency: scope.space.currency)
  }

  /// Whether any closed pool has been taken off the list.
  func hasPutAway() throws -> Bool {
    try scope.connection.row(
      "SELECT 1 AS found FROM pools_pool WHERE \(shown) AND ending IS NOT NULL AND archive_id IS NOT NULL LIMIT 1")
      != nil
  }

  /// The closed ones of which the fixtures say something else now, the last closed first.
  func questioned() throws -> [Pool] {
    try scope.connection.rows(
      """
      SELECT \(Pool.columns) FROM pools_pool WHERE \(shown) AND question IS NOT NULL
      ORDER BY ended_at DESC, id DESC LIMIT 20
      """
    ).map { try Pool($0, currency: scope.space.currency) }
  }

  /// What the next pool to be decided plays for besides its stakes.
  func bote() throws -> Money {
    Money(minorUnits: max(0, try BoteStore(scope).sum()), currency: scope.space.currency)
  }

  /// The stakes that were used last, the latest first.
  func usualStakes() throws -> [Money] {
    let rows = try scope.connection.rows(
      """
      SELECT stake, MAX(created_at) AS at FROM pools_pool WHERE \(shown) GROUP BY stake ORDER BY at DESC LIMIT 3
      """)
    return try rows.map { Money(minorUnits: try $0["stake"], currency: scope.space.currency) }
  }

  /// The pools on a match, by the reader's lists.
  func pools(on fixture: ID<Fixture>) throws -> [Pool] {
    try scope.connection.rows("SELECT \(Pool.columns) FROM pools_pool WHERE \(shown) AND fixture_id = \(fixture)")
      .map { try Pool($0, currency: scope.space.currency) }
  }
}

extension Cursor {
  fileprivate func poolsAfter(closed: Bool) -> SQL? {
    guard let at = Int64(key) else { return nil }
    return closed ? " AND (ended_at, id) < (\(at), \(id))" : " AND (\(Pool.begins), id) > (\(at), \(id))"
  }
}

extension Side {
  init(key: String, name: String, stored shield: String) {
    self.init(key: key, name: name, shield: Shield(stored: shield) ?? .neutral)
  }

  /// By every name that somebody may look for.
  var searchKey: String { (ClubBook.shared.club(key)?.names ?? [name]).joined(separator: " ").searchKey }
}

extension Pool {
  /// By what open pools stand in order; the index has the same words.
  static let begins: SQL = "COALESCE(kick_off_at, 8640000000000000)"

  static let columns = columns(in: "pools_pool")

  static func columns(in table: SQL) -> SQL {
    let names: [SQL] = [
      "id", "home_key", "home_name", "home_shield", "away_key", "away_name", "away_shield", "stake", "manner", "basis",
      "nobody_hit", "has_unique_scores", "holder", "kick_off_at", "fixture_id", "locks_at", "ending", "result_home",
      "result_away", "ended_at", "bote", "carried", "bets", "created_at", "archive_id",
      "reopened", "question", "is_provisional",
    ]
    return names.dropFirst().reduce("\(table).id") { "\($0), \(table).\($1)" }
  }

  init(_ row: SQLRow, currency: Currency) throws {
    id = try row["id"]
    home = Side(key: try row["home_key"], name: try row["home_name"], stored: try row["home_shield"])
    away = Side(key: try row["away_key"], name: try row["away_name"], stored: try row["away_shield"])
    stake = Money(minorUnits: try row["stake"], currency: currency)
    manner = try row["manner"]
    basis = try row["basis"]
    nobodyHit = try row["nobody_hit"]
    hasUniqueScores = try row["has_unique_scores"]
    holder = try row["holder"]
    kickOff = try row["kick_off_at"] as Instant?
    fixture = try row["fixture_id"] as ID<Fixture>?
    locksAt = try row["locks_at"] as Instant?
    switch try row["ending"] as String? {
    case "result":
      let (home, away): (Int, Int) = (try row["result_home"], try row["result_away"])
      ending = Score(home, away).map(Ending.result)
    case "cancelled": ending = .cancelled
    default: ending = nil
    }
    endedAt = try row["ended_at"] as Instant?
    bote = Money(minorUnits: try row["bote"], currency: currency)
    carried = Money(minorUnits: try row["carried"], currency: currency)
    bets = try row["bets"]
    reopened = try row["reopened"] as Int?
    question = (try row["question"] as String?).flatMap { FixtureWord(stored: $0) }
    isProvisional = try row["is_provisional"]
    isPutAway = try row["archive_id"] as String? != nil
    createdAt = try row["created_at"]
  }
}
