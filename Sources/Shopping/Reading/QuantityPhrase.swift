/// Words of a line that say how much: "2 kg de", "half a dozen", "6 x".
struct QuantityPhrase {
  enum Form {
    /// A number and nothing else.
    case bare
    /// A number of times: "6 x".
    case times
    case unit
  }

  let quantity: Quantity
  let form: Form
  /// How many atoms it takes.
  let length: Int
}

/// Reads a quantity phrase from left to right.
struct QuantityReading {
  private let atoms: ArraySlice<Atom>
  private var cursor: AtomCursor
  /// Whether the phrase stands in front of a name, where some units need an "of" to be told from it.
  private let isInFront: Bool

  init(_ atoms: ArraySlice<Atom>, isInFront: Bool = true) {
    (self.atoms, self.isInFront) = (atoms, isInFront)
    cursor = AtomCursor(atoms)
  }

  /// - Parameter withUnits: whether words may be units; otherwise only the number is read.
  mutating func phrase(withUnits: Bool = true) -> QuantityPhrase? {
    if let phrase = timesFirst() { return phrase }
    guard withUnits else { return measured(withUnits: false) }
    return pair() ?? quarterAndHalf() ?? quarter() ?? measured(withUnits: true) ?? implied()
  }

  /// "x2".
  private mutating func timesFirst() -> QuantityPhrase? {
    cursor = AtomCursor(atoms)
    guard takeTimes(), let amount = cursor.number(), amount.isWhole, !cursor.isInsideAWord else { return nil }
    return phrase(amount.thousandths(of: .piece), .piece, .times)
  }

  /// The 375 g of a Spanish counter: "cuarto y mitad".
  private mutating func quarterAndHalf() -> QuantityPhrase? {
    cursor = AtomCursor(atoms)
    _ = cursor.take { Words.numbers[$0.key] == 1 }
    guard cursor.take(where: { $0.key == "cuarto" }), cursor.take(where: { $0.key == "y" }),
      cursor.take(where: { $0.key == "mitad" })
    else { return nil }
    cursor.takeConnector()
    return phrase(375_000, .gram, .unit)
  }

  /// "un par de", "a couple of": two.
  private mutating func pair() -> QuantityPhrase? {
    cursor = AtomCursor(atoms)
    _ = cursor.take { Words.numbers[$0.key] == 1 || Words.articles.contains($0.key) }
    guard cursor.take(where: { Words.pairs.contains($0.key) }), cursor.takeConnector() || !isInFront else { return nil }
    let container = container()
    if container != nil { cursor.takeConnector() }
    return phrase(2000, container ?? .piece, .unit)
  }

  /// A counter's quarter: "cuarto de pavo" is a quarter of a kilogram of it.
  private mutating func quarter() -> QuantityPhrase? {
    cursor = AtomCursor(atoms)
    let count = cursor.word { Words.numbers[$0.key].map { $0 <= 3 } ?? false }.flatMap { Words.numbers[$0.key] } ?? 1
    guard cursor.take(where: { ["cuarto", "cuartos", "quarto", "quartos"].contains($0.key) }), cursor.takeConnector(),
      let next = cursor.next, next.kind == .word, UnitWords.meaning(of: next.key) == nil
    else { return nil }
    return phrase(250 * count, .kilogram, .unit)
  }

  /// "2 kg de", "6 x", "3".
  private mutating func measured(withUnits: Bool) -> QuantityPhrase? {
    cursor = AtomCursor(atoms)
    guard let amount = cursor.amount() else { return nil }
    let afterAmount = cursor
    if amount.isWhole, takeTimes() {
      let unit = withUnits ? container() : nil
      if unit != nil { cursor.takeConnector() }
      return phrase(amount.thousandths(of: .piece), unit ?? .piece, .times)
    }
    if withUnits {
      let half = andAHalf()
      if let unit = unit() {
        let more = half ?? andAHalf() ?? 0
        cursor.takeConnector()
        return phrase(amount.thousandths(of: unit) + more, unit, .unit)
      }
    }
    cursor = afterAmount
    if withUnits, isInFront, let unsaid = unsaidUnit(of: amount) { return unsaid }
    cursor = afterAmount
    guard !amount.needsUnit, !cursor.isInsideAWord else { return nil }
    return phrase(amount.thousandths(of: .piece), .piece, .bare)
  }

