import Kit

/// A file of matches, read: what could be understood of it and what could not.
struct FixtureFile: Sendable {
  /// Far more than the largest of the openfootball files.
  static let matchLimit = 5_000
  /// Some dozens for each match.
  private static let bounds = FileBounds(bytes: BroughtFile.sizeLimit, rows: 200_000, values: 500_000)

  private(set) var competition: Competition
  private(set) var records: [FixtureRecord] = []
  private(set) var problems: [FixtureProblem] = []

  /// - Throws: `Invalid` on the field `file`, when it cannot be read or holds no matches; the message names it.
  init(_ bytes: [UInt8], name: String) throws {
    let file: BroughtFile
    do throws(BroughtFile.Misreading) {
      file = try BroughtFile(bytes, bounds: Self.bounds)
      if !file.isJSON { try FileBounds.check(lines: file.bytes, limit: Self.bounds.rows) }
    } catch {
      throw Invalid(["file": FixturePhrases.unreadable(name, error.message)])
    }
    if file.isJSON {
      var reading = try FootballJSON(file.text, name: name)
      try reading.run()
      (competition, records, problems) = (reading.competition, reading.records, reading.problems)
    } else {
      var reading = FootballText(file.text)
      reading.run()
      (competition, records, problems) = (reading.competition, reading.records, reading.problems)
      // A text of anything at all has lines that are no matches: without one that is, it is no calendar.
      guard !records.isEmpty else { throw Invalid(["file": FixturePhrases.noFixtureFile(name)]) }
    }
    guard !records.isEmpty || !problems.isEmpty else { throw Invalid(["file": FixturePhrases.noMatches(name)]) }
    guard records.count + problems.count <= Self.matchLimit else {
      throw Invalid(["file": ImportPhrases.tooManyRows(Self.matchLimit)])
    }
    refuseRepeated()
    records = ProvisionalRound.marked(records)
  }

  /// What is not taken of it, whatever becomes of the rest.
  var refused: [FixtureProblem] { problems.filter { !$0.isTaken } }

  func resolved(by own: OwnTeams) -> FixtureFile {
    var file = self
    file.records = records.map { $0.resolved(by: own) }
    file.refuseRepeated()
    return file
  }

  /// A match that the file has twice is taken once.
  private mutating func refuseRepeated() {
    var seen: [FixtureKey: String] = [:]
    records = records.filter { record in
      let key = FixtureKey(record)
      guard let place = seen[key] else {
        seen[key] = record.place
        return true
      }
      problems.append(
        FixtureProblem(
          place: record.place, kind: .repeated(place: place), match: "\(record.home.name) – \(record.away.name)"))
      return false
    }
  }
}

/// What makes a match of one season and competition the same match in another file: the round and the two clubs.
struct FixtureKey: Hashable, Sendable {
  let round: String
  let home: String
  let away: String

  init(_ record: FixtureRecord) {
    (round, home, away) = (record.round.key, record.home.key, record.away.key)
  }

  init(_ fixture: Fixture) {
    (round, home, away) = (fixture.round.key, fixture.home.key, fixture.away.key)
  }

  private init(round: String, home: String, away: String) {
    (self.round, self.home, self.away) = (round, home, away)
  }

  /// On the other one's ground.
  var exchanged: FixtureKey { FixtureKey(round: round, home: away, away: home) }
}
