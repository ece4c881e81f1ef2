import Kit

/// What the form of a category says.
struct CategoryDraft: Hashable, Sendable {
  static let nameLimit = 80

  var name: String
  /// A colour's raw value.
  var colour: String

  init(name: String, colour: String) {
    self.name = name
    self.colour = colour
  }

  init(_ form: Form) {
    self.init(name: form.trimmed("name"), colour: form["colour"])
  }

  init(_ category: Category) {
    self.init(name: category.name, colour: category.colour.rawValue)
  }

  static var fields: [Merge<CategoryDraft>.Field] { [.init("name", \.name), .init("colour", \.colour)] }

  var form: Form { Form([("name", name), ("colour", colour)]) }

  /// - Throws: `Invalid` with a message for each field that cannot be taken.
  func validated() throws -> (name: String, colour: CategoryColour) {
    var problems = Invalid()
    problems["name"] = TextRule.required(name, atMost: Self.nameLimit, ShoppingPhrases.nameMissing)
    let colour = CategoryColour(rawValue: colour)
    if colour == nil { problems["colour"] = ShoppingPhrases.colourMissing }
    guard let colour, problems.isEmpty else { throw problems }
    return (name, colour)
  }
}
