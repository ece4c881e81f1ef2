extension JSONNode.Value {
  /// An object of what is there: members that are `null` are left out.
  package static func members(_ members: [String: JSONNode.Value]) -> JSONNode.Value {
    .object(members.filter { $0.value != .null }.mapValues { JSONNode($0, line: 0) })
  }

  package static func elements(_ elements: [JSONNode.Value]) -> JSONNode.Value {
    .list(elements.map { JSONNode($0, line: 0) })
  }

  /// As a document has it on one line, the members of objects by name.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  /// The same with each value on a line of its own.
  package var lines: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes, indent: "\n")
    return bytes
  }

  /// - Parameter indent: what begins a line; `nil` where all is on one.
  private func write(to bytes: inout [UInt8], indent: String? = nil) {
    let inner = indent.map { $0 + "  " }
    func list<Element>(_ signs: (UInt8, UInt8), _ elements: [Element], _ write: (Element) -> Void) {
      bytes.append(signs.0)
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        if let inner { bytes.append(contentsOf: inner.utf8) }
        write(element)
      }
      if let indent, !elements.isEmpty { bytes.append(contentsOf: indent.utf8) }
      bytes.append(signs.1)
    }
    switch self {
    case .null: bytes.append(contentsOf: "null".utf8)
    case .bool(let bool): bytes.append(contentsOf: (bool ? "true" : "false").utf8)
    case .number(let digits): bytes.append(contentsOf: digits.utf8)
    case .text(let text): JSONRow.append(text, to: &bytes)
    case .list(let elements):
      list((UInt8(ascii: "["), UInt8(ascii: "]")), elements) { $0.value.write(to: &bytes, indent: inner) }
    case .object(let members):
      list((UInt8(ascii: "{"), UInt8(ascii: "}")), members.sorted { $0.key < $1.key }) { key, member in
        JSONRow.append(key, to: &bytes)
        bytes.append(contentsOf: (inner == nil ? ":" : " : ").utf8)
        member.value.write(to: &bytes, indent: inner)
      }
    }
  }
}
