import Kit

extension Capability {
  /// For friends without an account, for as long as the league lasts: they bet in all of its rounds and see its table.
  static let playInLeague = Capability(
    "pools.league", offer: LeaguePhrases.playIn,
    topics: [League.topic, Round.topic, Pool.topic, Bet.topic, Reimbursement.topic],
    of: { (id: ID<League>, view) in try view.find(id).subject }, opens: PoolsPaths.league,
    invitation: { id, view, now in try RoundStore(view).invitation(to: try view.find(id), at: now) })
}

/// A league: the round to bet on, the table, and all rounds.
struct LeagueScreen: Screen {
  private let league: League
  private let rounds: [Round]
  private let current: (round: Round, card: RoundCard)?
  private let table: LeagueTable
  private let late: Int
  private let isMember: Bool
  private let currency: Currency
  /// A guest's own link.
  private let address: OutwardLink?
  private let own: OwnClaim?
  private let claims: [Claim]
  private let money: [Standing]
  /// For those who organise: of which matches the fixtures say how they ended.
  private let decided: [RoundProposal]

  init(_ id: ID<League>, own address: OutwardLink?, for visit: some VisitInSpace, in view: SpaceView) throws {
    let store = RoundStore(view)
    league = try view.find(id)
    rounds = try store.rounds(of: id)
    let now = visit.house.mint.now()
    // Between two rounds it is the last one that people come to look at.
    let next = try store.current(of: id, at: now) ?? rounds.first?.id
    current = try rounds.first { $0.id == next }.map { ($0, try RoundCard($0, nil, for: visit, in: view)) }
    table = try LeagueStore(view).table(of: id)
    late = LateBets.count(in: visit)
    (isMember, currency, self.address) = (visit.author.person != nil, view.space.currency, address)
    decided = try isMember ? PoolStore(view).roundProposals(at: now).filter { $0.round.league == id } : []
    claims = try isMember ? ClaimStore(view).waiting(in: id) : []
    let players = Set(table.lines.map(\.line.key))
    own = try visit.author.guest.map { try OwnClaim(id, for: $0, in: view) }
    let ledgers = visit.house.shared { Ledger.cache }
    money =
      try table.hasMoney
      ? ledgers.content(in: view) { try BalanceStore($0).ledger() }.standings.filter { players.contains($0.key) } : []
  }

  var title: Phrase { Phrase(verbatim: league.name) }
  var topics: [Topic] {
    [League.topic, Round.topic, Pool.topic, Bet.topic, Reimbursement.topic] + (isMember ? [Fixture.topic] : [])
  }

  var bar: NavigationBar {
    guard isMember else { return NavigationBar() }
    let menu = Menu([
      .link(KitPhrases.inviteByLink, "link", to: Capability.playInLeague.shares(of: league.id)),
      .link(LeaguePhrases.editLeague, "edit", to: PoolsPaths.leagueForm(league.id)),
      .deletion(PoolsPaths.leagueDeletion(league.id)),
    ])
    return NavigationBar(
      leading: [.back(PoolsPhrases.pools, to: PoolsPaths.pools())],
      trailing: [.menu(menu), .add(RoundPhrases.newRound, to: PoolsPaths.newRound(league.id))])
  }

  var content: HTML {
    let now: HTML? = current.map { current in
      """
      <section class="group round"><h2 class="group-title">\(current.round.title)</h2>\(current.card.html)</section>
      """
    }
    let empty: HTML? =
      rounds.isEmpty
      ? EmptyState(
        .ball, title: RoundPhrases.noneYet, text: RoundPhrases.noneYetText,
        action: isMember ? (RoundPhrases.newRound, PoolsPaths.newRound(league.id)) : nil
      ).html : nil
    return
      "\(LateBets.notice(late))\(WaitingClaims(league: league.id, claims: claims).html)\(own?.html)\(decided.compactMap(\.html).html { $0 })\(empty)\(now)\(standings)\(balances)\(all)\(ownLink)"
  }

  private var standings: HTML? { table.isDecided ? table.html(LeaguePhrases.table, in: currency) : nil }

  /// What everybody is to get or to give, of all that they play for here.
  private var balances: HTML? {
    let rows = money.filter { $0.net != 0 }.map { standing in
      Row(
        title: Phrase(verbatim: standing.name), subtitle: BalancePhrases.state(ofNet: standing.net),
        badge: Row.Badge(
          Phrase(Money(minorUnits: abs(standing.net), currency: currency)), tone: standing.net > 0 ? .done : .needs))
    }
    return rows.isEmpty ? nil : Group(BalancePhrases.balances, rows: rows).html
  }

  private var all: HTML? {
    guard !rounds.isEmpty else { return nil }
    return Group(
      RoundPhrases.rounds,
      rows: rounds.map { Row(title: $0.title, opens: PoolsPaths.round(league.id, $0.id)) }
    ).html
  }

  private var ownLink: HTML? {
    guard let address else { return nil }
    return Disclosure(
      LeaguePhrases.ownLink, "<p class=\"group-note\">\(LeaguePhrases.ownLinkNote)</p>\(LinkCard(address).html)"
    ).html
  }
}

extension FormSheet {
  /// A league, new or with another name.
  static func league(_ league: ID<League>?, _ state: FormState) -> FormSheet {
    let name = state.show(LeagueDraft.name, isFocused: true)
    return FormSheet(
      league == nil ? LeaguePhrases.newLeague : LeaguePhrases.editLeague, topics: [League.topic],
      cancels: league.map { PoolsPaths.league($0) } ?? PoolsPaths.pools(),
      state.form(
        posts: league.map { PoolsPaths.leagueForm($0) } ?? PoolsPaths.newLeague(),
        as: league == nil ? .addLeague : .changeLeague,
        "\(league == nil ? state.hidden("id") : nil)\(FieldGroup(name).html)"))
  }
}

/// The leagues above the pools of single matches.
struct LeagueRows {
  let leagues: [League]

  var html: HTML {
    guard !leagues.isEmpty else {
      return """
        <div class="form"><a class="button quiet" href="\(PoolsPaths.newLeague())">\(LeaguePhrases.newLeague)</a>\
        <p class="group-note">\(LeaguePhrases.newLeagueNote)</p></div>
        """
    }
    let rows = leagues.map { league in
      Row(title: Phrase(verbatim: league.name), icon: "people", opens: PoolsPaths.league(league.id))
    }
    let new = Row(
      title: LeaguePhrases.newLeague, icon: .plus, opens: PoolsPaths.newLeague())
    return Group(LeaguePhrases.leagues, rows: rows + [new]).html
  }
}
