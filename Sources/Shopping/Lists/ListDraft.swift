import Kit

/// What the form of a list says, or that of a shop.
struct ListDraft: Fielded {
  static let nameLimit = 120

  var name = ""

  static let name = Field(
    "name", \ListDraft.name, KitPhrases.name, .text(.name),
    .required(nameLimit, missing: KitPhrases.nameMissing), isSearched: true)

  static let fields = [name]
}
