import Kit

/// The hour before bets are locked, in which whoever has not bet is told so.
enum LastHour {
  static let length = Duration.seconds(3600)

  static func holds(_ locksAt: Instant, at now: Instant) -> Bool { now < locksAt && locksAt <= now + length }

  /// After how many milliseconds an open page has something else to say: when the hour begins, and when it ends.
  static func left(until locksAt: Instant, at now: Instant) -> Int64 {
    let left = max(0, locksAt.milliseconds - now.milliseconds)
    let untilHour = left - length.components.seconds * 1000
    return untilHour > 0 ? untilHour : left
  }
}

extension Pool {
  /// The moment of its lock, in the hour before.
  func locksSoon(at now: Instant) -> Instant? {
    guard ending == nil, content.mode == .link else { return nil }
    return locksAt.flatMap { LastHour.holds($0, at: now) ? $0 : nil }
  }
}

/// What somebody is told of their own bet: that it is missing shortly before the lock, and what came of it in the end.
struct OwnNotice {
  let pool: Pool
  let own: Bet?
  /// Whether people have settled up since it was closed: what is still to be paid is told by the balances then.
  let hasSettled: Bool
  let now: Instant

  var html: HTML? {
    if own == nil, pool.locksSoon(at: now) != nil { return Notice(ReminderPhrases.lastHour, tone: .warning).html }
    return own.flatMap { own in
      outcome(of: own).map { Notice($0, tone: own.isWinner ? .success : .info).html }
    }
  }

  private func outcome(of own: Bet) -> Phrase? {
    guard pool.hasStake, let outcome = OwnOutcome(of: own, in: pool) else { return nil }
    guard !pool.isKept(by: own), !hasSettled else { return outcome.phrase }
    let keeper: Phrase? =
      switch outcome {
      case .wins(let money), .getsBack(let money):
        own.handed >= money.minorUnits
          ? ReminderPhrases.isHanded : own.isPaid ? ReminderPhrases.isKept(by: pool.holder) : owes
      case .missed: own.isPaid ? nil : owes
      }
    return [outcome.phrase, keeper].compactMap(\.self).joined(by: " ")
  }

  private var owes: Phrase { ReminderPhrases.stillOwes(pool.stake, to: pool.holder) }
}

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
