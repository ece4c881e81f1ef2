import Kit

/// Notes of who gave whom what. No money is moved.
struct Payments {
  private let transaction: SpaceTransaction

  init(_ transaction: SpaceTransaction) { self.transaction = transaction }

  /// Notes that a stake was put in, or that it was not.
  func note(_ id: ID<Bet>, in pool: ID<Pool>? = nil, isPaid: Bool) throws {
    let bet = try transaction.find(id)
    guard pool == nil || bet.pool == pool else { throw Refusal.notFound }
    guard try !transaction.isOvertaken(at: "paid", of: id), bet.isPaid != isPaid else { return }
    try transaction.update(id, "is_paid = \(isPaid)")
    try transaction.record(isPaid ? Bet.paid : Bet.unpaid, of: bet.subject)
    transaction.touch(Pool.topic)
  }

  /// Notes that somebody has what they won and no more, or that they have been given nothing. After a correction they may have
  /// had too much: then they gave the rest back.
  /// - Parameter shown: what they win, as the page said it.
  /// - Throws: `Refusal.conflict` when it is another by now.
  func note(_ id: ID<Bet>, isHanded: Bool, of shown: Int64? = nil) throws {
    let bet = try transaction.find(id)
    let payout = bet.payout ?? 0
    if let shown, shown != payout { throw Refusal.conflict(BalancePhrases.isCorrected) }
    let handed = isHanded ? payout : 0
    guard try !transaction.isOvertaken(at: "handed", of: id), bet.handed != handed else { return }
    try transaction.update(id, "handed = \(handed)")
    try transaction.record(!isHanded ? Bet.unhanded : bet.handed > payout ? Bet.repaid : Bet.handed, of: bet.subject)
    transaction.touch(Pool.topic)
  }
}

extension Action {
  /// That a stake was put in, or that somebody has what they won.
  static let settleBet = Action(
    "pools.bet.settle", [Input("paid", .yesNo), Input("handed", .yesNo), Input("of")])
  static let returnStake = Action(
    "pools.stake.return", [Input("handed", .yesNo, isRequired: true)])
  static let passCarryOver = Action(
    "pools.bote.pass",
    [
      Input("giver", isRequired: true), Input("taker", isRequired: true), Input("passed", .yesNo, isRequired: true),
    ])
}
