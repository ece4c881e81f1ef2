import Kit

/// Brings a file of matches into a space. What is there already is brought up to date and never doubled.
struct FixtureImport {
  /// What one import made of a file.
  struct Report: Codable, Sendable {
    var competition = ""
    var added: [ID<Fixture>] = []
    var unchanged = 0
    /// Deleted here before, and left so.
    var left = 0
    var changed: [Change] = []
    var problems: [FixtureProblem] = []
    /// Where hours without a zone were read; `nil` where there were none.
    var zone: ReadZone?
    /// The matches with such an hour.
    var local: [ID<Fixture>]?
    /// Where they had been read before somebody chose another.
    var former: ReadZone?

    var new: Int { added.count }
    var refused: [FixtureProblem] { problems.filter { !$0.isTaken } }
    var remarks: [FixtureProblem] { problems.filter(\.isTaken) }
    /// Of matches that came without what is told of their score.
    var withoutScore: [FixtureProblem] { problems.filter(\.isOfAScore) }
    /// Of what is no match.
    var asides: [FixtureProblem] { problems.filter { $0.isTaken && !$0.isOfAScore } }

    var facts: [(name: Phrase, value: Int)] {
      [
        (ImportPhrases.added, new), (FixturePhrases.changed, changed.count), (FixturePhrases.unchanged, unchanged),
      ]
    }

    /// Where nothing was taken.
    var kept: ImportReport {
      func lines(_ problems: [FixtureProblem]) -> [(place: Phrase, reason: Phrase)] {
        problems.map { (ImportPhrases.place($0.place), FixturePhrases.reason($0)) }
      }
      return ImportReport(
        isTaken: false, facts: facts, refused: lines(refused), remarks: lines(remarks),
        note: Phrase(verbatim: competition))
    }
  }

  /// A match that is otherwise than it was.
  struct Change: Codable, Sendable {
    let before: Fixture
    let after: Fixture
  }

  /// Some lines are wrong, and so nothing was to be taken.
  struct NothingTaken: Error {
    let report: Report
  }

  /// How a file is taken.
  struct Choices: Sendable {
    /// The zone of times without one; `nil` goes by the competition, then by the space.
    var zone: Zone?
    /// Whether the good lines go in without the wrong ones.
    var skipsBad = true
    /// Whether a match that was deleted here comes back: when somebody brings its file, and not when a timetable does.
    var restoresDeleted = true
  }

  private let transaction: SpaceTransaction
  private let store: FixtureStore<SpaceTransaction>
  private let choices: Choices
  /// For times without a zone when neither the person nor the competition says one.
  private let zone: Zone
  private let reason: ReadZone.Reason
  private var stored: [FixtureKey: [Fixture]] = [:]
  private var played: [Meeting: Fixture] = [:]
  private var pairs: [Pair: [Fixture]] = [:]
  private var numbered: [String: Fixture] = [:]
  private var waiting = WaitingMatches()
  private var deleted: Set<ID<Fixture>> = []
  private var taken: Set<ID<Fixture>> = []
  private var report = Report()
  private let inFile: Set<FixtureKey>
  /// The days on which the file has a match of a key: it may be played again.
  private let daysInFile: [FixtureKey: Set<Day>]
  private let pairsInFile: [Pair: Int]

  /// - Returns: what became of the file, and the activity line by which it is taken back; `nil` when it changed nothing.
  /// - Throws: `NothingTaken`.
  static func run(
    _ file: FixtureFile, into transaction: SpaceTransaction, choices: Choices = Choices()
  ) throws -> (report: Report, activity: ID<Activity>?) {
    let season = try FixtureStore(transaction).fixtures(ofSeason: file.competition.season)
    let own = try OwnTeams(playing: season.map(\.fixture), in: transaction)
    let file = file.resolved(by: own)
    guard choices.skipsBad || file.refused.isEmpty else {
      throw NothingTaken(report: Report(competition: file.competition.title, problems: file.problems))
    }
    let known = season.map { (fixture: $0.fixture.resolved(by: own), isDeleted: $0.isDeleted) }
    let zones = CompetitionZoneStore(transaction)
    if let chosen = choices.zone { try zones.keep(chosen, for: file.competition) }
    let kept = try zones.zone(of: file.competition)
    var run = FixtureImport(file, among: known, transaction, choices, kept: kept)
    for record in file.records { try run.take(record) }
    if run.report.local != nil { run.report.zone = ReadZone(identifier: run.zone.identifier, reason: run.reason) }
    (run.report.competition, run.report.problems) = (file.competition.title, file.problems)
    return (run.report, try run.note())
  }

