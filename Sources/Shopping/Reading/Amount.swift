/// A number of a quantity phrase: "2", "1,5", "1 ½", "half a", "tres cuartos de".
struct Amount {
  /// In thousandths, for units that thousandths are bought of, and for the others; see `TypedAmount`.
  let asDecimal: Int64
  let asGrouped: Int64
  let isWhole: Bool
  /// It makes no quantity without a unit: "1,5", "a", "half".
  let needsUnit: Bool

  /// A bare number above is a year or part of a name: "Cerveza 1906".
  private static let largestBareCount: Int64 = 999_000

  init(_ typed: TypedAmount) {
    asDecimal = typed.asDecimal
    asGrouped = typed.asGrouped
    isWhole = typed.asGrouped.isMultiple(of: 1000) && !typed.beginsWithZero
    needsUnit = typed.decimals > 0 || !isWhole || typed.asGrouped > Self.largestBareCount
  }

  init(count: Int64) {
    asDecimal = count * 1000
    asGrouped = asDecimal
    isWhole = true
    needsUnit = false
  }

  init(thousandths: Int64, needsUnit: Bool) {
    asDecimal = thousandths
    asGrouped = thousandths
    isWhole = false
    self.needsUnit = needsUnit
  }

  /// "1.250 kg" is one and a quarter, "1.250 g" one and a quarter thousand: nobody buys thousandths of a gram.
  func thousandths(of unit: Unit) -> Int64 {
    switch unit {
    case .kilogram, .litre, .pound: asDecimal
    default: asGrouped
    }
  }
}

/// Reading amounts: each moves only past what it understands.
extension AtomCursor {
  mutating func amount() -> Amount? {
    number() ?? fraction() ?? amountInWords()
  }

  /// Digits, perhaps with a fraction.
  mutating func number() -> Amount? {
    guard let atom = next, atom.kind == .number, let typed = TypedAmount(atom.text) else { return nil }
    if isSlash(peek(1)) { return slashed() }
    skip()
    guard typed.decimals == 0 else { return Amount(typed) }
    if let fraction = fraction() { return Amount(thousandths: typed.asDecimal + fraction.asDecimal, needsUnit: false) }
    return quarters(typed.asDecimal / 1000) ?? Amount(typed)
  }

  private mutating func fraction() -> Amount? {
    guard let atom = next else { return nil }
    if atom.kind == .fraction, let thousandths = atom.text.first.flatMap(VulgarFraction.thousandths) {
      skip()
      return Amount(thousandths: thousandths, needsUnit: false)
    }
    return atom.kind == .number && isSlash(peek(1)) ? slashed() : nil
  }

  /// "3/4", less than one and exact to the thousandth.
  private mutating func slashed() -> Amount? {
    guard let upper = next.flatMap({ TypedAmount($0.text) }), let below = peek(2), below.kind == .number, below.isGlued,
      let lower = TypedAmount(below.text), upper.decimals == 0, lower.decimals == 0,
      upper.asDecimal < lower.asDecimal, (upper.asDecimal * 1000).isMultiple(of: lower.asDecimal)
    else { return nil }
    skip(3)
    return Amount(thousandths: upper.asDecimal * 1000 / lower.asDecimal, needsUnit: false)
  }

  private func isSlash(_ atom: Atom?) -> Bool {
    atom.map { $0.kind == .sign && $0.text == "/" && $0.isGlued } ?? false
  }

  private mutating func amountInWords() -> Amount? {
    if let half = word(where: { Words.halves.contains($0.key) }) {
      guard half.key == "half" else { return Amount(thousandths: 500, needsUnit: false) }
      return Amount(thousandths: 500, needsUnit: !take { Words.articles.contains($0.key) })
    }
    if let quarter = quarters(1) { return quarter }
    if take(where: { Words.articles.contains($0.key) }) {
      return quarters(1) ?? Amount(thousandths: 1000, needsUnit: true)
    }
    guard let count = word(where: { Words.numbers[$0.key] != nil }).flatMap({ Words.numbers[$0.key] }) else {
      return nil
    }
    return quarters(count) ?? Amount(count: count)
  }

  /// "cuartos de", "quarter of a".
  private mutating func quarters(_ count: Int64) -> Amount? {
    guard count <= Self.mostQuarters, take(where: { Words.quarters.contains($0.key) }) else { return nil }
    takeConnector()
    _ = take { Words.articles.contains($0.key) || Words.numbers[$0.key] == 1 }
    return Amount(thousandths: count * 250, needsUnit: true)
  }

  /// Nobody counts further in quarters.
  private static let mostQuarters: Int64 = 12
}
