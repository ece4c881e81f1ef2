import Kit

/// An answer as people read it in a terminal: a thing member by member, and of several a table.
struct Listing {
  let text: String

  /// - Parameter schema: that says in which order its members come.
  init(_ answer: JSONNode, _ schema: JSONNode?) {
    text = Self.lines(of: answer, schema).joined(separator: "\n")
  }

  private static func lines(of answer: JSONNode, _ schema: JSONNode?) -> [String] {
    guard let members = answer.object else { return [text(of: answer) ?? ""] }
    let names = order(of: members.keys, schema)
    var lines = names.compactMap { name in members[name].flatMap { text(of: $0) }.map { "\(name): \($0)" } }
    for name in names {
      guard let node = members[name], text(of: node) == nil else { continue }
      let own = schema?["properties"]?[name]
      if let things = node.list {
        if !lines.isEmpty { lines += ["", "\(name):"] }
        lines += table(of: things, own?["items"])
      } else {
        lines += ["", "\(name):"] + self.lines(of: node, own)
      }
    }
    return lines
  }

  private static func table(of things: [JSONNode], _ schema: JSONNode?) -> [String] {
    let present = Set(things.flatMap { ($0.object ?? [:]).filter { text(of: $0.value) != nil }.keys })
    // Where a thing has a name, that is how one says it.
    let isNamed = !present.isDisjoint(with: ["name", "title", "code"])
    let columns = order(of: present, schema).filter { name in
      !isNamed || schema?["properties"]?[name]?["format"]?.text != "uuid"
    }
    let rows = [columns] + things.map { thing in columns.map { thing[$0].flatMap { text(of: $0) } ?? "" } }
    let widths = columns.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// As the house declares them; what may be missing comes after what is always there.
  private static func order(of names: some Sequence<String>, _ schema: JSONNode?) -> [String] {
    let first = schema?["required"]?.list?.compactMap(\.text) ?? []
    let all = Set(names)
    return first.filter(all.contains) + all.subtracting(first).sorted()
  }

  /// On one line; `nil` for what has parts of its own.
  static func text(of node: JSONNode) -> String? {
    switch node.value {
    case .null: ""
    case .bool(let bool): bool ? "yes" : "no"
    case .number(let digits): digits
    case .text(let text): powerless(text)
    case .list(let nodes):
      nodes.contains { $0.object != nil } ? nil : nodes.compactMap { Self.text(of: $0) }.joined(separator: ", ")
    case .object: nil
    }
  }

  /// What people wrote, on one line and without power over the terminal.
  static func powerless(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) ? " " : $0 }))
  }
}
