import Kit

/// The catalogue belongs to the whole installation: its tables have no `space_id`. What people do with its wines belongs to
/// them and their spaces.
enum WinesMigrations {
  static let all: [Migration] = [
    Migration(
      "wines.0001-catalogue",
      [
        // One row, made by the first import: tells one catalogue from another, and its states apart.
        """
        CREATE TABLE wines_catalogue (
          slot INTEGER PRIMARY KEY,
          id TEXT NOT NULL,
          revision BIGINT NOT NULL,
          wines BIGINT NOT NULL,
          changed_at BIGINT NOT NULL
        )
        """,
        """
        CREATE TABLE wines_wine (
          number INTEGER PRIMARY KEY,
          wine_key TEXT NOT NULL,
          name TEXT NOT NULL,
          name_key TEXT NOT NULL,
          winery TEXT NOT NULL,
          appellation TEXT NOT NULL,
          region TEXT NOT NULL,
          country TEXT NOT NULL,
          grapes TEXT NOT NULL,
          food TEXT NOT NULL,
          type TEXT NOT NULL,
          type_basis TEXT NOT NULL,
          alcohol INTEGER,
          body TEXT NOT NULL,
          acidity TEXT NOT NULL,
          description TEXT NOT NULL,
          website TEXT NOT NULL,
          years TEXT NOT NULL,
          source TEXT NOT NULL,
          import_id TEXT NOT NULL
        )
        """,
        "CREATE UNIQUE INDEX wines_wine_by_key ON wines_wine (wine_key)",
        "CREATE INDEX wines_wine_by_name ON wines_wine (name_key, number)",
        // What one source says of one vintage; year 0 where it names none.
        """
        CREATE TABLE wines_vintage (
          wine INTEGER NOT NULL REFERENCES wines_wine (number) ON DELETE CASCADE,
          year INTEGER NOT NULL,
          source TEXT NOT NULL,
          taster TEXT NOT NULL,
          score INTEGER,
          scale INTEGER,
          opinions INTEGER,
          price BIGINT,
          currency TEXT,
          note TEXT NOT NULL,
          import_id TEXT NOT NULL,
          PRIMARY KEY (wine, year, source, taster)
        ) \(Dialect.clustered)
        """,
        // The search's own picture of the catalogue, in pieces.
        """
        CREATE TABLE wines_index (
          revision BIGINT NOT NULL,
          position INTEGER NOT NULL,
          bytes BLOB NOT NULL,
          PRIMARY KEY (revision, position)
        )
        """,
      ])
  ]
}
