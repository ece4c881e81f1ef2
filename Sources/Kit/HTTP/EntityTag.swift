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
      var hash = FNV1a()
      hash.add(visit.house.settings.build)
      hash.add(visit.viewer.mark)
      hash.add(visit.viewer.session.description)
      self.init(hash, of: visit, at: now)
    }

    /// Of what a program reads, whichever of its person's tokens it comes by.
    init(ofDocument visit: SpaceVisit, at now: Instant) {
      var hash = FNV1a()
      hash.add(visit.house.settings.build)
      hash.add(visit.viewer.mark)
      hash.add(visit.viewer.person.id.description)
      self.init(hash, of: visit, at: now)
    }

    private init(_ basis: FNV1a, of visit: SpaceVisit, at now: Instant) {
      var hash = basis
      hash.add(visit.windowWidth?.rawValue ?? "")
      hash.add(visit.path)
      for field in visit.query.fields {
        hash.add(field.name)
        hash.add(field.value)
      }
      // The one thing that time alone changes on such pages is what "today" is.
      hash.add(now.day(in: visit.locale.zone).description)
      self.hash = hash.value
    }
  }

  /// Whether an `If-None-Match` names it.
  func matches(_ header: String) -> Bool {
    header == text || header.split(separator: ",").contains { $0.trimmingPrefix(" ").trimmingPrefix("W/") == text }
  }
}
