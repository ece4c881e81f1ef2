import Kit

/// Brands, to be found in what people type.
struct BrandBook: Sendable {
  /// Those that most people know.
  static let known = BrandBook(KnownBrands.all)

  /// Folded and without spaces, so that "Coca-Cola", "coca cola" and "cocacola" are one.
  private let brands: [String: KnownBrands.Brand]
  private let longest: Int

  /// Those that a household has written.
  init(_ brands: some Sequence<String>) {
    self.init(brands.map { KnownBrands.Brand(name: $0, isAlsoAWord: false) })
  }

  /// Of two that differ only in case, accents or spaces the first counts.
  private init(_ brands: [KnownBrands.Brand]) {
    self.brands = Dictionary(brands.map { (Self.key(of: $0.name), $0) }) { first, other in first.adding(other) }
      .filter { !$0.key.isEmpty }
    longest = self.brands.keys.map(\.utf8.count).max() ?? 0
  }

  struct Match {
    let brand: String
    let range: Range<Int>
  }

  /// The longest brand whose words stand together among the atoms; the first of equals.
  func longestMatch(in atoms: [Atom]) -> Match? {
    guard !brands.isEmpty else { return nil }
    var best: (match: Match, length: Int)?
    for start in atoms.indices
    where Self.isWordBoundary(start, in: atoms) && atoms[start].kind != .punctuation
      && !Self.isWhatItIsFor(atoms[..<start])
    {
      var key = ""
      for end in start..<atoms.count {
        key += Self.key(of: atoms[end].text)
        guard key.utf8.count <= longest else { break }
        guard key.utf8.count > best?.length ?? 0, atoms[end].kind != .punctuation,
          Self.isWordBoundary(end + 1, in: atoms), let brand = brands[key],
          atoms[start...end].count(where: { $0.kind == .word || $0.kind == .number }) <= brand.words,
          !brand.isAlsoAWord || Self.isMeantAsAName(start..<end + 1, in: atoms)
        else { continue }
        best = (Match(brand: brand.name, range: start..<end + 1), key.utf8.count)
      }
    }
    return best?.match
  }

  /// "café para la Nespresso", "cápsulas compatibles con Dolce Gusto": of the name.
  private static func isWhatItIsFor(_ before: ArraySlice<Atom>) -> Bool {
    let rest = before.reversed().drop { possessives.contains($0.key) }
    guard let word = rest.first, ["para", "pra", "for", "con", "com", "with"].contains(word.key) else { return false }
    return rest.dropFirst().contains(where: \.isTelling)
  }

  private static let possessives: Set<String> = [
    "el", "la", "los", "las", "mi", "nuestra", "o", "a", "os", "as", "minha", "nossa", "the", "my", "our",
  ]

  /// Whether a word that means something else too is the brand: written large after something else or before what it is a brand of,
  /// as every line begins large on a telephone; or behind a good that it can be a brand of, with nothing between.
  private static func isMeantAsAName(_ range: Range<Int>, in atoms: [Atom]) -> Bool {
    let (before, after) = (atoms[..<range.lowerBound], atoms[range.upperBound...])
    let isLarge = atoms[range.lowerBound].text.first?.isUppercase ?? false
    if isLarge, before.contains(where: \.isTelling) { return true }
    func goods(_ atoms: ArraySlice<Atom>) -> String {
      atoms.filter { $0.kind == .word }.map(\.key).joined(separator: " ")
    }
    if isLarge, GoodsDictionary.standard.knows(goods(after.prefix { $0.kind == .word })) { return true }
    guard let last = before.last, last.kind == .word, !Words.connectors.contains(last.key),
      !Words.and.contains(last.key)
    else { return false }
    let isBehind = after.first.map { $0.kind != .word || UnitWords.meaning(of: $0.key) != nil } ?? true
    return isBehind && GoodsDictionary.standard.good(in: goods(before)) != nil
      && !GoodsDictionary.standard.knows(goods(before + atoms[range]))
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
