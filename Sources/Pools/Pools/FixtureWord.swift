import Kit

/// What the fixtures say of how a pool's match ended.
enum FixtureWord: Hashable, Sendable {
  case score(Score)
  /// Not played, broken off, or decided at a desk.
  case status(FixtureStatus)

  var stored: String {
    switch self {
    case .score(let score): score.canonical
    case .status(let status): status.rawValue
    }
  }

  init?(stored text: String) {
    if let score = Score(text) {
      self = .score(score)
    } else if let status = FixtureStatus(rawValue: text), status != .scheduled {
      self = .status(status)
    } else {
      return nil
    }
  }

  /// Whether a pool that ended so should be looked at again.
  func contradicts(_ ending: Ending) -> Bool {
    switch self {
    case .score(let score): ending != .result(score)
    case .status: ending != .cancelled
    }
  }

  /// What a correction would make of it; `nil` where people have to decide.
  var ending: Ending? {
    switch self {
    case .score(let score): .result(score)
    case .status(let status): status == .cancelled ? .cancelled : nil
    }
  }
}

extension Fixture {
  /// The result for a pool that was made on it; the sides may have been exchanged since.
  func proposal(for pool: Pool) -> Score? {
    guard let score = proposal(by: pool.basis) else { return nil }
    // One of them is enough: the other may have become a team of the space since.
    return home.key == pool.away.key || away.key == pool.home.key ? Score(score.away, score.home) : score
  }

  /// `nil` while nothing is said.
  func word(for pool: Pool) -> FixtureWord? {
    if let score = proposal(for: pool) { return .score(score) }
    return status == .scheduled ? nil : .status(status)
  }
}
