import Kit

enum NotesMigrations {
  static let all = [
    Migration(
      "notes.0001-notes",
      [
        """
        CREATE TABLE notes_note (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          text TEXT NOT NULL,
          trash_id TEXT
        )
        """,
        """
        CREATE TABLE notes_line (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          note_id TEXT NOT NULL REFERENCES notes_note (id),
          text TEXT NOT NULL,
          trash_id TEXT
        )
        """,
        "CREATE INDEX notes_note_by_space ON notes_note (space_id)",
        "CREATE INDEX notes_line_by_space ON notes_line (space_id)",
        "CREATE INDEX notes_line_by_note ON notes_line (note_id)",
      ])
  ]
}
