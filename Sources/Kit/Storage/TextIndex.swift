/// An index of the letters in a table's folded column, in the order of the list that is searched: a page of what holds some words
/// is found without going through the others, wherever in the list it stands.
///
/// Each row that the list shows has a *place*, a number that grows along the list, and under it three letters at a time of its text.
/// What has changed waits until ``TextIndexFilling`` gives it a place; a search looks at those by themselves. Triggers see to it,
/// so that nobody who writes rows has to. The rest of a search stays as it is: see ``SpaceScope/search(_:in:_:)``.
///
/// All of that is SQLite's. In PostgreSQL the index is of `pg_trgm`, which finds and waits by itself.
package struct TextIndex: Sendable {
  let table: SQL
  /// The folded column.
  let text: SQL
  /// What the list is ordered by, one row's alone in its space.
  let order: [SQL]
  /// What is empty in a row that the list shows.
  let marks: [SQL]
  /// The columns that any of these follow from by themselves: nobody writes those, so a change of these is one of them.
  let sources: [SQL]

  /// Changes with a migration that makes it anew, or not at all.
  /// - Parameters:
  ///   - order: the columns that the list is ordered by, none of them nullable; an index of the table begins with the space and them.
  ///   - marks: the columns that are all empty in a row that the list shows.
  ///   - sources: the columns that derived ones among them follow from.
  package init(
    of table: SpaceTable, text: String = "search_key", order: [String], marks: [String] = ["trash_id"],
    sources: [String] = []
  ) {
    (self.table, self.text) = (table.sql, SQL(trusted: text))
    self.order = order.map { SQL(trusted: $0) }
    self.marks = marks.map { SQL(trusted: $0) }
    self.sources = sources.map { SQL(trusted: $0) }
  }

  /// Three letters of its text each, by place.
  var letters: SQL { "\(table)_text" }
  /// Which row has which place. One that stands here is in the index as it is in the table.
  var places: SQL { "\(table)_place" }
  /// The rows that have no place yet, or none any more; with the place and the text that the index still has of them.
  var waiting: SQL { "\(table)_waiting" }

  /// The columns of the order, each after a prefix.
  func order(_ prefix: SQL = "") -> SQL { order.map { "\(prefix)\($0)" }.joined(", ") }

  /// Backwards, as it follows `ORDER BY`.
  func backwards(_ prefix: SQL = "") -> SQL { order.map { "\(prefix)\($0) DESC" }.joined(", ") }

  func isShown(_ prefix: SQL = "") -> SQL { marks.map { "\(prefix)\($0) IS NULL" }.joined(" AND ") }

  /// Makes it, for a migration; what is in the table waits to be taken into it.
  package var statements: [SQL] {
    sqliteStatements.map { Dialect.only(.sqlite, $0) } + postgresStatements.map { Dialect.only(.postgres, $0) }
  }

  /// An index of the list's order, which it is read by. SQLite's holds the text too: a search that finds nothing reads no row.
  package func listing(_ name: SQL) -> [SQL] {
    let columns: SQL = "space_id, \(order())"
    return [
      Dialect.only(.sqlite, "CREATE INDEX \(name) ON \(table) (\(columns), \(text)) WHERE \(isShown())"),
      Dialect.only(.postgres, "CREATE INDEX \(name) ON \(table) (\(columns)) WHERE \(isShown())"),
    ]
  }

  /// Makes it anew in the place of one of another text or order, for a migration; everything waits again.
  package var renewal: [SQL] {
    let triggers: [SQL] = ["added", "left", "came", "removed"].map { "DROP TRIGGER \(letters)_\(SQL(trusted: $0))" }
    let former = triggers + [letters, places, waiting].map { "DROP TABLE \($0)" as SQL }
    return former.map { Dialect.only(.sqlite, $0) } + [Dialect.only(.postgres, "DROP INDEX \(letters)")] + statements
  }

  private var postgresStatements: [SQL] {
    [
      "CREATE EXTENSION IF NOT EXISTS pg_trgm",
      "CREATE INDEX \(letters) ON \(table) USING gin (\(text) gin_trgm_ops)",
    ]
  }

  private var sqliteStatements: [SQL] {
    let watched = ["space_id", text] + order + marks
    let written = (watched + sources).joined(", ")
    let isOther: SQL =
      "(\(watched.map { "OLD.\($0)" }.joined(", "))) IS NOT (\(watched.map { "NEW.\($0)" }.joined(", ")))"
    let isWaiting: SQL = "SELECT 1 FROM \(waiting) WHERE space = NEW.space_id AND id = NEW.id"
    let add: SQL = "INSERT INTO \(waiting) (space, id) SELECT NEW.space_id, NEW.id WHERE"
    let leave: SQL = """
      INSERT INTO \(waiting) (space, id, place, text)
        SELECT OLD.space_id, OLD.id, place, OLD.\(text) FROM \(places) WHERE id = OLD.id
        ON CONFLICT (space, id) DO UPDATE SET place = excluded.place, text = excluded.text;
      DELETE FROM \(places) WHERE id = OLD.id;
      """
    return [
      // Whether letters follow each other is seen in the row: positions would be most of the index.
      """
      CREATE VIRTUAL TABLE \(letters) USING fts5(text, content = '', detail = none, tokenize = 'trigram')
      """,
      "CREATE TABLE \(places) (place INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE)",
      """
      CREATE TABLE \(waiting) (space TEXT NOT NULL, id TEXT NOT NULL, place BIGINT, text TEXT, PRIMARY KEY (space, id)) \
      \(Dialect.clustered)
      """,
      "CREATE INDEX \(waiting)_by_place ON \(waiting) (place) WHERE place IS NOT NULL",
      """
      CREATE TRIGGER \(letters)_added AFTER INSERT ON \(table) WHEN \(isShown("NEW."))
      BEGIN \(add) NOT EXISTS (\(isWaiting)); END
      """,
      // Two, as most changes lead into the list or out of it: whichever comes first, one row waits.
      """
      CREATE TRIGGER \(letters)_left AFTER UPDATE OF \(written) ON \(table)
      WHEN \(isShown("OLD.")) AND \(isOther) BEGIN \(leave) END
      """,
      """
      CREATE TRIGGER \(letters)_came AFTER UPDATE OF \(written) ON \(table)
      WHEN \(isShown("NEW.")) AND \(isOther) BEGIN \(add) NOT EXISTS (\(isWaiting)); END
      """,
      "CREATE TRIGGER \(letters)_removed AFTER DELETE ON \(table) BEGIN \(leave) END",
      letAllWait,
    ]
  }

  private var letAllWait: SQL {
    "INSERT INTO \(waiting) (space, id) SELECT space_id, id FROM \(table) WHERE \(isShown())"
  }

  /// Lets all rows wait that an index without any was not told of.
  package func fillAnew(in connection: any WritableConnection) throws {
    guard connection.dialect == .sqlite else { return }
    try connection.run(letAllWait)
  }
}

/// The places of one space: they lie apart from those of the others.
struct TextPlaces {
  private static let bits: Int64 = 42

  let number: Int64

  /// Those of a space that has any.
  init?(of space: ID<Space>, in connection: any Connection) throws {
    let number: Int64? = try connection.value("SELECT number FROM kit_text_space WHERE space_id = \(space)")
    guard let number else { return nil }
    self.number = number
  }

  /// Those of a space, which gets its number now if it has none.
  init(giving space: ID<Space>, in connection: any WritableConnection) throws {
    if let places = try TextPlaces(of: space, in: connection) {
      self = places
    } else {
      let highest: Int64? = try connection.value("SELECT MAX(number) AS number FROM kit_text_space")
      number = (highest ?? 0) + 1
      try connection.run("INSERT INTO kit_text_space (number, space_id) VALUES (\(number), \(space))")
    }
  }

  /// Below the first.
  var start: Int64 { number << Self.bits }
  /// Above the last.
  var end: Int64 { (number + 1) << Self.bits }
  var middle: Int64 { start + (end - start) / 2 }
}

extension [SQL] {
  package func joined(_ separator: SQL) -> SQL {
    SQL(joining: self, separator)
  }
}
