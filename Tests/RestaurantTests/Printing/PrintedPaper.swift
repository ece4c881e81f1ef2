/// What a printer makes of the bytes that it was sent, read by the manual of ESC/POS and by nothing of the house: a letter's place
/// on the page, its size, and where the knife cuts.
struct PrintedPaper {
  struct Row: Equatable {
    var text = ""
    var isStrong = false
    var size = 1
    var isCentred = false

    /// How many places it takes.
    var width: Int { text.unicodeScalars.count * size }
  }

  struct Unknown: Error { let bytes: [UInt8] }

  private(set) var slips: [[Row]] = []
  private(set) var isCut = false

  /// - Throws: ``Unknown`` at a command that the manual of these printers does not have, or a letter beyond the page.
  init(_ bytes: [UInt8]) throws {
    var (row, rows, page): (Row, [Row], UInt8) = (Row(), [], 0)
    var rest = bytes[...]
    func take(_ count: Int) throws -> [UInt8] {
      guard rest.count >= count else { throw Unknown(bytes: Array(rest)) }
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
    while let byte = rest.first {
      rest = rest.dropFirst()
      switch byte {
      case 0x0A:
        rows.append(row)
        row.text = ""
      case 0x1B:
        switch try take(1)[0] {
        case 0x40: (row, page) = (Row(), 0)
        case 0x74: page = try take(1)[0]
        case 0x61: row.isCentred = try take(1)[0] == 1
        case 0x45: row.isStrong = try take(1)[0] & 1 == 1
        case let other: throw Unknown(bytes: [byte, other])
        }
      case 0x1D:
        switch try take(1)[0] {
        case 0x21: row.size = Int(try take(1)[0] >> 4) + 1
        case 0x56:
          guard try take(2)[0] == 66 else { throw Unknown(bytes: [byte, 0x56]) }
          slips.append(rows)
          (rows, isCut) = ([], true)
        case let other: throw Unknown(bytes: [byte, other])
        }
      case 0x20...0x7E: row.text.unicodeScalars.append(Unicode.Scalar(byte))
      case 0x80...:
        guard page == 19, let scalar = Unicode.Scalar(Self.page858[Int(byte) - 0x80]) else {
          throw Unknown(bytes: [byte])
        }
        row.text.unicodeScalars.append(scalar)
      default: throw Unknown(bytes: [byte])
      }
    }
    if !rows.isEmpty { slips.append(rows) }
  }

  /// All of it, a row a line.
  var text: String { slips.flatMap { $0 }.map(\.text).joined(separator: "\n") }

  /// As Python's codec `cp858` has it.
  private static let page858: [UInt32] = [
    0xC7, 0xFC, 0xE9, 0xE2, 0xE4, 0xE0, 0xE5, 0xE7, 0xEA, 0xEB, 0xE8, 0xEF, 0xEE, 0xEC, 0xC4, 0xC5, 0xC9, 0xE6,
    0xC6, 0xF4, 0xF6, 0xF2, 0xFB, 0xF9, 0xFF, 0xD6, 0xDC, 0xF8, 0xA3, 0xD8, 0xD7, 0x192, 0xE1, 0xED, 0xF3, 0xFA,
    0xF1, 0xD1, 0xAA, 0xBA, 0xBF, 0xAE, 0xAC, 0xBD, 0xBC, 0xA1, 0xAB, 0xBB, 0x2591, 0x2592, 0x2593, 0x2502, 0x2524,
    0xC1, 0xC2, 0xC0, 0xA9, 0x2563, 0x2551, 0x2557, 0x255D, 0xA2, 0xA5, 0x2510, 0x2514, 0x2534, 0x252C, 0x251C,
    0x2500, 0x253C, 0xE3, 0xC3, 0x255A, 0x2554, 0x2569, 0x2566, 0x2560, 0x2550, 0x256C, 0xA4, 0xF0, 0xD0, 0xCA,
    0xCB, 0xC8, 0x20AC, 0xCD, 0xCE, 0xCF, 0x2518, 0x250C, 0x2588, 0x2584, 0xA6, 0xCC, 0x2580, 0xD3, 0xDF, 0xD4,
    0xD2, 0xF5, 0xD5, 0xB5, 0xFE, 0xDE, 0xDA, 0xDB, 0xD9, 0xFD, 0xDD, 0xAF, 0xB4, 0xAD, 0xB1, 0x2017, 0xBE, 0xB6,
    0xA7, 0xF7, 0xB8, 0xB0, 0xA8, 0xB7, 0xB9, 0xB3, 0xB2, 0x25A0, 0xA0,
  ]
}
