/// A row as a JSON object, its columns by name; bytes are written in hexadecimal digits.
enum JSONRow {
  /// - Parameter left: columns that don't go out.
  static func bytes(_ row: SQLRow, without left: Set<String> = []) -> [UInt8] {
    var bytes: [UInt8] = [UInt8(ascii: "{")]
    for (name, value) in row.columns.sorted(by: { $0.name < $1.name }) where !left.contains(name) {
      if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
      append(name, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      append(value, to: &bytes)
    }
    bytes.append(UInt8(ascii: "}"))
    return bytes
  }

  private static func append(_ value: SQLValue, to bytes: inout [UInt8]) {
    switch value {
    case .null: bytes += Array("null".utf8)
    case .integer(let integer): bytes += Array(String(integer).utf8)
    case .real(let real): bytes += Array(real.isFinite ? "\(real)".utf8 : "null".utf8)
    case .text(let text): append(text, to: &bytes)
    case .blob(let blob):
      bytes.append(UInt8(ascii: "\""))
      for byte in blob { bytes += [digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
      bytes.append(UInt8(ascii: "\""))
    }
  }

  private static let digits = Array("0123456789abcdef".utf8)

  static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { text in
      // Most strings hold nothing that is written otherwise, and are copied in one piece.
      var plain = 0
      for (index, byte) in text.enumerated() {
        guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[plain..<index]))
        plain = index + 1
        if byte < 0x20 {
          bytes.append(contentsOf: "\\u00".utf8)
          bytes += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        } else {
          bytes += [UInt8(ascii: "\\"), byte]
        }
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[plain...]))
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
