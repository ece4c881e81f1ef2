/// What an assistant is answered: some lines for whoever reads along, and the same as data.
struct AssistantAnswer: Sendable {
  typealias JSON = JSONNode.Value

  private enum Kind {
    case done
    case refused
    /// Somebody has to agree first.
    case asks(String, agree: String, of: String)
  }

  private let text: String
  private let data: JSON
  private let kind: Kind

  private init(_ text: String, _ data: JSON, _ kind: Kind) { (self.text, self.data, self.kind) = (text, data, kind) }

  static func done(_ text: String, _ data: JSON) -> AssistantAnswer { AssistantAnswer(text, data, .done) }
  static func refused(_ text: String, _ data: JSON = .null) -> AssistantAnswer { AssistantAnswer(text, data, .refused) }
  /// - Parameter sum: which comes back with the answer, and says to what.
  static func asks(_ question: String, agree: String, of sum: String) -> AssistantAnswer {
    AssistantAnswer("", .null, .asks(question, agree: agree, of: sum))
  }

  func json(isModern: Bool) -> JSON {
    if case .asks(let question, let agree, let sum) = kind { return Self.input(question, agree, sum) }
    var isError: JSON = .null
    if case .refused = kind { isError = .bool(true) }
    return .members([
      "content": .elements([.members(["type": .text("text"), "text": .text(text)])]), "structuredContent": data,
      "isError": isError, "resultType": isModern ? .text("complete") : .null,
    ])
  }

  private static func input(_ question: String, _ agree: String, _ sum: String) -> JSON {
    let schema = JSON.members([
      "type": .text("object"),
      "properties": .members(["agree": .members(["type": .text("boolean"), "title": .text(agree)])]),
      "required": .elements([.text("agree")]),
    ])
    return .members([
      "resultType": .text("input_required"), "requestState": .text(sum),
      "inputRequests": .members([
        "agree": .members([
          "method": .text("elicitation/create"),
          "params": .members(["mode": .text("form"), "message": .text(question), "requestedSchema": schema]),
        ])
      ]),
    ])
  }

  /// What people wrote, between marks that nobody can write who doesn't know them.
  static func marked(_ text: String, _ mark: String, in locale: ReaderLocale) -> String {
    [MCPPhrases.opening(mark).text(in: locale), text, MCPPhrases.closing(mark).text(in: locale)].joined(separator: "\n")
  }

  /// A document as lines, a thing a line.
  static func lines(of document: JSON, in locale: ReaderLocale) -> String {
    var lines: [String] = []
    write(document, indent: "", to: &lines)
    guard lines.count > mostLines else { return lines.joined(separator: "\n") }
    return (lines.prefix(mostLines) + [MCPPhrases.more(lines.count - mostLines).text(in: locale)]).joined(
      separator: "\n")
  }

  /// What is longer is read as data.
  private static let mostLines = 60
  /// What a thing is called by stands first, and what programs alone need, last.
  private static let order = ["name": 0, "title": 0, "code": 1, "id": 9]

  private static func write(_ value: JSON, indent: String, to lines: inout [String]) {
    guard let members = value.members else { return lines.append("\(indent)- \(word(value))") }
    let sorted = members.sorted { (order[$0.key] ?? 5, $0.key) < (order[$1.key] ?? 5, $1.key) }
    let plain = sorted.filter { !$0.value.holdsOthers }.map { "\($0.key) \(word($0.value))" }
    if !plain.isEmpty { lines.append("\(indent)- \(plain.joined(separator: " · "))") }
    for (name, value) in sorted where value.holdsOthers {
      lines.append("\(indent)\(name):")
      if case .list(let parts) = value {
        for part in parts { write(part.value, indent: indent + "  ", to: &lines) }
      } else {
        write(value, indent: indent + "  ", to: &lines)
      }
    }
  }

  private static func word(_ value: JSON) -> String {
    switch value {
    case .text(let text): text.split(whereSeparator: \.isNewline).joined(separator: " / ")
    default: String(decoding: value.bytes, as: UTF8.self)
    }
  }
}

extension JSONNode.Value {
  /// Whether it is an object, or a list.
  fileprivate var holdsOthers: Bool {
    switch self {
    case .list, .object: true
    default: false
    }
  }
}
