import Kit

/// The smallest app that uses the whole house: notes, each with lines that go to the trash with it.
struct NotesApp: App {
  let id = "notes"
  let icon: Icon = "note"
  var name: Phrase { NotesPhrases.notes }
  var tabs: [Tab] { [Tab(NotesPhrases.notes, icon: icon, link: NotesPaths.notes())] }
  var trashTables: [SQL] { ["notes_line", "notes_note"] }

  var migrations: [Migration] {
    [
      Migration(
        "notes.0001-notes",
        [
          """
          CREATE TABLE notes_note (
            id TEXT PRIMARY KEY, space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
            text TEXT NOT NULL, trash_id TEXT
          )
          """,
          """
          CREATE TABLE notes_line (
            id TEXT PRIMARY KEY, space_id TEXT NOT NULL, note_id TEXT NOT NULL REFERENCES notes_note (id),
            text TEXT NOT NULL, trash_id TEXT
          )
          """,
        ])
    ]
  }

  func addRoutes(to routes: inout Routes) {
    NoteHandlers.add(to: &routes)
  }

  func sentence(for activity: Activity) -> Phrase { Phrase(verbatim: activity.subject.title) }
  func holdsAmounts(in scope: SpaceView) throws -> Bool { false }
  func addSample(in language: Language, to edit: Edit) throws {}
}

enum NotesPaths {
  static let notes = FixedPath(inSpace: "/notes")
  static let newNote = FixedPath(inSpace: "/notes/new")
  static let settings = FixedPath(inSpace: "/notes/settings")
  static let fault = FixedPath(inSpace: "/notes/fault")
  static let note = Path<ID<Note>>(inSpace: "/notes/note/:note")
  static let deletion = Path<ID<Note>>(inSpace: "/notes/note/:note/deletion")
}

enum NotesPhrases {
  static let notes = Phrase(es: "Notas", en: "Notes", pt: "Apontamentos")
  static let text = Phrase(es: "Texto", en: "Text", pt: "Texto")
  static let missing = Phrase(es: "Escribe algo.", en: "Write something.", pt: "Escreva algo.")
  static let gone = Phrase(es: "Se ha eliminado.", en: "It has been deleted.", pt: "Foi eliminado.")
}
