import Synchronization

/// How far each person has seen what happens in each app, for the badges on the springboard. Noting it is no change of the space,
/// and nobody else learns of it.
final class SeenMarkers: Sendable {
  private struct Place: Hashable {
    let space: ID<Space>
    let person: ID<Person>
    let app: String
  }

  /// In the place of an app: the record of all of them.
  static let record = "record"

  private let database: any Database
  /// What is stored, as far as this run knows.
  private let noted = Mutex<[Place: Int64]>([:])

  init(database: any Database) {
    self.database = database
  }

  /// Somebody sees the app as it is at this number of the space.
  func note(_ person: ID<Person>, at sequence: Int64, of space: ID<Space>, app: String) async throws {
    let place = Place(space: space, person: person, app: app)
    let isNews = noted.withLock { noted in
      guard sequence > noted[place] ?? 0 else { return false }
      noted[place] = sequence
      return true
    }
    guard isNews else { return }
    try await database.writeIfRoom(in: .space(space)) { connection in
      try connection.run(
        """
        INSERT INTO kit_look (space_id, person_id, app, sequence) VALUES (\(space), \(person), \(app), \(sequence))
        ON CONFLICT (space_id, person_id, app) DO UPDATE SET sequence = excluded.sequence
        WHERE kit_look.sequence < excluded.sequence
        """)
    }
  }
}

extension SpaceView {
  /// More would not fit on a badge.
  static let mostNews = 99

  /// How much others have done in each app since this person last looked into it, each change once whatever it told of; apps
  /// never looked into are not in it.
  func news(for person: ID<Person>) throws -> [String: Int] {
    try seenMarkers(of: person).filter { $0.app != SeenMarkers.record }.reduce(into: [:]) { news, look in
      let count: Int? = try connection.value(
        """
        SELECT COUNT(*) AS count FROM (
          SELECT DISTINCT sequence FROM kit_activity WHERE \(isNews(of: look, for: person)) LIMIT \(Self.mostNews + 1)
        ) AS news
        """)
      if let count, count > 0 { news[look.app] = count }
    }
  }

  /// The same by its lines, of some apps, newest first.
  /// Whoever reads the record has seen what it says; an app that they never looked into counts from then on.
  func unseenLines(for person: ID<Person>, of apps: [String]) throws -> [Activity] {
    let seen = try Dictionary(uniqueKeysWithValues: seenMarkers(of: person).map { ($0.app, $0.since) })
    let read = seen[SeenMarkers.record]
    let looks = apps.compactMap { app in
      [seen[app], read].compactMap(\.self).max().map { (app: app, since: $0) }
    }
    guard !looks.isEmpty else { return [] }
    let areUnseen = looks.map { isNews(of: $0, for: person) }.joined(" OR ")
    return try connection.rows(
      """
      SELECT \(Activity.columns) FROM kit_activity WHERE \(areUnseen) ORDER BY sequence DESC, id DESC
      LIMIT \(Self.mostNews + 1)
      """
    ).map(Activity.init)
  }

  private func seenMarkers(of person: ID<Person>) throws -> [(app: String, since: Int64)] {
    try connection.rows(
      "SELECT app, sequence FROM kit_look WHERE space_id = \(space.id) AND person_id = \(person) ORDER BY app"
    ).map { (try $0["app"], try $0["sequence"]) }
  }

  private func isNews(of look: (app: String, since: Int64), for person: ID<Person>) -> SQL {
    """
    (space_id = \(space.id) AND sequence > \(look.since) AND \(Activity.isOf(look.app))
      AND (person_id IS NULL OR person_id <> \(person)) AND \(Activity.isTold))
    """
  }
}
