/// A QR code (ISO/IEC 18004) of a text, in byte mode with error correction level M: a phone reads it with a seventh of it
/// covered.
package struct QRCode: Sendable {
  /// Modules on each side.
  package let side: Int
  private let dark: [Bool]

  /// `nil` for a text too long for the largest size that a phone reads from a screen.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let size = QRSize.smallest(for: bytes.count) else { return nil }
    let codewords = size.interleaved(Self.data(bytes, in: size))
    let drawings = (0..<8).map { QRDrawing(size, codewords: codewords, mask: $0) }
    guard let best = drawings.min(by: { $0.penalty < $1.penalty }) else { return nil }
    side = best.side
    dark = best.dark
  }

  /// Whether a module is dark; row and column count from the top left.
  package subscript(row: Int, column: Int) -> Bool { dark[row * side + column] }

  /// The mode, the length and the bytes, filled up to the size's capacity.
  private static func data(_ bytes: [UInt8], in size: QRSize) -> [UInt8] {
    var bits = QRBits()
    bits.append(0b0100, count: 4)
    bits.append(bytes.count, count: size.lengthBits)
    for byte in bytes { bits.append(Int(byte), count: 8) }
    let capacity = size.dataCodewords * 8
    bits.append(0, count: min(4, capacity - bits.count))
    bits.append(0, count: (8 - bits.count % 8) % 8)
    for filler in 0..<(capacity - bits.count) / 8 { bits.append(filler % 2 == 0 ? 0xEC : 0x11, count: 8) }
    return bits.bytes
  }
}

private struct QRBits {
  private(set) var bytes: [UInt8] = []
  private(set) var count = 0

  mutating func append(_ value: Int, count added: Int) {
    for shift in stride(from: added - 1, through: 0, by: -1) {
      if count % 8 == 0 { bytes.append(0) }
      bytes[count / 8] |= UInt8(value >> shift & 1) << UInt8(7 - count % 8)
      count += 1
    }
  }
}