  /// "200 de fiambre" are grams, "medio de gambas" is of a kilogram, "2 de leche" are two.
  private mutating func unsaidUnit(of amount: Amount) -> QuantityPhrase? {
    guard !cursor.isInsideAWord, cursor.takeConnector(), cursor.next?.kind == .word else { return nil }
    let pieces = amount.thousandths(of: .piece)
    if pieces < 1000 { return phrase(pieces, .kilogram, .unit) }
    guard amount.isWhole, !amount.needsUnit else { return nil }
    return pieces >= 50_000 ? phrase(pieces, .gram, .unit) : phrase(pieces, .piece, .unit)
  }

  /// "docena de huevos", "kilo y medio de patatas", "lata de atún": one of it.
  private mutating func implied() -> QuantityPhrase? {
    cursor = AtomCursor(atoms)
    guard let word = cursor.next, word.key.count > Self.longestAbbreviation || Self.shortNames.contains(word.key),
      let unit = unit(), unit != .piece
    else { return nil }
    let half = andAHalf()
    let connector = cursor.word { Words.connectors.contains($0.key) }
    guard connector != nil || half != nil || unit == .dozen, cursor.next?.kind == .word else { return nil }
    guard Self.standsAlone(unit) || connector?.key == "of" || isContent(atoms[cursor.position...]) else { return nil }
    return phrase(1000 + (half ?? 0), unit, .unit)
  }

  private static let longestAbbreviation = 3
  private static let shortNames: Set<String> = ["tin", "can", "jar", "bag", "box", "tub", "bar"]

  /// "bandeja de champiñones" is a tray of them, "bandeja de horno" is a thing.
  private func isContent(_ rest: ArraySlice<Atom>) -> Bool {
    let words = rest.prefix { $0.kind == .word }.map(\.key)
    return !words.isEmpty && GoodsDictionary.standard.good(in: words.joined(separator: " ")) != nil
  }

  /// Units whose name in front of "of" is never part of what follows, as it is in "bolsa de basura".
  private static func standsAlone(_ unit: Unit) -> Bool {
    switch unit {
    case .dozen, .kilogram, .litre, .pack, .bottle, .can, .jar, .carton, .bunch: true
    default: false
    }
  }

  private mutating func container() -> Unit? {
    let before = cursor
    if let unit = unit(), !unit.isMeasured { return unit }
    cursor = before
    return nil
  }

  private mutating func unit() -> Unit? {
    let before = cursor
    if let meaning = cursor.word(where: { _ in true }).flatMap({ UnitWords.meaning(of: $0.key) }) {
      cursor.skipPoint()
      let isClear =
        !meaning.needsConnector || !isInFront || cursor.next.map { Words.connectors.contains($0.key) } ?? false
      if isClear, !cursor.isInsideAWord { return meaning.unit }
    }
    cursor = before
    return nil
  }

  /// "y medio", "e meia", "and a half": 500 thousandths.
  private mutating func andAHalf() -> Int64? {
    let before = cursor
    if cursor.take(where: { Words.and.contains($0.key) }) {
      _ = cursor.take { Words.articles.contains($0.key) }
      if cursor.take(where: { Words.halves.contains($0.key) }) { return 500 }
    }
    cursor = before
    return nil
  }

  private mutating func takeTimes() -> Bool {
    cursor.take { Words.times.contains($0.small) }
  }

  private func phrase(_ thousandths: Int64, _ unit: Unit, _ form: QuantityPhrase.Form) -> QuantityPhrase? {
    Quantity(thousandths: thousandths, unit: unit).map {
      QuantityPhrase(quantity: $0, form: form, length: cursor.length)
    }
  }
}
