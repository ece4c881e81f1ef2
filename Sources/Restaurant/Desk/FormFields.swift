import Kit

/// What a form says, field by field, as it is merged with what is stored.
struct FormFields: Hashable, Sendable {
  let names: [String]
  /// Those that are `yes` or `no`: of a box that isn't ticked a form says nothing.
  private let switches: Set<String>
  private var values: [String: String] = [:]

  init(texts: [String], switches: [String] = []) {
    names = texts + switches
    self.switches = Set(switches)
  }

  subscript(name: String) -> String {
    get { values[name] ?? (switches.contains(name) ? "no" : "") }
    set { values[name] = newValue }
  }

  /// The same fields as a form says them.
  func filled(from form: Form) -> FormFields {
    var filled = self
    for name in names {
      filled[name] = switches.contains(name) ? Self.answer(form[name] == "yes") : form.trimmed(name)
    }
    return filled
  }

  static func answer(_ isTrue: Bool) -> String { isTrue ? "yes" : "no" }

  var form: Form { Form(names.map { ($0, self[$0]) }) }

  /// Brings it together with what is stored; see `Merge`.
  func merged(
    over stored: FormFields, shown: FormFields?, of thing: ID<some Any>, in edit: Edit
  ) throws -> (merged: FormFields, changes: [FieldChange]) {
    try edit.merge(
      self, over: stored, shown: shown, fields: names.map { Merge<FormFields>.Field($0, \.[$0]) }, of: thing)
  }
}

/// Texts in the three languages.
extension FormFields {
  static func names(of field: String) -> [String] { Language.allCases.map { "\(field).\($0.rawValue)" } }

  func text(_ field: String) -> LocalizedText {
    var text = LocalizedText()
    for language in Language.allCases { text[language] = self["\(field).\(language.rawValue)"] }
    return text
  }

  mutating func set(_ field: String, to text: LocalizedText) {
    for language in Language.allCases { self["\(field).\(language.rawValue)"] = text[language] }
  }

  /// What is wrong with a text, by its fields.
  /// - Parameter missing: said where the main language must not be empty.
  func problems(
    _ field: String, atMost limit: Int, mainly main: Language, missing: Phrase? = nil, into problems: inout Invalid
  ) {
    for language in Language.allCases {
      let name = "\(field).\(language.rawValue)"
      let text = self[name]
      let rule = language == main ? missing : nil
      problems[name] =
        rule.map { TextRule.required(text, atMost: limit, $0) } ?? TextRule.optional(text, atMost: limit)
    }
  }
}
