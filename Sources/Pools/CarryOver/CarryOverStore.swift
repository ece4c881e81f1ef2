import Kit

/// The carry-over of one space: the sum of its movements.
struct CarryOverStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  /// In minor units. Below zero when a correction took out what had been won already: what comes in next fills that first.
  func sum() throws -> Int64 {
    try scope.connection.value("SELECT SUM(amount) FROM pools_bote WHERE space_id = \(scope.space.id)") ?? 0
  }

  /// What one pool has put into it, less what it has taken out.
  func sum(of pool: ID<Pool>) throws -> Int64 {
    try scope.connection.value(
      "SELECT SUM(amount) FROM pools_bote WHERE space_id = \(scope.space.id) AND pool_id = \(pool)") ?? 0
  }

  /// All movements, the first one first.
  func entries() throws -> [CarryOverEntry] {
    try scope.connection.rows(
      """
      SELECT id, pool_id, pool_name, keeper, kind, amount, at FROM pools_bote
      WHERE space_id = \(scope.space.id) ORDER BY number, id
      """
    ).map { row in
      CarryOverEntry(
        id: try row["id"], pool: try row["pool_id"], match: try row["pool_name"], keeper: try row["keeper"],
        kind: try row["kind"], amount: try row["amount"], at: try row["at"])
    }
  }

  /// In whose hands it is, and what was handed on.
  func keeping() throws -> CarryOverKeeping {
    let noted: [CarryOverKeeping.Passing.Key] = try scope.connection.rows(
      "SELECT entry_id, giver, taker FROM pools_passing WHERE space_id = \(scope.space.id) ORDER BY entry_id, giver, taker"
    ).map { CarryOverKeeping.Passing.Key(entry: try $0["entry_id"], giver: try $0["giver"], taker: try $0["taker"]) }
    return CarryOverKeeping(try entries(), noted: Set(noted))
  }
}

extension CarryOverStore where Scope == SpaceTransaction {
  func add(_ amount: Int64, _ kind: CarryOverEntry.Kind, by pool: Pool) throws {
    let last: Int64? = try scope.connection.value(
      "SELECT MAX(number) FROM pools_bote WHERE space_id = \(scope.space.id)")
    try scope.run(
      """
      INSERT INTO pools_bote (id, space_id, number, pool_id, pool_name, keeper, kind, amount, at)
      VALUES (\(scope.mint.id(CarryOverEntry.self)), \(scope.space.id), \((last ?? 0) + 1), \(pool.id), \(pool.name), \
      \(pool.holder), \(kind), \(amount), \(scope.now))
      """)
  }

  /// Notes that one keeper gave another their part of the carry-over, or that they did not.
  /// - Throws: `Refusal.notFound` for what nobody has to hand on.
  func note(_ key: CarryOverKeeping.Passing.Key, isPassed: Bool) throws {
    guard let passing = try keeping().passings.first(where: { $0.key == key }) else { throw Refusal.notFound }
    guard try !scope.isOvertaken(at: "passed.\(key.giver).\(key.taker)", of: key.entry), passing.isPassed != isPassed
    else { return }
    if isPassed {
      try scope.run(
        """
        INSERT INTO pools_passing (entry_id, giver, taker, space_id, amount, at)
        VALUES (\(key.entry), \(key.giver), \(key.taker), \(scope.space.id), \(passing.amount), \(scope.now))
        """)
    } else {
      try scope.run(
        """
        DELETE FROM pools_passing WHERE space_id = \(scope.space.id) AND entry_id = \(key.entry)
          AND giver = \(key.giver) AND taker = \(key.taker)
        """)
    }
    let title = "\(passing.from) → \(passing.to)"
    try scope.record(
      isPassed ? CarryOverKeeping.passed : CarryOverKeeping.unpassed,
      of: Subject(Pool.topic, passing.pool, title: title))
  }
}
