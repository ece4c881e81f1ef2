import Kit

enum NotesPaths {
  static let notes = FixedPath(inSpace: "/notes")
  static let newNote = FixedPath(inSpace: "/notes/new")
  static let note = Path<ID<Note>>(inSpace: "/notes/note/:note")
  static let lines = Path<ID<Note>>(inSpace: "/notes/note/:note/lines")
  static let deletion = Path<ID<Note>>(inSpace: "/notes/note/:note/deletion")
}
