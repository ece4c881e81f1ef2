import Kit

/// Who has hit how often, over the closed pools of a season or of all time.
struct SeasonTable: Hashable, Sendable {
  struct Line: Hashable, Sendable {
    /// From 1; whoever is level in hits and money shares it.
    let place: Int
    let name: String
    let pools: Int
    let hits: Int
    /// What was won less what was staked.
    let gain: Money
  }

  /// The most hits first, then the most money.
  let lines: [Line]

  /// - Parameter year: in which the season begins, in July; `nil` for all time.
  init(_ view: SpaceView, year: Int?) throws {
    let zone = view.space.zone
    var within: SQL = ""
    if let year, let first = Day(year: year, month: 7, day: 1), let last = Day(year: year + 1, month: 7, day: 1) {
      within = """
         AND pools_pool.ended_at >= \(Instant(startOf: first, in: zone)) AND pools_pool.ended_at < \(Instant(startOf: last, in: zone))
        """
    }
    let rows = try view.connection.rows(
      """
      SELECT MAX(pools_bet.name) AS name, COUNT(*) AS pools,
        SUM(CASE WHEN pools_pool.ending = 'result' AND pools_bet.home = pools_pool.result_home
          AND pools_bet.away = pools_pool.result_away THEN 1 ELSE 0 END) AS hits,
        SUM(pools_bet.payout - pools_pool.stake) AS gain
      FROM pools_pool CROSS JOIN pools_bet
      WHERE pools_pool.space_id = \(view.space.id) AND pools_pool.trash_id IS NULL AND pools_pool.ending IS NOT NULL
        AND pools_bet.pool_id = pools_pool.id AND pools_bet.trash_id IS NULL\(within)
      GROUP BY pools_bet.name_key ORDER BY hits DESC, gain DESC, pools_bet.name_key LIMIT 200
      """)
    lines = try rows.reduce(into: []) { lines, row in
      let (hits, gain): (Int, Int64) = (try row["hits"], try row["gain"] as Int64? ?? 0)
      let isLevel = lines.last.map { $0.hits == hits && $0.gain.minorUnits == gain } ?? false
      lines.append(
        Line(
          place: isLevel ? lines[lines.count - 1].place : lines.count + 1, name: try row["name"],
          pools: try row["pools"], hits: hits, gain: Money(minorUnits: gain, currency: view.space.currency)))
    }
  }

  /// The year in which the season of a day begins.
  static func year(of day: Day) -> Int { day.month >= 7 ? day.year : day.year - 1 }

  /// Whether anything was closed before a season began.
  static func isThere(before year: Int, in view: SpaceView) throws -> Bool {
    guard let first = Day(year: year, month: 7, day: 1) else { return false }
    return try view.connection.holds(
      """
      pools_pool WHERE \(Pool.shown(in: view.space)) AND ending IS NOT NULL
        AND ended_at < \(Instant(startOf: first, in: view.space.zone))
      """)
  }
}

/// The table of the space's season.
struct SeasonScreen: Screen {
  let table: SeasonTable
  let year: Int?
  let current: Int
  /// Whether there is a season before to look back on.
  let hasLast: Bool

  var title: Phrase { SeasonPhrases.season }
  var topics: [Topic] { [Pool.topic, Bet.topic] }
  var bar: NavigationBar { NavigationBar() }

  var content: HTML {
    let views = BalanceViews(isSeason: true).html
    let seasons = Segments(
      SeasonPhrases.which,
      links: [(SeasonPhrases.season(current), PoolsPaths.season(), year == current)] + last + [
        (SeasonPhrases.all, PoolsPaths.season().with("all", "1"), year == nil)
      ]
    ).html
    guard !table.lines.isEmpty else {
      return "\(views)\(seasons)\(EmptyState(.ball, title: SeasonPhrases.none, text: SeasonPhrases.noneText).html)"
    }
    let rows = table.lines.map { line in
      [
        Phrase(verbatim: "\(line.place). \(line.name)"), Phrase(verbatim: String(line.pools)),
        Phrase(verbatim: String(line.hits)),
        Phrase(line.gain),
      ]
    }
    let figures = Table(
      SeasonPhrases.season,
      columns: [SeasonPhrases.participant, PoolsPhrases.pools, SeasonPhrases.hits, BalancePhrases.money],
      numbers: [1, 2, 3], rows: rows)
    return "\(views)\(seasons)\(figures.html)<p class=\"group-note\">\(SeasonPhrases.note)</p>"
  }

  private var last: [(Phrase, Link, Bool)] {
    let before = current - 1
    return hasLast
      ? [(SeasonPhrases.season(before), PoolsPaths.season().with("year", String(before)), year == before)] : []
  }
}
