/// A value of a JSON document that somebody brings, with the line it stands on.
struct JSONNode: Sendable {
  indirect enum Content: Sendable {
    case null
    case bool(Bool)
    /// As it is written.
    case number(String)
    case text(String)
    case list([JSONNode])
    case object([(name: String, value: JSONNode)])
  }

  let line: Int
  let content: Content

  subscript(name: String) -> JSONNode? {
    guard case .object(let fields) = content else { return nil }
    return fields.first { $0.name == name }?.value
  }

  var isNull: Bool { if case .null = content { true } else { false } }
  var text: String? { if case .text(let text) = content { text } else { nil } }
  var list: [JSONNode]? { if case .list(let list) = content { list } else { nil } }
  var isObject: Bool { if case .object = content { true } else { false } }
  var integer: Int? { if case .number(let number) = content { Int(number) } else { nil } }
}

/// Reads JSON (RFC 8259) strictly. Our own, because what is wrong with a file has to be told by the line.
struct JSONReader {
  struct Misreading: Error, Hashable {
    let line: Int
  }

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  /// - Precondition: brackets are no deeper than the house takes; see `BroughtFile`.
  static func read(_ text: String) throws(Misreading) -> JSONNode {
    var reader = JSONReader(bytes: Array(text.utf8))
    reader.skipSpace()
    let node = try reader.value()
    reader.skipSpace()
    guard reader.position == reader.bytes.count else { throw reader.fault }
    return node
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var fault: Misreading { Misreading(line: line) }
  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
      if byte == 0x0A { line += 1 }
      position += 1
    }
  }

  private mutating func take(_ character: Character) -> Bool {
    guard let byte = next, byte == character.asciiValue else { return false }
    position += 1
    return true
  }

  private mutating func take(word: String) -> Bool {
    guard bytes[position...].starts(with: word.utf8) else { return false }
    position += word.utf8.count
    return true
  }

  private mutating func value() throws(Misreading) -> JSONNode {
    let start = line
    if take("{") { return JSONNode(line: start, content: .object(try object())) }
    if take("[") { return JSONNode(line: start, content: .list(try list())) }
    if take("\"") { return JSONNode(line: start, content: .text(try string())) }
    if take(word: "true") { return JSONNode(line: start, content: .bool(true)) }
    if take(word: "false") { return JSONNode(line: start, content: .bool(false)) }
    if take(word: "null") { return JSONNode(line: start, content: .null) }
    return JSONNode(line: start, content: .number(try number()))
  }

  private mutating func object() throws(Misreading) -> [(name: String, value: JSONNode)] {
    var fields: [(name: String, value: JSONNode)] = []
    skipSpace()
    if take("}") { return fields }
    while true {
      skipSpace()
      guard take("\"") else { throw fault }
      let name = try string()
      skipSpace()
      guard take(":") else { throw fault }
      skipSpace()
      fields.append((name, try value()))
      skipSpace()
      if take("}") { return fields }
      guard take(",") else { throw fault }
    }
  }

  private mutating func list() throws(Misreading) -> [JSONNode] {
    var values: [JSONNode] = []
    skipSpace()
    if take("]") { return values }
    while true {
      skipSpace()
      values.append(try value())
      skipSpace()
      if take("]") { return values }
      guard take(",") else { throw fault }
    }
  }

  private mutating func number() throws(Misreading) -> String {
    let start = position
    while let byte = next, (48...57).contains(byte) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard Double(text) != nil, text.first != "+", text.first != "." else { throw fault }
    return text
  }

  private mutating func string() throws(Misreading) -> String {
    var output: [UInt8] = []
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: output, as: UTF8.self) else { throw fault }
        return text
      case UInt8(ascii: "\\"): output += Array(String(try escape()).utf8)
      case 0..<0x20: throw fault
      default: output.append(byte)
      }
    }
    throw fault
  }

  private mutating func escape() throws(Misreading) -> Character {
    guard let byte = next else { throw fault }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Character(UnicodeScalar(byte))
    case UInt8(ascii: "u"):
      var unit = try hex()
      if (0xD800..<0xDC00).contains(unit), take(word: "\\u") {
        let low = try hex()
        guard (0xDC00..<0xE000).contains(low) else { throw fault }
        unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = UnicodeScalar(unit) else { throw fault }
      return Character(scalar)
    default: throw fault
    }
  }

  private mutating func hex() throws(Misreading) -> UInt32 {
    guard position + 4 <= bytes.count,
      bytes[position..<position + 4].allSatisfy({ UnicodeScalar($0).properties.isASCIIHexDigit }),
      let unit = UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
    else { throw fault }
    position += 4
    return unit
  }
}
