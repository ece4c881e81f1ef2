import Kit

/// What is between somebody and whoever keeps the money, over all of a space's pools. All in minor units.
struct Balance: Hashable, Sendable {
  /// Stakes that were put in, and those that were not.
  var paid: Int64 = 0
  var owed: Int64 = 0
  /// Won, or given back; known of closed pools alone.
  var won: Int64 = 0
  /// Of that, what they have been given.
  var handed: Int64 = 0

  /// What they are still to get; below zero what they are still to give.
  var net: Int64 { won - handed - owed }
  /// What of theirs whoever keeps the money holds.
  var inHand: Int64 { paid - handed }

  /// Of a bet whose stake its own player keeps: neither what they put in nor what they get leaves their hands.
  var ofKeeper: Balance { Balance(paid: paid + owed, owed: 0, won: won, handed: won) }

  static func + (one: Balance, other: Balance) -> Balance {
    Balance(
      paid: one.paid + other.paid, owed: one.owed + other.owed, won: one.won + other.won,
      handed: one.handed + other.handed)
  }
}

/// The balances of a whole space: what is in hand and owed is what is to be handed over, in play, and in the carry-over.
struct Ledger: Hashable, Sendable {
  struct Account: Hashable, Sendable {
    /// The folded name: one participant however it was typed.
    let key: String
    let name: String
    let balance: Balance
  }

  /// Somebody who keeps money, and how much is in their hands.
  struct Holder: Hashable, Sendable {
    let name: String
    let amount: Int64
  }

  let accounts: [Account]
  /// By what is noted pool by pool; see ``hands``.
  let holders: [Holder]
  let standings: [Standing]
  let inPlay: Int64
  /// Below zero when more of it was paid out than there was.
  let carryOver: Int64
  /// Of the carry-over, what one keeper is still to give to another.
  let toPass: Int64
  let currency: Currency

  /// Every bet of the space is read for it, and friends look at it more often than anything is bet or paid.
  static var cache: SpaceCache<Self> { SpaceCache(of: [Bet.topic, Pool.topic, Reimbursement.topic, Space.topic]) }

  var total: Balance { accounts.reduce(Balance()) { $0 + $1.balance } }

  /// Who pays whom.
  var plan: ReimbursementPlan { ReimbursementPlan(standings) }

  func standing(of key: String) -> Standing? { standings.first { $0.key == key } }

  /// What each keeper has in hand that is not their own, once what people have paid each other counts.
  var hands: [Holder] {
    let keepers =
      holders
      + standings.filter { standing in
        standing.isKeeper && !holders.contains { $0.name.searchKey == standing.key }
      }.map { Holder(name: $0.name, amount: 0) }
    return keepers.map { holder in
      guard let standing = standing(of: holder.name.searchKey) else { return holder }
      return Holder(name: holder.name, amount: holder.amount - standing.forOthers + standing.inHandForOthers)
    }.filter { $0.amount != 0 }.alphabetical(by: \.name)
  }

  var inHand: Int64 { hands.reduce(0) { $0 + $1.amount } }
  /// What people are to give of their own, also for pools that are still open.
  var toPay: Int64 { standings.reduce(0) { $0 + max(0, -$1.own) + $1.notPutIn } }
  var toHandOver: Int64 { standings.reduce(0) { $0 + max(0, $1.own) } }

  /// Both sides of the account; they agree, whatever happened.
  var isBalanced: Bool {
    let total = total
    return total.inHand + total.owed == total.won - total.handed + inPlay + carryOver
      && inHand + toPay == toHandOver + inPlay + carryOver && standings.reduce(0) { $0 + $1.toGet } == 0
  }
}

/// What one pool adds to somebody's balance.
struct BalanceLine: Hashable, Sendable {
  let bet: ID<Bet>
  let pool: Pool
  let isPaid: Bool
  let payout: Int64?
  let handed: Int64
  /// Whether they keep the pool's money themselves.
  let isKeeper: Bool
}
