import Kit

/// A team as its form says it.
struct TeamDraft: Fielded {
  var name = ""
  /// As they were typed, one after another.
  var aliases = ""
  var first = ""
  var second = ""
  var pattern = ""

  static let name = Field(
    "name", \TeamDraft.name, KitPhrases.name, .text(.name), .required(60, missing: TeamPhrases.nameMissing),
    isSearched: true)
  static let aliases = Field(
    "aliases", \TeamDraft.aliases, TeamPhrases.aliases, .text(.plain), .optional(500), isSearched: true)
  static let first = Field("first", \TeamDraft.first, TeamPhrases.first, isStored: false)
  static let second = Field("second", \TeamDraft.second, TeamPhrases.second, isStored: false)
  static let pattern = Field(
    "pattern", \TeamDraft.pattern, TeamPhrases.pattern, holds: .choice(Shield.Pattern.allCases.map(\.rawValue)),
    isStored: false)
  static let fields = [name, aliases, first, second, pattern]
}

extension TeamDraft {
  init(_ team: Team) {
    self.init(
      name: team.name, aliases: team.aliases.joined(separator: ", "), first: team.shield.first.text,
      second: team.shield.second.text, pattern: team.shield.pattern.rawValue)
  }

  /// - Throws: `Invalid`.
  func validated() throws -> Shield {
    var problems = problems
    let (first, second, pattern) = (Colour(first), Colour(second), Shield.Pattern(rawValue: pattern))
    problems["first"] = first == nil ? KitPhrases.colourMissing : nil
    problems["second"] = second == nil ? KitPhrases.colourMissing : nil
    problems["pattern"] = pattern == nil ? PoolsPhrases.choiceMissing : nil
    guard problems.isEmpty, let first, let second, let pattern else { throw problems }
    return Shield(first: first, second: second, pattern: pattern)
  }
}

extension FormState {
  /// An empty form of a team with the id of what it will make.
  static func freshTeam(_ mint: Mint) -> FormState {
    let offer = TeamDraft(first: "#0a66d8", second: "#ffffff", pattern: Shield.Pattern.stripes.rawValue)
    return .fresh(mint, offering: offer.form.fields)
  }
}
