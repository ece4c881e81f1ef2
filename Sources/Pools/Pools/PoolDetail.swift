import Kit

/// A pool in three sections: match and stake, result, participants.
struct PoolDetail: Screen {
  let pool: Pool
  let bets: [Bet]
  let fixture: Fixture?
  /// What it would play for besides its stakes if it were decided now.
  let carryOver: Money
  /// The round of a league that it belongs to.
  let round: Round?
  /// Stakes of those who were taken out.
  let returns: [ReturnedStake]
  let reopening: Reopening?
  /// Whether people have settled up since it was closed.
  let hasSettled: Bool
  /// The reader's own bet, and its form; only in pools by link.
  let mine: Bet?
  let own: FormState?
  /// What the reader bet too late.
  let late: Score?
  /// Who plays and has not bet.
  let lacking: [String]
  let now: Instant
  let list: PoolList

  var title: Phrase { pool.title }
  var hasLargeTitle: Bool { false }
  var topics: [Topic] { [Pool.topic, Bet.topic, Fixture.topic] }
  var master: (any Screen)? { list }

  private var state: Pool.State { pool.state(at: now) }

  var bar: NavigationBar {
    NavigationBar(
      leading: [
        round.map { .back($0.title, to: PoolsPaths.round($0.league, $0.id)) }
          ?? .back(
            PoolsPhrases.pools, to: list.query.kept(PoolList.link(closed: state == .closed, putAway: pool.isPutAway)))
      ],
      trailing: [.menu(menu)] + (state == .open ? [.edit(to: PoolsPaths.poolForm(pool.id))] : []))
  }

  private var menu: Menu {
    var entries: [Menu.Item] = []
    if state != .closed, round == nil {
      entries.append(.link(KitPhrases.inviteByLink, "link", to: Capability.betInPool.shares(of: pool.id)))
    }
    switch state {
    case .open:
      entries.append(.action(PoolsPhrases.lock, "lock", to: PoolsPaths.poolLock(pool.id), fields: [("locked", "yes")]))
    case .locked where !pool.mayReopen(by: fixture, at: now): break
    case .locked:
      entries.append(.action(PoolsPhrases.reopen, "undo", to: PoolsPaths.poolLock(pool.id), fields: [("locked", "no")]))
    case .closed: entries.append(.link(PoolsPhrases.correctResult, "edit", to: PoolsPaths.correction(pool.id)))
    }
    if state != .closed, pool.kickOff != nil {
      entries.append(.link(PoolsPhrases.calendar, "calendar", to: PoolsPaths.calendar(pool.id, PoolCalendar.file)))
    }
    entries.append(.link(PoolsPhrases.summary, "share", to: PoolsPaths.summary(pool.id)))
    entries.append(.link(PoolsPhrases.log, "list", to: PoolsPaths.log(pool.id)))
    let deletion = list.query.kept(PoolsPaths.poolDeletion(pool.id))
    if state != .closed {
      entries.append(.action(KitPhrases.delete, "trash", to: deletion, isDestructive: true))
    } else if pool.isPutAway {
      entries.append(.action(PoolsPhrases.putBack, "undo", to: PoolsPaths.poolListing(pool.id)))
    } else {
      entries.append(.action(PoolsPhrases.takeOffList, "archive", to: deletion))
    }
    return Menu(entries)
  }

  var content: HTML {
    let away: HTML? = pool.isPutAway ? Notice(PoolsPhrases.isPutAway).html : nil
    let reopened: HTML? = reopening.map { ReopeningNotice(reopening: $0).html }
    let facts = PoolFacts(pool: pool, carryOver: carryOver, now: now)
    let result = ResultSection(pool: pool, fixture: fixture, now: now).html
    let missed = pool.hasStake ? NobodyHitNote(pool: pool, bets: bets).html : nil
    let ownBet: HTML? = own.map { OwnBetForm(pool: pool, bet: mine, state: $0, now: now).html }
    let split = BetSplit(pool: pool, bets: bets, now: now).html
    let late = LateBet.notice(late, in: pool, standing: mine)
    let told = OwnNotice(pool: pool, own: mine, hasSettled: hasSettled, now: now).html
    return
      "\(late)\(told)\(cheer)\(away)\(reopened)\(facts.html)\(provisional)\(missed)\(result)\(ownBet)\(participants)\(absent)\(takenOut)\(split)\(facts.terms)"
  }

