import Kit

/// The matches that were imported: the next ones, or those that were played.
struct FixtureList: Screen {
  let fixtures: Window<Fixture>
  let isPlayed: Bool
  let today: Day
  let query: ListQuery

  var title: Phrase { FixturePhrases.fixtures }
  var topics: [Topic] { [Fixture.topic] }

  var bar: NavigationBar {
    NavigationBar(
      leading: isEmpty ? [] : [.edit(query.isEditing, list: link)],
      trailing: [.icon("download", FixturePhrases.importing, to: PoolsPaths.importing())])
  }

  private var isEmpty: Bool { fixtures.elements.isEmpty && query.search.isEmpty }
  private var link: Link { Self.link(played: isPlayed).with("q", query.search) }
  static func link(played: Bool) -> Link { played ? PoolsPaths.playedFixtures() : PoolsPaths.fixtures() }

  var content: HTML {
    let views = Segments(
      FixturePhrases.views,
      links: [
        (FixturePhrases.next, Self.link(played: false), !isPlayed),
        (FixturePhrases.played, Self.link(played: true), isPlayed),
      ]
    ).html
    guard !isEmpty else {
      let state = EmptyState(
        .ball, title: isPlayed ? FixturePhrases.nonePlayed : FixturePhrases.none, text: FixturePhrases.noneText,
        action: isPlayed ? nil : (FixturePhrases.importing, PoolsPaths.importing()))
      return "\(views)\(state.html)"
    }
    let search = SearchField(KitPhrases.search, text: query.search, in: Self.link(played: isPlayed))
    return "\(views)\(search.html)\(query.results(fixtures, in: Self.link(played: isPlayed), days))"
  }

  private var days: HTML {
    MatchDays(fixtures.elements).groups(from: today, isEditing: query.isEditing) { fixture in
      FixtureRow(fixture: fixture, isPast: isPlayed).row(
        opens: PoolsPaths.fixture(fixture.id),
        deletion: Row.Deletion(query.kept(PoolsPaths.fixtureDeletion(fixture.id)), of: fixture.name))
    }
  }
}

/// A match in a list.
struct FixtureRow {
  let fixture: Fixture
  /// Whether it should have been played by now.
  var isPast = false

  func row(opens link: Link, deletion: Row.Deletion? = nil) -> Row {
    Row(
      id: fixture.id.description, title: fixture.title, subtitle: subtitle, mark: fixture.mark, badge: badge,
      opens: link,
      deletion: deletion)
  }

  var subtitle: Phrase? {
    let time = fixture.kickOff.map { Phrase($0.written(.time)) } ?? PoolsPhrases.noKickOff
    let provisional = fixture.isProvisional ? FixturePhrases.provisional : nil
    let parts = [time, provisional, Phrase(verbatim: fixture.competition.title), fixture.roundTitle]
    return parts.compactMap(\.self).joined(by: " · ")
  }

  var badge: Row.Badge? {
    let isLate = isPast && fixture.status == .postponed && !fixture.isPlayed
    if !isLate, let status = FixturePhrases.status(fixture.status) { return Row.Badge(status, tone: .needs) }
    if let score = fixture.score.shown {
      return Row.Badge(score: score.text)
    }
    return isPast ? Row.Badge(PoolsPhrases.pending, tone: .needs) : nil
  }
}

extension Fixture {
  var title: Phrase { PoolsPhrases.match(home.title, away.title) }
  /// `nil` where its file has no rounds.
  var roundTitle: Phrase? { round.key.isEmpty ? nil : round.title }
  var mark: HTML { Shield.pair(home.shown, away.shown) }
}

extension FixtureTeam {
  var title: Phrase { if case .side(let side) = self { side.title } else { Phrase(verbatim: name) } }
  /// For the scoreboard, which takes sides alone.
  var shown: Side { if case .side(let side) = self { side } else { Side(key: key, name: name, shield: .neutral) } }
}

