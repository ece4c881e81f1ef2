import Kit

/// Friends who bet on the matches of a season, round by round. One link lets in whoever has no account.
struct League: Hashable, Stored {
  let id: ID<League>
  let name: String
  let createdAt: Instant

  static let topic: Topic = "pools.league"
  static let table = SpaceTable("pools_league", hasTrash: true)
  static let columns: SQL = "id, name, created_at"
  static var gone: Phrase { noun.gone }

  var subject: Subject { Subject(Self.topic, id, title: name) }

  init(_ row: SQLRow, in space: Space) throws {
    (id, name, createdAt) = (try row["id"], try row["name"], try row["created_at"])
  }
}

/// A league as its form says it.
struct LeagueDraft: Fielded {
  static let nameLimit = 60

  var name = ""

  static let name = Field(
    "name", \LeagueDraft.name, KitPhrases.name, .text(.plain), .required(nameLimit, missing: LeaguePhrases.nameMissing))
  static let fields: [Field<LeagueDraft>] = [name]

  /// - Throws: `Invalid`.
  func validated() throws -> String {
    let problems = problems
    guard problems.isEmpty else { throw problems }
    return name
  }
}

extension Action {
  static let addLeague = Action("pools.league.add", [.newID] + LeagueDraft.inputs)
  static let changeLeague = Action("pools.league.change", LeagueDraft.inputs)
  static let deleteLeague = Action("pools.league.delete")
}

extension League {
  static let noun = Noun(
    es: .feminine("liga", "ligas"), en: ("league", "leagues"), pt: .feminine("liga", "ligas"))
  static let added = Event("league.added", \.new, of: noun)
  static let changed = Event("league.changed", \.changed, of: noun)
  static let deleted = Event<NoDetail>.deletion("league.deleted", of: noun)

  static let events = [added, changed, deleted].map(\.declared)

  /// A round's pools are as others are; those of rounds have a list of their own, so what the list shows has its own index.
  static let migration = Migration(
    "pools.0009-leagues",
    [
      """
      CREATE TABLE pools_league (
        id TEXT PRIMARY KEY,
        space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
        name TEXT NOT NULL,
        trash_id TEXT,
        created_at BIGINT NOT NULL
      )
      """,
      "CREATE INDEX pools_league_by_space ON pools_league (space_id, created_at, id)",
      "CREATE INDEX pools_league_by_trash ON pools_league (trash_id) WHERE trash_id IS NOT NULL",
      """
      CREATE TABLE pools_round (
        id TEXT PRIMARY KEY,
        space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
        league_id TEXT NOT NULL REFERENCES pools_league (id) ON DELETE CASCADE,
        name TEXT NOT NULL,
        trash_id TEXT,
        created_at BIGINT NOT NULL
      )
      """,
      "CREATE INDEX pools_round_by_space ON pools_round (space_id)",
      "CREATE INDEX pools_round_by_league ON pools_round (league_id, created_at, id)",
      "CREATE INDEX pools_round_by_trash ON pools_round (trash_id) WHERE trash_id IS NOT NULL",
      "ALTER TABLE pools_pool ADD COLUMN round_id TEXT",
      "CREATE INDEX pools_pool_by_round ON pools_pool (round_id, kick_off_at, id) WHERE round_id IS NOT NULL",
      """
      CREATE INDEX pools_pool_begins ON pools_pool (space_id, (\(Pool.begins)), id)
      WHERE trash_id IS NULL AND ending IS NULL AND round_id IS NULL
      """,
      """
      CREATE INDEX pools_pool_listed ON pools_pool (space_id, ended_at, id)
      WHERE trash_id IS NULL AND ending IS NOT NULL AND round_id IS NULL
      """,
    ])
}
