import Kit

/// Reads what people type into a shopping list, in Spanish, English and Portuguese alike: "2 kg tomates 3,50".
///
/// What isn't understood stays in the name; nothing that was typed is lost.
struct LineParser: Sendable {
  let currency: Currency
  /// Decides only what separators of an amount mean where that isn't plain.
  let language: Language
  let brands: BrandBook

  init(currency: Currency, language: Language, brands: some Sequence<String> = []) {
    (self.currency, self.language) = (currency, language)
    self.brands = BrandBook(brands)
  }

  /// `nil` when nothing is typed.
  func line(_ text: String) -> ItemLine? {
    reading(of: text)?.line
  }

  func reading(of text: String) -> LineReading? {
    let atoms = Atom.atoms(of: text)
    guard !atoms.isEmpty else { return nil }
    for match in [brands.longestMatch(in: atoms), nil] {
      var parts = LineParts(atoms)
      if let match { parts.mark(match) }
      readPrice(into: &parts)
      if match != nil, isQuantityAlone(parts.free) { continue }
      readLeadingQuantity(into: &parts)
      if parts.quantity == nil { readTrailingQuantity(into: &parts) }
      if parts.price == nil { readPrice(into: &parts) }
      if let reading = parts.reading() { return reading }
    }
    return LineParts(atoms).unread()
  }

  /// "Coca-Cola 6 latas" are six cans of that name, not of a brand that names nothing.
  private func isQuantityAlone(_ atoms: [Atom]) -> Bool {
    var reading = QuantityReading(atoms[...], isInFront: false)
    return reading.phrase().map { $0.length == atoms.count } ?? false
  }

  /// More words than any price or quantity has.
  private static let longestPhrase = 12

  private func readPrice(into parts: inout LineParts) {
    let free = parts.free
    for start in max(1, free.count - Self.longestPhrase)..<max(1, free.count) {
      var reading = PriceReading(free[start...], currency: currency, language: language)
      guard let phrase = reading.phrase(), Self.isName(free[..<start]) else { continue }
      parts.price = phrase
      parts.take(start..<free.count, as: .price)
      return
    }
  }

  private func readLeadingQuantity(into parts: inout LineParts) {
    let free = parts.free
    guard !free.isEmpty, !Self.beginsWithNameOfNumbers(free) else { return }
    for withUnits in [true, false] {
      var reading = QuantityReading(free[...])
      guard let phrase = reading.phrase(withUnits: withUnits) else { continue }
      let size = phrase.quantity.unit.isMeasured ? nil : SizePhrase(free, from: phrase.length)
      let rest = free[(size?.end ?? phrase.length)...]
      guard Self.isName(rest), Self.goesOn(phrase, with: rest),
        !withUnits || phrase.form == .bare || !Self.isKnownWithItsUnit(free)
      else { continue }
      parts.quantity = phrase.quantity
      if let size {
        parts.take(size.range.upperBound..<size.end, as: .filler)
        parts.take(size.range, as: .size)
      }
      parts.take(0..<phrase.length, as: .quantity)
      return
    }
  }

  /// A number that another number follows wasn't a count: "2 en 1", "2x1 pizza"; nor is one before "kg" alone.
  private static func goesOn(_ phrase: QuantityPhrase, with rest: ArraySlice<Atom>) -> Bool {
    guard let first = rest.first else { return false }
    if first.kind == .number { return phrase.form == .unit || !first.isGlued && beginsWithNameOfNumbers(Array(rest)) }
    if phrase.form == .bare, first.kind != .word { return false }
    let isMeasureAlone = rest.count == 1 && UnitWords.meaning(of: first.key)?.unit.isMeasured ?? false
    return phrase.form != .bare || !isMeasureAlone
  }

  /// "3 bolsas de basura" are three of something called so, not three bags of rubbish.
  private static func isKnownWithItsUnit(_ free: [Atom]) -> Bool {
    let words = free.drop { $0.kind != .word || Words.numbers[$0.key] != nil || Words.times.contains($0.small) }
    guard let first = words.first, UnitWords.meaning(of: first.key) != nil else { return false }
    return GoodsDictionary.standard.knows(words.map(\.key).joined(separator: " "))
  }

  private static func beginsWithNameOfNumbers(_ free: [Atom]) -> Bool {
    let beginning = free.prefix(4).map { $0.kind == .number ? $0.text : $0.key }.joined().filter { $0 != " " }
    return Words.namesWithNumbers.contains { beginning.hasPrefix($0) }
  }

  private func readTrailingQuantity(into parts: inout LineParts) {
    let free = parts.free
    for start in max(1, free.count - Self.longestPhrase)..<max(1, free.count) {
      guard Self.isName(free[..<start]), let tail = TrailingQuantity(free, from: start) else { continue }
      parts.quantity = tail.quantity
      if let size = tail.size { parts.take(size, as: .size) }
      parts.take(start..<(tail.size?.lowerBound ?? free.count), as: .quantity)
      return
    }
  }

  private static func isName(_ atoms: ArraySlice<Atom>) -> Bool {
    atoms.contains(where: \.isTelling)
  }
}
