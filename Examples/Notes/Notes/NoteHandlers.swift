import Kit

enum NoteHandlers {
  static func add(to routes: inout Routes) {
    routes.get(NotesPaths.notes, for: .member, freshness: .space, list)
    routes.form(NotesPaths.newNote, for: .member, as: .addNote, new, add)
    routes.get(NotesPaths.note, for: .member, note)
    routes.post(NotesPaths.lines, for: .member, as: .addLine, addLine)
    routes.change(NotesPaths.deletion, for: .member, as: .deleteNote, leadingTo: NotesPaths.notes()) {
      try NoteStore($0).remove($1)
    }
    routes.get(NotesPaths.note, forGuestsWho: [.addToNote], note)
    routes.post(NotesPaths.lines, forGuestsWho: [.addToNote], as: .addLine, addLine)
  }

  private static func list(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.show { NoteList(notes: try NoteStore($0).notes()) }
  }

  private static func new(_ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?) -> NoteForm {
    NoteForm(state: state ?? .fresh(visit.house.mint))
  }

  private static func add(_ visit: SpaceVisit) async throws -> Reply {
    let (draft, id): (NoteDraft, ID<Note>) = (NoteDraft(visit.form), try visit.form.id())
    return try await visit.change(leadingTo: NotesPaths.notes()) { try NoteStore($0).add(draft, id: id) }
  }

  private static func note(_ visit: some VisitInSpace, _ id: ID<Note>) async throws -> Reply {
    let state = FormState(Form(), mint: visit.house.mint)
    return try await visit.show { try page(of: id, state, for: visit, in: $0) }
  }

  private static func addLine(_ visit: some VisitInSpace, _ id: ID<Note>) async throws -> Reply {
    let draft = NoteDraft(visit.form)
    return try await visit.take {
      try page(of: id, $1, for: visit, in: $0)
    } by: {
      try await visit.change(leadingTo: NotesPaths.note(id)) { try NoteStore($0).addLine(draft, to: id) }
    }
  }

  private static func page(
    of id: ID<Note>, _ state: FormState, for visit: some VisitInSpace, in view: SpaceView
  ) throws -> NotePage {
    let store = NoteStore(view)
    return NotePage(
      note: try store.note(id), lines: try store.lines(of: id), state: state, isMembers: visit.place.isMembers)
  }
}
