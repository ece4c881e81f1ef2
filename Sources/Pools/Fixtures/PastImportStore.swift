import Foundation
import Kit

/// The imports of one space, kept for as long as they can be taken back.
struct PastImportStore<Scope: SpaceScope>: SpaceStore {
  /// As many as anybody looks through.
  private static var shown: Int { 10 }

  let scope: Scope

  /// The last ones that changed anything, the newest first.
  func latest() throws -> [(id: ID<PastImport>, origin: String, at: Instant, new: Int, changed: Int)] {
    try scope.connection.rows(
      """
      SELECT id, origin, at, new, changed FROM pools_import
      WHERE space_id = \(scope.space.id) AND new + changed > 0 ORDER BY at DESC, id DESC LIMIT \(Self.shown)
      """
    ).map { (try $0["id"], try $0["origin"], try $0["at"], try $0["new"], try $0["changed"]) }
  }

  /// - Throws: `Refusal.notFound`.
  func past(_ id: ID<PastImport>) throws -> PastImport {
    let row = try scope.connection.row(
      "SELECT origin, at, report FROM pools_import WHERE space_id = \(scope.space.id) AND id = \(id)")
    guard let row else { throw Refusal.notFound }
    let report: String = try row["report"]
    return PastImport(
      id: id, origin: try row["origin"], at: try row["at"],
      report: try JSONDecoder().decode(FixtureImport.Report.self, from: Data(report.utf8)))
  }

  /// The line of activity by which it can be taken back, if there is something and nobody has done so.
  func reversal(of id: ID<PastImport>) throws -> Activity? {
    guard let activity = ID<Activity>(id.description) else { return nil }
    return try Activity.find(activity, in: scope).flatMap { $0.undo == .possible ? $0 : nil }
  }
}

extension PastImportStore where Scope == SpaceTransaction {
  /// Keeps what became of an import, and of those of one source that changed nothing the last alone.
  @discardableResult
  func keep(
    _ report: FixtureImport.Report, as activity: ID<Activity>?, from origin: String, of source: ID<FixtureSource>? = nil
  ) throws -> ID<PastImport> {
    let id = activity.flatMap { ID<PastImport>($0.description) } ?? scope.mint.id()
    let old = scope.now - .seconds(Int64(Trash.days) * 24 * 3600)
    try scope.run(
      """
      DELETE FROM pools_import WHERE space_id = \(scope.space.id)
        AND (at < \(old) OR source_id = \(source?.description ?? "-") AND new + changed = 0)
      """)
    let json = String(decoding: try JSONEncoder().encode(report), as: UTF8.self)
    try scope.run(
      """
      INSERT INTO pools_import (id, space_id, source_id, origin, at, new, changed, report)
      VALUES (\(id), \(scope.space.id), \(source), \(origin), \(scope.now), \(report.new), \(report.changed.count), \
      \(json))
      """)
    scope.touch(Fixture.topic)
    return id
  }

  /// Deletes what an import brought and gives back to what it changed how it was, save where something else has changed since.
  func takeBack(_ activity: ID<Activity>) throws {
    guard let id = ID<PastImport>(activity.description) else { throw Refusal.notFound }
    let (past, store) = (try past(id), FixtureStore(scope))
    for change in past.report.changed {
      guard let now = try store.find(change.after.id), FixtureSnapshot(now) == FixtureSnapshot(change.after) else {
        continue
      }
      try store.update(change.before, zone: scope.space.zone)
      try PoolStore(scope).follow(change.before, from: now)
    }
    if let former = past.report.former {
      try CompetitionZoneStore(scope).restore(former, for: Competition(title: past.report.competition))
    }
    let added = try past.report.added.filter { try store.find($0) != nil }
    if !added.isEmpty { _ = try store.remove(added, named: past.report.competition) }
    scope.touch(Fixture.topic)
  }
}
