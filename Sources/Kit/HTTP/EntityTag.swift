/// The ETag of a page that follows from its space's state: the space's sequence, and a hash of everything else that the
/// bytes depend on.
struct EntityTag: Equatable {
  let text: String

  init(sequence: Int64, visit: SpaceVisit, at now: Instant) {
    var hash = FowlerNollVo()
    hash.add(visit.house.settings.build)
    hash.add(visit.house.accounts.generation)
    hash.add(visit.viewer.session.description)
    hash.add(visit.path)
    for field in visit.query.fields {
      hash.add(field.name)
      hash.add(field.value)
    }
    // The one thing that time alone changes on such pages is what "today" is.
    hash.add(now.day(in: visit.space.zone).description)
    text = "\"\(sequence)-\(String(hash.value, radix: 36))\""
  }

  /// Whether an `If-None-Match` names it.
  func matches(_ header: String) -> Bool {
    header == text || header.split(separator: ",").contains { $0.trimmingPrefix(" ").trimmingPrefix("W/") == text }
  }
}

/// FNV-1a of 64 bits: fast, and enough to tell one reader's pages apart.
private struct FowlerNollVo {
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
