import Kit

/// A value of a JSON document, numbers as they are written.
enum JSONNode: Equatable {
  case null
  case bool(Bool)
  case number(String)
  case text(String)
  case list([JSONNode])
  case object([String: JSONNode])

  /// `nil` when the bytes are no JSON, go deeper than `FileBounds.depth`, or are not UTF-8.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard
      let value = bytes.withUnsafeBufferPointer({ bytes -> JSONNode? in
        var reader = Reader(bytes: bytes)
        let value = reader.value(depth: 0)
        reader.skipSpace()
        return reader.position == bytes.count ? value : nil
      })
    else { return nil }
    self = value
  }

  private struct Reader {
    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func skipSpace() {
      while let byte = current, byte == 32 || byte == 9 || byte == 10 || byte == 13 { position += 1 }
    }

    mutating func value(depth: Int) -> JSONNode? {
      skipSpace()
      guard depth <= FileBounds.depth, let byte = current else { return nil }
      switch byte {
      case UInt8(ascii: "\""): return text().map(JSONNode.text)
      case UInt8(ascii: "["): return list(depth)
      case UInt8(ascii: "{"): return object(depth)
      case UInt8(ascii: "t"): return word("true", .bool(true))
      case UInt8(ascii: "f"): return word("false", .bool(false))
      case UInt8(ascii: "n"): return word("null", .null)
      default: return number()
      }
    }

    private mutating func word(_ word: StaticString, _ value: JSONNode) -> JSONNode? {
      let letters = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
      guard bytes[position...].starts(with: letters) else { return nil }
      position += letters.count
      return value
    }

    private mutating func number() -> JSONNode? {
      let start = position
      while let byte = current, (48...57).contains(byte) || [43, 45, 46, 69, 101].contains(byte) { position += 1 }
      guard position > start else { return nil }
      return .number(String(decoding: bytes[start..<position], as: UTF8.self))
    }

    private mutating func list(_ depth: Int) -> JSONNode? {
      position += 1
      var items: [JSONNode] = []
      skipSpace()
      if current == UInt8(ascii: "]") {
        position += 1
        return .list([])
      }
      while let item = value(depth: depth + 1) {
        items.append(item)
        skipSpace()
        let end = current
        position += 1
        if end == UInt8(ascii: "]") { return .list(items) }
        guard end == UInt8(ascii: ",") else { return nil }
      }
      return nil
    }

    private mutating func object(_ depth: Int) -> JSONNode? {
      position += 1
      var items: [String: JSONNode] = [:]
      skipSpace()
      if current == UInt8(ascii: "}") {
        position += 1
        return .object([:])
      }
      while true {
        skipSpace()
        guard current == UInt8(ascii: "\""), let name = text() else { return nil }
        skipSpace()
        guard current == UInt8(ascii: ":") else { return nil }
        position += 1
        guard let item = value(depth: depth + 1) else { return nil }
        items[name] = item
        skipSpace()
        let end = current
        position += 1
        if end == UInt8(ascii: "}") { return .object(items) }
        guard end == UInt8(ascii: ",") else { return nil }
      }
    }

    private mutating func text() -> String? {
      position += 1
      let start = position
      while let byte = current, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 32 { position += 1 }
      if current == UInt8(ascii: "\"") {
        position += 1
        return String(validating: bytes[start..<(position - 1)], as: UTF8.self)
      }
      var letters = Array(bytes[start..<position])
      while let byte = current, byte >= 32 {
        position += 1
        if byte == UInt8(ascii: "\"") { return String(validating: letters, as: UTF8.self) }
        guard byte == UInt8(ascii: "\\") else {
          letters.append(byte)
          continue
        }
        guard let escaped = escape() else { return nil }
        letters += escaped
      }
      return nil
    }

    private mutating func escape() -> [UInt8]? {
      guard let byte = current else { return nil }
      position += 1
      switch byte {
      case UInt8(ascii: "n"): return [10]
      case UInt8(ascii: "t"): return [9]
      case UInt8(ascii: "r"): return [13]
      case UInt8(ascii: "b"): return [8]
      case UInt8(ascii: "f"): return [12]
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
      case UInt8(ascii: "u"):
        guard var unit = unit() else { return nil }
        if (0xD800..<0xDC00).contains(unit) {
          guard word("\\u", .null) != nil, let low = self.unit(), (0xDC00..<0xE000).contains(low) else { return nil }
          unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
        }
        return Unicode.Scalar(unit).map { Array(String(Character($0)).utf8) }
      default: return nil
      }
    }

    private mutating func unit() -> UInt32? {
      guard position + 4 <= bytes.count else { return nil }
      defer { position += 4 }
      return UInt32(String(decoding: bytes[position..<(position + 4)], as: UTF8.self), radix: 16)
    }
  }
}
