import Kit

/// Somebody who keeps the money of pools, and how what they have in hand comes about.
struct Keeper: Hashable, Sendable {
  /// What one pool put into their hands and took out of them.
  struct Line: Hashable, Sendable {
    let pool: Pool
    let received: Int64
    let handed: Int64
  }

  let name: String
  /// The newest pool first.
  let lines: [Line]
  let returns: [ReturnedStake]
  /// The carry-over that came from others or went to them, or is still to.
  let passings: [CarryOverKeeping.Passing]
  /// What of today's carry-over they have.
  let carryOver: Int64

  func amount(of passing: CarryOverKeeping.Passing) -> Int64 {
    passing.key.taker == name.searchKey ? passing.amount : -passing.amount
  }

  var inHand: Int64 {
    lines.reduce(0) { $0 + $1.received - $1.handed } + returns.reduce(0) { $0 + $1.balance.inHand }
      + passings.reduce(0) { $0 + ($1.isPassed ? amount(of: $1) : 0) }
  }
}

extension BalanceStore {
  /// - Throws: `Refusal.notFound` for somebody who keeps no pool's money.
  func keeper(_ key: String) throws -> Keeper {
    let names: [String] = try scope.connection.rows(
      """
      SELECT holder FROM pools_pool WHERE space_id = \(scope.space.id)
      UNION SELECT holder FROM pools_return WHERE space_id = \(scope.space.id) ORDER BY holder
      """
    ).map { try $0["holder"] }.filter { $0.searchKey == key }
    guard let name = names.first else { throw Refusal.notFound }
    let rows = try scope.connection.rows(
      """
      SELECT \(Pool.columns), COALESCE(sums.received, 0) AS received, COALESCE(sums.handed, 0) AS handed
      FROM pools_pool LEFT JOIN (
        SELECT pool_id, COUNT(CASE WHEN is_paid = 1 OR name_key = \(key) THEN 1 END) AS received,
          SUM(CASE WHEN name_key = \(key) THEN COALESCE(payout, 0) ELSE handed END) AS handed FROM pools_bet
        WHERE \(Bet.shown(in: scope.space)) GROUP BY pool_id
      ) AS sums ON sums.pool_id = pools_pool.id
      WHERE \(Pool.shown(in: scope.space)) AND holder IN \(names) ORDER BY created_at DESC, id DESC
      """)
    let lines = try rows.map { row in
      let pool = try Pool(row, in: scope.space)
      return Keeper.Line(
        pool: pool, received: pool.stake.minorUnits * (try row["received"] as Int64), handed: try row["handed"])
    }
    let carryOver = try CarryOverStore(scope).keeping()
    return Keeper(
      name: name, lines: lines.filter { $0.received != 0 || $0.handed != 0 },
      returns: try Returns(scope).kept(by: names),
      passings: carryOver.passings.filter { $0.key.giver == key || $0.key.taker == key },
      carryOver: carryOver.parts[key] ?? 0)
  }
}
