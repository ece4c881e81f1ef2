import Kit

/// Something that a house lets programs do or read, as one types it: `shopping item buy`.
package struct Command: Equatable, Sendable {
  package enum Kind: String, Sendable {
    case does = "do"
    case reads = "read"
  }

  package let kind: Kind
  /// The app, the noun and the verb; a document has no verb.
  package let words: [String]
  /// The same where it adds lines to a thing: `shopping list add`, which is how one says it of the list.
  package let shortWords: [String]?
  /// With the names of its places in braces.
  let path: String
  let about: String
  /// What the path leaves open besides the space, in its order.
  let places: [Field]
  /// What the document asks for, or the question.
  let fields: [Field]
  /// The field that is said in lines of plain text.
  let lines: Field?
  /// The schema of what is answered to a question.
  let answer: JSONNode?

  /// What may be said without its name: the lines, or else the one plain value that has to be said.
  var spoken: Field? {
    if let lines { return lines }
    let needed = fields.filter { $0.isRequired && $0.kind.isPlain }
    return needed.count == 1 ? needed[0] : nil
  }

  /// How many words can stand after the command's own.
  var taken: ClosedRange<Int> {
    let least = places.count + (lines == nil ? 0 : 1)
    if lines != nil { return least...Int.max }
    return least...places.count + (spoken == nil ? 0 : 1)
  }

  func field(by flag: String) -> Field? { fields.first { $0.flag == flag } }
}

/// One thing that a command is told.
struct Field: Equatable, Sendable {
  indirect enum Kind: Equatable, Sendable {
    case text, amount, whole, flag, id
    case choice([String])
    /// An id, or one of some words.
    case idOr([String])
    case list(Kind)
    case rows([Field])
  }

  let name: String
  let kind: Kind
  let isRequired: Bool
  let about: String?

  /// As it is typed: `paid_on` is `--paid-on`.
  var flag: String {
    name.reduce(into: "") { flag, letter in
      if letter.isUppercase { flag += "-\(letter.lowercased())" } else { flag.append(letter == "_" ? "-" : letter) }
    }
  }

  var isFlag: Bool { kind == .flag }
}

extension Field.Kind {
  /// Whether one word says it.
  var isPlain: Bool {
    switch self {
    case .text, .amount, .whole, .id, .choice, .idOr: true
    case .flag, .list, .rows: false
    }
  }
}
