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
          slot \(Dialect.whole) PRIMARY KEY,
          id TEXT NOT NULL,
          revision BIGINT NOT NULL,
          wines BIGINT NOT NULL,
          changed_at BIGINT NOT NULL
        )
        """,
        """
        CREATE TABLE wines_wine (
          number \(Dialect.whole) PRIMARY KEY,
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
          alcohol \(Dialect.whole),
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
          wine \(Dialect.whole) NOT NULL REFERENCES wines_wine (number) ON DELETE CASCADE,
          year \(Dialect.whole) NOT NULL,
          source TEXT NOT NULL,
          taster TEXT NOT NULL,
          score \(Dialect.whole),
          scale \(Dialect.whole),
          opinions \(Dialect.whole),
          price BIGINT,
          currency TEXT,
          note TEXT NOT NULL,
          import_id TEXT NOT NULL,
          PRIMARY KEY (wine, year, source, taster)
        ) \(Dialect.clustered)
        """,
        // What was brought in, so that it can be taken back: by the owners of the space whence it came, or, where it came from the
        // terminal, by all.
        """
        CREATE TABLE wines_import (
          id TEXT PRIMARY KEY,
          home TEXT,
          file TEXT NOT NULL,
          author TEXT NOT NULL,
          added BIGINT NOT NULL,
          merged BIGINT NOT NULL,
          at BIGINT NOT NULL,
          returned_at BIGINT
        )
        """,
        // The search's own picture of the catalogue, in pieces.
        """
        CREATE TABLE wines_index (
          revision BIGINT NOT NULL,
          position \(Dialect.whole) NOT NULL,
          bytes \(Dialect.bytes) NOT NULL,
          PRIMARY KEY (revision, position)
        )
        """,
      ]),
    Migration(
      "wines.0002-own",
      [
        // A favourite, or something to be tried: one person's own.
        """
        CREATE TABLE wines_own_mark (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          person_id TEXT NOT NULL REFERENCES kit_person (id) ON DELETE CASCADE,
          wine \(Dialect.whole) NOT NULL REFERENCES wines_wine (number),
          mark TEXT NOT NULL,
          marked_at BIGINT NOT NULL,
          trash_id TEXT
        )
        """,
        "CREATE INDEX wines_own_mark_by_space ON wines_own_mark (space_id, person_id, mark, marked_at)",
        "CREATE INDEX wines_own_mark_by_person ON wines_own_mark (person_id)",
        "CREATE INDEX wines_own_mark_by_wine ON wines_own_mark (wine)",
        "CREATE INDEX wines_own_mark_by_trash ON wines_own_mark (trash_id) WHERE trash_id IS NOT NULL",
        // What somebody drank and thought of it; told to the space where they share it.
        """
        CREATE TABLE wines_own_tasting (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          person_id TEXT NOT NULL REFERENCES kit_person (id) ON DELETE CASCADE,
          person_name TEXT NOT NULL,
          wine \(Dialect.whole) NOT NULL REFERENCES wines_wine (number),
          rating \(Dialect.whole),
          note TEXT NOT NULL,
          drunk_on TEXT NOT NULL,
          year TEXT NOT NULL,
          is_shared \(Dialect.whole) NOT NULL,
          trash_id TEXT
        )
        """,
        "CREATE INDEX wines_own_tasting_by_space ON wines_own_tasting (space_id, drunk_on, id)",
        "CREATE INDEX wines_own_tasting_by_person ON wines_own_tasting (person_id)",
        "CREATE INDEX wines_own_tasting_by_wine ON wines_own_tasting (wine)",
        "CREATE INDEX wines_own_tasting_by_trash ON wines_own_tasting (trash_id) WHERE trash_id IS NOT NULL",
      ]),
    Migration(
      "wines.0003-selections",
      [
        // Wines that the people of a space put together, for a dinner or a cellar.
        """
        CREATE TABLE wines_selection (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          name TEXT NOT NULL,
          name_key TEXT NOT NULL,
          trash_id TEXT,
          created_at BIGINT NOT NULL
        )
        """,
        "CREATE INDEX wines_selection_by_name ON wines_selection (space_id, name_key, id) WHERE trash_id IS NULL",
        "CREATE INDEX wines_selection_by_space ON wines_selection (space_id)",
        "CREATE INDEX wines_selection_by_trash ON wines_selection (trash_id) WHERE trash_id IS NOT NULL",
        """
        CREATE TABLE wines_selected (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          selection_id TEXT NOT NULL REFERENCES wines_selection (id) ON DELETE CASCADE,
          wine \(Dialect.whole) NOT NULL REFERENCES wines_wine (number),
          added_at BIGINT NOT NULL,
          trash_id TEXT
        )
        """,
        "CREATE INDEX wines_selected_by_selection ON wines_selected (selection_id, added_at)",
        "CREATE INDEX wines_selected_by_space ON wines_selected (space_id)",
        "CREATE INDEX wines_selected_by_wine ON wines_selected (wine)",
        "CREATE INDEX wines_selected_by_trash ON wines_selected (trash_id) WHERE trash_id IS NOT NULL",
      ]),
    Migration(
      "wines.0004-once",
      [
        // A wine is kept once as one thing, and stands once on a list.
        """
        DELETE FROM wines_own_mark WHERE trash_id IS NULL AND EXISTS (
          SELECT 1 FROM wines_own_mark AS other
          WHERE other.space_id = wines_own_mark.space_id AND other.person_id = wines_own_mark.person_id
            AND other.wine = wines_own_mark.wine AND other.mark = wines_own_mark.mark AND other.trash_id IS NULL
            AND other.id < wines_own_mark.id)
        """,
        """
        CREATE UNIQUE INDEX wines_own_mark_once ON wines_own_mark (space_id, person_id, wine, mark)
        WHERE trash_id IS NULL
        """,
        """
        DELETE FROM wines_selected WHERE trash_id IS NULL AND EXISTS (
          SELECT 1 FROM wines_selected AS other
          WHERE other.selection_id = wines_selected.selection_id AND other.wine = wines_selected.wine
            AND other.trash_id IS NULL AND other.id < wines_selected.id)
        """,
        "CREATE UNIQUE INDEX wines_selected_once ON wines_selected (selection_id, wine) WHERE trash_id IS NULL",
      ]),
    Migration(
      "wines.0005-numbers",
      [
        // The highest number that a wine ever had, so that the address of one that went never leads to another.
        "ALTER TABLE wines_catalogue ADD COLUMN last_number BIGINT NOT NULL DEFAULT 0"
      ]),
    Migration(
      "wines.0006-reviews",
      [
        // One taster may judge a vintage more than once: `place` tells these reviews apart.
        """
        CREATE TABLE wines_vintage_with_place (
          wine \(Dialect.whole) NOT NULL REFERENCES wines_wine (number) ON DELETE CASCADE,
          year \(Dialect.whole) NOT NULL,
          source TEXT NOT NULL,
          taster TEXT NOT NULL,
          place \(Dialect.whole) NOT NULL,
          score \(Dialect.whole),
          scale \(Dialect.whole),
          opinions \(Dialect.whole),
          price BIGINT,
          currency TEXT,
          note TEXT NOT NULL,
          import_id TEXT NOT NULL,
          PRIMARY KEY (wine, year, source, taster, place)
        ) \(Dialect.clustered)
        """,
        """
        INSERT INTO wines_vintage_with_place (wine, year, source, taster, place, score, scale, opinions, price, currency, \
        note, import_id)
        SELECT wine, year, source, taster, 0, score, scale, opinions, price, currency, note, import_id FROM wines_vintage
        """,
        "DROP TABLE wines_vintage",
        "ALTER TABLE wines_vintage_with_place RENAME TO wines_vintage",
        // What an import changed, as it was before, so that it can be given back.
        """
        CREATE TABLE wines_former_wine (
          number \(Dialect.whole) NOT NULL REFERENCES wines_wine (number) ON DELETE CASCADE,
          import_id TEXT NOT NULL,
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
          alcohol \(Dialect.whole),
          body TEXT NOT NULL,
          acidity TEXT NOT NULL,
          description TEXT NOT NULL,
          website TEXT NOT NULL,
          years TEXT NOT NULL,
          PRIMARY KEY (number, import_id)
        ) \(Dialect.clustered)
        """,
        "CREATE INDEX wines_former_wine_by_import ON wines_former_wine (import_id)",
        """
        CREATE TABLE wines_former_vintage (
          wine \(Dialect.whole) NOT NULL REFERENCES wines_wine (number) ON DELETE CASCADE,
          year \(Dialect.whole) NOT NULL,
          source TEXT NOT NULL,
          taster TEXT NOT NULL,
          place \(Dialect.whole) NOT NULL,
          import_id TEXT NOT NULL,
          score \(Dialect.whole),
          scale \(Dialect.whole),
          opinions \(Dialect.whole),
          price BIGINT,
          currency TEXT,
          note TEXT NOT NULL,
          PRIMARY KEY (wine, year, source, taster, place, import_id)
        ) \(Dialect.clustered)
        """,
        "CREATE INDEX wines_former_vintage_by_import ON wines_former_vintage (import_id)",
      ]),
    Migration(
      "wines.0007-source-ids",
      [
        // By what a source's other files name its wines.
        """
        CREATE TABLE wines_source_id (
          source TEXT NOT NULL,
          id TEXT NOT NULL,
          wine \(Dialect.whole) NOT NULL REFERENCES wines_wine (number) ON DELETE CASCADE,
          PRIMARY KEY (source, id)
        ) \(Dialect.clustered)
        """,
        "CREATE INDEX wines_source_id_by_wine ON wines_source_id (wine)",
      ]),
    Migration(
      "wines.0008-unfinished-imports",
      [
        // Written before anything of an import is, so that one that a stop cuts short is found and taken back.
        "ALTER TABLE wines_import ADD COLUMN is_running \(Dialect.whole) NOT NULL DEFAULT 0"
      ]),
    Migration(
      "wines.0009-twins",
      [
        // The wine as which it is shown: itself, or the one that came before it and is the same.
        "ALTER TABLE wines_wine ADD COLUMN head BIGINT NOT NULL DEFAULT 0",
        "UPDATE wines_wine SET head = number",
        "CREATE INDEX wines_wine_by_head ON wines_wine (head)",
      ]),
    Migration(
      "wines.0010-starter",
      [
        // Which edition of the wines that come with the program is in it.
        "ALTER TABLE wines_catalogue ADD COLUMN starter BIGINT NOT NULL DEFAULT 0"
      ]),
    Migration(
      "wines.0011-downloads",
      [
        // What has come of a file that the house fetches, until it is whole.
        """
        CREATE TABLE wines_download (
          address TEXT PRIMARY KEY,
          mark TEXT NOT NULL,
          bytes BIGINT NOT NULL,
          began_at BIGINT NOT NULL
        )
        """,
        """
        CREATE TABLE wines_download_piece (
          address TEXT NOT NULL REFERENCES wines_download (address) ON DELETE CASCADE,
          position BIGINT NOT NULL,
          bytes \(Dialect.bytes) NOT NULL,
          PRIMARY KEY (address, position)
        )
        """,
      ]),
    Migration(
      "wines.0012-cellar",
      [
        // Bottles that were bought together and lie at one place, as many as are left; in the space's currency what one cost.
        """
        CREATE TABLE wines_cellar_lot (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          wine \(Dialect.whole) NOT NULL REFERENCES wines_wine (number),
          bottles \(Dialect.whole) NOT NULL,
          year TEXT NOT NULL,
          place TEXT NOT NULL,
          bought_on TEXT NOT NULL,
          price BIGINT,
          drink_by TEXT NOT NULL,
          created_at BIGINT NOT NULL,
          trash_id TEXT
        )
        """,
        "CREATE INDEX wines_cellar_lot_by_space ON wines_cellar_lot (space_id, created_at, id)",
        "CREATE INDEX wines_cellar_lot_by_wine ON wines_cellar_lot (wine)",
        "CREATE INDEX wines_cellar_lot_by_trash ON wines_cellar_lot (trash_id) WHERE trash_id IS NOT NULL",
        // One bottle of them each.
        """
        CREATE TABLE wines_cellar_drunk (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          lot_id TEXT NOT NULL REFERENCES wines_cellar_lot (id) ON DELETE CASCADE,
          drunk_on TEXT NOT NULL,
          person_name TEXT NOT NULL
        )
        """,
        "CREATE INDEX wines_cellar_drunk_by_space ON wines_cellar_drunk (space_id, drunk_on, id)",
        "CREATE INDEX wines_cellar_drunk_by_lot ON wines_cellar_drunk (lot_id)",
      ]),
    Migration(
      "wines.0013-house-wines",
      [
        // What a space wrote down by hand. It has a row among all wines, under a number that no other wine gets, which goes with it.
        """
        CREATE TABLE wines_house_wine (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          number \(Dialect.whole) NOT NULL,
          name TEXT NOT NULL,
          winery TEXT NOT NULL,
          type TEXT NOT NULL,
          year TEXT NOT NULL,
          place TEXT NOT NULL,
          country TEXT NOT NULL,
          grapes TEXT NOT NULL,
          price BIGINT,
          picture_id TEXT,
          created_at BIGINT NOT NULL,
          trash_id TEXT
        )
        """,
        "CREATE UNIQUE INDEX wines_house_wine_by_number ON wines_house_wine (number)",
        "CREATE INDEX wines_house_wine_by_space ON wines_house_wine (space_id, number)",
        "CREATE INDEX wines_house_wine_by_picture ON wines_house_wine (picture_id) WHERE picture_id IS NOT NULL",
        "CREATE INDEX wines_house_wine_by_trash ON wines_house_wine (trash_id) WHERE trash_id IS NOT NULL",
        "ALTER TABLE wines_wine ADD COLUMN house_id TEXT REFERENCES wines_house_wine (id) ON DELETE CASCADE",
        "CREATE INDEX wines_wine_by_house ON wines_wine (house_id)",
        // One row: the last number that was given to one of them.
        "CREATE TABLE wines_house_number (slot \(Dialect.whole) PRIMARY KEY, last BIGINT NOT NULL)",
      ]),
    Migration(
      "wines.0014-people",
      [
        // What somebody keeps and notes is theirs in whichever space they are: it ends with them, and not with the space in which they
        // said so. A mark goes with its wine; a note stays, under the name that the wine had.
        "ALTER TABLE wines_own_mark RENAME TO wines_former_mark",
        """
        CREATE TABLE wines_own_mark (
          id TEXT PRIMARY KEY,
          space_id TEXT REFERENCES kit_space (id) ON DELETE SET NULL,
          person_id TEXT NOT NULL REFERENCES kit_person (id) ON DELETE CASCADE,
          wine \(Dialect.whole) NOT NULL REFERENCES wines_wine (number) ON DELETE CASCADE,
          mark TEXT NOT NULL,
          marked_at BIGINT NOT NULL,
          trash_id TEXT
        )
        """,
        // What was kept in two spaces is kept once, since it was kept first.
        """
        INSERT INTO wines_own_mark (id, space_id, person_id, wine, mark, marked_at, trash_id)
        SELECT id, space_id, person_id, wine, mark, marked_at, trash_id FROM wines_former_mark AS one
        WHERE trash_id IS NOT NULL OR NOT EXISTS (
          SELECT 1 FROM wines_former_mark AS other
          WHERE other.person_id = one.person_id AND other.wine = one.wine AND other.mark = one.mark
            AND other.trash_id IS NULL AND (other.marked_at, other.id) < (one.marked_at, one.id))
        """,
        "DROP TABLE wines_former_mark",
        "CREATE INDEX wines_own_mark_by_person ON wines_own_mark (person_id, mark, marked_at, id)",
        "CREATE INDEX wines_own_mark_by_space ON wines_own_mark (space_id)",
        "CREATE INDEX wines_own_mark_by_wine ON wines_own_mark (wine)",
        "CREATE INDEX wines_own_mark_by_trash ON wines_own_mark (trash_id) WHERE trash_id IS NOT NULL",
        "CREATE UNIQUE INDEX wines_own_mark_once ON wines_own_mark (person_id, wine, mark) WHERE trash_id IS NULL",
        "ALTER TABLE wines_own_tasting RENAME TO wines_former_tasting",
        """
        CREATE TABLE wines_own_tasting (
          id TEXT PRIMARY KEY,
          space_id TEXT REFERENCES kit_space (id) ON DELETE SET NULL,
          person_id TEXT NOT NULL REFERENCES kit_person (id) ON DELETE CASCADE,
          person_name TEXT NOT NULL,
          wine \(Dialect.whole) REFERENCES wines_wine (number) ON DELETE SET NULL,
          wine_name TEXT NOT NULL,
          rating \(Dialect.whole),
          note TEXT NOT NULL,
          drunk_on TEXT NOT NULL,
          year TEXT NOT NULL,
          trash_id TEXT
        )
        """,
        """
        INSERT INTO wines_own_tasting (id, space_id, person_id, person_name, wine, wine_name, rating, note, drunk_on, \
        year, trash_id)
        SELECT id, space_id, person_id, person_name, wine, (SELECT name FROM wines_wine WHERE number = wine), rating, note, \
        drunk_on, year, trash_id FROM wines_former_tasting
        """,
        // The space whose members are told a note, as long as whose it is is one of them.
        """
        CREATE TABLE wines_shared_tasting (
          tasting_id TEXT PRIMARY KEY REFERENCES wines_own_tasting (id) ON DELETE CASCADE,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          person_id TEXT NOT NULL REFERENCES kit_person (id) ON DELETE CASCADE,
          \(Member.reference)
        )
        """,
        """
        INSERT INTO wines_shared_tasting (tasting_id, space_id, person_id)
        SELECT id, space_id, person_id FROM wines_former_tasting WHERE is_shared = 1 AND \(Member.stillBelongs)
        """,
        "DROP TABLE wines_former_tasting",
        "CREATE INDEX wines_own_tasting_by_person ON wines_own_tasting (person_id, drunk_on, id)",
        "CREATE INDEX wines_own_tasting_by_space ON wines_own_tasting (space_id)",
        "CREATE INDEX wines_own_tasting_by_wine ON wines_own_tasting (wine)",
        "CREATE INDEX wines_own_tasting_by_trash ON wines_own_tasting (trash_id) WHERE trash_id IS NOT NULL",
        "CREATE INDEX wines_shared_tasting_by_space ON wines_shared_tasting (space_id, tasting_id)",
        "CREATE INDEX wines_shared_tasting_by_person ON wines_shared_tasting (person_id)",
      ]),
    Migration(
      "wines.0015-profiles",
      [
        // What of theirs somebody shows: to the people of a space, as long as they are one of them, or, where it names none, to whoever
        // has a link.
        """
        CREATE TABLE wines_shown (
          id TEXT PRIMARY KEY,
          person_id TEXT NOT NULL REFERENCES kit_person (id) ON DELETE CASCADE,
          space_id TEXT REFERENCES kit_space (id) ON DELETE CASCADE,
          field TEXT NOT NULL,
          shown_at BIGINT NOT NULL,
          \(Member.reference)
        )
        """,
        "CREATE UNIQUE INDEX wines_shown_once ON wines_shown (person_id, field, space_id) WHERE space_id IS NOT NULL",
        "CREATE UNIQUE INDEX wines_shown_by_link ON wines_shown (person_id, field) WHERE space_id IS NULL",
        "CREATE INDEX wines_shown_by_person ON wines_shown (person_id)",
        "CREATE INDEX wines_shown_by_space ON wines_shown (space_id)",
        // Who began it.
        "ALTER TABLE wines_selection ADD COLUMN person_id TEXT REFERENCES kit_person (id) ON DELETE SET NULL",
        "CREATE INDEX wines_selection_by_person ON wines_selection (person_id)",
      ]),
    Migration(
      "wines.0016-food",
      [
        // What a wine that was written down by hand goes with, in its people's words.
        "ALTER TABLE wines_house_wine ADD COLUMN food TEXT NOT NULL DEFAULT ''",
        // The wine that it turned out to be, whose label and price it keeps for its space.
        "ALTER TABLE wines_house_wine ADD COLUMN label_of \(Dialect.whole)",
        "CREATE INDEX wines_house_wine_by_label ON wines_house_wine (label_of) WHERE label_of IS NOT NULL",
      ]),
    Migration(
      "wines.0017-leaving",
      [
        // What an operator had taken in of a space's own wines, and has taken back: it goes once nobody else keeps it.
        """
        CREATE TABLE wines_leaving (
          wine \(Dialect.whole) NOT NULL PRIMARY KEY REFERENCES wines_wine (number) ON DELETE CASCADE
        ) \(Dialect.clustered)
        """,
        // The imports that speak of what was taken in.
        """
        CREATE TABLE wines_named (
          wine \(Dialect.whole) NOT NULL REFERENCES wines_wine (number) ON DELETE CASCADE,
          import_id TEXT NOT NULL,
          PRIMARY KEY (wine, import_id)
        ) \(Dialect.clustered)
        """,
        "CREATE INDEX wines_named_by_import ON wines_named (import_id)",
      ]),
    // What is in the house, without what has been drunk.
    Migration(
      "wines.0018-in-the-house",
      [
        """
        CREATE INDEX wines_cellar_lot_there ON wines_cellar_lot (space_id, created_at, id)
        WHERE bottles > 0 AND trash_id IS NULL
        """
      ]),
  ]
}
