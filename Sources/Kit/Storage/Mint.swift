/// Where the time, new ids and secrets come from. Tests bring their own, so that nothing in them depends on the day.
package struct Mint: Sendable {
  package let now: @Sendable () -> Instant
  package let random: @Sendable () -> UInt64

  package init(now: @escaping @Sendable () -> Instant, random: @escaping @Sendable () -> UInt64) {
    (self.now, self.random) = (now, random)
  }

  /// The machine's clock and its cryptographically secure random numbers.
  package static let system = Mint(
    now: { Instant.now() },
    random: {
      var generator = SystemRandomNumberGenerator()
      return generator.next()
    })

  package func uuid() -> UUIDText {
    UUIDText(at: now(), random: (random(), random()))
  }

  package func id<Of>(_ of: Of.Type = Of.self) -> ID<Of> {
    ID(uuid())
  }

  /// 128 random bits as 32 hexadecimal digits: session tokens and links.
  package func secret() -> String {
    let digits = Array("0123456789abcdef".utf8)
    let halves = [random(), random()]
    return String(
      decoding: halves.flatMap { half in (0..<16).map { digits[Int(half >> UInt64(60 - $0 * 4) & 0xF)] } },
      as: UTF8.self)
  }
}
