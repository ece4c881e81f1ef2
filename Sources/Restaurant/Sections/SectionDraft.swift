import Kit

/// What the form of a section says.
struct SectionDraft: Hashable, Sendable {
  static let nameLimit = 200

  var fields = FormFields(texts: FormFields.names(of: "name"))

  init(name: LocalizedText) {
    fields.set("name", to: name)
  }

  init(_ form: Form) {
    fields = fields.filled(from: form)
  }

  var name: LocalizedText { fields.text("name") }

  /// - Throws: `Invalid` with a message for each field that cannot be taken.
  func validated(mainly main: Language) throws -> LocalizedText {
    var problems = Invalid()
    fields.problems(
      "name", atMost: Self.nameLimit, mainly: main, missing: SectionPhrases.nameMissing, into: &problems)
    guard problems.isEmpty else { throw problems }
    return name
  }
}
