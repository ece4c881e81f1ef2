import Kit

/// The log of a pool.
struct LogStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  /// All of it, from the first entry.
  func entries(of pool: ID<Pool>) throws -> [LogEntry] {
    try scope.connection.rows(
      """
      SELECT number, kind, at, author, participant, bet_id, commitment, note, previous, hash FROM pools_entry
      WHERE space_id = \(scope.space.id) AND pool_id = \(pool) ORDER BY number
      """
    ).map { row in
      LogEntry(
        pool: pool, number: try row["number"], kind: try row["kind"], at: try row["at"], author: try row["author"],
        participant: try row["participant"], bet: try row["bet_id"] as ID<Bet>?, commitment: try row["commitment"],
        note: try row["note"], previous: try row["previous"], hash: try row["hash"])
    }
  }

  /// By which any later change is noticed; `nil` of an empty log.
  func lastHash(of pool: ID<Pool>) throws -> String? {
    try scope.connection.value(
      """
      SELECT hash FROM pools_entry WHERE space_id = \(scope.space.id) AND pool_id = \(pool)
      ORDER BY number DESC LIMIT 1
      """)
  }

  /// Whether anybody has ever bet in a pool, taken out since or not.
  func holdsBets(of pool: ID<Pool>) throws -> Bool {
    try scope.connection.holds("pools_seal WHERE pool_id = \(pool)")
  }

  /// What the commitments hid, by the number of their entry; empty while the pool's scores are hidden.
  func openings(of pool: Pool, at now: Instant) throws -> [Int: Opening] {
    guard pool.showsScores(at: now) else { return [:] }
    let rows = try scope.connection.rows(
      "SELECT number, salt, home, away FROM pools_seal WHERE pool_id = \(pool.id) ORDER BY number")
    return try rows.reduce(into: [:]) { openings, row in
      openings[try row["number"]] = try Score(row).map { Opening(salt: try row["salt"], score: $0) }
    }
  }
}

extension LogStore where Scope == SpaceTransaction {
  /// - Returns: the entry's number.
  @discardableResult
  func append(
    _ kind: LogEntry.Kind, to pool: ID<Pool>, participant: String = "", bet: ID<Bet>? = nil, score: Score? = nil,
    note: String = ""
  ) throws -> Int {
    let last = try scope.connection.row(
      "SELECT number, hash FROM pools_entry WHERE pool_id = \(pool) ORDER BY number DESC LIMIT 1"
    ).map { (number: try $0["number"] as Int, hash: try $0["hash"] as String) }
    var commitment: String?
    if let bet, let score {
      let salt = scope.mint.secret()
      commitment = Commitment.make(salt: salt, pool: pool, bet: bet, score: score)
      try scope.run(
        """
        INSERT INTO pools_seal (pool_id, number, salt, home, away)
        VALUES (\(pool), \((last?.number ?? 0) + 1), \(salt), \(score.home), \(score.away))
        """)
    }
    let entry = LogEntry(
      pool: pool, after: last, kind: kind, at: scope.now, author: scope.author.name, participant: participant, bet: bet,
      commitment: commitment, note: note)
    try scope.run(
      """
      INSERT INTO pools_entry (pool_id, number, space_id, kind, at, author, participant, bet_id, commitment, note, \
      previous, hash)
      VALUES (\(pool), \(entry.number), \(scope.space.id), \(kind), \(entry.at), \(entry.author), \(participant), \
      \(bet), \(commitment), \(note), \(entry.previous), \(entry.hash))
      """)
    return entry.number
  }
}
