import Kit

/// A team that a space has added for itself.
struct Team: Hashable, Sendable {
  let id: ID<Team>
  let name: String
  let shield: Shield
  /// By what else files call it.
  var aliases: [String] = []
  /// What it was called before, by which matches that are there already are still known.
  var former: [String] = []

  static let topic: Topic = "pools.team"

  var subject: Subject { Subject(Self.topic, id, title: name) }
  var side: Side { Side(key: id.description, name: name, shield: shield) }
}

extension Team {
  static let added = Event("team.added", PoolsPhrases.saved)
  static let changed = Event("team.changed", PoolsPhrases.changed)
  static let deleted = Event(
    "team.deleted", PoolsPhrases.deleted, undo: .restoring, isDeletion: true, undone: PoolsPhrases.broughtBack)

  static let events = [added, changed, deleted].map(\.declared)
}

/// A team as its form says it.
struct TeamDraft: Hashable, Sendable {
  static let nameLimit = 60
  static let aliasesLimit = 500

  var name: String
  var first: String
  var second: String
  var pattern: String
  /// As they were typed, one after another.
  var aliases: String

  static var fields: [Merge<TeamDraft>.Field] {
    [
      .init("name", \.name), .init("aliases", \.aliases), .init("first", \.first), .init("second", \.second),
      .init("pattern", \.pattern),
    ]
  }

  init(_ team: Team) {
    name = team.name
    aliases = team.aliases.joined(separator: ", ")
    (first, second) = (team.shield.first.text, team.shield.second.text)
    pattern = team.shield.pattern.rawValue
  }

  init(_ form: Form) {
    name = form.trimmed("name")
    aliases = form.trimmed("aliases")
    (first, second, pattern) = (form["first"], form["second"], form["pattern"])
  }

  static let fresh = Form([("first", "#0a66d8"), ("second", "#ffffff"), ("pattern", Shield.Pattern.stripes.rawValue)])

  var form: Form {
    Form([("name", name), ("aliases", aliases), ("first", first), ("second", second), ("pattern", pattern)])
  }

  /// - Throws: `Invalid`.
  func validated() throws -> Shield {
    var problems = Invalid()
    problems["name"] = TextRule.required(name, atMost: Self.nameLimit, TeamPhrases.nameMissing)
    problems["aliases"] = TextRule.optional(aliases, atMost: Self.aliasesLimit)
    let (first, second, pattern) = (Colour(first), Colour(second), Shield.Pattern(rawValue: pattern))
    problems["first"] = first == nil ? TeamPhrases.colourWrong : nil
    problems["second"] = second == nil ? TeamPhrases.colourWrong : nil
    problems["pattern"] = pattern == nil ? PoolsPhrases.choiceMissing : nil
    guard problems.isEmpty, let first, let second, let pattern else { throw problems }
    return Shield(first: first, second: second, pattern: pattern)
  }
}

extension Team {
  /// “Los Lunes FC, CD Los Lunes”: names between commas, semicolons or on lines of their own.
  static func aliases(_ text: String) -> [String] {
    text.split { $0 == "," || $0 == ";" || $0.isNewline }.map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    .filter { !$0.searchKey.isEmpty }
  }
}
