/// The identity of one row: a UUID in lower-case text, made once and never reused. `Of` keeps the ids of different things
/// apart for the compiler.
package struct ID<Of>: Hashable, Sendable, SQLBindable, SQLReadable {
  package let description: String

  /// `nil` unless the text is a UUID in its 36-character form; upper case is folded.
  package init?(_ text: some StringProtocol) {
    guard UUIDText.isValid(text) else { return nil }
    description = text.lowercased()
  }

  package init(_ uuid: UUIDText) {
    description = uuid.text
  }

  package init?(sqlValue: SQLValue) {
    guard case .text(let text) = sqlValue else { return nil }
    description = text
  }

  package var sqlValue: SQLValue { .text(description) }

  /// Stands in, in a ``RowTemplate``, for the id of what a device makes.
  package static var standIn: ID { ID(stored: "00000000-0000-0000-0000-000000000000") }

  /// - Parameter text: an id that was checked before it was stored.
  init(stored text: String) {
    description = text
  }
}

extension ID: CodedAsText {}

/// A UUID as text, of version 7 (RFC 9562): the milliseconds since 1970, then 74 random bits, so that ids sort by the time
/// of their making.
package struct UUIDText: Hashable, Sendable {
  package let text: String

  package init(at instant: Instant, random: (UInt64, UInt64)) {
    let milliseconds = UInt64(bitPattern: instant.milliseconds) & 0xFFFF_FFFF_FFFF
    let high = milliseconds << 16 | 0x7000 | random.0 & 0x0FFF
    let low = 0x8000_0000_0000_0000 | random.1 & 0x3FFF_FFFF_FFFF_FFFF
    let digits = Array("0123456789abcdef".utf8)
    text = String(unsafeUninitializedCapacity: 36) { buffer in
      var position = 0
      for index in 0..<32 {
        if index == 8 || index == 12 || index == 16 || index == 20 {
          buffer[position] = UInt8(ascii: "-")
          position += 1
        }
        let half = index < 16 ? high : low
        buffer[position] = digits[Int(half >> UInt64(60 - index % 16 * 4) & 0xF)]
        position += 1
      }
      return position
    }
  }

  static func isValid(_ text: some StringProtocol) -> Bool {
    var text = String(text)
    return text.withUTF8(isValid)
  }

  private static func isValid(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count == 36 else { return false }
    for (index, byte) in bytes.enumerated() {
      switch index {
      case 8, 13, 18, 23: guard byte == UInt8(ascii: "-") else { return false }
      default:
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
          UInt8(ascii: "A")...UInt8(ascii: "F"):
          continue
        default: return false
        }
      }
    }
    return true
  }
}
