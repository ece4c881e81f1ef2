import Kit

/// Everybody's balance, who keeps what, and how it adds up.
struct BalanceList: Screen {
  let ledger: Ledger

  var title: Phrase { BalancePhrases.balances }
  var topics: [Topic] { [Pool.topic, Bet.topic, Reimbursement.topic] }
  var bar: NavigationBar { NavigationBar() }

  var content: HTML {
    let views = BalanceViews(isSeason: false).html
    guard !ledger.standings.isEmpty || !ledger.hands.isEmpty else {
      return "\(views)\(EmptyState(.coins, title: BalancePhrases.none, text: BalancePhrases.noneText).html)"
    }
    return "\(views)\(settlingUp.html)\(people)\(holders)\(sum)"
  }

  private func money(_ units: Int64) -> Phrase { Phrase(Money(minorUnits: units, currency: ledger.currency)) }

  private var settlingUp: Group {
    Group(
      rows: [
        Row(
          title: ReimbursementPhrases.whoPaysWhom, subtitle: ReimbursementPhrases.payments(ledger.plan.payments.count),
          icon: "euro", opens: PoolsPaths.newReimbursement())
      ])
  }

  private var people: HTML {
    let rows = ledger.standings.filter { $0.isPlayer || $0.toGet != 0 }.map { standing in
      let (net, key) = (standing.net, ParticipantKey(standing.key))
      let account = standing.isPlayer ? PoolsPaths.balance(key) : standing.isKeeper ? PoolsPaths.keeper(key) : nil
      return Row(
        title: Phrase(verbatim: standing.name), subtitle: BalancePhrases.state(ofNet: net),
        value: net == 0 ? money(0) : nil,
        badge: net == 0 ? nil : Row.Badge(money(abs(net)), tone: net > 0 ? .done : .needs), opens: account)
    }
    return Group(PoolsPhrases.participants, note: BalancePhrases.noted, rows: rows).html
  }

  private var holders: HTML? {
    let hands = ledger.hands
    guard !hands.isEmpty else { return nil }
    // What was settled otherwise is nobody's to pass on.
    let toPass =
      ledger.toPass > 0 && !ledger.plan.payments.isEmpty
      ? [Row(title: CarryOverPhrases.toPass, value: money(ledger.toPass), opens: PoolsPaths.carryOver())] : []
    return Group(
      BalancePhrases.keptBy,
      rows: hands.map { holder in
        Row(
          title: Phrase(verbatim: holder.name), subtitle: holder.amount < 0 ? BalancePhrases.advanced : nil,
          value: money(abs(holder.amount)), opens: PoolsPaths.keeper(ParticipantKey(holder.name.searchKey)))
      } + toPass
    ).html
  }

  private var sum: HTML {
    Group(
      BalancePhrases.explained, note: BalancePhrases.check,
      rows: [
        Row(title: BalancePhrases.inHand, value: money(ledger.inHand)),
        Row(title: BalancePhrases.stillToPay, value: money(ledger.toPay)),
        Row(title: BalancePhrases.stillToHand, value: money(ledger.toHandOver)),
        Row(title: BalancePhrases.inPlay, value: money(ledger.inPlay), opens: PoolsPaths.pools()),
        Row(title: BalancePhrases.carryOver, value: money(ledger.carryOver), opens: PoolsPaths.carryOver()),
      ]
    ).html
  }
}

/// Money and table, the two ways of seeing how everybody has done.
struct BalanceViews {
  let isSeason: Bool

  var html: HTML {
    Segments(
      BalancePhrases.views,
      links: [
        (BalancePhrases.money, PoolsPaths.balances(), !isSeason), (SeasonPhrases.season, PoolsPaths.season(), isSeason),
      ]
    ).html
  }
}

/// One participant's balance, pool by pool.
struct BalanceDetail: Screen {
  let participant: ParticipantKey
  let name: String
  let lines: [BalanceLine]
  let returns: [ReturnedStake]
  let standing: Standing
  let currency: Currency

  var title: Phrase { Phrase(verbatim: name) }
  var topics: [Topic] { [Pool.topic, Bet.topic, Reimbursement.topic] }
  var bar: NavigationBar { NavigationBar(leading: .back(BalancePhrases.balances, to: PoolsPaths.balances())) }