  /// Somebody had it exactly.
  private var cheer: HTML? {
    guard let score = pool.ending?.score, bets.contains(where: { $0.isWinner && $0.score == score }) else { return nil }
    return "<exact-score pool=\"\(pool.id)\"></exact-score>"
  }

  /// Asks for the hour that the fixtures don't know yet.
  private var provisional: HTML? {
    guard pool.isProvisional, state == .open, let kickOff = pool.kickOff else { return nil }
    let ask: HTML? =
      pool.mode == .link
      ? Notice(PoolsPhrases.provisionalAsk(isPast: kickOff <= now), tone: .warning).html : nil
    let confirm = FormButton(
      PoolsPhrases.confirmKickOff(kickOff), kind: "quiet", posts: PoolsPaths.poolKickOff(pool.id))
    return """
      \(Notice(FixturePhrases.provisionalNote, tone: .warning).html)\(ask)<div class="form">\(confirm.html)\
      <a class="button quiet" href="\(PoolsPaths.poolForm(pool.id))">\(PoolsPhrases.setKickOff)</a></div>
      """
  }

  private var participants: HTML {
    let rows = bets.html { BetRow(pool: pool, bet: $0, now: now, isOrganiser: true).row.html }
    let list: HTML? = bets.isEmpty ? nil : "<ul class=\"rows items\">\(rows)</ul>"
    let addition = RowLine(
      .said(BetPhrases.add), lead: Icon.plus.html, touch: .opens(PoolsPaths.newBet(pool.id)), look: .addition)
    let add: HTML? =
      state == .open
      ? "<ul class=\"rows add-row\">\(Row(RowFrame(), addition).html)</ul>" : nil
    let none: HTML? = bets.isEmpty && add == nil ? "<p class=\"group-note\">\(PoolsPhrases.nobodyYet)</p>" : nil
    return """
      <section class="group"><div class="group-head"><h2 class="group-title">\(PoolsPhrases.participants)</h2>\
      <span class="group-aside">\(Bet.noun.counted(bets.count))</span></div>\(list)\(add)\(none)\(note)</section>
      """
  }

  /// Who has not bet: on paper a tap each writes their bet down, by link they have to do it themselves.
  private var absent: HTML? {
    guard !lacking.isEmpty else { return nil }
    let names: HTML =
      pool.mode == .paper
      ? NameChips(names: Array(lacking.prefix(12)), link: PoolsPaths.newBet(pool.id), chosen: "").html
      : "<p class=\"absent\">\(lacking.joined(separator: ", "))</p>"
    let note = round == nil ? "<p class=\"group-note\">\(ReminderPhrases.whoPlays)</p>" as HTML : nil
    return """
      <section class="group"><div class="group-head"><h2 class="group-title">\(ReminderPhrases.notYetTitle)</h2>\
      <span class="group-aside">\(String(lacking.count))</span></div>\(names)\(note)</section>
      """
  }

  /// Those who had paid when they were taken out.
  private var takenOut: HTML? {
    let open = returns.filter { !$0.isHanded }
    guard !open.isEmpty else { return nil }
    return Group(
      BalancePhrases.toReturn,
      rows: open.map { stake in
        Row(
          title: Phrase(verbatim: stake.name), subtitle: BalancePhrases.takenOut, value: Phrase(stake.amount),
          opens: PoolsPaths.balance(ParticipantKey(stake.name.searchKey)))
      }
    ).html
  }

