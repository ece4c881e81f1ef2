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
    return quarterAndHalf() ?? measured(withUnits: true) ?? implied()
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
    guard !amount.needsUnit, !cursor.isInsideAWord else { return nil }
    return phrase(amount.thousandths(of: .piece), .piece, .bare)
  }

  /// "docena de huevos", "kilo y medio de patatas", "lata de atún": one of it.
  private mutating func implied() -> QuantityPhrase? {
    cursor = AtomCursor(atoms)
    guard let word = cursor.next, word.key.count > Self.longestAbbreviation, let unit = unit(), Self.standsAlone(unit)
    else { return nil }
    let half = andAHalf()
    guard cursor.takeConnector() || half != nil || unit == .dozen, cursor.next?.kind == .word else { return nil }
    return phrase(1000 + (half ?? 0), unit, .unit)
  }

  private static let longestAbbreviation = 3

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
