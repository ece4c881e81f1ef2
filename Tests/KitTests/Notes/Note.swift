import Kit

struct Note: Hashable, Sendable {
  let id: ID<Note>
  let text: String

  static let topic: Topic = "notes.note"

  var subject: Subject { Subject(Note.topic, id, title: text) }
}

struct NoteStore<Scope: SpaceScope> {
  let scope: Scope

  init(_ scope: Scope) {
    self.scope = scope
  }

  func notes() throws -> [Note] {
    try scope.connection.rows(
      "SELECT id, text FROM notes_note WHERE space_id = \(scope.space.id) AND trash_id IS NULL ORDER BY id"
    ).map { Note(id: try $0["id"], text: try $0["text"]) }
  }

  func lines(of note: ID<Note>) throws -> [String] {
    try scope.connection.rows(
      "SELECT text FROM notes_line WHERE note_id = \(note) AND space_id = \(scope.space.id) AND trash_id IS NULL"
    ).map { try $0["text"] }
  }

  func note(_ id: ID<Note>) throws -> Note {
    let row = try scope.connection.row(
      "SELECT text, trash_id FROM notes_note WHERE space_id = \(scope.space.id) AND id = \(id)")
    guard let row else { throw Refusal.notFound }
    guard try row["trash_id"] as String? == nil else { throw Refusal.gone(NotesPhrases.gone) }
    return Note(id: id, text: try row["text"])
  }
}

extension NoteStore where Scope == Edit {
  @discardableResult
  func add(_ text: String, lines: [String] = [], id: ID<Note>? = nil) throws -> Note {
    let note = Note(id: id ?? scope.mint.id(), text: text)
    try scope.run("INSERT INTO notes_note (id, space_id, text) VALUES (\(note.id), \(scope.space.id), \(text))")
    for line in lines {
      try scope.run(
        """
        INSERT INTO notes_line (id, space_id, note_id, text)
        VALUES (\(scope.mint.id(Note.self)), \(scope.space.id), \(note.id), \(line))
        """)
    }
    try scope.record("note.added", of: note.subject)
    return note
  }

  @discardableResult
  func delete(_ id: ID<Note>) throws -> ID<Activity> {
    let deletion = try scope.record("note.deleted", of: try note(id).subject, undoable: true)
    for (table, column): (SQL, SQL) in [("notes_line", "note_id"), ("notes_note", "id")] {
      try scope.run(
        """
        UPDATE \(table) SET trash_id = \(deletion)
        WHERE \(column) = \(id) AND space_id = \(scope.space.id) AND trash_id IS NULL
        """)
    }
    return deletion
  }

  func deleteLine(_ text: String) throws -> ID<Activity> {
    let deletion = try scope.record("line.deleted", of: Subject(Note.topic, ID<Note>(scope.mint.uuid()), title: text))
    try scope.run("UPDATE notes_line SET trash_id = \(deletion) WHERE text = \(text) AND space_id = \(scope.space.id)")
    return deletion
  }
}
