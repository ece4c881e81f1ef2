import Kit

/// A pool as text for a chat.
struct PoolSummary {
  let pool: Pool
  let bets: [Bet]
  /// Who plays and has not bet.
  let lacking: [String]
  let reopening: Reopening?
  /// What it would play for besides its stakes.
  let carryOver: Money
  /// The last hash of its log: whoever has it notices any later change.
  let fingerprint: String?
  let now: Instant
  let locale: ReaderLocale

  private func say(_ phrase: Phrase) -> String { phrase.text(in: locale) }

  var text: String {
    var lines = ["\(say(pool.title))\(pool.result.map { "  \($0.text)" } ?? "")"]
    if pool.ending == nil, let kickOff = pool.kickOff {
      lines.append("\(kickOff.text(in: locale, as: .long)) (\(ReaderZone().text(in: locale)))")
      if pool.isProvisional { lines.append(say(FixturePhrases.provisionalRow)) }
    }
    if let reopening { lines += ReopeningNotice(reopening: reopening).lines(in: locale) }
    if pool.ending == .cancelled { lines.append(say(PoolsPhrases.isRefunded)) }
    lines += money
    lines.append("")
    // Who won stands first.
    lines += (bets.filter(\.isWinner) + bets.filter { !$0.isWinner }).map(line)
    if bets.isEmpty { lines.append(say(PoolsPhrases.nobodyYet)) }
    let end = [
      NobodyHitNote(pool: pool, bets: bets).phrase, lacking.isEmpty ? nil : ReminderPhrases.notYet(lacking), missing,
    ].compactMap(\.self).map(say)
    if !end.isEmpty { lines += [""] + end }
    if let fingerprint { lines += ["", "\(say(LogPhrases.lastHash)): \(fingerprint)"] }
    return lines.joined(separator: "\n")
  }

  private var money: [String] {
    guard pool.hasStake else { return [say(RoundPhrases.forPoints)] }
    let carryOver = pool.ending == nil ? carryOver : pool.carryOver
    let amounts: [(Phrase, Money?)] = [
      (PoolsPhrases.stake, pool.stake), (PoolsPhrases.pot, pool.pot(with: carryOver)),
      (PoolsPhrases.carryOver, carryOver.minorUnits > 0 ? carryOver : nil),
    ]
    return amounts.compactMap { title, amount in amount.map { "\(say(title)): \($0.text(in: locale))" } }
  }

  /// Who has not put their money in.
  private var missing: Phrase? {
    guard pool.hasStake, pool.ending != .cancelled else { return nil }
    let names = bets.filter { !$0.isPaid && !pool.isKept(by: $0) }.map(\.name)
    return names.isEmpty ? nil : PoolsPhrases.lacksMoney(of: names)
  }

  private func line(_ bet: Bet) -> String {
    let score = bet.score?.text ?? say(BetPhrases.hidden)
    guard pool.ending != nil, let payout = bet.payout, payout > 0 else { return "\(bet.name): \(score)" }
    let amount = Money(minorUnits: payout, currency: pool.stake.currency).text(in: locale)
    return "\(bet.isWinner ? "✅ " : "")\(bet.name): \(score) → \(amount)"
  }
}

extension Pool {
  /// What all have put in, paid or not, and what it plays for besides; `nil` where that is more than can be written.
  func pot(with carryOver: Money) -> Money? {
    do {
      return try content.stake * bets + carryOver
    } catch {
      return nil
    }
  }
}

/// The summary, to be sent or copied.
struct SummaryScreen: Sheet {
  let text: String
  let topics: [Topic]
  let back: (title: Phrase, link: Link)

  var title: Phrase { PoolsPhrases.summary }
  var bar: NavigationBar { NavigationBar(leading: .back(back.title, to: back.link)) }
  var content: HTML { ShareText(text, label: SeasonPhrases.addressee, id: "summary", rows: 12, isForChat: true).html }
}
