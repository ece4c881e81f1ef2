import Kit

/// A round of a league: its matches, and how everybody did in it.
struct RoundScreen: Screen {
  private let league: League
  private let round: Round
  private let card: RoundCard
  private let table: LeagueTable
  private let late: Int
  private let isMember: Bool
  private let currency: Currency
  /// For those who organise: how matches ended that the fixtures say the result of.
  private let decided: RoundProposal

  init(
    _ league: ID<League>, _ round: ID<Round>, _ returned: FormState?, for visit: some VisitInSpace, in view: SpaceView
  ) throws {
    self.league = try view.find(league)
    self.round = try RoundStore(view).round(round, of: league)
    card = try RoundCard(self.round, returned, for: visit, in: view)
    table = try LeagueStore(view).table(of: league, round: round)
    late = LateBets.count(in: visit)
    (isMember, currency) = (visit.author.person != nil, view.space.currency)
    let proposals = try isMember ? PoolStore(view).proposals(for: card.pools, at: card.now) : []
    decided = RoundProposal(round: self.round, proposals: proposals)
  }

  var title: Phrase { round.title }
  var topics: [Topic] { [League.topic, Round.topic, Pool.topic, Bet.topic] + (isMember ? [Fixture.topic] : []) }

  var bar: NavigationBar {
    let back = BarItem.back(Phrase(verbatim: league.name), to: PoolsPaths.league(league.id))
    guard isMember else { return NavigationBar(leading: back) }
    let write = Menu.Item.link(RoundPhrases.write, "person", to: PoolsPaths.writtenBets(league.id, round.id))
    let results = Menu.Item.link(
      RoundPhrases.results, "check", to: PoolsPaths.roundResults(league.id, round.id))
    let summary = Menu.Item.link(PoolsPhrases.summary, "share", to: PoolsPaths.roundSummary(league.id, round.id))
    let deletion = Menu.Item.deletion(PoolsPaths.roundDeletion(league.id, round.id))
    return NavigationBar(leading: back, trailing: .menu(Menu([write, results, summary, deletion])))
  }

  var content: HTML {
    "\(LateBets.notice(late))\(decided.html)\(card.html)\(table.isDecided ? table.html(LeaguePhrases.table, in: currency) : nil)\(pools)"
  }

  /// Each match's own page, with its log and its money.
  private var pools: HTML? {
    guard isMember else { return nil }
    let rows = card.pools.map { pool in
      Row(
        title: pool.title, subtitle: Bet.noun.counted(pool.bets), mark: pool.mark,
        badge: pool.result.map { Row.Badge(score: $0.text) }, opens: PoolsPaths.pool(pool.id))
    }
    return Group(PoolsPhrases.pools, rows: rows).html
  }
}

/// How many of the scores that were sent came after their match had begun.
enum LateBets {
  static let name = "late"

  /// - Parameters:
  ///   - link: where it leads when none came late.
  ///   - page: where it is said how many did.
  static func destination(_ link: Link, or page: Link, refusing late: [ID<Pool>]) -> Destination {
    guard !late.isEmpty else { return Destination(link) }
    let refused = late.map { (ScoreRow.field("home", $0), RoundPhrases.matchHasBegun) }
    return Destination(
      page.with(name, String(late.count)), refusing: Invalid(Dictionary(refused, uniquingKeysWith: { one, _ in one })))
  }

  static func count(in visit: some VisitInSpace) -> Int { min(99, max(0, Int(visit.visit.query[name]) ?? 0)) }

  static func notice(_ count: Int) -> HTML? {
    count == 0 ? nil : Notice(RoundPhrases.late(count), tone: .warning).html
  }
}

/// Choosing what a new round is made of.
struct RoundChooser: Sheet {
  let league: League
  let choices: [RoundChoice]
  /// Whether a form was sent whose matches are not to come any more.
  let isRefused: Bool

  var title: Phrase { RoundPhrases.which }
  var topics: [Topic] { [Fixture.topic, Round.topic] }
  var bar: NavigationBar { NavigationBar(leading: .cancel(to: PoolsPaths.league(league.id))) }

