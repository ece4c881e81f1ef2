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

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += Array("null".utf8)
    case .bool(let bool): bytes += Array("\(bool)".utf8)
    case .number(let digits): bytes += Array(digits.utf8)
    case .text(let text): JSONRow.append(text, to: &bytes)
    case .list(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        element.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        JSONRow.append(member.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }
}
