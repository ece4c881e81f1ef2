import Kit

/// A file of matches, read: what could be understood of it and what could not.
struct FixtureFile: Sendable {
  /// Far more than the largest of the openfootball files.
  static let matchLimit = 20_000

  private(set) var competition: Competition
  private(set) var records: [FixtureRecord] = []
  private(set) var problems: [FixtureProblem] = []

  /// - Throws: `Invalid` on the field `file`, when it cannot be read or holds no matches; the message names it.
  init(_ bytes: [UInt8], name: String) throws {
    let file: BroughtFile
    do throws(BroughtFile.Misreading) {
      file = try BroughtFile(bytes)
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

/// What makes a match the same match in another file: season and competition, round, and the two clubs.
struct FixtureKey: Hashable, Sendable {
  let competition: String
  let round: String
  let home: String
  let away: String

  init(_ record: FixtureRecord) {
    competition = record.competition.key
    round = record.round.key
    home = record.home.key
    away = record.away.key
  }

  init(competition: String, round: String, home: String, away: String) {
    (self.competition, self.round, self.home, self.away) = (competition, round, home, away)
  }
}
