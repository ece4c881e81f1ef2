/// The ETag of a page that follows from its space's state: the space's sequence, and a hash of everything else that the
/// bytes depend on.
struct EntityTag: Equatable {
  let text: String

  init(sequence: Int64, _ basis: Basis) {
    text = "\"\(sequence)-\(String(basis.hash, radix: 36))\""
  }

  /// Everything but the space's state. Taken when the request arrives: what changes while the page is made then makes
  /// for another tag, and not for a newer tag on older bytes.
  struct Basis {
    fileprivate let hash: UInt64

    init(_ visit: SpaceVisit, at now: Instant) {
      var hash = FowlerNollVo()
      hash.add(visit.house.settings.build)
      hash.add(visit.viewer.person)
      hash.add(visit.membership)
      hash.add(visit.viewer.session.description)
      hash.add(visit.path)
      for field in visit.query.fields {
        hash.add(field.name)
        hash.add(field.value)
      }
      // The one thing that time alone changes on such pages is what "today" is.
      hash.add(now.day(in: visit.manner.zone).description)
      self.hash = hash.value
    }
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

  /// What pages show of the person or that shapes them.
  mutating func add(_ person: Person) {
    for text in [
      person.name, person.language.rawValue, person.theme.rawValue, person.colour.rawValue,
      person.zone?.identifier ?? "", person.hasPassword ? "password" : "",
    ] {
      add(text)
    }
  }

  /// What the person may see.
  mutating func add(_ membership: Membership) {
    add(membership.role.rawValue)
    add("\(membership.limit.sqlValue)")
    add("\(membership.space.apps.sqlValue)")
  }

  private mutating func mix(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
