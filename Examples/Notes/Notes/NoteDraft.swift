import Kit

/// What a note's form says.
struct NoteDraft: Fielded {
  var text = ""

  /// A long text, well below what a form may hold.
  static let text = Field(
    "text", \NoteDraft.text, NotesPhrases.text, .area(rows: 4), .required(100_000, missing: NotesPhrases.missing))

  static let fields = [text]
  static let kept = FieldColumns(of: fields)
}
