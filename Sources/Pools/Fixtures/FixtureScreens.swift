import Kit

/// The matches that were imported: the next ones, or those that were played.
struct FixtureList: Screen {
  let fixtures: Window<Fixture>
  let isPlayed: Bool
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
        "calendar", title: isPlayed ? FixturePhrases.nonePlayed : FixturePhrases.none, text: FixturePhrases.noneText,
        action: isPlayed ? nil : (FixturePhrases.importing, PoolsPaths.importing()))
      return "\(views)\(state.html)"
    }
    let search = SearchField(KitPhrases.search, text: query.search, in: Self.link(played: isPlayed))
    guard !fixtures.elements.isEmpty else { return "\(views)\(search.html)\(Results.none)" }
    let more: HTML? = fixtures.next.map { MoreLink(link.with("after", $0.text)).html }
    let results = Results(
      announcing: query.search.isEmpty ? nil : KitPhrases.found(fixtures.elements.count, more: fixtures.next != nil),
      "\(days)\(more)"
    )
    return "\(views)\(search.html)\(results)"
  }

  private var days: HTML {
    FixtureDays(fixtures.elements).groups(isEditing: query.isEditing) { fixture in
      FixtureRow(fixture, isPast: isPlayed).row(
        opens: PoolsPaths.fixture(fixture.id),
        deletion: Row.Deletion(query.kept(PoolsPaths.fixtureDeletion(fixture.id)), of: fixture.name))
    }
  }
}

/// Matches under their days.
struct FixtureDays {
  let days: [(day: Day?, fixtures: [Fixture])]

  init(_ fixtures: [Fixture]) {
    var days: [(day: Day?, fixtures: [Fixture])] = []
    for fixture in fixtures {
      let day = fixture.isPutOff ? nil : fixture.day
      if let last = days.last, last.day == day {
        days[days.count - 1].fixtures.append(fixture)
      } else {
        days.append((day, [fixture]))
      }
    }
    self.days = days
  }

  static func title(_ day: Day?) -> Phrase {
    day.map { Phrase(es: "\($0.written(.long))", en: "\($0.written(.long))", pt: "\($0.written(.long))") }
      ?? FixturePhrases.stillNone
  }

  static func key(_ day: Day?) -> String { day?.description ?? "none" }

  func groups(isEditing: Bool = false, _ row: (Fixture) -> Row) -> HTML {
    days.html { Group(Self.title($0), key: Self.key($0), isEditing: isEditing, rows: $1.map(row)).html }
  }
}

/// A match in a list.
struct FixtureRow {
  let fixture: Fixture
  /// Whether it should have been played by now.
  let isPast: Bool

  init(_ fixture: Fixture, isPast: Bool = false) {
    (self.fixture, self.isPast) = (fixture, isPast)
  }

  func row(opens link: Link, deletion: Row.Deletion? = nil) -> Row {
    Row(
      id: fixture.id.description, title: fixture.title, subtitle: subtitle, mark: mark, badge: badge, opens: link,
      deletion: deletion)
  }

  var mark: HTML {
    "<span class=\"shields\">\(fixture.home.shield.html)\(fixture.away.shield.html)</span>"
  }

  var subtitle: Phrase {
    var parts: [Phrase] = []
    if let kickOff = fixture.kickOff {
      parts.append(
        Phrase(es: "\(kickOff.written(.time))", en: "\(kickOff.written(.time))", pt: "\(kickOff.written(.time))"))
    } else {
      parts.append(PoolsPhrases.noKickOff)
    }
    if fixture.isProvisional { parts.append(FixturePhrases.provisional) }
    parts += [Phrase(verbatim: fixture.competition.title), fixture.round.title]
    return PoolsPhrases.joined(parts)
  }

  private var badge: Row.Badge? {
    let isLate = isPast && fixture.status == .postponed && !fixture.isPlayed
    if !isLate, let status = FixturePhrases.status(fixture.status) { return Row.Badge(status, tone: "late") }
    if let score = fixture.score.fullTime ?? fixture.score.extraTime {
      return Row.Badge(Phrase(verbatim: score.text), tone: "score")
    }
    return isPast ? Row.Badge(PoolsPhrases.pending, tone: "info") : nil
  }
}

