package import Kit

/// What a house offers to programs, read out of its own description (OpenAPI 3.1), so that a program that is older than the house
/// knows what is new.
package struct Description: Equatable, Sendable {
  package let commands: [Command]

  /// `nil` where it is no description.
  package init?(_ document: JSONNode) {
    guard let paths = document["paths"]?.object else { return nil }
    commands = paths.sorted { $0.key < $1.key }.flatMap { path, methods in
      [("get", Command.Kind.reads), ("post", .does)].compactMap { method, kind in
        methods[method].flatMap { Command(kind, path, $0) }
      }
    }
  }

  package func commands(_ kind: Command.Kind) -> [Command] {
    commands.filter { $0.kind == kind }.sorted { $0.words.lexicographicallyPrecedes($1.words) }
  }

  /// The commands that the first of some words name, and how many words that is: what takes as many as come after stands first.
  func named(_ kind: Command.Kind, by words: [String]) -> (commands: [Command], length: Int) {
    let all = commands(kind).flatMap { command in
      [command.words, command.shortWords].compactMap(\.self).filter { words.starts(with: $0) }.map {
        (command, $0.count)
      }
    }
    guard let length = all.map(\.1).max() else { return ([], 0) }
    let count = words.count - length
    let found = all.filter { $0.1 == length }.map(\.0)
    return (found.filter { $0.taken.contains(count) } + found.filter { !$0.taken.contains(count) }, length)
  }
}

extension Command {
  /// `nil` for what has no name, or belongs to no space that a program would say.
  fileprivate init?(_ kind: Kind, _ path: String, _ operation: JSONNode) {
    guard let name = operation["operationId"]?.text, let group = operation["tags"]?.list?.first?.text else {
      return nil
    }
    var words = name.split(separator: ".").map(String.init)
    guard words.count > 1 else { return nil }
    words[0] = group
    if kind == .reads, words.last == "read" { words.removeLast() }
    let parameters = operation["parameters"]?.list ?? []
    let content = operation["requestBody"]?["content"]
    let body = content?["application/json"]?["schema"]
    self.kind = kind
    self.words = words
    self.path = path
    about = operation["summary"]?.text ?? name
    places = parameters.filter { $0["in"]?.text == "path" }.compactMap { Field(parameter: $0, isRequired: true) }
    let queries = parameters.filter { $0["in"]?.text == "query" }.compactMap { Field(parameter: $0) }
    fields = kind == .reads ? queries : body.map(Field.all) ?? []
    lines = content?["text/plain"] == nil ? nil : fields.first { $0.isRequired && $0.kind == .text }
    shortWords = lines == nil ? nil : places.last.map { [group, $0.name, "add"] }
    answer = operation["responses"]?["200"]?["content"]?["application/json"]?["schema"]
  }
}

extension Field {
  fileprivate init?(parameter: JSONNode, isRequired: Bool = false) {
    guard let name = parameter["name"]?.text, let schema = parameter["schema"] else { return nil }
    self.init(name: name, kind: Kind(schema), isRequired: isRequired, about: parameter["description"]?.text)
  }

  /// What an object holds: first what has to be said, in the order in which the house names it.
  fileprivate static func all(of schema: JSONNode) -> [Field] {
    let (members, needed) = (schema["properties"]?.object ?? [:], schema["required"]?.list?.compactMap(\.text) ?? [])
    let others = members.keys.filter { !needed.contains($0) && $0 != "was" }.sorted()
    return (needed + others).compactMap { name in
      members[name].map {
        Field(name: name, kind: Kind($0), isRequired: needed.contains(name), about: $0["description"]?.text)
      }
    }
  }
}

extension Field.Kind {
  fileprivate init(_ schema: JSONNode) {
    if let ways = schema["anyOf"]?.list {
      let words = ways.compactMap { $0["enum"]?.list?.compactMap(\.text) }.flatMap(\.self)
      self = ways.contains { $0["format"]?.text == "uuid" } ? .idOr(words) : ways.first.map(Self.init) ?? .text
      return
    }
    if let values = schema["enum"]?.list?.compactMap(\.text) {
      self = .choice(values)
      return
    }
    switch schema["type"]?.text ?? schema["type"]?.list?.first?.text {
    case "boolean": self = .flag
    case "integer": self = .whole
    case "array":
      let items = schema["items"]
      let isOfRows = items?["type"]?.text == "object"
      self = isOfRows ? .rows(items.map(Field.all) ?? []) : .list(items.map(Self.init) ?? .text)
    default:
      if schema["format"]?.text == "uuid" {
        self = .id
      } else {
        self = schema["pattern"]?.text?.hasPrefix("^-?[0-9]") == true ? .amount : .text
      }
    }
  }
}
