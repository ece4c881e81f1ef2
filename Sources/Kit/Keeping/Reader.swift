/// Who reads a page: by this a browser keeps the pages of one apart from those of another. It is cut from fingerprints of what
/// nobody can guess, so nothing can be learned from it.
struct Reader: CustomStringConvertible, Hashable {
  /// Somebody who is not signed in: when this comes, what was kept for a member goes.
  static let nobody = Reader(description: "nobody")

  private static let length = 16

  /// Two words: who it is, wherever they come in; and what decides here what they see and in which words. Once the second has
  /// changed, what was kept is no longer theirs.
  let description: String

  private init(description: String) {
    self.description = description
  }

  private init(_ who: String, seeing rights: String) {
    let words = [who, rights].map { Digest.sha256($0).prefix(Self.length) }
    description = words.joined(separator: "-")
  }

  /// - Parameter mark: as a ``Viewer`` has it.
  init(_ person: ID<Person>, session: ID<Session>, mark: UInt64) {
    self.init("person \(person)", seeing: "\(session) \(mark)")
  }

  init(_ visit: GuestVisit) {
    let (link, locale) = (visit.guest.link.id, visit.locale)
    self.init("guest \(visit.guest.id)", seeing: "\(link) \(locale.language) \(locale.zone)")
  }

  init(_ visit: VisitorVisit) {
    self.init("visitor \(visit.secret)", seeing: "\(visit.publicPage.id) \(visit.locale.language)")
  }
}
