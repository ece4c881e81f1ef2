import Kit

/// The notes of one space: reading.
struct NoteStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  func notes() throws -> [Note] {
    try scope.connection.rows(
      "SELECT \(Note.columns) FROM notes_note WHERE \(Note.shown(in: scope.space)) ORDER BY id"
    ).map { try Note($0, in: scope.space) }
  }

  /// - Throws: ``Refusal/notFound``, or ``Refusal/gone(_:)`` when it has been deleted.
  func note(_ id: ID<Note>) throws -> Note {
    try scope.find(id)
  }

  func lines(of note: ID<Note>) throws -> [String] {
    try scope.connection.rows(
      """
      SELECT text FROM notes_line WHERE note_id = \(note) AND space_id = \(scope.space.id) AND trash_id IS NULL ORDER BY id
      """
    ).map { try $0["text"] }
  }
}

extension NoteStore where Scope == SpaceTransaction {
  @discardableResult
  func add(_ draft: NoteDraft, id: ID<Note>) throws -> Note {
    let note = Note(id: id, details: try draft.validated())
    try scope.claim(id)
    try scope.run(
      """
      INSERT INTO notes_note (id, space_id, \(NoteDraft.columns))
      VALUES (\(id), \(scope.space.id), \(note.details.columnValues))
      """)
    try scope.record(Note.added, of: note.subject)
    return note
  }

  func addLine(_ draft: NoteDraft, to id: ID<Note>) throws {
    let (note, text) = (try note(id), try draft.validated().text)
    try scope.run(
      """
      INSERT INTO notes_line (id, space_id, note_id, text)
      VALUES (\(scope.mint.id(Note.self)), \(scope.space.id), \(note.id), \(text))
      """)
    try scope.record(Note.changed, of: note.subject)
  }

  /// A note takes its lines along.
  /// - Returns: the deletion, which undoing takes back; `nil` when it was deleted before.
  @discardableResult
  func remove(_ id: ID<Note>) throws -> ID<Activity>? {
    guard let deletion = try scope.trash(id, Note.deleted) else { return nil }
    try scope.trashAll(in: Note.lines, "note_id = \(id)", with: deletion)
    return deletion
  }
}
