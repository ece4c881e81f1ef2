import Kit

/// A match of a competition, as imported.
struct Fixture: Hashable, Stored {
  let id: ID<Fixture>
  let competition: Competition
  let round: RoundName
  let number: Int?
  var home: FixtureTeam
  var away: FixtureTeam
  let day: Day?
  let kickOff: Instant?
  let group: String
  let ground: String
  let status: FixtureStatus
  let score: MatchScore
  /// Whether its kick-off only holds the round's place until the hour is known.
  var isProvisional = false

  static let topic: Topic = "pools.fixture"

  /// Whether there is nothing left to bet on.
  var isPlayed: Bool { score.shown != nil || status == .cancelled || status == .awarded }
  /// Whether it was put off and nobody has said until when.
  var isPutOff: Bool { status == .postponed && kickOff == nil && !isPlayed }
  var isDecided: Bool { home.isDecided && away.isDecided }
  var name: String { "\(home.name) – \(away.name)" }
  var subject: Subject { Subject(Self.topic, id, title: name) }

  /// The result that a pool on it may go by; what was decided at a desk is none.
  func proposal(by basis: ResultBasis) -> Score? {
    status == .scheduled ? score.result(by: basis) : nil
  }

  /// Whether it stands among the played ones.
  func isPast(on today: Instant, in zone: Zone) -> Bool { isPlayed || sortedAt(in: zone) < today }
}

extension Action {
  static let deleteFixture = Action("pools.fixture.delete")
  /// All that was imported of a competition.
  static let deleteCompetition = Action("pools.competition.delete", isOfPages: true)
  /// That the hours of an import are read in another zone.
  static let changeZone = Action("pools.import.zone", [Input("zone", isRequired: true)])
}

extension Fixture {
  static let imported = Event(
    "fixtures.imported", Phrase(es: "Partidos al día", en: "Fixtures up to date", pt: "Jogos atualizados"),
    undo: .by { try PastImportStore($1).takeBack($0.activity.id) },
    undone: Phrase(es: "Importación deshecha", en: "Import undone", pt: "Importação desfeita"))
  static let deleted = Event.deletion(
    "fixtures.deleted",
    of: Noun(
      es: .masculine("calendario", "calendarios"), en: ("fixture list", "fixture lists"),
      pt: .masculine("calendário", "calendários")))

  static let events = [imported, deleted].map(\.declared)
}
