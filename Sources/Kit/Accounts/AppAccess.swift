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
  /// Beside the app's id: whether one decides in it too, where it sets that apart; see ``App/management``.
  static func managing(_ app: String) -> String { "\(app).manager" }

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

extension Migration {
  /// Of an app that sets management apart from now on; see ``App/management``. Until then whoever might use it decided in it, and
  /// goes on doing so.
  /// - Parameters:
  ///   - topic: of what was decided until then, and is taken back by managers alone.
  ///   - events: what everybody did to the same things.
  package static func managers(_ name: String, of app: String, deciding topic: Topic, besides events: [String])
    -> Migration
  {
    let appointing = ["kit_member", "kit_link"].map { table -> SQL in
      """
      UPDATE \(SQL(trusted: table)) SET apps = apps || \(SQL(trusted: "' \(AppAccess.managing(app))'"))
      WHERE ' ' || apps || ' ' LIKE \(SQL(trusted: "'% \(app) %'"))
      """
    }
    let decided = events.map { "'\($0)'" }.joined(separator: ", ")
    return Migration(
      name,
      appointing + [
        """
        UPDATE kit_activity SET audience = 'manager' WHERE audience = 'member'
          AND topic = \(SQL(trusted: "'\(topic.name)'")) AND verb NOT IN (\(SQL(trusted: decided)))
        """
      ])
  }
}
