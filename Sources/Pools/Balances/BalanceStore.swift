import Kit

/// The balances of one space.
struct BalanceStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  /// One reading gives both what is between everybody and who keeps it. From the pools to their bets, and not the other way
  /// round: a pool's bets lie together in the index.
  func ledger() throws -> Ledger {
    let rows = try scope.connection.rows(
      """
      SELECT pools_bet.name_key, MAX(pools_bet.name) AS name, pools_pool.holder,
        SUM(CASE WHEN pools_bet.is_paid = 1 THEN pools_pool.stake ELSE 0 END) AS paid,
        SUM(CASE WHEN pools_bet.is_paid = 1 THEN 0 ELSE pools_pool.stake END) AS owed,
        SUM(CASE WHEN pools_bet.is_paid = 0 AND pools_pool.ending IS NULL THEN pools_pool.stake ELSE 0 END) AS not_put_in,
        SUM(COALESCE(CASE WHEN pools_pool.ending IS NOT NULL THEN pools_bet.payout END, 0)) AS won,
        SUM(pools_bet.handed) AS handed,
        SUM(CASE WHEN pools_pool.ending IS NULL THEN pools_pool.stake ELSE 0 END) AS in_play
      FROM pools_pool CROSS JOIN pools_bet
      WHERE pools_pool.space_id = \(scope.space.id) AND pools_pool.trash_id IS NULL AND pools_pool.stake > 0
        AND pools_bet.pool_id = pools_pool.id AND pools_bet.trash_id IS NULL
      GROUP BY pools_bet.name_key, pools_pool.holder ORDER BY pools_bet.name_key, pools_pool.holder
      """)
    var (accounts, keepers, standings) = (Accounts(), Keepers(), Standings())
    for row in rows {
      let (key, holder): (String, String) = (try row["name_key"], try row["holder"])
      let (noted, name): (Balance, String) = (try Balance(row), try row["name"])
      let isOwn = holder.searchKey == key
      let balance = isOwn ? noted.ofKeeper : noted
      accounts.add(balance, to: key, named: name)
      keepers.add(balance.inHand, to: holder)
      let notPutIn: Int64 = isOwn ? 0 : try row["not_put_in"]
      standings.play((key, name), notPutIn: notPutIn)
      standings.owe(balance.net + notPutIn, to: (key, name), by: holder)
    }
    for sum in try Returns(scope).sums() {
      accounts.add(sum.balance, to: sum.key, named: sum.name)
      keepers.add(sum.balance.inHand, to: sum.keeper)
      standings.play((sum.key, sum.name))
      standings.owe(sum.balance.net, to: (sum.key, sum.name), by: sum.keeper)
    }
    let passings = try CarryOverStore(scope).keeping().passings
    for passing in passings {
      guard passing.isPassed else {
        standings.owe(passing)
        continue
      }
      keepers.add(-passing.amount, to: passing.from)
      keepers.add(passing.amount, to: passing.to)
    }
    for sum in try ReimbursementStore(scope).sums() { standings.give(sum.given, by: (sum.key, sum.name)) }
    return Ledger(
      accounts: accounts.sorted, holders: keepers.sorted, standings: standings.sorted,
      inPlay: try rows.reduce(0) { $0 + (try $1["in_play"] as Int64) }, carryOver: try CarryOverStore(scope).sum(),
      toPass: passings.reduce(0) { $0 + ($1.isPassed ? 0 : $1.amount) }, currency: scope.space.currency)
  }

  private struct Accounts {
    private var all: [String: Ledger.Account] = [:]

    mutating func add(_ balance: Balance, to key: String, named name: String) {
      let before = all[key]
      all[key] = Ledger.Account(
        key: key, name: before?.name ?? name, balance: (before?.balance ?? Balance()) + balance)
    }

    var sorted: [Ledger.Account] { all.values.sorted { $0.key < $1.key } }
  }

  private struct Keepers {
    private var all: [String: Ledger.Holder] = [:]

    mutating func add(_ amount: Int64, to name: String) {
      let key = name.searchKey
      let before = all[key]
      all[key] = Ledger.Holder(name: before?.name ?? name, amount: (before?.amount ?? 0) + amount)
    }

    var sorted: [Ledger.Holder] { all.values.filter { $0.amount != 0 }.alphabetical(by: \.name) }
  }

  /// One participant's lines, the newest pool first.
  /// - Throws: `Refusal.notFound` for somebody who is in no pool.
  func lines(of key: String) throws -> (name: String, lines: [BalanceLine], returns: [ReturnedStake]) {
    let rows = try scope.connection.rows(
      """
      SELECT \(Pool.columns), bet_id, name, is_paid, payout, handed FROM pools_pool JOIN (
        SELECT id AS bet_id, pool_id, name, is_paid, payout, handed FROM pools_bet
        WHERE \(Bet.shown(in: scope.space)) AND name_key = \(key)
      ) AS bet ON bet.pool_id = pools_pool.id
      WHERE trash_id IS NULL AND stake > 0 ORDER BY created_at DESC, id DESC LIMIT 500
      """)
    let returns = try Returns(scope).owed(to: key)
    guard let name = try rows.first.map({ try $0["name"] as String }) ?? returns.first?.name else {
      throw Refusal.notFound
    }
    let lines = try rows.map { row in
      let pool = try Pool(row, in: scope.space)
      return BalanceLine(
        bet: try row["bet_id"], pool: pool, isPaid: try row["is_paid"], payout: try row["payout"] as Int64?,
        handed: try row["handed"], isKeeper: pool.holder.searchKey == key)
    }
    return (name, lines, returns)
  }
}

extension Balance {
  init(_ row: SQLRow) throws {
    self.init(paid: try row["paid"], owed: try row["owed"], won: try row["won"], handed: try row["handed"])
  }

  /// Of one participant.
  init(_ lines: [BalanceLine]) {
    self = lines.reduce(Balance()) { sum, line in
      let stake = line.pool.stake.minorUnits
      let noted = Balance(
        paid: line.isPaid ? stake : 0, owed: line.isPaid ? 0 : stake,
        won: line.pool.ending == nil ? 0 : line.payout ?? 0, handed: line.handed)
      return sum + (line.isKeeper ? noted.ofKeeper : noted)
    }
  }
}
