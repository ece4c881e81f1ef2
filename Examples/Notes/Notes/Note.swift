import Kit

struct Note: Hashable, Stored {
  let id: ID<Note>
  let text: String

  static let topic: Topic = "notes.note"
  static let table = SpaceTable("notes_note", hasTrash: true)
  static let columns: SQL = "id, text"
  static var gone: Phrase { NotesPhrases.gone }

  static let added = Event<NoDetail>("note.added") { NotesPhrases.saved($0.title) }
  static let changed = Event<NoDetail>("note.changed") { NotesPhrases.saved($0.title) }
  static let deleted = Event<NoDetail>(
    "note.deleted", undo: .restoring, isDeletion: true,
    says: { NotesPhrases.deleted($0.title) }, undone: { NotesPhrases.back($0.title) })

  var subject: Subject { Subject(Note.topic, id, title: text) }
}

extension Note {
  init(_ row: SQLRow, in space: Space) throws {
    self.init(id: try row["id"], text: try row["text"])
  }
}

extension Capability {
  static let addToNote = Capability(
    "notes.add", offer: NotesPhrases.addToNote, topics: [Note.topic],
    of: { (id: ID<Note>, view) in try NoteStore(view).note(id).subject }, opens: NotesPaths.note)
}