  private init(
    _ file: FixtureFile, among season: [(fixture: Fixture, isDeleted: Bool)], _ transaction: SpaceTransaction,
    _ choices: Choices, kept: Zone?
  ) {
    (self.transaction, self.choices, store) = (transaction, choices, FixtureStore(transaction))
    inFile = Set(file.records.map(FixtureKey.init))
    daysInFile = Dictionary(grouping: file.records, by: FixtureKey.init).mapValues {
      Set($0.compactMap(\.kickOff?.day))
    }
    pairsInFile = Dictionary(grouping: file.records) { Pair($0.home, $0.away) }.mapValues(\.count)
    deleted = Set(season.filter(\.isDeleted).map(\.fixture.id))
    let known = season.map(\.fixture)
    let competition = SameCompetition(file, among: known)
    zone = kept ?? competition.zone ?? transaction.space.zone
    reason = kept != nil ? .chosen : competition.zone != nil ? .competition : .space
    for fixture in known where competition.mayShare(fixture) {
      if let meeting = Meeting(fixture) { played[meeting] = fixture }
      guard competition.holds(fixture) else { continue }
      // Where it was doubled once, the one under the file's own title goes on.
      let isFirst = fixture.competition.key == file.competition.key
      stored[FixtureKey(fixture), default: []].insert(
        fixture, at: isFirst ? 0 : stored[FixtureKey(fixture)]?.count ?? 0)
      pairs[Pair(fixture.home, fixture.away), default: []].append(fixture)
      waiting.add(fixture)
      if let number = fixture.number { numbered["\(number)"] = fixture }
    }
  }

  private mutating func take(_ record: FixtureRecord) throws {
    let id = try store(record)
    if record.kickOff?.clock == .local, record.kickOff?.hour != nil { report.local = (report.local ?? []) + [id] }
  }

  /// - Returns: the match that it is of.
  private mutating func store(_ record: FixtureRecord) throws -> ID<Fixture> {
    guard let before = match(for: record) else {
      let fixture = Fixture(transaction.mint.id(), record, zone: zone)
      try store.insert(fixture, zone: zone)
      taken.insert(fixture.id)
      report.added.append(fixture.id)
      return fixture.id
    }
    taken.insert(before.id)
    let after = Fixture(record, over: before, zone: zone)
    if deleted.contains(before.id) {
      guard choices.restoresDeleted else {
        report.left += 1
        return before.id
      }
      report.added.append(before.id)
    } else if after != before {
      report.changed.append(Change(before: before, after: after))
    } else {
      report.unchanged += 1
      // A team of the space may have come since.
      if after.home.storedShield != nil || after.away.storedShield != nil { try store.update(after, zone: zone) }
      return before.id
    }
    try store.update(after, zone: zone)
    try PoolStore(transaction).follow(after, from: before)
    return before.id
  }

  /// The stored match that a record tells of.
  private func match(for record: FixtureRecord) -> Fixture? {
    if let same = keyed(record) { return same }
    if let number = record.number, let same = numbered["\(number)"], !taken.contains(same.id), same.agrees(with: record)
    {
      return same
    }
    return met(record) ?? paired(record) ?? resolved(record) ?? exchanged(FixtureKey(record))
  }

  /// The match of the same round and clubs: on the same day, or else one of another day that the file doesn't have too.
  private func keyed(_ record: FixtureRecord) -> Fixture? {
    let key = FixtureKey(record)
    let same = stored[key, default: []].filter { !taken.contains($0.id) }
    guard let day = record.kickOff?.day else { return same.first }
    let others = daysInFile[key, default: []].subtracting([day])
    return same.first { $0.day == day } ?? same.first { fixture in fixture.day.map { !others.contains($0) } ?? true }
  }

  /// The match of the same two clubs on the same day, or on the one beside it where clocks are read elsewhere: they play no two,
  /// whatever a file calls competition and round.
  private func met(_ record: FixtureRecord) -> Fixture? {
    for shift in [0, -1, 1] {
      guard let meeting = Meeting(record, shift: shift), let fixture = played[meeting], !taken.contains(fixture.id),
        FixtureKey(fixture) == FixtureKey(record) || !inFile.contains(FixtureKey(fixture)),
        shift == 0 || fixture.competition.key == record.competition.key
      else { continue }
      return fixture
    }
    return nil
  }

