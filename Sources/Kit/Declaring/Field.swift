/// One field of a draft, said once: what it is called in forms and files, which value of the draft it holds, what it is called
/// for people, how it is asked for, what may stand in it, and whether a column of its own keeps it.
///
/// Forms, merging, messages, activity and files read it. Where the field stands on its screen is written there.
package struct Field<Draft: Sendable>: Sendable {
  /// Of the form's field, of the column in files and in the table.
  package let name: String
  package let path: any WritableKeyPath<Draft, String> & Sendable
  package let label: Phrase
  let control: FieldControl
  let rule: FieldRule
  /// What stands in it, for whoever does not type it.
  let kind: Action.Input.Kind
  /// Whether a column of this name keeps the text as it is.
  package let isStored: Bool
  /// Whether a search of lists looks through it.
  let isSearched: Bool
  /// As activity writes a value, when that is another than the text itself.
  let written: @Sendable (String) -> String

  package init(
    _ name: String, _ path: any WritableKeyPath<Draft, String> & Sendable, _ label: Phrase,
    _ control: FieldControl = .custom, _ rule: FieldRule = .free, holds kind: Action.Input.Kind? = nil,
    isStored: Bool = true, isSearched: Bool = false, written: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.kind = kind ?? control.kind
    (self.name, self.path, self.label, self.control, self.rule) = (name, path, label, control, rule)
    (self.isStored, self.isSearched, self.written) = (isStored, isSearched, written)
  }

  /// What is wrong with a text by the field's own rule; `nil` when nothing is.
  package func problem(with text: String) -> Phrase? { rule.problem(with: text) }
}

/// How a field is asked for.
package enum FieldControl: Sendable {
  case text(TextKind)
  case area(rows: Int)
  /// By what its screen makes.
  case custom

  /// What people are asked for by it, where it does not say more.
  fileprivate var kind: Action.Input.Kind {
    switch self {
    case .text(.decimal): .decimal
    case .text(.date): .day
    case .text(.dateTime): .moment
    case .text(.time): .clock
    default: .text
    }
  }
}

/// What may stand in a field.
package enum FieldRule: Sendable {
  /// At most so many characters, and something; otherwise it is missing.
  case required(Int, missing: Phrase)
  /// At most so many characters.
  case optional(Int)
  /// Nothing, or an e-mail address.
  case email
  /// Whatever reads it says so.
  case free

  /// What is wrong with a text; `nil` when nothing is.
  func problem(with text: String) -> Phrase? {
    switch self {
    case .required(let limit, let missing): TextRule.required(text, atMost: limit, missing)
    case .optional(let limit): TextRule.optional(text, atMost: limit)
    case .email: text.isEmpty || TextRule.isEmail(text) ? nil : KitPhrases.emailWrong
    case .free: nil
    }
  }

  var isRequired: Bool { if case .required = self { true } else { false } }

  /// In characters.
  var limit: Int? {
    switch self {
    case .required(let limit, _), .optional(let limit): limit
    case .email: 254
    case .free: nil
    }
  }
}

/// What a form or a file says of a thing, made of declared fields.
package protocol Fielded: Hashable, Sendable {
  init()
  static var fields: [Field<Self>] { get }
}

extension Fielded {
  /// - Parameter value: what is said for a field of this name, nothing being the same as an empty text.
  package init<Failure: Error>(_ value: (Field<Self>) throws(Failure) -> String) throws(Failure) {
    self.init()
    for field in Self.fields { self[keyPath: field.path] = try value(field).asTyped }
  }

  package init(_ form: Form) {
    self.init { form[$0.name] }
  }

  /// Takes what a form says in fields that only some drafts have.
  package mutating func take(_ form: Form, in fields: [Field<Self>]) {
    for field in fields { self[keyPath: field.path] = form[field.name].asTyped }
  }

  /// As the fields of a form.
  package var form: Form { form(of: Self.fields) }

  package func form(of fields: [Field<Self>]) -> Form {
    Form(fields.map { ($0.name, self[keyPath: $0.path]) })
  }

  /// What is wrong with each field by its own rule.
  package var problems: Invalid {
    Self.fields.reduce(into: Invalid()) { $0[$1.name] = $1.rule.problem(with: self[keyPath: $1.path]) }
  }

  /// The draft itself, when no rule of its fields speaks against it.
  /// - Throws: `Invalid` with a message for each field that cannot be taken.
  package func validated() throws -> Self {
    let problems = problems
    guard problems.isEmpty else { throw problems }
    return self
  }

  /// What a search of lists looks through.
  package var searchKey: String {
    Self.fields.filter { $0.isSearched }.map { self[keyPath: $0.path] }.joined(separator: " ").searchKey
  }

  /// The columns that keep it, and what they are to hold, in the same order.
  package static var columns: SQL {
    SQL(trusted: fields.filter { $0.isStored }.map { $0.name }.joined(separator: ", "))
  }

  package var columnValues: SQL {
    Self.fields.filter { $0.isStored }.map { "\(self[keyPath: $0.path])" as SQL }.joined()
  }

  package var assignments: SQL {
    Self.fields.filter { $0.isStored }.map { "\(SQL(trusted: $0.name)) = \(self[keyPath: $0.path])" as SQL }.joined()
  }

  /// What it says for a field.
  package subscript(field: Field<Self>) -> String {
    get { self[keyPath: field.path] }
    set { self[keyPath: field.path] = newValue }
  }

  /// What people call a field; `nil` when there is none of this name.
  package static func label(of name: String) -> Phrase? {
    fields.first { $0.name == name }?.label
  }
}

extension Set {
  /// Whether one is among them, as a box to tick says it: “yes” or “no”.
  package subscript(ticked element: Element) -> String {
    get { contains(element) ? "yes" : "no" }
    set { if newValue == "yes" { insert(element) } else { remove(element) } }
  }
}

extension [SQL] {
  fileprivate func joined() -> SQL {
    enumerated().reduce("") { $0 + ($1.offset > 0 ? ", " : "") + $1.element }
  }
}

extension FormState {
  /// A declared field, as it is asked for.
  /// - Parameters:
  ///   - label: where it depends on the space, as with a currency.
  ///   - hint: an example of what may stand in it.
  ///   - list: the id of a `datalist` with what is offered.
  ///   - isFocused: whether one may type at once.
  package func show<Draft>(
    _ field: Field<Draft>, label: Phrase? = nil, hint: Phrase? = nil, list: String? = nil, isFocused: Bool = false
  ) -> HTML {
    let label = label ?? field.label
    return switch field.control {
    case .text(let kind):
      text(
        field.name, label, kind: kind, hint: hint, required: field.rule.isRequired, list: list, isFocused: isFocused)
    case .area(let rows): area(field.name, label, rows: rows)
    case .custom: preconditionFailure("\(field.name) is asked for by what its screen makes")
    }
  }
}
