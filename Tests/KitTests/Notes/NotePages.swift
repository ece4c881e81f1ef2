import Kit

enum NoteHandlers {
  static func add(to routes: inout Routes) {
    routes.get(NotesPaths.notes, for: .member, freshness: .space, list)
    routes.get(NotesPaths.newNote, for: .member, new)
    routes.post(NotesPaths.newNote, for: .member, add)
    routes.get(NotesPaths.settings, for: .owner, freshness: .space, settings)
    routes.get(NotesPaths.fault, for: .member, fault)
    routes.get(NotesPaths.note, for: .member, freshness: .space, note)
    routes.post(NotesPaths.deletion, for: .member, delete)
  }

  @Sendable static func list(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.show { view in NoteList(notes: try NoteStore(view).notes()) }
  }

  @Sendable static func settings(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.show { _ in NoteList(notes: []) }
  }

  @Sendable static func note(_ visit: SpaceVisit, _ id: ID<Note>) async throws -> Reply {
    try await visit.show { view in NoteList(notes: [try NoteStore(view).note(id)]) }
  }

  @Sendable static func new(_ visit: SpaceVisit) async throws -> Reply {
    let fresh = Form([("id", visit.house.mint.uuid().text)])
    return try await visit.show { _ in NoteForm(state: FormState(fresh, mint: visit.house.mint)) }
  }

  @Sendable static func add(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.take(
      orShow: { _, state in NoteForm(state: state) },
      by: {
        let id: ID<Note> = try visit.form.id()
        let text = visit.form.trimmed("text")
        if text.isEmpty { throw Invalid(["text": NotesPhrases.missing]) }
        return try await visit.change { edit in
          try NoteStore(edit).add(text, id: id)
          return Destination(NotesPaths.notes())
        }
      })
  }

  @Sendable static func delete(_ visit: SpaceVisit, _ id: ID<Note>) async throws -> Reply {
    try await visit.change { edit in Destination(NotesPaths.notes(), done: try NoteStore(edit).delete(id)) }
  }

  struct Mishap: Error {
    let secret = "the secret detail of a fault"
  }

  @Sendable static func fault(_ visit: SpaceVisit) async throws -> Reply {
    throw Mishap()
  }
}

struct NoteList: Screen {
  let notes: [Note]

  var title: Phrase { NotesPhrases.notes }
  var topics: [Topic] { [Note.topic] }
  var bar: NavigationBar { NavigationBar(trailing: .add(NotesPhrases.notes, to: NotesPaths.newNote())) }

  var content: HTML {
    Group(
      rows: notes.map { note in
        Row(
          id: note.id.description, title: Phrase(verbatim: note.text), opens: NotesPaths.note(note.id),
          deletion: Row.Deletion(NotesPaths.deletion(note.id), of: note.text))
      }
    ).html
  }
}

struct NoteForm: Screen {
  let state: FormState

  var title: Phrase { NotesPhrases.notes }
  var bar: NavigationBar { NavigationBar(leading: .cancel(to: NotesPaths.notes()), trailing: .submit()) }

  var content: HTML {
    state.form(posts: NotesPaths.newNote(), "\(state.hidden("id"))\(state.area("text", NotesPhrases.text))")
  }
}
