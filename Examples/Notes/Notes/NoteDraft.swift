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

  /// In characters: a long text, well below what a form may hold.
  static let limit = 100_000

  /// - Throws: ``Invalid`` for the field `text`.
  func validated() throws -> String {
    if let problem = TextRule.required(text, atMost: Self.limit, NotesPhrases.missing) {
      throw Invalid(["text": problem])
    }
    return text
  }
}
