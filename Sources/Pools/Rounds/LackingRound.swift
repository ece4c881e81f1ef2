import Kit

/// A round on which somebody has not bet wholly, shortly before it begins.
struct LackingRound: Hashable, Sendable {
  let round: ID<Round>
  let league: ID<League>
  let leagueName: String
  let name: RoundName
  let missing: Int
  /// When the first of them is locked at the latest.
  let begins: Instant

  var line: TodayLine {
    let title = name.text.isEmpty ? RoundPhrases.round : name.title
    let link = PoolsPaths.round(league, round)
    return TodayLine(
      Phrase(joining: "\(leagueName) · \(title)"), RoundPhrases.missing(missing), opens: link,
      next: (PoolsPhrases.betNow, link))
  }
}
