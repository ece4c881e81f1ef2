import Kit

/// A match as a report of an import keeps it.
struct FixtureSnapshot: Hashable, Sendable, Codable {
  private struct Team: Hashable, Codable {
    let key: String
    let name: String
    let shield: String?

    init(_ team: FixtureTeam) {
      (key, name, shield) = (team.key, team.name, team.storedShield)
    }

    var team: FixtureTeam { FixtureTeam(key: key, name: name, shield: shield) }
  }

  private let id: String
  private let competition: String
  private let season: String
  private let round: String
  private let number: Int?
  private let home: Team
  private let away: Team
  private let day: String?
  private let kickOff: Int64?
  private let group: String
  private let ground: String
  private let status: String
  private let score: String
  /// Absent in reports of before.
  private let isProvisional: Bool?

  init(_ fixture: Fixture) {
    id = fixture.id.description
    (competition, season) = (fixture.competition.name, fixture.competition.season)
    (round, number) = (fixture.round.text, fixture.number)
    (home, away) = (Team(fixture.home), Team(fixture.away))
    (day, kickOff) = (fixture.day?.description, fixture.kickOff?.milliseconds)
    (group, ground) = (fixture.group, fixture.ground)
    (status, score) = (fixture.status.rawValue, fixture.score.stored)
    isProvisional = fixture.isProvisional ? true : nil
  }

  var fixture: Fixture? {
    guard let id = ID<Fixture>(id), let status = FixtureStatus(rawValue: status) else { return nil }
    return Fixture(
      id: id, competition: Competition(name: competition, season: season), round: RoundName(text: round),
      number: number, home: home.team, away: away.team, day: day.flatMap { Day($0) },
      kickOff: kickOff.map { Instant(milliseconds: $0) }, group: group, ground: ground, status: status,
      score: MatchScore(stored: score), isProvisional: isProvisional ?? false)
  }
}

extension FixtureImport.Change: Codable {
  private enum Keys: String, CodingKey {
    case before, after
  }

  private struct Unreadable: Error {}

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Keys.self)
    guard let before = try fields.decode(FixtureSnapshot.self, forKey: .before).fixture,
      let after = try fields.decode(FixtureSnapshot.self, forKey: .after).fixture
    else { throw Unreadable() }
    self.init(before: before, after: after)
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Keys.self)
    try fields.encode(FixtureSnapshot(before), forKey: .before)
    try fields.encode(FixtureSnapshot(after), forKey: .after)
  }
}

extension FixtureImport.Report: Codable {
  private enum Keys: String, CodingKey {
    case competition, added, unchanged, left, changed, problems
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Keys.self)
    competition = try fields.decode(String.self, forKey: .competition)
    added = try fields.decode([String].self, forKey: .added).compactMap { ID<Fixture>($0) }
    unchanged = try fields.decode(Int.self, forKey: .unchanged)
    left = try fields.decode(Int.self, forKey: .left)
    changed = try fields.decode([FixtureImport.Change].self, forKey: .changed)
    problems = try fields.decode([FixtureProblem].self, forKey: .problems)
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Keys.self)
    try fields.encode(competition, forKey: .competition)
    try fields.encode(added.map(\.description), forKey: .added)
    try fields.encode(unchanged, forKey: .unchanged)
    try fields.encode(left, forKey: .left)
    try fields.encode(changed, forKey: .changed)
    try fields.encode(problems, forKey: .problems)
  }
}
