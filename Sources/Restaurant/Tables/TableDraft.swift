import Kit

/// What the form of a table says.
struct TableDraft: Fielded {
  static let nameLimit = 80

  var name = ""

  static let name = Field(
    "name", \TableDraft.name, KitPhrases.name, .text(.name),
    .required(nameLimit, missing: KitPhrases.nameMissing))
  static let fields = [name]
}