  /// The one match of two clubs in the competition where one of the sources has no days, or calls its rounds otherwise.
  private func paired(_ record: FixtureRecord) -> Fixture? {
    let pair = Pair(record.home, record.away)
    guard record.home.isDecided, record.away.isDecided, pairsInFile[pair] == 1,
      let fixture = pairs[pair].flatMap({ $0.count == 1 ? $0.first : nil }), !taken.contains(fixture.id),
      fixture.day == nil || record.kickOff == nil
    else { return nil }
    let stages = [fixture.round.stage(in: fixture.group), record.round.stage(in: record.group)].compactMap(\.self)
    return Set(stages).count <= 1 ? fixture : nil
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
  private func exchanged(_ key: FixtureKey) -> Fixture? {
    let other = key.exchanged
    guard !inFile.contains(other) else { return nil }
    return stored[other, default: []].first { !taken.contains($0.id) && $0.score.isEmpty }
  }

  private func note() throws -> ID<Activity>? {
    guard report.new > 0 || !report.changed.isEmpty else { return nil }
    return try transaction.noteImport(report)
  }
}

extension SpaceTransaction {
  /// - Returns: the line of activity by which an import is taken back.
  func noteImport(_ report: FixtureImport.Report) throws -> ID<Activity> {
    let subject = Subject(Fixture.topic, mint.id(Fixture.self), title: report.competition)
    return try record(
      Fixture.imported, of: subject,
      fields: [
        FieldChange("new", from: "", to: String(report.new)),
        FieldChange("changed", from: "", to: String(report.changed.count)),
      ])
  }
}

/// Two clubs, the first at home.
private struct Pair: Hashable {
  let home: String
  let away: String

  init(_ home: FixtureTeam, _ away: FixtureTeam) {
    (self.home, self.away) = (home.key, away.key)
  }
}

/// Two clubs on a day.
private struct Meeting: Hashable {
  let day: Day
  let home: String
  let away: String

  init?(_ record: FixtureRecord, shift: Int) {
    self.init(record.kickOff?.day.adding(days: shift), record.home, record.away)
  }

  init?(_ fixture: Fixture) {
    self.init(fixture.day, fixture.home, fixture.away)
  }

  private init?(_ day: Day?, _ home: FixtureTeam, _ away: FixtureTeam) {
    guard let day, home.isDecided, away.isDecided else { return nil }
    (self.day, self.home, self.away) = (day, home.key, away.key)
  }
}

extension OwnTeams {
  /// - Parameter fixtures: those of the season that a file is of.
  fileprivate init(playing fixtures: [Fixture], in transaction: SpaceTransaction) throws {
    let (store, keys) = (TeamStore(transaction), Set(fixtures.flatMap { [$0.home.key, $0.away.key] }))
    self.init(try store.teams(), playing: try store.teams(with: keys))
  }
}

extension Fixture {
  func resolved(by own: OwnTeams) -> Fixture {
    var fixture = self
    (fixture.home, fixture.away) = (own.team(for: home), own.team(for: away))
    return fixture
  }

  /// Whether a record may be of this match: each side is the same, or was not decided yet.
  func agrees(with record: FixtureRecord) -> Bool {
    round.key == record.round.key
      && [(home, record.home), (away, record.away)].allSatisfy { mine, other in
        mine.key == other.key || !mine.isDecided || !other.isDecided
      }
  }

  init(_ id: ID<Fixture>, _ record: FixtureRecord, zone: Zone) {
    self.init(
      id: id, competition: record.competition, round: record.round, number: record.number, home: record.home,
      away: record.away, day: record.kickOff?.day,
      // A file says of a postponed match when it should have been.
      kickOff: record.status == .postponed ? nil : record.kickOff?.instant(in: zone), group: record.group,
      ground: record.ground, status: record.status, score: record.score,
      isProvisional: record.isProvisional && record.status != .postponed)
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
  init(_ record: FixtureRecord, over old: Fixture, zone: Zone) {
    self.init(
      id: old.id, competition: old.competition, round: old.round, number: record.number ?? old.number,
      home: record.home.isDecided ? record.home : old.home, away: record.away.isDecided ? record.away : old.away,
      day: record.kickOff?.day ?? old.day, kickOff: old.kickOff(saidBy: record, in: zone),
      group: record.group.isEmpty ? old.group : record.group,
      ground: record.ground.isEmpty ? old.ground : record.ground,
      status: record.status, score: old.score.updated(by: record.score),
      // A file without the hour says nothing of it.
      isProvisional: record.kickOff?.hour == nil ? old.isProvisional : record.isProvisional)
  }
}
