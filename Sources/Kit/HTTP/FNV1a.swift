/// FNV-1a of 64 bits: fast, and enough to tell one reader's pages apart.
struct FNV1a {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ text: String) {
    for byte in text.utf8 { mix(byte) }
    mix(0)
  }

  mutating func add(_ number: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) { mix(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  private mutating func mix(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