extension Fixture {
  var title: Phrase {
    let (one, other) = (home.title, away.title)
    return Phrase(es: "\(one) – \(other)", en: "\(one) – \(other)", pt: "\(one) – \(other)")
  }
}

extension FixtureTeam {
  var title: Phrase { if case .side(let side) = self { side.title } else { Phrase(verbatim: name) } }
  var shield: Shield { if case .side(let side) = self { side.shield } else { .neutral } }
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

  var title: Phrase { PoolsPhrases.match }
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
      home: fixture.home.shown, away: fixture.away.shown, score: fixture.score.fullTime ?? fixture.score.extraTime,
      caption: fixture.kickOff.map(PoolsPhrases.kickOff) ?? FixturePhrases.when(fixture))
    let make: HTML? =
      fixture.isDecided && !fixture.isPlayed
      ? """
      <a class="button" href="\(PoolsPaths.newPool().with("match", fixture.id.description))">\(FixturePhrases.newPool)</a>
      """ : nil
    return "<section class=\"group\">\(card.html)<ul class=\"rows\">\(facts.html(\.html))</ul></section>\(make)\(onIt)"
  }

  private var facts: [Row] {
    var rows = [
      Row(title: Phrase(verbatim: fixture.competition.title), value: fixture.round.title)
    ]
    if fixture.isProvisional {
      rows.append(
        Row(title: FixturePhrases.provisionalRow, subtitle: FixturePhrases.provisionalNote, icon: "clock"))
    }
    if let status = FixturePhrases.status(fixture.status) {
      rows.append(Row(title: status, badge: Row.Badge(status, tone: "late")))
    }
    if !fixture.score.isEmpty { rows.append(Row(title: PoolsPhrases.result, value: FixturePhrases.score(fixture))) }
    if isPast, !fixture.isPlayed { rows.append(Row(title: PoolsPhrases.pending)) }
    if !fixture.group.isEmpty { rows.append(Row(title: Phrase(verbatim: fixture.group))) }
    if !fixture.ground.isEmpty { rows.append(Row(title: Phrase(verbatim: fixture.ground))) }
    return rows
  }

  private var onIt: HTML? {
    guard !pools.isEmpty else { return nil }
    return Group(FixturePhrases.pools, rows: pools.map { PoolRow(pool: $0, now: now).row }).html
  }
}

/// Choosing the match of a pool from the fixtures, the next ones first.
struct MatchPicker: Screen {
  let pool: ID<Pool>
  let fixtures: Window<Fixture>
  let query: ListQuery
  let chosen: ID<Fixture>?

  var title: Phrase { PoolsPhrases.match }
  var hasLargeTitle: Bool { false }
  var isSheet: Bool { true }
  var topics: [Topic] { [Fixture.topic] }
  private var posts: Link { PoolsPaths.draftMatch(pool) }
  var bar: NavigationBar { NavigationBar(leading: .back(PoolsPhrases.pool, to: PoolsPaths.draft(pool))) }

  var content: HTML {
    let search = SearchField(KitPhrases.search, text: query.search, in: posts)
    let decided = fixtures.elements.filter(\.isDecided)
    guard !decided.isEmpty else { return "\(search.html)\(Results.none)" }
    let more: HTML? = fixtures.next.map { MoreLink(posts.with("q", query.search).with("after", $0.text)).html }
    let groups = FixtureDays(decided).groups { fixture in
      let row = FixtureRow(fixture)
      return .choice(
        name: "fixture", value: fixture.id.description, title: fixture.title, subtitle: row.subtitle, mark: row.mark,
        isChosen: fixture.id == chosen)
    }
    let list: HTML = "\(RowForm(posts: posts, kind: "form").html(groups))\(more)"
    return """
      \(search.html)\(Results(
        announcing: query.search.isEmpty ? nil : KitPhrases.found(decided.count, more: fixtures.next != nil), list))
      """
  }
}
