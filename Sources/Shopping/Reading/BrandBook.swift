import Kit

/// The brands that a household knows, to be found in what they type.
struct BrandBook: Sendable {
  /// Folded and without spaces, so that "Coca-Cola", "coca cola" and "cocacola" are one.
  private let brands: [String: String]
  private let longest: Int

  /// Of two that differ only in case, accents or spaces the first counts.
  init(_ brands: some Sequence<String>) {
    var known: [String: String] = [:]
    for brand in brands {
      let key = Self.key(of: brand)
      if !key.isEmpty, known[key] == nil { known[key] = brand }
    }
    self.brands = known
    longest = known.keys.map(\.utf8.count).max() ?? 0
  }

  struct Match {
    let brand: String
    let range: Range<Int>
  }

  /// The longest brand whose words stand together among the atoms; the first of equals.
  func longestMatch(in atoms: [Atom]) -> Match? {
    guard !brands.isEmpty else { return nil }
    var best: (match: Match, length: Int)?
    for start in atoms.indices where Self.isWordBoundary(start, in: atoms) && atoms[start].kind != .punctuation {
      var key = ""
      for end in start..<atoms.count {
        key += Self.key(of: atoms[end].text)
        guard key.utf8.count <= longest else { break }
        guard key.utf8.count > best?.length ?? 0, atoms[end].kind != .punctuation,
          Self.isWordBoundary(end + 1, in: atoms), let brand = brands[key]
        else { continue }
        best = (Match(brand: brand, range: start..<end + 1), key.utf8.count)
      }
    }
    return best?.match
  }

  private static func key(of text: String) -> String {
    text.searchKey.filter { $0 != " " }
  }

  private static func isWordBoundary(_ index: Int, in atoms: [Atom]) -> Bool {
    guard index > 0, index < atoms.count else { return true }
    let isBracketOrMark = { (atom: Atom) in atom.kind == .punctuation || atom.text == "(" || atom.text == ")" }
    return !atoms[index].isGlued || isBracketOrMark(atoms[index]) || isBracketOrMark(atoms[index - 1])
  }
}
