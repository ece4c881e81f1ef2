import Kit

struct Note: Hashable, Stored {
  let id: ID<Note>
  /// What its form says.
  let details: NoteDraft

  static let topic: Topic = "notes.note"
  static let table = SpaceTable("notes_note", hasTrash: true)
  static let lines = SpaceTable("notes_line", hasTrash: true)
  static var columns: SQL { "id, \(NoteDraft.columns)" }
  static var gone: Phrase { NotesPhrases.gone }

  static let noun = Noun(
    es: .feminine("nota", "notas"), en: ("note", "notes"), pt: .feminine("anotação", "anotações"))
  static let added = Event("note.added", \.new, of: noun)
  static let changed = Event("note.changed", \.changed, of: noun)
  static let deleted = Event.deletion("note.deleted", of: noun)

  var text: String { details.text }
  var subject: Subject { Subject(Note.topic, id, title: text) }
}

extension Note {
  init(_ row: SQLRow, in space: Space) throws {
    self.init(id: try row["id"], details: try NoteDraft.kept.draft(row))
  }
}

extension Action {
  static let addNote = Action("notes.note.add", [.newID] + NoteDraft.inputs, offline: .make)
  static let addLine = Action("notes.line.add", NoteDraft.inputs)
  static let deleteNote = Action("notes.note.delete", offline: .set)
}

extension Capability {
  static let addToNote = Capability(
    "notes.add", offer: NotesPhrases.addToNote, topics: [Note.topic],
    of: { (id: ID<Note>, view) in try NoteStore(view).note(id).subject }, opens: NotesPaths.note)
}
