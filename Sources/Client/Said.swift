import Kit

/// What somebody has typed after a command: what it is about, and a document for it. Names may still stand where ids belong.
struct Said: Equatable {
  /// By the names of the command's places.
  var places: [String: String] = [:]
  /// By the names of its fields.
  var fields: [String: JSONNode.Value] = [:]

  /// - Parameters:
  ///   - words: all that stands after the command's own words and is no flag of the program.
  ///   - input: what comes in by standard input, where a `-` stands.
  /// - Throws: ``Misuse``, or what reading the input throws.
  init(_ words: [String], to command: Command, input: () throws -> String) throws {
    var (bare, rest) = ([String](), words[...])
    var onlyBare = false
    while let word = rest.popFirst() {
      if word == "--", !onlyBare {
        onlyBare = true
      } else if onlyBare || word == "-" || !word.hasPrefix("-") {
        bare.append(word)
      } else {
        try take(flag: word, of: command, &rest, input)
      }
    }
    try take(bare: bare, of: command, input)
    let unsaid = command.fields.filter { $0.isRequired && fields[$0.name] == nil }
    guard unsaid.isEmpty else { throw Misuse.missing(unsaid.map { command.spoken == $0 ? $0.name : "--\($0.flag)" }) }
  }

  private mutating func take(
    flag word: String, of command: Command, _ rest: inout ArraySlice<String>, _ input: () throws -> String
  ) throws {
    guard word.hasPrefix("--") else { throw Misuse.unknownFlag(word, of: command) }
    let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    if parts[0] == "body", command.kind == .does {
      guard let text = parts.count > 1 ? parts[1] : rest.popFirst() else { throw Misuse.noValue("--body") }
      guard let body = Self.json(try text == "-" ? input() : text)?.object else { throw Misuse.noJSON("--body") }
      fields.merge(body.mapValues(\.value)) { said, _ in said }
      return
    }
    if let field = command.field(by: parts[0]) {
      if field.isFlag, parts.count == 1 {
        fields[field.name] = .bool(true)
        return
      }
      guard let text = parts.count > 1 ? parts[1] : rest.popFirst() else { throw Misuse.noValue("--\(parts[0])") }
      try put(try text == "-" ? input() : text, into: field)
      return
    }
    guard parts.count == 1, parts[0].hasPrefix("no-"), let field = command.field(by: String(parts[0].dropFirst(3)))
    else {
      throw Misuse.unknownFlag("--\(parts[0])", of: command)
    }
    fields[field.name] = field.isFlag ? .bool(false) : .null
  }

  private mutating func take(bare: [String], of command: Command, _ input: () throws -> String) throws {
    guard bare.count >= command.places.count else {
      throw Misuse.missing(command.places.dropFirst(bare.count).map(\.name))
    }
    for (place, word) in zip(command.places, bare) { places[place.name] = word }
    let others = bare.dropFirst(command.places.count)
    guard let spoken = command.spoken, !others.isEmpty else {
      guard others.isEmpty else { throw Misuse.tooMuch(others.first!) }
      return
    }
    guard command.lines != nil || others.count == 1 else { throw Misuse.tooMuch(others.last!) }
    let lines = try others.map { try $0 == "-" ? input() : $0 }.map { $0.trimmed(of: "\n") }
    try put(lines.filter { !$0.isEmpty }.joined(separator: "\n"), into: spoken)
  }

  private mutating func put(_ text: String, into field: Field) throws {
    switch field.kind {
    case .list(let kind):
      let value = try Self.value(text, kind, of: field)
      fields[field.name] = .elements((fields[field.name]?.elements ?? []) + [value])
    case .rows(let own):
      let rows = try Self.rows(text, own, of: field)
      fields[field.name] = .elements((fields[field.name]?.elements ?? []) + rows)
    default: fields[field.name] = try Self.value(text, field.kind, of: field)
    }
  }

  /// A row as JSON, several as a list of it, or one as `product=Bread,quantity=3`.
  private static func rows(_ text: String, _ own: [Field], of field: Field) throws -> [JSONNode.Value] {
    if text.hasPrefix("{") || text.hasPrefix("[") {
      let rows = json(text).map { $0.list ?? [$0] }
      guard let rows, rows.allSatisfy({ $0.object != nil }) else { throw Misuse.noJSON("--\(field.flag)") }
      return rows.map(\.value)
    }
    var row: [String: JSONNode.Value] = [:]
    for part in text.split(separator: ",") {
      let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard sides.count == 2, let inner = own.first(where: { [$0.flag, $0.name].contains(sides[0]) }) else {
        throw Misuse.noRow(String(part), of: field, own.map(\.flag))
      }
      row[inner.name] = try value(sides[1], inner.kind, of: inner)
    }
    return [.members(row)]
  }

  private static func value(_ text: String, _ kind: Field.Kind, of field: Field) throws -> JSONNode.Value {
    switch kind {
    case .text, .id, .idOr: return .text(text)
    case .amount: return .text(amount(text))
    case .whole:
      guard let number = Int(text) else { throw Misuse.noNumber(text, of: field) }
      return .number(String(number))
    case .flag:
      guard let value = ["yes": true, "true": true, "no": false, "false": false][text] else {
        throw Misuse.noChoice(text, of: field, ["yes", "no"])
      }
      return .bool(value)
    case .choice(let values):
      guard values.contains(text) else { throw Misuse.noChoice(text, of: field, values) }
      return .text(text)
    case .list, .rows: throw Misuse.noJSON("--\(field.flag)")
    }
  }

  /// “2,80” as Spanish and Portuguese type it; with more than two decimals it could be thousands, and stays for the house to refuse.
  private static func amount(_ text: String) -> String {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[1].count), !text.contains(".") else { return text }
    return parts.joined(separator: ".")
  }

  private static func json(_ text: String) -> JSONNode? {
    do { return try JSONReader.read(text) } catch { return nil }
  }
}

extension JSONNode.Value {
  var elements: [JSONNode.Value]? { if case .list(let nodes) = self { nodes.map(\.value) } else { nil } }
}

extension String {
  fileprivate func trimmed(of letter: Character) -> String {
    var text = self[...]
    while text.first == letter { text.removeFirst() }
    while text.last == letter { text.removeLast() }
    return String(text)
  }
}
