import Kit

/// What is known of how a match ended, stage by stage.
struct MatchScore: Hashable, Sendable {
  var halfTime: Score?
  /// After 90 minutes and what was added to them.
  var fullTime: Score?
  /// After 120 minutes, the first 90 included.
  var extraTime: Score?
  /// The shoot-out alone.
  var penalties: Score?

  var isEmpty: Bool { self == MatchScore() }
  /// How it ended, as lists show it.
  var shown: Score? { fullTime ?? extraTime }

  /// The score that decides a pool; `nil` when the match hasn't come so far or nobody noted it.
  func result(by basis: ResultBasis) -> Score? {
    switch basis {
    case .regulation: fullTime
    case .extraTime: extraTime ?? fullTime
    }
  }

  /// What another source says of the same match. What both say the same, the better-known one keeps; where they contradict each
  /// other, one that knows how it ended knows it as a whole, so that nothing of what it corrects stays; half-time stays where it
  /// may have been so, and everything when the other says nothing.
  func updated(by other: MatchScore) -> MatchScore {
    if agrees(with: other) { return joined(with: other) }
    // Plain sources write the goals after extra time as the result.
    if let extraTime, other.extraTime == nil, other.fullTime == extraTime { return self }
    var score = other
    score.halfTime = other.halfTime ?? halfTime
    if other.fullTime == nil, other.extraTime == nil {
      (score.fullTime, score.extraTime) = (fullTime, extraTime)
      score.penalties = other.penalties ?? penalties
    }
    return score.isConsistent ? score : other
  }

  private func agrees(with other: MatchScore) -> Bool {
    let stages: [KeyPath<MatchScore, Score?>] = [\.halfTime, \.fullTime, \.extraTime, \.penalties]
    return stages.allSatisfy {
      self[keyPath: $0] == nil || other[keyPath: $0] == nil || self[keyPath: $0] == other[keyPath: $0]
    }
      && joined(with: other).isConsistent
  }

  private func joined(with other: MatchScore) -> MatchScore {
    MatchScore(
      halfTime: halfTime ?? other.halfTime, fullTime: fullTime ?? other.fullTime,
      extraTime: extraTime ?? other.extraTime, penalties: penalties ?? other.penalties)
  }

  /// Whether the stages can belong to one match: goals never go back.
  var isConsistent: Bool {
    let stages = [halfTime, fullTime, extraTime].compactMap(\.self)
    let grows = zip(stages, stages.dropFirst()).allSatisfy { $0.home <= $1.home && $0.away <= $1.away }
    return grows && penalties.map { $0.home != $0.away } ?? true
  }
}

/// Which of a match's scores a pool goes by. A shoot-out decides who goes on, never a score.
enum ResultBasis: String, CaseIterable, Sendable, SQLBindable, SQLReadable {
  case regulation, extraTime
}
