import Kit

@testable import Notes

extension NoteStore where Scope == SpaceTransaction {
  @discardableResult
  func add(_ text: String, lines: [String] = [], id: ID<Note>? = nil) throws -> Note {
    let note = try add(NoteDraft(text: text), id: id ?? scope.mint.id())
    for line in lines { try addLine(NoteDraft(text: line), to: note.id) }
    return note
  }

  /// Deletes one line without its note.
  func removeLine(_ text: String) throws -> ID<Activity> {
    let deletion = try scope.record(Note.deleted, of: Subject(Note.topic, ID<Note>(scope.mint.uuid()), title: text))
    try scope.run("UPDATE notes_line SET trash_id = \(deletion) WHERE text = \(text) AND space_id = \(scope.space.id)")
    return deletion
  }
}
