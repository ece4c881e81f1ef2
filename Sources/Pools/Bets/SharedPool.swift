import Kit

extension Capability {
  /// For friends without an account: they bet, change their bet until the lock, and see the others' after it.
  static let betInPool = Capability(
    "pools.bet", offer: BetPhrases.betInPool, topics: [Pool.topic, Bet.topic],
    of: { (id: ID<Pool>, view) in try view.find(id).subject }, opens: PoolsPaths.pool,
    invitation: { id, view, now in
      try view.find(id).invitation(carryOver: try PoolStore(view).carryOver(), at: now)
    })
}

/// A pool as a guest sees it: their own bet, who has bet, and after the lock everything.
struct SharedPool: Screen {
  private let pool: Pool
  private let bets: [Bet]
  private let own: Bet?
  private let carryOver: Money
  private let state: FormState
  /// The guest's own link.
  private let address: OutwardLink?
  private let now: Instant
  private let reopening: Reopening?
  private let hasSettled: Bool
  /// What the guest bet too late.
  private let late: Score?

  var title: Phrase { PoolsPhrases.pool }
  var hasLargeTitle: Bool { false }
  var bar: NavigationBar {
    let log = BarItem.icon("list", PoolsPhrases.log, to: PoolsPaths.log(pool.id))
    guard pool.ending == nil, pool.kickOff != nil else { return NavigationBar(trailing: log) }
    let link = PoolsPaths.calendar(pool.id, PoolCalendar.file)
    return NavigationBar(trailing: [.icon("calendar", PoolsPhrases.calendar, to: link), log])
  }
  var topics: [Topic] { [Pool.topic, Bet.topic] }

  init(_ id: ID<Pool>, _ returned: FormState?, for visit: GuestVisit, in view: SpaceView) throws {
    now = visit.house.mint.now()
    pool = try view.find(id)
    bets = try BetStore(view).bets(of: pool, for: visit.author, at: now)
    own = bets.first { $0.guest == visit.guest.id }
    carryOver = try PoolStore(view).carryOver()
    state = returned ?? OwnBetForm.fresh(own, visit.house.mint)
    address = visit.ownAddress
    reopening = try LogStore(view).reopening(of: pool, at: now)
    hasSettled = try ReimbursementStore(view).holdsAny(since: pool)
    late = LateBet.score(in: visit)
  }

  var content: HTML {
    let form: HTML? = pool.mode == .link ? OwnBetForm(pool: pool, bet: own, state: state, now: now).html : nil
    let tooLate = LateBet.notice(late, in: pool, standing: own)
    let reopened: HTML? = reopening.map { ReopeningNotice(reopening: $0).html }
    let split = BetSplit(pool: pool, bets: bets, now: now).html
    let missed = NobodyHitNote(pool: pool, bets: bets).html
    let told = OwnNotice(pool: pool, own: own, hasSettled: hasSettled, now: now).html
    return
      "\(tooLate)\(told)\(reopened)\(facts.card)\(tooLate == nil ? notPlaying : nil)\(missed)\(form)\(ownLink)\(participants)\(facts.rules)\(split)"
  }

  private var facts: PoolFacts { PoolFacts(pool: pool, carryOver: carryOver, now: now) }

  /// Says to whoever has not bet that they no longer can.
  private var notPlaying: HTML? {
    guard own == nil, pool.mode == .link, pool.state(at: now) == .locked else { return nil }
    return "<p class=\"group-note\">\(BetPhrases.missed)</p>"
  }

  /// Offered once there is a bet to change.
  private var ownLink: HTML? {
    guard own != nil, pool.state(at: now) == .open, let address else { return nil }
    return """
      <section class="group"><h2 class="group-title">\(BetPhrases.ownLink)</h2>\
      <p class="group-note own-link-note">\(BetPhrases.ownLinkNote)</p>\(LinkCard(address).html)</section>
      """
  }

  private var participants: HTML {
    Group(
      PoolsPhrases.participants, aside: Bet.noun.counted(bets.count),
      note: bets.isEmpty ? PoolsPhrases.nobodyYet : pool.showsScores(at: now) ? nil : BetPhrases.hiddenNote,
      kind: "items", rows: bets.map { BetRow(pool: pool, bet: $0, now: now, isOrganiser: false).row }
    ).html
  }
}