  private func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: currency) }

  var content: HTML {
    let balance = returns.reduce(Balance(lines)) { $0 + $1.balance }
    let net = standing.net
    let facts = Facts([(BalancePhrases.state(ofNet: net), Phrase(money(abs(net))))])
    let sums = Group(
      BalancePhrases.explained, note: standing.given == 0 ? nil : ReimbursementPhrases.historyNote,
      rows: [
        Row(title: BalancePhrases.won, value: Phrase(money(balance.won))),
        Row(title: BalancePhrases.handed, value: Phrase(money(-balance.handed))),
        Row(title: BalancePhrases.stakesOwed, value: Phrase(money(-balance.owed))),
      ] + settled + [Row(title: BalancePhrases.stakesIn, value: Phrase(money(balance.paid)))])
    return "\(facts.html)\(sums.html)\(returns.html(line))\(lines.html(line))"
  }

  /// What they hold as a keeper, and what they have paid or got to settle up.
  private var settled: [Row] {
    let (given, held) = (standing.given, standing.forOthers)
    let payments =
      given == 0
      ? nil
      : Row(
        title: given > 0 ? ReimbursementPhrases.given : ReimbursementPhrases.received, value: Phrase(money(given)),
        opens: PoolsPaths.newReimbursement())
    let hands =
      held == 0
      ? nil
      : Row(
        title: held > 0 ? ReimbursementPhrases.heldForOthers : ReimbursementPhrases.putInForOthers,
        value: Phrase(money(-held)), opens: PoolsPaths.keeper(participant))
    return [hands, payments].compactMap(\.self)
  }

  /// A stake of somebody who was taken out after they had paid.
  private func line(_ stake: ReturnedStake) -> HTML {
    let match = Row(title: Phrase(verbatim: stake.match), subtitle: BalancePhrases.takenOut)
    let text = BalancePhrases.line(returned: stake.amount, handed: stake.isHanded)
    let entry =
      stake.isOwn
      ? Row(title: text)
      : entry(
        text, "handed", isOn: stake.isHanded,
        stake.isHanded ? BalancePhrases.markUnreturned : BalancePhrases.markReturned,
        posts: PoolsPaths.stakeReturn(participant, stake.bet))
    return Group(rows: [match, entry]).html
  }

  private func line(_ line: BalanceLine) -> HTML {
    let match = Row(
      title: line.pool.title, mark: line.pool.mark, opens: PoolsPaths.pool(line.pool.id))
    let stake = entry(
      BalancePhrases.line(line.pool.stake, paid: line.isPaid), "paid", isOn: line.isPaid,
      line.isPaid ? BalancePhrases.markUnpaid : BalancePhrases.markPaid,
      posts: PoolsPaths.settling(participant, line.bet))
    let kept = Row(title: BalancePhrases.line(kept: line.pool.stake))
    return Group(rows: [match, line.isKeeper ? kept : stake, prize(line)].compactMap(\.self)).html
  }

  /// What they get of a pool, and the button that notes that they have it.
  private func prize(_ line: BalanceLine) -> Row? {
    let payout = line.pool.ending == nil ? 0 : line.payout ?? 0
    if line.isKeeper {
      return payout > 0 ? Row(title: BalancePhrases.line(won: money(payout), handed: money(payout))) : nil
    }
    guard payout > 0 || line.handed > 0 else { return nil }
    let button =
      line.handed == payout
      ? BalancePhrases.markUnhanded : line.handed > payout ? BalancePhrases.markReturned : BalancePhrases.markHanded
    return entry(
      BalancePhrases.line(won: money(payout), handed: money(line.handed)), "handed", isOn: line.handed == payout,
      button, of: payout, posts: PoolsPaths.settling(participant, line.bet))
  }

  /// A figure, and the button that notes its other state.
  /// - Parameter amount: which the button is about, so that a page from before a correction notes nothing wrong.
  private func entry(
    _ text: Phrase, _ field: String, isOn: Bool, _ button: Phrase, of amount: Int64? = nil, posts: Link
  ) -> Row {
    let shown = amount.map { [(name: "of", value: String($0))] } ?? []
    return Row(
      title: text, button: RowButton(button, RowForm(posts: posts, fields: shown + [(field, isOn ? "no" : "yes")])))
  }
}
