import Kit

/// Brings a file of matches into a space. What is there already is brought up to date and never doubled.
struct FixtureImport {
  /// What one import made of a file.
  struct Report: Sendable {
    var competition = ""
    var new = 0
    var unchanged = 0
    var changed: [Change] = []
    var problems: [FixtureProblem] = []

    var refused: [FixtureProblem] { problems.filter { !$0.isTaken } }
    var remarks: [FixtureProblem] { problems.filter(\.isTaken) }
  }

  /// A match that is otherwise than it was.
  struct Change: Sendable {
    let before: Fixture
    let after: Fixture
  }

  private let edit: Edit
  private let store: FixtureStore<Edit>
  /// For times without a zone when neither the person nor the competition says one.
  private let zone: Zone
  private var stored: [FixtureKey: Fixture] = [:]
  private var numbered: [String: Fixture] = [:]
  private var waiting = WaitingMatches()
  private var taken: Set<ID<Fixture>> = []
  private var report = Report()

  /// - Parameter chosen: the zone of times without one; `nil` goes by the competition, then by the space.
  static func run(_ file: FixtureFile, into edit: Edit, zone chosen: Zone? = nil) throws -> Report {
    var run = try FixtureImport(file, edit, chosen ?? file.competition.zone ?? edit.space.zone)
    for record in file.records { try run.take(record) }
    run.report.problems = file.problems
    run.report.competition = file.competition.title
    try run.note(file)
    return run.report
  }

  private init(_ file: FixtureFile, _ edit: Edit, _ zone: Zone) throws {
    (self.edit, self.zone) = (edit, zone)
    store = FixtureStore(edit)
    for fixture in try store.fixtures(of: file.competition) {
      stored[FixtureKey(fixture)] = fixture
      waiting.add(fixture)
      if let number = fixture.number { numbered["\(number)"] = fixture }
    }
    inFile = Set(file.records.map(FixtureKey.init))
  }

  private let inFile: Set<FixtureKey>

  private mutating func take(_ record: FixtureRecord) throws {
    guard let before = match(for: record) else {
      let fixture = Fixture(edit.mint.id(), record, zone: zone)
      try store.insert(fixture, zone: zone)
      taken.insert(fixture.id)
      report.new += 1
      return
    }
    taken.insert(before.id)
    let after = Fixture(before.id, record, over: before, zone: zone)
    guard after != before else {
      report.unchanged += 1
      return
    }
    try store.update(after, zone: zone)
    try PoolStore(edit).follow(after, from: before)
    report.changed.append(Change(before: before, after: after))
  }

  /// The stored match that a record tells of.
  private func match(for record: FixtureRecord) -> Fixture? {
    let key = FixtureKey(record)
    if let same = stored[key], !taken.contains(same.id) { return same }
    if let number = record.number, let same = numbered["\(number)"], !taken.contains(same.id), same.agrees(with: record)
    {
      return same
    }
    return resolved(record) ?? exchanged(record, key)
  }

  /// The one match of the round that was waiting for these teams.
  private func resolved(_ record: FixtureRecord) -> Fixture? {
    let waiting = waiting.matches(for: record).filter { fixture in
      !taken.contains(fixture.id) && fixture.agrees(with: record) && !inFile.contains(FixtureKey(fixture))
    }
    let there = waiting.filter {
      $0.kickOff == record.kickOff?.instant(in: zone) || $0.ground == record.ground && !record.ground.isEmpty
    }
    return there.count == 1 ? there.first : waiting.count == 1 ? waiting.first : nil
  }

  /// The same match at the other one's ground: unless the file has both, or it has been played so.
  private func exchanged(_ record: FixtureRecord, _ key: FixtureKey) -> Fixture? {
    let other = FixtureKey(competition: key.competition, round: key.round, home: key.away, away: key.home)
    guard !inFile.contains(other), let fixture = stored[other], !taken.contains(fixture.id), fixture.score.isEmpty
    else {
      return nil
    }
    return fixture
  }

  private func note(_ file: FixtureFile) throws {
    guard report.new > 0 || !report.changed.isEmpty else { return }
    let subject = Subject(Fixture.topic, edit.mint.id(Fixture.self), title: report.competition)
    try edit.record(
      "fixtures.imported", of: subject,
      fields: [
        FieldChange("new", from: "", to: String(report.new)),
        FieldChange("changed", from: "", to: String(report.changed.count)),
      ])
  }
}

extension FixtureKey {
  init(_ fixture: Fixture) {
    self.init(
      competition: fixture.competition.key, round: fixture.round.key, home: fixture.home.key, away: fixture.away.key)
  }
}

extension Fixture {
  /// Whether a record may be of this match: each side is the same, or was not decided yet.
  func agrees(with record: FixtureRecord) -> Bool {
    let pairs = [(home, record.home), (away, record.away)]
    return round.key == record.round.key
      && pairs.allSatisfy { mine, other in
        mine.key == other.key || !mine.isDecided || !other.isDecided
      }
  }

  init(_ id: ID<Fixture>, _ record: FixtureRecord, zone: Zone) {
    self.init(
      id: id, competition: record.competition, round: record.round, number: record.number, home: record.home,
      away: record.away, day: record.kickOff?.day,
      // A file says of a postponed match when it should have been.
      kickOff: record.status == .postponed ? nil : record.kickOff?.instant(in: zone), group: record.group,
      ground: record.ground, status: record.status, score: record.score)
  }

  /// When a match begins after a file has told of it. One that is postponed and still has its old hour has none.
  private func kickOff(saidBy record: FixtureRecord, in zone: Zone) -> Instant? {
    let said = record.kickOff?.instant(in: zone)
    let isSameDay = record.kickOff == nil || record.kickOff?.day == day
    guard record.status == .postponed else { return said ?? (isSameDay ? kickOff : nil) }
    let isOldHour = isSameDay && (kickOff == nil || status != .postponed && said == kickOff)
    return isOldHour ? nil : said
  }

  /// What a file says goes over what is stored; what it leaves out stays: an hour of the same day, a score, a team that was
  /// known already.
  init(_ id: ID<Fixture>, _ record: FixtureRecord, over old: Fixture, zone: Zone) {
    self.init(
      id: id, competition: old.competition, round: old.round, number: record.number ?? old.number,
      home: record.home.isDecided ? record.home : old.home, away: record.away.isDecided ? record.away : old.away,
      day: record.kickOff?.day ?? old.day, kickOff: old.kickOff(saidBy: record, in: zone),
      group: record.group.isEmpty ? old.group : record.group,
      ground: record.ground.isEmpty ? old.ground : record.ground,
      status: record.status, score: old.score.updated(by: record.score))
  }
}
