/// Reads JSON (RFC 8259) strictly. Our own, as what is wrong with a file is told by its line, and amounts by their digits.
package struct JSONReader {
  package enum Misreading: Error, Hashable {
    case malformed(line: Int)
    /// A key that an object has twice: nobody can tell which of the two counts.
    case repeated(key: String, line: Int)
    /// Deeper than `FileBounds.depth`.
    case tooDeep(line: Int)
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var line: Int

  /// Reads a whole document, or a part of one.
  /// - Parameter line: on which the bytes begin.
  package static func read(_ bytes: ArraySlice<UInt8>, from line: Int = 1) throws(Misreading) -> JSONNode {
    try bytes.withUnsafeBufferPointer { (bytes) throws(Misreading) in
      var reader = JSONReader(bytes: bytes, line: line)
      let node = try reader.value(depth: 0)
      reader.skipSpace()
      guard reader.position == bytes.count else { throw reader.malformed }
      return node
    }
  }

  package static func read(_ text: String) throws(Misreading) -> JSONNode {
    try read(Array(text.utf8)[...])
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, line: Int) {
    (self.bytes, self.line) = (bytes, line)
  }

  private var malformed: Misreading { .malformed(line: line) }
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

  /// Whether the sign came next, with space before it.
  private mutating func took(_ sign: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  private mutating func take(_ word: StaticString) throws(Misreading) {
    let letters = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard bytes[position...].starts(with: letters) else { throw malformed }
    position += letters.count
  }

  private mutating func value(depth: Int) throws(Misreading) -> JSONNode {
    skipSpace()
    guard depth <= FileBounds.depth else { throw .tooDeep(line: line) }
    guard let byte = next else { throw malformed }
    let start = line
    switch byte {
    case UInt8(ascii: "{"): return JSONNode(.object(try object(depth)), line: start)
    case UInt8(ascii: "["): return JSONNode(.list(try list(depth)), line: start)
    case UInt8(ascii: "\""): return JSONNode(.text(try string()), line: start)
    case UInt8(ascii: "t"): try take("true")
    case UInt8(ascii: "f"): try take("false")
    case UInt8(ascii: "n"):
      try take("null")
      return JSONNode(.null, line: start)
    default: return JSONNode(.number(try number()), line: start)
    }
    return JSONNode(.bool(byte == UInt8(ascii: "t")), line: start)
  }

  private mutating func list(_ depth: Int) throws(Misreading) -> [JSONNode] {
    position += 1
    if took("]") { return [] }
    var elements: [JSONNode] = []
    repeat { elements.append(try value(depth: depth + 1)) } while took(",")
    guard took("]") else { throw malformed }
    return elements
  }

  private mutating func object(_ depth: Int) throws(Misreading) -> [String: JSONNode] {
    position += 1
    if took("}") { return [:] }
    var members: [String: JSONNode] = [:]
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

  private mutating func number() throws(Misreading) -> String {
    let start = position
    if next == UInt8(ascii: "-") { position += 1 }
    let whole = position
    try digits()
    guard bytes[whole] != UInt8(ascii: "0") || position == whole + 1 else { throw malformed }
    if next == UInt8(ascii: ".") {
      position += 1
      try digits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      try digits()
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func digits() throws(Misreading) {
    let first = position
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    guard position > first else { throw malformed }
  }

  private mutating func string() throws(Misreading) -> String {
    position += 1
    let start = position
    // Most strings hold no escape, and are read in one piece.
    skipPlain()
    if next == UInt8(ascii: "\"") {
      position += 1
      return try text(bytes[start..<(position - 1)])
    }
    var letters = Array(bytes[start..<position])
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return try text(letters)
      case UInt8(ascii: "\\"): letters += try escaped()
      case 0..<0x20: throw malformed
      default: letters.append(byte)
      }
    }
    throw malformed
  }

  private mutating func skipPlain() {
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 { position += 1 }
  }

  private func text(_ letters: some Sequence<UInt8>) throws(Misreading) -> String {
    guard let text = String(validating: letters, as: UTF8.self) else { throw malformed }
    return text
  }

  private mutating func escaped() throws(Misreading) -> [UInt8] {
    guard let byte = next else { throw malformed }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "u"):
      let scalar = try scalar()
      // It cannot be seen, no text of ours has it, and not every storage engine takes it.
      return scalar.value == 0 ? [] : Array(String(Character(scalar)).utf8)
    default: throw malformed
    }
  }

  private mutating func scalar() throws(Misreading) -> Unicode.Scalar {
    var code = try unit()
    if (0xD800..<0xDC00).contains(code) {
      try take("\\u")
      let low = try unit()
      guard (0xDC00..<0xE000).contains(low) else { throw malformed }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw malformed }
    return scalar
  }

  private mutating func unit() throws(Misreading) -> UInt32 {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw malformed }
    position += 4
    return unit
  }
}

extension JSONReader.Misreading {
  package var message: Phrase {
    switch self {
    case .malformed(let line): ImportPhrases.wrongJSON(line: line)
    case .repeated(let key, let line): ImportPhrases.repeatedKey(key, line: line)
    case .tooDeep: BroughtFile.Misreading.tooDeep.message
    }
  }
}
