import Kit

/// What the form of a list says.
struct ListDraft: Hashable, Sendable {
  static let nameLimit = 120

  var name: String

  init(name: String) {
    self.name = name
  }

  init(_ form: Form) {
    self.init(name: form.trimmed("name"))
  }

  static var fields: [Merge<ListDraft>.Field] { [.init("name", \.name)] }

  var form: Form { Form([("name", name)]) }

  /// - Throws: `Invalid` with a message for the name.
  func validated() throws -> ListDraft {
    var problems = Invalid()
    problems["name"] = TextRule.required(name, atMost: Self.nameLimit, ShoppingPhrases.nameMissing)
    guard problems.isEmpty else { throw problems }
    return self
  }
}