/// A match: when and where, how it ended, and the pools on it.
struct FixtureDetail: Screen {
  let fixture: Fixture
  /// Whether it stands among the played ones.
  let isPast: Bool
  let pools: [Pool]
  let now: Instant

  var title: Phrase { fixture.title }
  var hasLargeTitle: Bool { false }
  var topics: [Topic] { [Fixture.topic, Pool.topic] }

  var bar: NavigationBar {
    NavigationBar(
      leading: .back(FixturePhrases.fixtures, to: FixtureList.link(played: isPast)),
      trailing: .menu(
        Menu([.action(KitPhrases.delete, "trash", to: PoolsPaths.fixtureDeletion(fixture.id), isDestructive: true)])))
  }

  var content: HTML {
    let card = MatchCard(
      home: fixture.home.shown, away: fixture.away.shown, score: fixture.score.shown,
      caption: fixture.kickOff.map(PoolsPhrases.kickOff) ?? FixturePhrases.when(fixture))
    let make: HTML? =
      fixture.isDecided && !fixture.isPlayed
      ? """
      <a class="button" href="\(PoolsPaths.newPool().with("match", fixture.id.description))">\(FixturePhrases.newPool)</a>
      """ : nil
    let onIt: HTML? =
      pools.isEmpty ? nil : Group(FixturePhrases.pools, rows: pools.map { PoolRow(pool: $0, now: now).row }).html
    return "<section class=\"group\">\(card.html)<ul class=\"rows\">\(facts.html(\.html))</ul></section>\(make)\(onIt)"
  }

  private var facts: [Row] {
    var rows = [Row(title: Phrase(verbatim: fixture.competition.title), value: fixture.roundTitle)]
    if fixture.isProvisional {
      rows.append(
        Row(title: FixturePhrases.provisionalRow, subtitle: FixturePhrases.provisionalNote, icon: "clock"))
    }
    if let status = FixturePhrases.status(fixture.status) {
      rows.append(Row(title: status, badge: Row.Badge(status, tone: .needs)))
    }
    if !fixture.score.isEmpty { rows.append(Row(title: PoolsPhrases.result, value: FixturePhrases.score(fixture))) }
    if isPast, !fixture.isPlayed { rows.append(Row(title: PoolsPhrases.pending)) }
    if !fixture.group.isEmpty { rows.append(Row(title: Phrase(verbatim: fixture.group))) }
    if !fixture.ground.isEmpty { rows.append(Row(title: Phrase(verbatim: fixture.ground))) }
    return rows
  }
}

/// Choosing the match of a pool from the fixtures, the next ones first.
struct MatchPicker: Sheet {
  let pool: ID<Pool>
  let fixtures: Window<Fixture>
  let today: Day
  let query: ListQuery
  let chosen: ID<Fixture>?

  var title: Phrase { PoolsPhrases.match }
  var topics: [Topic] { [Fixture.topic] }
  private var posts: Link { PoolsPaths.draftMatch(pool) }
  var bar: NavigationBar { NavigationBar(leading: .back(PoolsPhrases.pool, to: PoolsPaths.draft(pool))) }

  var content: HTML {
    let search = SearchField(KitPhrases.search, text: query.search, in: posts)
    let decided = fixtures.elements.filter(\.isDecided)
    guard !decided.isEmpty else { return "\(search.html)\(Results.none)" }
    let more: HTML? = fixtures.next.map { MoreLink(posts.with("q", query.search).with("after", $0.text)).html }
    let groups = MatchDays(decided).groups(from: today) { fixture in
      let row = FixtureRow(fixture: fixture)
      return .choice(
        name: "fixture", value: fixture.id.description, title: fixture.title, subtitle: row.subtitle,
        mark: fixture.mark,
        isChosen: fixture.id == chosen)
    }
    let list: HTML = "\(RowForm(posts: posts, kind: "form").html(groups))\(more)"
    return """
      \(search.html)\(Results(
        announcing: query.search.isEmpty ? nil : KitPhrases.found(decided.count, more: fixtures.next != nil), list))
      """
  }
}
