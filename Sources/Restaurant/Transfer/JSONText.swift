import Kit

/// A value of a JSON document (RFC 8259) as it is written: with the line on which it begins, and numbers as their digits,
/// so that no price goes through a binary fraction.
struct JSONText: Sendable {
  enum Value: Sendable {
    case null
    case bool(Bool)
    case number(String)
    case text(String)
    case list([JSONText])
    case object([String: JSONText])
  }

  enum Misreading: Error, Equatable {
    case malformed(line: Int)
    /// A key that an object has twice.
    case repeated(key: String, line: Int)
    case tooMany
  }

  let value: Value
  let line: Int

  /// A whole document; more values than the limit would be no menu.
  init(_ text: String, limit: Int = 500_000) throws(Misreading) {
    var parser = JSONParser(text, limit: limit)
    self = try parser.document()
  }

  init(value: Value, line: Int) {
    (self.value, self.line) = (value, line)
  }

  subscript(key: String) -> JSONText? {
    guard case .object(let members) = value else { return nil }
    return members[key]
  }

  var text: String? {
    if case .text(let text) = value { text } else { nil }
  }

  var list: [JSONText]? {
    if case .list(let list) = value { list } else { nil }
  }

  var isNull: Bool {
    if case .null = value { true } else { false }
  }
}

private struct JSONParser {
  /// As a file that somebody brings.
  private static let depthLimit = 32

  private let bytes: [UInt8]
  private let limit: Int
  private var position = 0
  private var line = 1
  private var count = 0

  init(_ text: String, limit: Int) {
    bytes = Array(text.utf8)
    self.limit = limit
  }

  mutating func document() throws(JSONText.Misreading) -> JSONText {
    let document = try value(depth: 0)
    skipSpace()
    guard position == bytes.count else { throw malformed }
    return document
  }

  private var malformed: JSONText.Misreading { .malformed(line: line) }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      default: return
      }
      position += 1
    }
  }

  private mutating func take(_ word: StaticString) throws(JSONText.Misreading) {
    let matches = word.withUTF8Buffer { bytes[position...].starts(with: $0) }
    guard matches else { throw malformed }
    position += word.utf8CodeUnitCount
  }

  /// Whether the sign came next, with space before it.
  private mutating func took(_ sign: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSONText.Misreading) -> JSONText {
    skipSpace()
    count += 1
    guard count <= limit else { throw .tooMany }
    guard depth <= Self.depthLimit, let byte = next else { throw malformed }
    let start = line
    let value: JSONText.Value
    switch byte {
    case UInt8(ascii: "{"): value = .object(try object(depth))
    case UInt8(ascii: "["): value = .list(try list(depth))
    case UInt8(ascii: "\""): value = .text(try string())
    case UInt8(ascii: "t"):
      try take("true")
      value = .bool(true)
    case UInt8(ascii: "f"):
      try take("false")
      value = .bool(false)
    case UInt8(ascii: "n"):
      try take("null")
      value = .null
    default: value = .number(try number())
    }
    return JSONText(value: value, line: start)
  }

  private mutating func list(_ depth: Int) throws(JSONText.Misreading) -> [JSONText] {
    position += 1
    if took("]") { return [] }
    var elements: [JSONText] = []
    repeat { elements.append(try value(depth: depth + 1)) } while took(",")
    guard took("]") else { throw malformed }
    return elements
  }

  private mutating func object(_ depth: Int) throws(JSONText.Misreading) -> [String: JSONText] {
    position += 1
    if took("}") { return [:] }
    var members: [String: JSONText] = [:]
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw malformed }
      let key = try string()
      guard members[key] == nil else { throw .repeated(key: key, line: line) }
      guard took(":") else { throw malformed }
      members[key] = try value(depth: depth + 1)
    } while took(",")
    guard took("}") else { throw malformed }
    return members
  }

  private mutating func number() throws(JSONText.Misreading) -> String {
    let start = position
    func digits(_ parser: inout JSONParser) throws(JSONText.Misreading) {
      let first = parser.position
      while let byte = parser.next, (48...57).contains(byte) { parser.position += 1 }
      guard parser.position > first else { throw parser.malformed }
    }
    if next == UInt8(ascii: "-") { position += 1 }
    let whole = position
    try digits(&self)
    guard bytes[whole] != 48 || position == whole + 1 else { throw malformed }
    if next == UInt8(ascii: ".") {
      position += 1
      try digits(&self)
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      try digits(&self)
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func string() throws(JSONText.Misreading) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escaped()
      case 0..<0x20: throw malformed
      default: text.append(byte)
      }
    }
    throw malformed
  }

  private mutating func escaped() throws(JSONText.Misreading) -> [UInt8] {
    guard let byte = next else { throw malformed }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "u"): return Array(String(try scalar()).utf8)
    default: throw malformed
    }
  }

  private mutating func scalar() throws(JSONText.Misreading) -> Unicode.Scalar {
    var code = UInt32(try unit())
    if (0xD800..<0xDC00).contains(code) {
      try take("\\u")
      let low = UInt32(try unit())
      guard (0xDC00..<0xE000).contains(low) else { throw malformed }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw malformed }
    return scalar
  }

  private mutating func unit() throws(JSONText.Misreading) -> UInt16 {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw malformed }
    position += 4
    return unit
  }
}
