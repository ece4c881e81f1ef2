import Kit

struct NoteList: Screen {
  let notes: [Note]

  var title: Phrase { NotesPhrases.notes }
  var topics: [Topic] { [Note.topic] }
  var bar: NavigationBar { NavigationBar(trailing: .add(NotesPhrases.newNote, to: NotesPaths.newNote())) }

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

/// A note with its lines, for members and, without the way back and to the links, for guests.
struct NotePage: Screen {
  let note: Note
  let lines: [String]
  let state: FormState
  /// Whether a member reads it.
  let isMembers: Bool

  var title: Phrase { Phrase(verbatim: note.text) }
  var topics: [Topic] { [Note.topic] }

  var bar: NavigationBar {
    if !isMembers { return NavigationBar() }
    return NavigationBar(
      leading: .back(NotesPhrases.notes, to: NotesPaths.notes()),
      trailing: .icon("share", NotesPhrases.share, to: Capability.addToNote.shares(of: note.id)))
  }

  var content: HTML {
    let field = FieldGroup(state.text(NoteDraft.text.name, NotesPhrases.line)).html
    return """
      \(Group(rows: lines.map { Row(title: Phrase(verbatim: $0)) }).html)\
      \(state.form(posts: NotesPaths.lines(note.id), "\(field)<button class=\"button\">\(KitPhrases.save)</button>"))
      """
  }
}

struct NoteForm: Sheet {
  let state: FormState

  var title: Phrase { NotesPhrases.newNote }
  var bar: NavigationBar { NavigationBar(leading: .cancel(to: NotesPaths.notes()), trailing: .submit()) }

  var content: HTML {
    let field = FieldGroup(state.show(NoteDraft.text)).html
    return state.form(posts: NotesPaths.newNote(), "\(state.hidden("id"))\(field)")
  }
}
