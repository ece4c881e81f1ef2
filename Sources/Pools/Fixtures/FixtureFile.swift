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

  /// - Parameter address: where it lies on the web: its folder may say the season.
  /// - Throws: `Invalid` on the field `file`, when it cannot be read or holds no matches; the message names it.
  init(_ bytes: [UInt8], name: String, from address: String? = nil) throws {
    let file: BroughtFile
    do throws(BroughtFile.Misreading) {
      file = try BroughtFile(bytes, bounds: Self.bounds)
      if !file.isJSON { try FileBounds.check(lines: file.bytes, limit: Self.bounds.rows) }
    } catch {
      throw Invalid(["file": FixturePhrases.reason(error.message, of: name)])
    }
    reading =
      file.isJSON ? try FootballJSON.read(file.text, name: name) : FootballText.read(file.text, origin: address ?? name)
    // A text of anything at all has lines that are no matches: without one that is, it is no calendar.
    guard file.isJSON || !records.isEmpty else { throw Invalid(["file": FixturePhrases.noFixtureFile(name)]) }
    guard !records.isEmpty || !refused.isEmpty else { throw Invalid(["file": FixturePhrases.noMatches(name)]) }
    guard records.count + refused.count <= Self.matchLimit else {
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

  /// A match that the file has twice is taken once. Again on another day it is a replay, or of the other half of a season.
  private mutating func refuseRepeated() {
    var seen: [FixtureKey: [(day: Day?, place: String)]] = [:]
    var taken: [FixtureRecord] = []
    for record in records {
      let (key, day) = (FixtureKey(record), record.kickOff?.day)
      let same = record.isOfNobody ? nil : seen[key]?.first { $0.day == day || $0.day == nil || day == nil }
      if let same {
        reading.refuse(record.place, .repeated(place: same.place), "\(record.home.name) – \(record.away.name)")
      } else {
        seen[key, default: []].append((day, record.place))
        taken.append(record)
      }
    }
    reading.records = taken
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
