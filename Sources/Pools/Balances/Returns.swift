import Kit

/// Stakes of those who were taken out after they had paid, or whose pool was deleted before it was decided: whoever keeps the
/// money has them in hand until they are given back. Kept apart from the bets, which leave the trash after a while.
struct Returns<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  /// Those of one participant, the latest first.
  func owed(to participant: String) throws -> [ReturnedStake] {
    try stakes(where: "name_key = \(participant) ORDER BY at DESC, bet_id DESC LIMIT 500")
  }

  /// Those of one pool, the latest first.
  func owed(from pool: ID<Pool>) throws -> [ReturnedStake] {
    try stakes(where: "pool_id = \(pool) ORDER BY at DESC, bet_id DESC LIMIT 500")
  }

  /// What those who keep the money go by one of the names have or had to give back.
  func kept(by keepers: [String]) throws -> [ReturnedStake] {
    try stakes(where: "holder IN \(keepers) ORDER BY at DESC, bet_id DESC")
  }

  private func stakes(where condition: SQL) throws -> [ReturnedStake] {
    try scope.connection.rows(
      """
      SELECT bet_id, pool_id, pool_name, name, holder, amount, handed FROM pools_return
      WHERE space_id = \(scope.space.id) AND \(condition)
      """
    ).map { try ReturnedStake($0, currency: scope.space.currency) }
  }

  /// By participant and keeper, for the ledger.
  func sums() throws -> [(key: String, name: String, keeper: String, balance: Balance)] {
    try scope.connection.rows(
      """
      SELECT name_key, holder, MAX(name) AS name, SUM(amount) AS amount, SUM(handed) AS handed FROM pools_return
      WHERE space_id = \(scope.space.id) GROUP BY name_key, holder ORDER BY name_key, holder
      """
    ).map { row in
      let (key, keeper): (String, String) = (try row["name_key"], try row["holder"])
      let amount: Int64 = try row["amount"]
      let noted = Balance(paid: amount, won: amount, handed: try row["handed"])
      return (key, try row["name"], keeper, keeper.searchKey == key ? noted.ofKeeper : noted)
    }
  }
}

/// A stake that was paid and is to be given back, as its bet no longer counts.
struct ReturnedStake: Hashable, Sendable {
  let bet: ID<Bet>
  let pool: ID<Pool>
  let match: String
  let name: String
  let amount: Money
  let isHanded: Bool
  /// Whether it is in the hands of whoever put it in.
  let isOwn: Bool

  /// The stake counts as put in and as given back.
  var balance: Balance {
    Balance(paid: amount.minorUnits, won: amount.minorUnits, handed: isHanded ? amount.minorUnits : 0)
  }

  init(_ row: SQLRow, currency: Currency) throws {
    (bet, pool) = (try row["bet_id"], try row["pool_id"])
    (match, name) = (try row["pool_name"], try row["name"])
    amount = Money(minorUnits: try row["amount"], currency: currency)
    isOwn = (try row["holder"] as String).searchKey == name.searchKey
    isHanded = try isOwn || row["handed"] as Int64 != 0
  }
}

extension Returns where Scope == SpaceTransaction {
  /// Notes that a paid stake is to be given back.
  func owe(_ bet: Bet, of pool: Pool) throws {
    guard bet.isPaid, bet.name.searchKey != pool.holder.searchKey else { return }
    try forget(bet.id)
    try scope.run(
      """
      INSERT INTO pools_return (bet_id, space_id, pool_id, pool_name, name, name_key, holder, amount, handed, at)
      VALUES (\(bet.id), \(scope.space.id), \(pool.id), \(pool.name), \(bet.name), \(bet.name.searchKey), \
      \(pool.holder), \(pool.stake.minorUnits), \(0), \(scope.now))
      """)
  }

  /// Notes that it was given back, or that it was not.
  func note(_ bet: ID<Bet>, isHanded: Bool) throws {
    guard let row = try find(bet) else { throw Refusal.notFound }
    guard try !scope.isOvertaken(at: "returned", of: bet), row.isHanded != isHanded else { return }
    try scope.run(
      """
      UPDATE pools_return SET handed = \(isHanded ? row.amount.minorUnits : 0)
      WHERE space_id = \(scope.space.id) AND bet_id = \(bet)
      """)
    try scope.record(isHanded ? Bet.refunded : Bet.unrefunded, of: Subject(Bet.topic, bet, title: row.name))
    scope.touch(Pool.topic)
  }

  /// A bet counts again: its stake is in, unless it was given back or is another by now.
  func takeBack(_ bet: ID<Bet>, at stake: Money) throws {
    guard let row = try find(bet) else { return }
    if !row.isHanded, row.amount == stake { return try forget(bet) }
    try scope.update(bet, "is_paid = \(false)")
    if row.isHanded { try forget(bet) }
  }

  private func find(_ bet: ID<Bet>) throws -> ReturnedStake? { try stakes(where: "bet_id = \(bet)").first }

  private func forget(_ bet: ID<Bet>) throws {
    try scope.run("DELETE FROM pools_return WHERE space_id = \(scope.space.id) AND bet_id = \(bet)")
  }
}
