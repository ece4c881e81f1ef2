import Kit

/// Notes of who gave whom what. No money is moved.
struct Payments {
  private let edit: Edit

  init(_ edit: Edit) {
    self.edit = edit
  }

  /// Notes that a stake was put in, or that it was not.
  func note(_ bet: ID<Bet>, in pool: ID<Pool>? = nil, isPaid: Bool) throws {
    let (name, was) = try find(bet, in: pool)
    guard try !edit.isOvertaken(at: "paid", of: bet), was.isPaid != isPaid else { return }
    try edit.run("UPDATE pools_bet SET is_paid = \(isPaid) WHERE space_id = \(edit.space.id) AND id = \(bet)")
    try edit.record(isPaid ? Bet.paid : Bet.unpaid, of: Subject(Bet.topic, bet, title: name))
    edit.touch(Pool.topic)
  }

  /// Notes that somebody has what they won and no more, or that they have been given nothing. After a correction they may have
  /// had too much: then they gave the rest back.
  /// - Parameter shown: what they win, as the page said it.
  /// - Throws: `Refusal.conflict` when it is another by now.
  func note(_ bet: ID<Bet>, isHanded: Bool, of shown: Int64? = nil) throws {
    let (name, was) = try find(bet, in: nil)
    if let shown, shown != was.payout { throw Refusal.conflict(BalancePhrases.isCorrected) }
    let handed = isHanded ? was.payout : 0
    guard try !edit.isOvertaken(at: "handed", of: bet), was.handed != handed else { return }
    try edit.run("UPDATE pools_bet SET handed = \(handed) WHERE space_id = \(edit.space.id) AND id = \(bet)")
    let event = !isHanded ? Bet.unhanded : was.handed > was.payout ? Bet.repaid : Bet.handed
    try edit.record(event, of: Subject(Bet.topic, bet, title: name))
    edit.touch(Pool.topic)
  }

  private func find(_ bet: ID<Bet>, in pool: ID<Pool>?) throws -> (
    name: String, was: (isPaid: Bool, payout: Int64, handed: Int64)
  ) {
    let within: SQL = pool.map { " AND pool_id = \($0)" } ?? ""
    let row = try edit.connection.row(
      """
      SELECT name, is_paid, payout, handed FROM pools_bet
      WHERE space_id = \(edit.space.id) AND id = \(bet) AND trash_id IS NULL\(within)
      """)
    guard let row else { throw Refusal.notFound }
    return (try row["name"], (try row["is_paid"], try row["payout"] as Int64? ?? 0, try row["handed"]))
  }
}
