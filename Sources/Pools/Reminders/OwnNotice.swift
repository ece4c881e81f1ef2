import Kit

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
