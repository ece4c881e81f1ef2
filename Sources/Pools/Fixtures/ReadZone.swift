import Kit

/// The zone in which an import read the hours that its file gives without one, and how it came to it.
struct ReadZone: Codable, Hashable, Sendable {
  enum Reason: String, Codable, Sendable {
    /// The person said so, now or at an earlier import of the competition.
    case chosen
    case competition
    /// Nothing tells where it is played.
    case space
  }

  let identifier: String
  let reason: Reason

  var zone: Zone? { Zone(identifier) }
}

/// The zones that people have chosen for competitions: what comes of them later is read in the same.
struct CompetitionZoneStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  func zone(of competition: Competition) throws -> Zone? {
    let identifier: String? = try scope.connection.value(
      """
      SELECT zone FROM pools_zone
      WHERE space_id = \(scope.space.id) AND competition = \(competition.name.searchKey)
      """)
    return identifier.flatMap { Zone($0) }
  }
}

extension CompetitionZoneStore where Scope == SpaceTransaction {
  func keep(_ zone: Zone, for competition: Competition) throws {
    try scope.run(
      """
      INSERT INTO pools_zone (space_id, competition, zone)
      VALUES (\(scope.space.id), \(competition.name.searchKey), \(zone.identifier))
      ON CONFLICT (space_id, competition) DO UPDATE SET zone = excluded.zone
      """)
  }
}

extension CompetitionZoneStore where Scope == SpaceTransaction {
  /// As it was before somebody chose another.
  func restore(_ former: ReadZone, for competition: Competition) throws {
    if former.reason == .chosen, let zone = former.zone { return try keep(zone, for: competition) }
    try scope.run(
      "DELETE FROM pools_zone WHERE space_id = \(scope.space.id) AND competition = \(competition.name.searchKey)")
  }
}

/// Reads the hours of an import in another zone than it did.
struct ZoneChange {
  let past: PastImport

  /// - Returns: what changed, and the line of activity by which it is taken back.
  /// - Throws: `Refusal.conflict` where its file gave every hour with a zone.
  func run(_ zone: Zone, in transaction: SpaceTransaction) throws -> ID<PastImport> {
    guard let read = past.report.zone, let former = read.zone, let ids = past.report.local else {
      throw Refusal.conflict(FixturePhrases.noLocalHours)
    }
    var report = FixtureImport.Report(
      competition: past.report.competition, zone: ReadZone(identifier: zone.identifier, reason: .chosen), local: ids,
      former: read)
    let store = FixtureStore(transaction)
    for id in ids {
      guard let before = try store.find(id), let kickOff = before.kickOff else { continue }
      let after = before.moved(to: Instant(kickOff.local(in: former), in: zone))
      if after == before { continue }
      try store.update(after, zone: zone)
      try PoolStore(transaction).follow(after, from: before)
      report.changed.append(FixtureImport.Change(before: before, after: after))
    }
    try CompetitionZoneStore(transaction).keep(zone, for: Competition(title: past.report.competition))
    let activity = report.changed.isEmpty ? nil : try transaction.noteImport(report)
    return try PastImportStore(transaction).keep(report, as: activity, from: past.origin)
  }
}

extension Fixture {
  /// At another hour of the same clock.
  fileprivate func moved(to kickOff: Instant) -> Fixture {
    Fixture(
      id: id, competition: competition, round: round, number: number, home: home, away: away, day: day,
      kickOff: kickOff,
      group: group, ground: ground, status: status, score: score, isProvisional: isProvisional)
  }
}
