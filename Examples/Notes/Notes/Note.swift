import Kit

struct Note: Hashable, Sendable {
  let id: ID<Note>
  let text: String

  static let topic: Topic = "notes.note"

  var subject: Subject { Subject(Note.topic, id, title: text) }
}

extension Capability {
  static let addToNote = Capability(
    "notes.add", offer: NotesPhrases.addToNote, topics: [Note.topic],
    of: { (id: ID<Note>, view) in try NoteStore(view).note(id).subject }, opens: NotesPaths.note)
}
