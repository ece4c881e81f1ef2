import Kit

/// A pool in three sections: match and stake, result, participants.
struct PoolDetail: Screen {
  let pool: Pool
  let bets: [Bet]
  let fixture: Fixture?
  /// What it would play for besides its stakes if it were decided now.
  let bote: Money
  /// Stakes of those who were taken out.
  let returns: [ReturnedStake]
  let reader: Author
  let now: Instant
  /// The form of the reader's own bet; only in pools by link.
  let own: FormState?
  let list: PoolList
  let mint: Mint

  var title: Phrase { PoolsPhrases.pool }
  var hasLargeTitle: Bool { false }
  var topics: [Topic] { [Pool.topic, Bet.topic, Fixture.topic] }
  var master: (any Screen)? { list }

  private var state: Pool.State { pool.state(at: now) }
  private var link: Link { list.query.kept(PoolsPaths.pool(pool.id)) }

  var bar: NavigationBar {
    NavigationBar(
      leading: [.back(PoolsPhrases.pools, to: list.query.kept(PoolList.link(closed: state == .closed)))],
      trailing: [.menu(menu)] + (state == .open ? [.link(KitPhrases.edit, to: PoolsPaths.poolForm(pool.id))] : []))
  }

  private var menu: Menu {
    var entries: [Menu.Item] = []
    if state != .closed {
      entries.append(.link(PoolsPhrases.share, "link", to: Capability.betInPool.shares(of: pool.id)))
    }
    switch state {
    case .open:
      entries.append(.action(PoolsPhrases.lock, "lock", to: PoolsPaths.poolLock(pool.id), fields: [("locked", "yes")]))
    case .locked:
      entries.append(.action(PoolsPhrases.reopen, "undo", to: PoolsPaths.poolLock(pool.id), fields: [("locked", "no")]))
    case .closed: entries.append(.link(PoolsPhrases.correctResult, "edit", to: PoolsPaths.correction(pool.id)))
    }
    if state != .closed, pool.kickOff != nil {
      entries.append(.link(PoolsPhrases.calendar, "calendar", to: PoolsPaths.calendar(pool.id, PoolCalendar.file)))
    }
    entries.append(.link(PoolsPhrases.summary, "share", to: PoolsPaths.summary(pool.id)))
    entries.append(.link(PoolsPhrases.log, "list", to: PoolsPaths.log(pool.id)))
    entries.append(
      .action(
        KitPhrases.delete, "trash", to: list.query.kept(PoolsPaths.poolDeletion(pool.id)), isDestructive: true))
    return Menu(entries)
  }

  var content: HTML {
    """
    \(PoolFacts(pool: pool, bote: bote, now: now).html)\(resultSection)\(ownBet)\(participants)\(takenOut)\(split)
    """
  }

  private var resultSection: HTML {
    ResultSection(pool: pool, fixture: fixture, now: now).html
  }

  private var ownBet: HTML? {
    own.map { OwnBetForm(pool: pool, bet: bets.first { $0.person == reader.person }, state: $0, now: now).html }
  }

