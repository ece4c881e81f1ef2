import Kit

/// What came of somebody's bet, said to them.
enum OwnOutcome: Hashable {
  case wins(Money)
  case getsBack(Money)
  case missed

  /// `nil` until the pool is closed, and where nothing comes back because nothing was put in.
  init?(of bet: Bet, in pool: Pool) {
    guard pool.ending != nil, let payout = bet.payout else { return nil }
    guard payout == 0 || bet.isWinner || bet.isPaid || pool.isKept(by: bet) else { return nil }
    let money = Money(minorUnits: payout, currency: pool.stake.currency)
    self = bet.isWinner ? .wins(money) : payout > 0 ? .getsBack(money) : .missed
  }

  var phrase: Phrase {
    switch self {
    case .wins(let money): ReminderPhrases.youWin(money)
    case .getsBack(let money): ReminderPhrases.youGetBack(money)
    case .missed: ReminderPhrases.youMissed
    }
  }
}
