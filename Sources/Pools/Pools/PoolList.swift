import Kit

/// The pools that are open, or those that are closed.
struct PoolList: Screen {
  private let pools: Window<Pool>
  /// Who won the closed ones.
  private let winners: [ID<Pool>: [String]]
  private let isClosed: Bool
  /// Whether these are the closed ones that somebody took off the list.
  private let isPutAway: Bool
  /// Whether there are any such.
  private let hasPutAway: Bool
  /// The closed ones of which the fixtures say something else now.
  private let questioned: [Pool]
  /// The open ones that the fixtures say the result of.
  private let proposed: [Proposal]
  let carryOver: Money
  private let leagues: [League]
  let query: ListQuery
  private let now: Instant
  /// In which the days are counted that the open ones stand under.
  private let zone: Zone
  private let selected: ID<Pool>?

  /// In the address of the closed ones that were taken off the list.
  static let away = "away"

  init(
    _ query: ListQuery, closed isClosed: Bool, putAway isPutAway: Bool, selected: ID<Pool>? = nil,
    for visit: SpaceVisit, in view: SpaceView
  ) throws {
    let store = PoolStore(view)
    (self.query, self.isClosed, self.isPutAway, self.selected) = (query, isClosed, isPutAway, selected)
    (now, zone) = (visit.house.mint.now(), visit.locale.zone)
    pools = try store.pools(closed: isClosed, putAway: isPutAway, matching: query.search, after: query.cursor)
    winners = try isClosed ? BetStore(view).winners(of: pools.elements.map(\.id)) : [:]
    hasPutAway = try isClosed && store.hasPutAway()
    questioned = try isPutAway ? [] : store.questioned()
    proposed = try isClosed ? [] : store.proposals(at: now)
    carryOver = try store.carryOver()
    leagues = try isClosed ? [] : LeagueStore(view).leagues()
  }

  var title: Phrase { isPutAway ? PoolsPhrases.putAway : PoolsPhrases.pools }
  var windowTitle: Phrase { isClosed && !isPutAway ? PoolsPhrases.closed : title }
  var topics: [Topic] { [Pool.topic, Bet.topic, League.topic, Fixture.topic] }
  var detailHint: Phrase? { isEmpty ? nil : PoolsPhrases.choosePool }

  var bar: NavigationBar {
    if isPutAway { return NavigationBar(leading: .back(PoolsPhrases.closed, to: Self.link(closed: true))) }
    return NavigationBar(
      leading: isEmpty ? nil : .edit(query.isEditing, list: link),
      trailing: isClosed ? .cannotAdd(PoolsPhrases.newOnClosed) : .add(PoolsPhrases.newPool, to: PoolsPaths.newPool()))
  }

  private var isEmpty: Bool { pools.elements.isEmpty && query.search.isEmpty }
  private var list: Link { Self.link(closed: isClosed, putAway: isPutAway) }
  private var link: Link { list.with("q", query.search) }

  static func link(closed: Bool, putAway isPutAway: Bool = false) -> Link {
    closed ? PoolsPaths.closedPools().with(away, isPutAway ? "1" : nil) : PoolsPaths.pools()
  }

  var content: HTML {
    let views = Segments(
      PoolsPhrases.views,
      links: [
        (PoolsPhrases.open, Self.link(closed: false), !isClosed),
        (PoolsPhrases.closed, Self.link(closed: true), isClosed),
      ]
    ).html
    guard !isEmpty else { return "\(views)\(questions)\(jar)\(empty)\(seasons)\(others)" }
    let search = SearchField(KitPhrases.search, text: query.search, in: query.address(list))
    return
      "\(views)\(search.html)\(questions)\(known)\(jar)\(above)\(query.results(pools, in: list, groups))\(below)\(others)"
  }

  /// The way to those that were taken off the list.
  private var others: HTML? {
    guard hasPutAway, !isPutAway else { return nil }
    let row = Row(title: PoolsPhrases.putAway, icon: "archive", opens: Self.link(closed: true, putAway: true))
    return Group(rows: [row]).html
  }

  private var seasons: HTML? { isClosed ? nil : LeagueRows(leagues: leagues).html }
  /// Leagues stand first; where there is none, the way to one stands last.
  private var above: HTML? { leagues.isEmpty || !query.search.isEmpty ? nil : seasons }
  private var below: HTML? { leagues.isEmpty && query.search.isEmpty ? seasons : nil }

  private var questions: HTML? {
    guard !questioned.isEmpty, query.search.isEmpty else { return nil }
    let rows = questioned.map { pool in
      Row(
        title: pool.title, subtitle: PoolsPhrases.question(of: pool), icon: "warning", opens: PoolsPaths.pool(pool.id))
    }
    return Group(PoolsPhrases.questions, rows: rows).html
  }

  private var known: HTML? {
    guard !proposed.isEmpty, query.search.isEmpty else { return nil }
    return Group(PoolsPhrases.resultIsKnown, rows: proposed.map(\.row)).html
  }

  /// What the next pool plays for besides its stakes.
  private var jar: HTML? {
    guard carryOver.minorUnits > 0, !isClosed else { return nil }
    let row = Row(
      title: PoolsPhrases.carryOverNow, icon: "euro", value: Phrase(carryOver), opens: PoolsPaths.carryOver())
    return Group(note: PoolsPhrases.carryOverNote, rows: [row]).html
  }

  /// The open ones under the days of their matches.
  private var groups: HTML {
    guard !isClosed else { return group(nil, key: "pools", pools.elements) }
    let days = MatchDays(pools.elements) { $0.kickOff?.day(in: zone) }.days
    return days.html { day, pools in
      let title =
        day.map { MatchDays<Pool>.title($0, from: now.day(in: zone)) }
        ?? (days.count == 1 ? nil : PoolsPhrases.noKickOff)
      return group(title, key: MatchDays<Pool>.key(day), pools)
    }
  }

  private func group(_ title: Phrase?, key: String, _ pools: [Pool]) -> HTML {
    let rows = pools.map { pool in
      PoolRow(
        pool: pool, now: now, query: query, isCurrent: pool.id == selected, winners: winners[pool.id] ?? []
      ).row
    }
    return Group(title, key: key, isEditing: query.isEditing, rows: rows).html
  }

  private var empty: HTML {
    guard !isClosed else {
      return EmptyState(.ball, title: PoolsPhrases.noClosed, text: PoolsPhrases.noClosedText).html
    }
    return EmptyState(
      .ball, title: PoolsPhrases.noPools, text: PoolsPhrases.noPoolsText,
      action: (PoolsPhrases.newPool, PoolsPaths.newPool())
    ).html
  }
}
