/// Check codewords over GF(256) with the polynomial x⁸+x⁴+x³+x²+1, as QR codes use them.
struct ReedSolomon {
  /// The generator's coefficients below its leading one, highest power first.
  private let divisor: [UInt8]

  init(checks count: Int) {
    var divisor = [UInt8](repeating: 0, count: count - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<count {
      for index in divisor.indices {
        divisor[index] = Self.product(divisor[index], root)
        if index + 1 < count { divisor[index] ^= divisor[index + 1] }
      }
      root = Self.product(root, 2)
    }
    self.divisor = divisor
  }

  func checks(of data: [UInt8]) -> [UInt8] {
    var remainder = [UInt8](repeating: 0, count: divisor.count)
    for byte in data {
      let factor = byte ^ remainder.removeFirst()
      remainder.append(0)
      for index in remainder.indices { remainder[index] ^= Self.product(divisor[index], factor) }
    }
    return remainder
  }

  static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
    var result = 0
    for bit in stride(from: 7, through: 0, by: -1) {
      result = result << 1 ^ (result >> 7) * 0x11D
      result ^= Int(other >> UInt8(bit) & 1) * Int(one)
    }
    return UInt8(result)
  }
}
