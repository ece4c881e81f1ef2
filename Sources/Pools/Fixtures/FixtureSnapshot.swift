import Kit

/// A match as a report of an import keeps it.
struct FixtureSnapshot: Hashable, Codable {
  private struct Team: Hashable, Codable {
    let key: String
    let name: String
    let shield: String?

    init(_ team: FixtureTeam) {
      (key, name, shield) = (team.key, team.name, team.storedShield)
    }

    var team: FixtureTeam { FixtureTeam(key: key, name: name, shield: shield) }
  }

  private let id: ID<Fixture>
  private let competition: String
  private let season: String
  private let round: String
  private let number: Int?
  private let home: Team
  private let away: Team
  private let day: Day?
  private let kickOff: Instant?
  private let group: String
  private let ground: String
  private let status: FixtureStatus
  private let score: String
  /// Absent in reports of before.
  private let isProvisional: Bool?

  init(_ fixture: Fixture) {
    (id, number, day, kickOff) = (fixture.id, fixture.number, fixture.day, fixture.kickOff)
    (competition, season) = (fixture.competition.name, fixture.competition.season)
    (round, home, away) = (fixture.round.text, Team(fixture.home), Team(fixture.away))
    (group, ground) = (fixture.group, fixture.ground)
    (status, score) = (fixture.status, fixture.score.stored)
    isProvisional = fixture.isProvisional ? true : nil
  }

  var fixture: Fixture {
    Fixture(
      id: id, competition: Competition(name: competition, season: season), round: RoundName(text: round),
      number: number, home: home.team, away: away.team, day: day, kickOff: kickOff, group: group, ground: ground,
      status: status, score: MatchScore(stored: score), isProvisional: isProvisional ?? false)
  }
}

extension Fixture: Codable {
  init(from decoder: any Decoder) throws {
    self = try FixtureSnapshot(from: decoder).fixture
  }

  func encode(to encoder: any Encoder) throws {
    try FixtureSnapshot(self).encode(to: encoder)
  }
}
