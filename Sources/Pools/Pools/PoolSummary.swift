import Kit

/// A pool as text for a chat.
struct PoolSummary {
  let pool: Pool
  let bets: [Bet]
  let reopening: Reopening?
  let now: Instant
  let locale: ReaderLocale

  private func say(_ phrase: Phrase) -> String { phrase.text(in: locale) }
  private func money(_ units: Int64) -> String {
    Money(minorUnits: units, currency: pool.stake.currency).text(in: locale)
  }

  var text: String {
    var lines = ["\(say(pool.title))\(pool.result.map { "  \($0.text)" } ?? "")"]
    if pool.ending == nil, let kickOff = pool.kickOff {
      lines.append("\(kickOff.text(in: locale, as: .long)) (\(ReaderZone().text(in: locale)))")
      if pool.isProvisional { lines.append(say(FixturePhrases.provisionalRow)) }
    }
    if let reopening { lines += ReopeningNotice(reopening: reopening).lines(in: locale) }
    if pool.ending == .cancelled { lines.append(say(PoolsPhrases.isRefunded)) }
    if pool.hasStake { lines.append("\(say(PoolsPhrases.stake)): \(pool.stake.text(in: locale))") }
    if pool.ending != nil, pool.carryOver.minorUnits > 0 {
      lines.append("\(say(PoolsPhrases.carryOver)): \(pool.carryOver.text(in: locale))")
    }
    lines.append("")
    lines += bets.map(line)
    if bets.isEmpty { lines.append(say(PoolsPhrases.nobodyYet)) }
    if let missed = NobodyHitNote(pool: pool, bets: bets).phrase { lines += ["", say(missed)] }
    return lines.joined(separator: "\n")
  }

  private func line(_ bet: Bet) -> String {
    let score = bet.score?.text ?? say(BetPhrases.hidden)
    guard pool.ending != nil, let payout = bet.payout, payout > 0 else { return "\(bet.name): \(score)" }
    return "\(bet.isWinner ? "✅ " : "")\(bet.name): \(score) → \(money(payout))"
  }
}

/// The summary, to be sent or copied.
struct SummaryScreen: Sheet {
  let pool: ID<Pool>
  let text: String

  var title: Phrase { PoolsPhrases.summary }
  var topics: [Topic] { [Pool.topic, Bet.topic] }
  var bar: NavigationBar { NavigationBar(leading: .back(PoolsPhrases.pool, to: PoolsPaths.pool(pool))) }
  var content: HTML { ShareText(text, label: SeasonPhrases.addressee, id: "summary", rows: 12).html }
}
