/// One of the standard's sizes ("versions") at error correction level M.
struct QRSize: Sendable {
  let version: Int

  /// Table 9 of the standard, level M: check codewords of each block, and the number of blocks.
  private static let blocks: [(check: Int, count: Int)] = [
    (10, 1), (16, 1), (26, 1), (18, 2), (24, 2), (16, 4), (18, 4), (22, 4), (22, 5), (26, 5),
    (30, 5), (22, 8), (22, 9), (24, 9), (24, 10), (28, 10), (28, 11), (26, 13), (26, 14), (26, 16),
  ]

  static func smallest(for bytes: Int) -> QRSize? {
    (1...blocks.count).lazy.map(QRSize.init).first { size in
      4 + size.lengthBits + bytes * 8 <= size.dataCodewords * 8
    }
  }

  var side: Int { version * 4 + 17 }
  /// Of the count of bytes that stands before them.
  var lengthBits: Int { version < 10 ? 8 : 16 }
  private var block: (check: Int, count: Int) { Self.blocks[version - 1] }
  var dataCodewords: Int { codewords - block.check * block.count }

  /// All codewords that fit beside the patterns.
  var codewords: Int {
    var modules = (16 * version + 128) * version + 64
    if version >= 2 {
      let patterns = version / 7 + 2
      modules -= (25 * patterns - 10) * patterns - 55
      if version >= 7 { modules -= 36 }
    }
    return modules / 8
  }

  /// Where alignment patterns stand, in both directions.
  var alignment: [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step = (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (0..<count - 1).map { side - 7 - $0 * step }.reversed()
  }

  /// The data in blocks, each followed by its check codewords, woven together as the standard says.
  func interleaved(_ data: [UInt8]) -> [UInt8] {
    let shortLength = codewords / block.count
    let shortCount = block.count - codewords % block.count
    let code = ReedSolomon(checks: block.check)
    var start = 0
    let blocks = (0..<block.count).map { number in
      let length = shortLength - block.check + (number < shortCount ? 0 : 1)
      defer { start += length }
      let part = Array(data[start..<start + length])
      return (data: part, check: code.checks(of: part))
    }
    let longest = blocks.map(\.data.count).max() ?? 0
    let woven = (0..<longest).flatMap { index in blocks.compactMap { index < $0.data.count ? $0.data[index] : nil } }
    return woven + (0..<block.check).flatMap { index in blocks.map { $0.check[index] } }
  }
}
