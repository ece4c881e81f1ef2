import Kit

/// A file of matches, read: what could be understood of it and what could not.
struct FixtureFile: Sendable {
  /// Far more than the largest of the openfootball files.
  static let matchLimit = 5_000
  /// Some dozens for each match.
  private static let bounds = FileBounds(bytes: BroughtFile.sizeLimit, rows: 200_000, values: 500_000)

  private var reading: FixtureReading

  var competition: Competition { reading.competition }
  var records: [FixtureRecord] { reading.records }
  var problems: [FixtureProblem] { reading.problems }

  /// - Throws: `Invalid` on the field `file`, when it cannot be read or holds no matches; the message names it.
  init(_ bytes: [UInt8], name: String) throws {
    let file: BroughtFile
    do throws(BroughtFile.Misreading) {
      file = try BroughtFile(bytes, bounds: Self.bounds)
      if !file.isJSON { try FileBounds.check(lines: file.bytes, limit: Self.bounds.rows) }
    } catch {
      throw Invalid(["file": FixturePhrases.reason(error.message, of: name)])
    }
    reading = file.isJSON ? try FootballJSON.read(file.text, name: name) : FootballText.read(file.text)
    // A text of anything at all has lines that are no matches: without one that is, it is no calendar.
    guard file.isJSON || !records.isEmpty else { throw Invalid(["file": FixturePhrases.noFixtureFile(name)]) }
    guard !records.isEmpty || !problems.isEmpty else { throw Invalid(["file": FixturePhrases.noMatches(name)]) }
    guard records.count + problems.count <= Self.matchLimit else {
      throw Invalid(["file": ImportPhrases.tooManyRows(Self.matchLimit)])
    }
    refuseRepeated()
    reading.records = ProvisionalRound.marked(records)
  }

  /// What is not taken of it, whatever becomes of the rest.
  var refused: [FixtureProblem] { problems.filter { !$0.isTaken } }

  func resolved(by own: OwnTeams) -> FixtureFile {
    var file = self
    file.reading.records = records.map { $0.resolved(by: own) }
    file.refuseRepeated()
    return file
  }

  /// A match that the file has twice is taken once.
  private mutating func refuseRepeated() {
    var seen: [FixtureKey: String] = [:]
    for record in records {
      if let place = seen[FixtureKey(record)] {
        reading.refuse(record.place, .repeated(place: place), "\(record.home.name) – \(record.away.name)")
      } else {
        seen[FixtureKey(record)] = record.place
      }
    }
    reading.records = records.filter { seen[FixtureKey($0)] == $0.place }
  }
}

/// What makes a match of one season and competition the same match in another file: the round and the two clubs.
struct FixtureKey: Hashable, Sendable {
  let round: String
  let home: String
  let away: String

  /// On the other one's ground.
  var exchanged: FixtureKey { FixtureKey(round: round, home: away, away: home) }
}

extension FixtureKey {
  init(_ record: FixtureRecord) {
    self.init(round: record.round.key, home: record.home.key, away: record.away.key)
  }

  init(_ fixture: Fixture) {
    self.init(round: fixture.round.key, home: fixture.home.key, away: fixture.away.key)
  }
}
