import Kit

/// What kind of wine it is.
enum WineType: String, CaseIterable, Sendable, SQLBindable, SQLReadable {
  case red, white, rose, sparkling, sweet, fortified, unknown

  /// No wine is two of these.
  static let stillColours: Set<WineType> = [.red, .white, .rose]
}

/// How the catalogue came to know a wine's type.
enum TypeBasis: String, Sendable, SQLBindable, SQLReadable {
  /// The source says it.
  case given
  /// It stands in the name or in what the source calls the variety.
  case name
  /// The grape's colour says it.
  case grape
}

/// The main menu's entries, which hold everything together, and the list of all.
enum Section: String, CaseIterable, Sendable, PathParameter {
  case red, white, others, unknown, all

  /// The three that are always there.
  static let menu: [Section] = [.red, .white, .others]

  var types: [WineType] {
    switch self {
    case .red: [.red]
    case .white: [.white]
    case .others: [.rose, .sparkling, .sweet, .fortified]
    case .unknown: [.unknown]
    case .all: WineType.allCases
    }
  }

  init(of type: WineType) {
    self =
      switch type {
      case .red: .red
      case .white: .white
      case .unknown: .unknown
      case .rose, .sparkling, .sweet, .fortified: .others
      }
  }
}
