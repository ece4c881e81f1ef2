import Kit

/// A round with matches that are over and have no result yet.
struct UnresolvedRound: Hashable, Sendable {
  let round: ID<Round>
  let league: ID<League>
  let leagueName: String
  let name: RoundName
  let missing: Int

  var line: TodayLine {
    let title = name.text.isEmpty ? RoundPhrases.round : name.title
    return TodayLine(
      Phrase(joining: "\(leagueName) · \(title)"), RoundPhrases.unresolved(missing),
      opens: PoolsPaths.round(league, round), next: (RoundPhrases.results, PoolsPaths.roundResults(league, round)))
  }
}
