/// Which apps somebody may use. The names are the apps' ids.
package enum AppAccess: Hashable, Sendable {
  case all
  case only(Set<String>)

  package func allows(_ app: String) -> Bool {
    switch self {
    case .all: true
    case .only(let apps): apps.contains(app)
    }
  }
}

extension AppAccess {
  /// Tells one access from another.
  var text: String {
    switch self {
    case .all: "*"
    case .only(let apps): apps.sorted().joined(separator: " ")
    }
  }
}

extension AppAccess: SQLBindable, SQLReadable {
  /// Nothing for all, else the ids with a space between.
  package var sqlValue: SQLValue {
    switch self {
    case .all: .null
    case .only(let apps): .text(apps.sorted().joined(separator: " "))
    }
  }

  package init?(sqlValue: SQLValue) {
    switch sqlValue {
    case .null: self = .all
    case .text(let text): self = .only(Set(text.split(separator: " ").map(String.init)))
    default: return nil
    }
  }
}
