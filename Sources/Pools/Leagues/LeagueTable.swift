import Kit

/// How near somebody's scores came to the results.
struct Hits: Hashable, Sendable {
  static let (forExact, forDifference, forTendency) = (3, 2, 1)

  var exact = 0
  /// Not the score, but by how many goals who won.
  var difference = 0
  /// Only who won.
  var tendency = 0

  var points: Int { exact * Self.forExact + difference * Self.forDifference + tendency * Self.forTendency }

  /// What one bet is worth once the result is known.
  static func points(of bet: Score, with result: Score) -> Int {
    if bet == result { return forExact }
    if bet.home - bet.away == result.home - result.away { return forDifference }
    return bet.outcome == result.outcome ? forTendency : 0
  }
}

/// Who stands where. With the same points more exact scores stand above, then more differences; whoever is level in all of it shares a place.
struct LeagueTable: Hashable, Sendable {
  struct Line: Hashable, Sendable {
    /// The folded name.
    let key: String
    let name: String
    let hits: Hits
    /// On how many matches with a result they have bet.
    let played: Int
    /// What was won less what was staked, in minor units.
    let gain: Int64

    fileprivate var merits: [Int] { [hits.points, hits.exact, hits.difference] }
  }

  /// The first place first, by name where a place is shared.
  let lines: [(place: Int, line: Line)]

  init(_ lines: [Line]) {
    let sorted = lines.sorted { one, other in
      one.merits == other.merits ? one.key < other.key : other.merits.lexicographicallyPrecedes(one.merits)
    }
    self.lines = sorted.map { line in
      ((sorted.firstIndex { $0.merits == line.merits } ?? 0) + 1, line)
    }
  }

  static func == (one: LeagueTable, other: LeagueTable) -> Bool { one.lines.map(\.line) == other.lines.map(\.line) }
  func hash(into hasher: inout Hasher) { hasher.combine(lines.map(\.line)) }

  /// Whether two share a place, which wants explaining.
  var hasTies: Bool { Set(lines.map(\.place)).count < lines.count }

  /// Whether any money was played for.
  var hasMoney: Bool { lines.contains { $0.line.gain != 0 } }

  var isDecided: Bool { lines.contains { $0.line.played > 0 } }

  func html(_ title: Phrase, in currency: Currency) -> HTML? {
    guard !lines.isEmpty else { return nil }
    let rows = lines.map { place, line in
      [
        Phrase(verbatim: "\(place). \(line.name)"), Phrase(verbatim: String(line.hits.points)),
        Phrase(verbatim: String(line.hits.exact)), Phrase(verbatim: String(line.hits.difference)),
      ] + (hasMoney ? [Phrase(Money(minorUnits: line.gain, currency: currency))] : [])
    }
    let columns =
      [SeasonPhrases.participant, LeaguePhrases.points, LeaguePhrases.exact, LeaguePhrases.difference]
      + (hasMoney ? [BalancePhrases.money] : [])
    let table = Table(title, columns: columns, numbers: Set(1..<columns.count), rows: rows)
    let ties: HTML? = hasTies ? " \(LeaguePhrases.tiesNote)" : nil
    return """
      <section class="group"><h2 class="group-title">\(title)</h2>\(table.html)\
      <p class="group-note">\(LeaguePhrases.pointsNote)\(ties)</p></section>
      """
  }
}
