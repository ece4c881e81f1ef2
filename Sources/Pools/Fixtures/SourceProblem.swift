import Kit

/// Why nothing came of asking for a calendar.
enum SourceProblem: Hashable, Error {
  case fetch(FetchProblem)
  /// The site answered that it has no such page.
  case refused
  /// What came holds no matches.
  case noFixtures

  var stored: String {
    switch self {
    case .fetch(let problem): problem.rawValue
    case .refused: "refused"
    case .noFixtures: "noFixtures"
    }
  }

  init?(stored text: String) {
    if let problem = FetchProblem(rawValue: text) {
      self = .fetch(problem)
    } else if let own = [SourceProblem.refused, .noFixtures].first(where: { $0.stored == text }) {
      self = own
    } else {
      return nil
    }
  }

  var message: Phrase {
    switch self {
    case .fetch(let problem): problem.message
    case .refused: SourcePhrases.refused
    case .noFixtures: SourcePhrases.noFixtures
    }
  }
}