  private var note: HTML? {
    if bets.isEmpty { return nil }
    let note =
      !pool.showsScores(at: now)
      ? BetPhrases.hiddenNote : state == .closed || !pool.hasStake ? nil : BetPhrases.paidNote
    return note.map { "<p class=\"group-note\">\($0)</p>" }
  }
}

/// The match as a scoreboard, what is played for, and by which rules.
struct PoolFacts {
  let pool: Pool
  let carryOver: Money
  let now: Instant

  /// The first section; by which rules is said last, since one opens a pool for its bets.
  var html: HTML {
    """
    <section class="group"><h2 class="hidden">\(PoolsPhrases.matchAndStake)</h2>\(match)\
    <ul class="rows">\(stakes.html(\.html))</ul>\(clock)</section>
    """
  }

  /// The scoreboard alone, where the rules stand further down.
  var card: HTML {
    "<section class=\"group\"><h2 class=\"hidden\">\(PoolsPhrases.match)</h2>\(match)\(clock)</section>"
  }

  var terms: HTML { Group(PoolsPhrases.rules, rows: agreed).html }
  var rules: HTML { Group(PoolsPhrases.rules, rows: stakes + agreed).html }

  private var match: HTML {
    MatchCard(home: pool.home, away: pool.away, score: pool.result, caption: caption).html
  }

  private var caption: Phrase? {
    if pool.ending == .cancelled { return PoolsPhrases.notPlayed }
    if pool.ending == nil, pool.isProvisional, let kickOff = pool.kickOff {
      return [PoolsPhrases.kickOff(kickOff), FixturePhrases.provisional].joined(by: " · ")
    }
    return pool.kickOff.map(PoolsPhrases.kickOff) ?? (pool.ending == nil ? PoolsPhrases.noKickOff : nil)
  }

  private var stakes: [Row] {
    guard pool.hasStake else { return [Row(title: RoundPhrases.forPoints)] }
    let carryOver = pool.ending == nil ? carryOver : pool.carryOver
    var rows = [
      Row(title: PoolsPhrases.stake, value: Phrase(pool.stake)),
      Row(title: PoolsPhrases.pot, value: pool.pot(with: carryOver).map { Phrase($0) } ?? Phrase(verbatim: "—")),
    ]
    if carryOver.minorUnits > 0 { rows.append(Row(title: PoolsPhrases.carryOver, value: Phrase(carryOver))) }
    if pool.ending != nil, pool.carried.minorUnits > 0 {
      rows.append(Row(title: PoolsPhrases.goesToCarryOver, value: Phrase(pool.carried)))
    }
    return rows
  }

  private var agreed: [Row] {
    let basis = Row(title: PoolsPhrases.basis, value: PoolsPhrases.title(pool.basis))
    guard pool.hasStake else { return [basis] }
    var rows = [basis, Row(title: PoolsPhrases.nobodyHit, value: PoolsPhrases.title(pool.nobodyHit))]
    if pool.hasUniqueScores { rows.append(Row(title: PoolsPhrases.mayNotRepeat)) }
    return rows + [
      Row(title: PoolsPhrases.holder, value: Phrase(verbatim: pool.holder)),
      Row(title: PoolsPhrases.created, value: Phrase(pool.createdAt)),
    ]
  }

  /// Says until when bets are taken; an open page fetches itself again at that moment.
  private var clock: HTML? {
    if pool.state(at: now) == .locked, let locksAt = pool.locksAt {
      return "<p class=\"group-note\">\(Icon("lock"))\(PoolsPhrases.locked(since: locksAt))</p>"
    }
    guard pool.state(at: now) == .open, pool.mode == .link else { return nil }
    guard let locksAt = pool.locksAt else {
      let note = pool.isProvisional ? PoolsPhrases.opensUntilConfirmed : PoolsPhrases.opensUntilLocked
      return "<p class=\"group-note\">\(note)</p>"
    }
    let left = LastHour.left(until: locksAt, at: now)
    return "<lock-clock left=\"\(left)\"><p class=\"group-note\">\(PoolsPhrases.opensUntil(locksAt))</p></lock-clock>"
  }
}
