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
    let matches = [brands.longestMatch(in: atoms), BrandBook.known.longestMatch(in: atoms)].filter { $0 != nil }
    for match in matches + [nil] {
      var parts = LineParts(atoms)
      if let match { parts.mark(match) }
      readPrice(into: &parts)
      if match != nil, isQuantityAlone(parts.free) { continue }
      readTimes(into: &parts)
      if parts.price == nil { readLeadingMoney(into: &parts) }
      if parts.quantity == nil { readPack(into: &parts) }
      if parts.quantity == nil { readLeadingQuantity(into: &parts) }
      if parts.quantity == nil { readTrailingQuantity(into: &parts) }
      readSizeBehind(into: &parts)
      if parts.price == nil { readPrice(into: &parts) }
      if parts.quantity == nil { readArticle(into: &parts) }
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

  /// "100 € gasolina", "gasolina 50 €": for so much of it.
  private func readLeadingMoney(into parts: inout LineParts) {
    let free = parts.free
    guard parts.quantity == nil, free.count >= 2 else { return }
    for end in (1...min(4, free.count - 1)).reversed() where Self.isName(free[end...]) && Self.isMoney(free, until: end)
    {
      var reading = PriceReading(free[..<end], currency: currency, language: language)
      guard let phrase = reading.phrase(), phrase.isMoney else { continue }
      parts.price = PricePhrase(amount: phrase.amount, meaning: .basis(.whole), isMoney: true)
      let hasConnector = Words.connectors.contains(free[end].key) && free.count > end + 1
      parts.take(end..<(hasConnector ? end + 1 : end), as: .filler)
      parts.take(0..<end, as: .price)
      return
    }
  }

  /// Of what is a thing too only fuel is said to be so many, and what is glued to its number: "80c chips".
  private static func isMoney(_ free: [Atom], until end: Int) -> Bool {
    !free[..<end].contains { !$0.isGlued && CurrencyWords.isAlsoAThing($0.key) }
      || free[end...].contains { Words.fuels.contains($0.key) }
  }

  /// "x 6" behind a size or between words: "refresco 2l x 3", "leche x2 (la azul)".
  private func readTimes(into parts: inout LineParts) {
    let free = parts.free
    guard free.count >= 3 else { return }
    for start in 1..<(free.count - 1) where Words.times.contains(free[start].small) && free[start].kind != .number {
      guard !free[start].isGlued || free[start - 1].kind == .punctuation, free[start - 1].kind != .number,
        free[start + 1].kind == .number,
        start + 2 == free.count || !free[start + 2].isGlued, Self.isName(free[..<start])
      else { continue }
      var reading = QuantityReading(free[start...(start + 1)], isInFront: false)
      guard let phrase = reading.phrase(), phrase.length == 2 else { continue }
      // "x 6 l" is how much each is.
      if start + 2 < free.count, UnitWords.meaning(of: free[start + 2].key) != nil { continue }
      // At the end a size may go with it, which is read there.
      if start + 2 == free.count, UnitWords.meaning(of: free[start - 1].key)?.unit.isMeasured != true { continue }
      parts.quantity = phrase.quantity
      parts.take(start..<(start + 2), as: .quantity)
      return
    }
  }

  /// "6 pack of beer", "toilet roll 9 pack", "cerveza (pack 12)": one that holds so many.
  private func readPack(into parts: inout LineParts) {
    let free = parts.free
    if let pack = PackPhrase(free, from: 0), Self.isName(free[pack.end...]) {
      parts.quantity = pack.quantity
      parts.take(pack.size.upperBound..<pack.end, as: .filler)
      parts.take(pack.size, as: .size)
      return parts.take(0..<pack.size.lowerBound, as: .quantity)
    }
    for start in max(1, free.count - Self.longestPhrase)..<max(1, free.count) where Self.isName(free[..<start]) {
      let isBracketed = free[start].text == "(" && free[free.count - 1].text == ")"
      guard let pack = PackPhrase(isBracketed ? free.dropLast() : free, from: isBracketed ? start + 1 : start),
        pack.size.upperBound == free.count - (isBracketed ? 1 : 0)
      else { continue }
      parts.quantity = pack.quantity
      if isBracketed, pack.size.lowerBound == start + 1 {
        return parts.take(start..<free.count, as: .size)
      }
      parts.take(pack.size, as: .size)
      return parts.take(start..<pack.size.lowerBound, as: .quantity)
    }
  }

  /// "2 bricks de leche de 1 litro": what is counted says its size behind it.
  private func readSizeBehind(into parts: inout LineParts) {
    let free = parts.free
    guard let quantity = parts.quantity, !quantity.unit.isMeasured, free.count >= 3 else { return }
    for start in 2..<free.count where Words.connectors.contains(free[start - 1].key) {
      guard let size = SizePhrase(free, from: start), size.range.upperBound == free.count else { continue }
      parts.take(size.range, as: .size)
      parts.take(start - 1..<start, as: .filler)
      return
    }
  }

  /// "a pineapple" is one, to whom "a" says so.
  private func readArticle(into parts: inout LineParts) {
    let free = parts.free
    guard language == .en, free.count >= 2, Words.articles.contains(free[0].key), Self.isName(free[1...]),
      free[1].kind == .word
    else { return }
    parts.quantity = Quantity(thousandths: 1000, unit: .piece)
    parts.take(0..<1, as: .quantity)
  }

  private func readLeadingQuantity(into parts: inout LineParts) {
    let free = parts.free
    guard !free.isEmpty, !Self.beginsWithNameOfNumbers(free) else { return }
    for withUnits in [true, false] {
      var reading = QuantityReading(free[...])
      guard let phrase = reading.phrase(withUnits: withUnits) else { continue }
      let size = phrase.quantity.unit.isMeasured ? nil : SizePhrase(free, from: phrase.length)
      let container = size.flatMap { Self.container(in: free, at: $0.end, of: phrase.quantity) }
      let rest = free[(container?.end ?? size?.end ?? phrase.length)...]
      guard Self.isName(rest), Self.goesOn(phrase, with: rest),
        !withUnits || phrase.form == .bare || !Self.isKnownWithItsUnit(free)
      else { continue }
      parts.quantity = container?.quantity ?? phrase.quantity
      parts.isSize = Self.isSizeOfAPackage(phrase.quantity, of: rest)
      if let size {
        parts.take(size.range.upperBound..<(container?.end ?? size.end), as: .filler)
        parts.take(size.range, as: .size)
      }
      parts.take(0..<phrase.length, as: .quantity)
      return
    }
  }

  /// "2 x 400 g tins of tomatoes": what is counted stands behind its size.
  private static func container(
    in free: [Atom], at position: Int, of count: Quantity
  ) -> (quantity: Quantity, end: Int)? {
    guard count.unit == .piece, position + 1 < free.count, let unit = UnitWords.meaning(of: free[position].key)?.unit,
      !unit.isMeasured, unit != .piece, let quantity = Quantity(thousandths: count.thousandths, unit: unit)
    else { return nil }
    let hasConnector = Words.connectors.contains(free[position + 1].key) && position + 2 < free.count
    return (quantity, position + (hasConnector ? 2 : 1))
  }

  /// A number that another number follows wasn't a count: "2 en 1", "2x1 pizza"; nor is one before "kg" alone.
  private static func goesOn(_ phrase: QuantityPhrase, with rest: ArraySlice<Atom>) -> Bool {
    guard let first = rest.first else { return false }
    if first.kind == .number { return phrase.form == .unit || !first.isGlued && beginsWithNameOfNumbers(Array(rest)) }
    if phrase.form == .bare, first.kind != .word { return false }
    let isMeasureAlone = rest.count == 1 && UnitWords.meaning(of: first.key)?.unit.isMeasured ?? false
    return phrase.form != .bare || !isMeasureAlone
  }

  /// "5L de aceite 39,95" is what the bottle costs, as is "4 pints milk £1.45"; milk and fuel are told by the litre.
  private static func isSizeOfAPackage(_ quantity: Quantity, of name: ArraySlice<Atom>) -> Bool {
    if quantity.unit == .pint { return true }
    guard quantity.unit == .litre, !name.contains(where: { Words.fuels.contains($0.key) }) else { return false }
    let words = name.filter { $0.kind == .word }.map(\.key)
    return GoodsDictionary.standard.good(in: words.joined(separator: " "))?.usualUnit != .litre
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
      parts.isCountBehind = !tail.quantity.unit.isMeasured
      // "tomates, 2 kg, 3,50" says how much of them.
      parts.isSize = tail.quantity.unit.isOfAPackage && free[start - 1].kind != .punctuation
      if let size = tail.size { parts.take(size, as: .size) }
      parts.take(start..<(tail.size?.lowerBound ?? free.count), as: .quantity)
      return
    }
  }

  private static func isName(_ atoms: ArraySlice<Atom>) -> Bool {
    atoms.contains(where: \.isTelling)
  }
}
