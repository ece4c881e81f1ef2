import Kit

/// Finds the picture of what somebody calls a thing. It remembers what it has found: reading a name takes a thousand times as
/// long, and a list shows the same names again each time that it is drawn.
final class PictureBook: Sendable {
  /// Several lists of the longest; what is remembered beyond is begun anew.
  private static let mostNames = 10_000

  private struct Name: Hashable {
    let text: String
    let language: Language
  }

  private struct Known {
    let own: String?
    let category: GoodsCategory
  }

  private let known: Locked<[Name: Known?]> = Locked([:])

  /// The picture of the good that the name holds, else that of the category in which it stands, if that is one of the
  /// built-in, else that of the good's.
  func picture(of name: String, in category: GoodsCategory?, language: Language) -> String? {
    let good = good(Name(text: name, language: language))
    return good?.own ?? (category ?? good?.category)?.picture
  }

  private func good(_ name: Name) -> Known? {
    if let found = known.withLock({ $0[name] }) { return found }
    let good = GoodsDictionary.standard.good(in: name.text, language: name.language)
      .map { Known(own: $0.picture, category: $0.category) }
    known.withLock { known in
      if known.count >= Self.mostNames { known.removeAll(keepingCapacity: true) }
      known[name] = .some(good)
    }
    return good
  }
}

extension VisitInSpace {
  var pictureBook: PictureBook { house.shared { PictureBook() } }
}
