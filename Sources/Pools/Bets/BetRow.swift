import Kit

/// A participant in a pool: whether they have paid, what they bet, and in the end what they get.
struct BetRow {
  let pool: Pool
  let bet: Bet
  let now: Instant
  /// Whether the reader may note payments, change and take out.
  let isOrganiser: Bool

  private var state: Pool.State { pool.state(at: now) }

  var row: Row {
    let deletion = Row.Deletion(PoolsPaths.betDeletion(pool.id, bet.id), of: bet.name)
    return Row(
      RowFrame(
        id: bet.id.description, kind: "item bet", state: outcome,
        deletion: isOrganiser && state == .open ? deletion : nil),
      "<div class=\"item-line\">\(lead)<div class=\"item-body\">\(words)\(aside)</div></div>")
  }

  private var outcome: HTML {
    if pool.result == nil { return bet.isPaid ? " data-on" : "" }
    return bet.isWinner ? " data-outcome=\"won\"" : " data-outcome=\"lost\""
  }

  private static let (won, lost): (Icon, Icon) = ("check", "close")
  private static let (keeper, player): (Icon, Icon) = ("euro", "person")

  /// Whether they have paid, or whether they got it.
  private var lead: HTML {
    guard state != .closed else {
      guard pool.result != nil else { return "<span class=\"bet-mark\">\(Icon("undo"))</span>" }
      return "<span class=\"bet-mark\">\(bet.isWinner ? Self.won : Self.lost)</span>"
    }
    let isKeeper = pool.hasStake && pool.isKept(by: bet)
    guard isOrganiser, !isKeeper, pool.hasStake else {
      return "<span class=\"bet-mark\">\(isKeeper ? Self.keeper : Self.player)</span>"
    }
    return TickForm(
      "paid", bet.isPaid, posts: PoolsPaths.payment(pool.id, bet.id), as: .payBet,
      label: BetPhrases.markPaid(bet.name), Icon("check").html
    ).html
  }

  private var words: HTML {
    let text = RowWords.said(Phrase(verbatim: bet.name), subtitle).html
    guard isOrganiser, state == .open || pool.mode == .link && state == .locked else {
      return "<span class=\"item-open\">\(text)</span>"
    }
    return "<a class=\"item-open\" href=\"\(PoolsPaths.bet(pool.id, bet.id))\">\(text)</a>"
  }

  private var subtitle: Phrase? {
    guard state != .closed, let written = bet.written else { return standing }
    return [standing, BetPhrases.written(written)].compactMap(\.self).joined(by: " · ")
  }

  private var standing: Phrase? {
    guard pool.hasStake else { return nil }
    guard let payout = bet.payout, state == .closed else { return BetPhrases.payment(of: bet, in: pool) }
    let money = Money(minorUnits: payout, currency: pool.stake.currency)
    if bet.isWinner { return BetPhrases.wins(money) }
    return payout > 0 ? BetPhrases.refunded(money) : BetPhrases.loses
  }

  private var aside: HTML {
    let score: HTML =
      bet.score.map { "<span class=\"bet-score\">\($0.text)</span>" }
      ?? Row.Badge(BetPhrases.hidden, tone: .taken).html
    return "<span class=\"item-aside\">\(score)</span>"
  }
}

extension Pool {
  /// Whether who bets keeps the pool's money: then they owe nothing.
  func isKept(by bet: Bet) -> Bool { bet.name.searchKey == content.holder.searchKey }
}

/// How many bet on what: home, draw, away. Shown once nobody can change a bet.
struct BetSplit {
  let pool: Pool
  let bets: [Bet]
  let now: Instant

  var html: HTML? {
    guard pool.state(at: now) != .open, bets.count > 1 else { return nil }
    let scores = bets.compactMap(\.score)
    let counts = Outcome.allCases.map { outcome in (title(outcome), scores.count { $0.outcome == outcome }) }
    return BarRows(
      SeasonPhrases.split, columns: (SeasonPhrases.who, nil, PoolsPhrases.participants),
      bars: counts.map { BarRows.Bar($0, amount: Int64($1), value: Phrase(joining: "\($1)")) }
    ).html
  }

  private func title(_ outcome: Outcome) -> Phrase {
    switch outcome {
    case .home: pool.home.title
    case .draw: SeasonPhrases.draw
    case .away: pool.away.title
    }
  }
}
