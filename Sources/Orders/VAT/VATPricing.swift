import Kit

/// How prices stand to value added tax.
enum VATPricing: String, CaseIterable, Codable, Sendable, SQLBindable, SQLReadable {
  /// Nothing is said of it.
  case silent = "none"
  /// It is in the prices.
  case included
  /// It comes on top of them.
  case added

  var title: Phrase {
    switch self {
    case .silent: VATPhrases.none
    case .included: VATPhrases.included
    case .added: VATPhrases.added
    }
  }
}