  private var participants: HTML {
    let rows = bets.html { BetRow(pool: pool, bet: $0, now: now, isOrganiser: true).html }
    let list: HTML? = bets.isEmpty ? nil : "<ul class=\"rows items\">\(rows)</ul>"
    let add: HTML? =
      state == .open && pool.manner == .paper
      ? """
      <ul class="rows add-row"><li class="row"><a class="row-link row-action" href="\(PoolsPaths.newBet(pool.id))">\(Icon.plus)\
      <span class="row-text"><span class="row-title">\(BetPhrases.add)</span></span></a></li></ul>
      """ : nil
    let none: HTML? = bets.isEmpty && add == nil ? "<p class=\"group-note\">\(PoolsPhrases.nobodyYet)</p>" : nil
    return """
      <section class="group"><div class="group-head"><h2 class="group-title">\(PoolsPhrases.participants)</h2>\
      <span class="group-aside">\(PoolsPhrases.bets(bets.count))</span></div>\(list)\(add)\(none)\(note)</section>
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
    let note = !pool.showsScores(at: now) ? BetPhrases.hiddenNote : state == .closed ? nil : BetPhrases.paidNote
    return note.map { "<p class=\"group-note\">\($0)</p>" }
  }

  private var split: HTML? {
    guard pool.showsScores(at: now), state != .open, bets.count > 1 else { return nil }
    return BetSplit(pool: pool, bets: bets).html
  }
}

/// The first section: the match as a scoreboard, and what is played for by which rules.
struct PoolFacts {
  let pool: Pool
  let bote: Money
  let now: Instant

  var html: HTML {
    """
    <section class="group"><h2 class="hidden">\(PoolsPhrases.matchAndStake)</h2>\(match)\
    <ul class="rows">\(rows.html(\.html))</ul>\(clock)</section>
    """
  }

  /// The scoreboard alone, where the rules stand further down.
  var card: HTML {
    "<section class=\"group\"><h2 class=\"hidden\">\(PoolsPhrases.match)</h2>\(match)\(clock)</section>"
  }

  var rules: HTML { Group(PoolsPhrases.rules, rows: rows).html }

  private var match: HTML {
    MatchCard(home: pool.home, away: pool.away, score: pool.result, caption: caption).html
  }

  private var caption: Phrase? {
    if pool.ending == .cancelled { return PoolsPhrases.notPlayed }
    return pool.kickOff.map(PoolsPhrases.kickOff) ?? (pool.ending == nil ? PoolsPhrases.noKickOff : nil)
  }

  private var rows: [Row] {
    var rows = [
      Row(title: PoolsPhrases.stake, value: Phrase(pool.stake)),
      Row(title: PoolsPhrases.pot, value: pot),
    ]
    let bote = pool.ending == nil ? bote : pool.bote
    if bote.minorUnits > 0 { rows.append(Row(title: PoolsPhrases.bote, value: Phrase(bote))) }
    rows.append(Row(title: PoolsPhrases.basis, value: PoolsPhrases.title(pool.basis)))
    rows.append(Row(title: PoolsPhrases.nobodyHit, value: PoolsPhrases.title(pool.nobodyHit)))
    if pool.hasUniqueScores { rows.append(Row(title: PoolsPhrases.mayNotRepeat)) }
    rows.append(Row(title: PoolsPhrases.holder, value: Phrase(verbatim: pool.holder)))
    rows.append(Row(title: PoolsPhrases.created, value: PoolsPhrases.moment(pool.createdAt)))
    return rows
  }

  private var pot: Phrase {
    let bote = pool.ending == nil ? bote : pool.bote
    do {
      return Phrase(try pool.stake * pool.bets + bote)
    } catch {
      return Phrase(verbatim: "—")
    }
  }

  /// Says until when bets are taken; an open page fetches itself again at that moment.
  private var clock: HTML? {
    if pool.state(at: now) == .locked { return "<p class=\"group-note\">\(Icon("lock"))\(PoolsPhrases.lockedNow)</p>" }
    guard pool.state(at: now) == .open, pool.manner == .link else { return nil }
    guard let locksAt = pool.locksAt else { return "<p class=\"group-note\">\(PoolsPhrases.opensUntilLocked)</p>" }
    let left = max(0, locksAt.milliseconds - now.milliseconds)
    return "<lock-clock left=\"\(left)\"><p class=\"group-note\">\(PoolsPhrases.opensUntil(locksAt))</p></lock-clock>"
  }
}

/// The second section: how the match ended, or the way to say so.
struct ResultSection {
  let pool: Pool
  let fixture: Fixture?
  let now: Instant

  private var mayClose: Bool { pool.manner == .paper || pool.state(at: now) == .locked }

  var html: HTML {
    """
    <section class="group"><h2 class="group-title">\(PoolsPhrases.result)</h2>\(notices)\
    <ul class="rows">\(row)</ul>\(note)</section>
    """
  }

  private var row: HTML {
    switch pool.ending {
    case .result(let score): return Row(title: PoolsPhrases.title(pool.basis), value: Phrase(verbatim: score.text)).html
    case .cancelled: return Row(title: PoolsPhrases.notPlayed).html
    case nil:
      guard mayClose else { return Row(title: PoolsPhrases.pending).html }
      return """
        <li class="row"><a class="row-link" href="\(PoolsPaths.result(pool.id))"><span class="row-text">\
        <span class="row-title">\(PoolsPhrases.enterResult)</span></span></a></li>
        """
    }
  }

  private var note: HTML? {
    let note: Phrase? =
      switch pool.ending {
      case .cancelled: PoolsPhrases.isRefunded
      case .result: nil
      case nil: mayClose ? PoolsPhrases.enterResultNote : PoolsPhrases.lockFirst
      }
    return note.map { "<p class=\"group-note\">\($0)</p>" }
  }

  /// What the fixtures say; the organiser confirms or not.
  private var notices: HTML? {
    guard pool.ending == nil, let fixture else { return nil }
    if let status = PoolsPhrases.fixtureStatus(fixture.status) {
      return "\(Notice(status, tone: .warning).html)\(fixture.status == .postponed ? nil : refund)"
    }
    guard let score = fixture.proposal(for: pool) else {
      return fixture.score.isEmpty ? nil : Notice(PoolsPhrases.onlyNinety, tone: .warning).html
    }
    let sentence = Notice(PoolsPhrases.proposed(score.text, PoolsPhrases.title(pool.basis)))
    guard mayClose else { return sentence.html }
    return """
      \(sentence.html)<form method="post" action="\(PoolsPaths.result(pool.id))" data-enhance>\
      <input type="hidden" name="home" value="\(score.home)"><input type="hidden" name="away" value="\(score.away)">\
      <button class="button">\(PoolsPhrases.confirm(score.text))</button></form>
      """
  }

  /// Needs no lock: what nobody has won nobody can spoil.
  private var refund: HTML {
    """
    <form method="post" action="\(PoolsPaths.result(pool.id))" data-enhance>\
    <input type="hidden" name="ending" value="cancelled">\
    <button class="button quiet">\(PoolsPhrases.cancelMatch)</button></form>
    """
  }
}

extension Fixture {
  /// The result for a pool that was made on it; the sides may have been exchanged since.
  func proposal(for pool: Pool) -> Score? {
    guard let score = proposal(by: pool.basis) else { return nil }
    // One of them is enough: the other may have become a team of the space since.
    return home.key == pool.away.key || away.key == pool.home.key ? Score(score.away, score.home) : score
  }
}
