import Kit

/// What could be understood of a file of matches and what could not.
struct FixtureReading: Sendable {
  var competition = Competition(name: "", season: "") {
    didSet { country = competition.country }
  }
  /// Of the competition.
  private var country: String?
  var records: [FixtureRecord] = []
  var problems: [FixtureProblem] = []

  init(competition: Competition = Competition(name: "", season: "")) {
    (self.competition, country) = (competition, competition.country)
  }

  mutating func refuse(_ place: String, _ kind: FixtureProblem.Kind, _ match: String = "") {
    problems.append(FixtureProblem(place: place, kind: kind, match: match))
  }

  /// A side of a match; `nil` for what is no name.
  func team(_ name: String) -> FixtureTeam? {
    guard TextRule.fits(name, 120), !name.searchKey.isEmpty else { return nil }
    return FixtureTeam(named: name, in: country)
  }
}
