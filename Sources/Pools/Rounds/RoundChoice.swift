import Kit

/// A round of a competition that can be bet on.
struct RoundChoice: Hashable, Sendable {
  let fixture: ID<Fixture>
  let competition: Competition
  let round: RoundName
  let matches: Int

  var title: Phrase { round.key.isEmpty ? Phrase(verbatim: competition.title) : round.title }
}
