import Kit

/// What the form of a category says.
struct CategoryDraft: Fielded {
  var name = ""
  /// A colour's raw value.
  var colour = ""

  static let name = Field(
    "name", \CategoryDraft.name, KitPhrases.name, .text(.name), .required(80, missing: KitPhrases.nameMissing)
  )
  static let colour = Field(
    "colour", \CategoryDraft.colour, KitPhrases.colour, holds: .choice(CategoryColour.allCases.map(\.rawValue)))

  static let fields = [name, colour]

  /// - Throws: `Invalid` with a message for each field that cannot be taken.
  func content() throws -> (name: String, colour: CategoryColour) {
    var problems = problems
    let colour = CategoryColour(rawValue: colour)
    if colour == nil { problems["colour"] = KitPhrases.colourMissing }
    guard let colour, problems.isEmpty else { throw problems }
    return (name, colour)
  }
}
