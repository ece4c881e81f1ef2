import Kit

/// What a note's form says.
struct NoteDraft: Hashable, Sendable {
  var text: String

  init(text: String) {
    self.text = text
  }

  init(_ form: Form) {
    text = form.trimmed("text")
  }

  /// - Throws: ``Invalid`` for the field `text`.
  func validated() throws -> String {
    if text.isEmpty { throw Invalid(["text": NotesPhrases.missing]) }
    return text
  }
}