  var content: HTML {
    guard !choices.isEmpty else {
      return EmptyState(
        .ball, title: FixturePhrases.none, text: RoundPhrases.noFixtures,
        action: (FixturePhrases.importing, PoolsPaths.importing())
      ).html
    }
    let refused: HTML? = isRefused ? Notice(RoundPhrases.noneToCome, tone: .warning).html : nil
    let group = Group(
      rows: choices.map { choice in
        Row(
          title: choice.title,
          subtitle: [Phrase(verbatim: choice.competition.title), FixturePhrases.matches(choice.matches)]
            .joined(by: " · "), icon: "calendar",
          opens: PoolsPaths.newRound(league.id).with("of", choice.fixture.description))
      })
    return "\(refused)\(group.html)"
  }
}

extension FormSheet {
  /// A new round: its matches, all chosen at first, and whether there is money in it.
  static func newRound(of league: League, _ fixtures: [Fixture], _ state: FormState) -> FormSheet {
    let matches = state.boxes(
      "match", RoundPhrases.matches,
      options: fixtures.map { fixture in
        let time = fixture.kickOff.map { Phrase($0) } ?? PoolsPhrases.noKickOff
        return (fixture.id.description, Phrase(joining: "\(fixture.title) · \(time)"))
      })
    let money = FieldGroup(
      titled: RoundPhrases.money, note: RoundPhrases.stakeNote,
      "\(state.text("stake", RoundPhrases.stake, kind: .decimal))\(state.show(PoolDraft.holder))")
    let provisional: HTML? =
      fixtures.contains(where: \.isProvisional) ? Notice(FixturePhrases.provisionalNote, tone: .warning).html : nil
    return FormSheet(
      RoundPhrases.newRound, topics: [Fixture.topic], cancels: PoolsPaths.league(league.id),
      state.form(
        posts: PoolsPaths.newRound(league.id), as: .addRound,
        "\(state.hidden("id"))\(state.hidden("of"))\(provisional)\(matches)\(money.html)"))
  }

  /// What a friend without a phone bets, match by match.
  static func written(in round: Round, _ pools: [Pool], _ state: FormState, names: [String]) -> FormSheet {
    let link = PoolsPaths.writtenBets(round.league, round.id)
    let rows = pools.html { pool in
      let time = pool.kickOff.map { Phrase($0) } ?? PoolsPhrases.noKickOff
      return ScoreRow(pool: pool, state: state, caption: "<p>\(time)</p>").html
    }
    let name = state.show(BetDraft.name, isFocused: state.values["name"].isEmpty)
    let again: HTML? =
      names.isEmpty ? nil : NameChips(names: names, link: link, chosen: state.values["name"]).html
    return FormSheet(
      RoundPhrases.write, topics: [Pool.topic, Bet.topic], cancels: PoolsPaths.round(round.league, round.id),
      state.form(
        posts: link, as: .writeBets,
        """
        \(again)\(FieldGroup(note: RoundPhrases.writeNote, name).html)\
        <score-rows><ul class="round-matches">\(rows)</ul></score-rows>\
        <button class="button quiet" name="next" value="yes">\(BetPhrases.saveAndNext)</button>
        """))
  }

  /// How the matches of a round ended, as the fixtures propose.
  static func results(of round: Round, _ pools: [Pool], _ state: FormState) -> FormSheet {
    let link = PoolsPaths.roundResults(round.league, round.id)
    guard !pools.isEmpty else {
      return FormSheet(
        RoundPhrases.results, topics: [Pool.topic], cancels: PoolsPaths.round(round.league, round.id),
        state.form(
          posts: link, as: .closeRound,
          EmptyState(.ball, title: PoolsPhrases.pending, text: RoundPhrases.noneToClose).html))
    }
    let rows = pools.html { pool in
      ScoreRow(pool: pool, state: state, caption: "<p>\(PoolsPhrases.title(pool.basis))</p>").html
    }
    return FormSheet(
      RoundPhrases.results, topics: [Pool.topic], cancels: PoolsPaths.round(round.league, round.id),
      state.form(
        posts: link, as: .closeRound,
        """
        <score-rows><ul class="round-matches">\(rows)</ul></score-rows>\
        <p class="group-note">\(RoundPhrases.resultsNote)</p>
        """))
  }
}
