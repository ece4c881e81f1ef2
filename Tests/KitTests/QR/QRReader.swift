@testable import QR

/// Reads a code back the way a phone does, from the modules alone, by the standard and not by how ours draws.
struct QRReader {
  let code: QRCode

  private var version: Int { (code.side - 17) / 4 }

  struct Unreadable: Error {
    let why: String
  }

  func text() throws -> String {
    let mask = try mask()
    let codewords = words(unmaskedBy: mask)
    let data = try blocks(of: codewords).flatMap(\.self)
    var bits = Bits(data)
    guard bits.take(4) == 0b0100 else { throw Unreadable(why: "not in byte mode") }
    let count = bits.take(version < 10 ? 8 : 16)
    return String(decoding: (0..<count).map { _ in UInt8(bits.take(8)) }, as: UTF8.self)
  }

  /// From both copies of the format bits, which must agree.
  private func mask() throws -> Int {
    let side = code.side
    let first =
      (0..<6).map { (8, $0) } + [(8, 7), (8, 8), (7, 8)] + (0..<6).map { (5 - $0, 8) }
    let second = (0..<7).map { (side - 1 - $0, 8) } + (0..<8).map { (8, side - 8 + $0) }
    let values = [first, second].map { $0.reduce(0) { $0 << 1 | (code[$1.0, $1.1] ? 1 : 0) } ^ 0x5412 }
    guard values[0] == values[1], Self.remainder(values[0], 0x537, degree: 10) == 0 else {
      throw Unreadable(why: "the format bits are damaged")
    }
    guard values[0] >> 13 == 0 else { throw Unreadable(why: "not level M") }
    return values[0] >> 10 & 7
  }

  private static func remainder(_ value: Int, _ divisor: Int, degree: Int) -> Int {
    var value = value
    for shift in stride(from: 20, through: 0, by: -1) where value >> (shift + degree) & 1 == 1 {
      value ^= divisor << shift
    }
    return value
  }

  private func isPattern(_ row: Int, _ column: Int) -> Bool {
    let (side, size) = (code.side, QRSize(version: version))
    if row == 6 || column == 6 { return true }
    if row < 9 && (column < 9 || column >= side - 8) || row >= side - 8 && column < 9 { return true }
    if version >= 7 && (row < 6 && column >= side - 11 || column < 6 && row >= side - 11) { return true }
    guard let last = size.alignment.last else { return false }
    return size.alignment.contains { y in
      size.alignment.contains { x in
        let isFinder = (x == 6 && y == 6) || (x == 6 && y == last) || (x == last && y == 6)
        return !isFinder && abs(x - column) <= 2 && abs(y - row) <= 2
      }
    }
  }

  private func words(unmaskedBy mask: Int) -> [UInt8] {
    var bits: [Bool] = []
    var column = code.side - 1
    var goesUp = true
    while column > 0 {
      if column == 6 { column -= 1 }
      for step in 0..<code.side {
        let row = goesUp ? code.side - 1 - step : step
        for column in [column, column - 1] where !isPattern(row, column) {
          bits.append(code[row, column] != QRDrawing.inverts(mask, row, column))
        }
      }
      goesUp.toggle()
      column -= 2
    }
    return stride(from: 0, to: bits.count - bits.count % 8, by: 8).map { start in
      bits[start..<start + 8].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
    }
  }

  /// The data of each block, whose check codewords must hold.
  private func blocks(of words: [UInt8]) throws -> [[UInt8]] {
    let size = QRSize(version: version)
    let count = (1...40).first { count in
      (words.count - size.dataCodewords) % count == 0
        && Self.checks[version - 1] == (words.count - size.dataCodewords) / count
    }
    guard let count else { throw Unreadable(why: "no number of blocks fits") }
    let check = Self.checks[version - 1]
    let short = words.count / count - check
    let long = words.count % count
    var blocks = [[UInt8]](repeating: [], count: count)
    var next = words.makeIterator()
    for index in 0...short {
      for block in 0..<count where index < short || block >= count - long {
        if let word = next.next() { blocks[block].append(word) }
      }
    }
    let data = blocks
    for _ in 0..<check {
      for block in 0..<count { if let word = next.next() { blocks[block].append(word) } }
    }
    for block in blocks {
      for power in 0..<check where Self.value(of: block, at: Self.power(power)) != 0 {
        throw Unreadable(why: "a block does not pass its check")
      }
    }
    return data
  }

  /// Check codewords of a block by version, from table 9 of the standard.
  private static let checks = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26]

  private static func power(_ exponent: Int) -> UInt8 {
    (0..<exponent).reduce(1) { value, _ in ReedSolomon.product(value, 2) }
  }

  private static func value(of block: [UInt8], at point: UInt8) -> UInt8 {
    block.reduce(0) { ReedSolomon.product($0, point) ^ $1 }
  }

  private struct Bits {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
    }

    mutating func take(_ count: Int) -> Int {
      defer { position += count }
      return (position..<position + count).reduce(0) { $0 << 1 | Int(bytes[$1 / 8] >> UInt8(7 - $1 % 8) & 1) }
    }
  }
}
