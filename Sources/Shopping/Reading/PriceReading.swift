import Kit

/// Reads a price phrase that ends where its atoms end.
struct PriceReading {
  private let currency: Currency
  private let language: Language
  private var cursor: AtomCursor

  init(_ atoms: ArraySlice<Atom>, currency: Currency, language: Language) {
    (self.currency, self.language) = (currency, language)
    cursor = AtomCursor(atoms)
  }

  /// `nil` unless the phrase takes all atoms.
  mutating func phrase() -> PricePhrase? {
    let isBracketed = cursor.takeSign("(")
    let isOfAll = cursor.take { Words.wholes.contains($0.key) || $0.key == "all" }
    let lead = cursor.word { Words.priceLeads.contains($0.small) }
    if isOfAll, lead == nil { return nil }
    guard let amount = amount() else { return nil }
    var meaning = meaning()
    if isBracketed, !cursor.takeSign(")") { return nil }
    cursor.skipPoint()
    guard cursor.isAtEnd else { return nil }
    let isSure = amount.hasSymbol || meaning != .unsaid || lead.map { Words.sureLeads.contains($0.small) } ?? false
    guard let money = money(amount, isSure: isSure) else { return nil }
    if meaning == .unsaid, let lead, Words.wholeLeads.contains(lead.small) { meaning = .basis(.whole) }
    return PricePhrase(
      amount: money, meaning: meaning, isMoney: amount.hasSymbol,
      isLed: lead.map { Words.sureLeads.contains($0.small) } ?? false)
  }

  private struct Amount {
    let text: String
    /// Something beside it says that it is money.
    let hasSymbol: Bool
    var isInCents = false
  }

  private mutating func amount() -> Amount? {
    let currency = currency
    let hasSymbol = takeSymbol()
    guard let number = cursor.next, number.kind == .number,
      !number.isGlued || cursor.previous.map({ Self.mayTouch($0, hasSymbol) }) ?? false
    else { return nil }
    cursor.skip()
    if hasSymbol || takeSymbol() || cursor.take(where: { CurrencyWords.isName($0.key, of: currency) }) {
      return Amount(text: number.text, hasSymbol: true)
    }
    let isInCents = cursor.take {
      CurrencyWords.isCents($0.key, of: currency) || $0.isGlued && $0.key == "c" && currency.minorDigits == 2
    }
    return Amount(text: number.text, hasSymbol: isInCents, isInCents: isInCents)
  }

  /// "@3,50", "(3,50" and "€3,50", but not "-3,50" nor "a3,50".
  private static func mayTouch(_ before: Atom, _ hasSymbol: Bool) -> Bool {
    hasSymbol || before.kind == .sign || before.text == "@" || before.text == "="
  }

  /// One of more than one atom too: "S/", "Bs.".
  private mutating func takeSymbol() -> Bool {
    for symbol in CurrencyWords.symbols(of: currency) {
      var length = 0
      var text = ""
      while let atom = cursor.peek(length), text.count < symbol.count, length == 0 || atom.isGlued {
        text += atom.small
        length += 1
      }
      guard text == symbol else { continue }
      cursor.skip(length)
      return true
    }
    return false
  }

  private mutating func meaning() -> PricePhrase.Meaning {
    let before = cursor
    if cursor.takeSign("/"), let unit = unit() { return .basis(.per(unit)) }
    cursor = before
    if isCeeSlashU() { return .each }
    cursor = before
    if let article = cursor.word(where: { Words.perArticles.contains($0.small) }) {
      if let unit = unit() { return .basis(.per(unit)) }
      if Words.each.contains(article.key) {
        _ = cursor.take { Words.numbers[$0.key] == 1 }
        return .each
      }
    }
    cursor = before
    if cursor.take(where: { Words.each.contains($0.key) }) { return .each }
    _ = cursor.take { Words.inFrontOfWholes.contains($0.key) }
    if cursor.take(where: { Words.wholes.contains($0.key) }) { return .basis(.whole) }
    cursor = before
    return .unsaid
  }

  private mutating func unit() -> Unit? {
    let word = cursor.word { UnitWords.meaning(of: $0.key) != nil }
    if word != nil { cursor.skipPoint() }
    return word.flatMap { UnitWords.meaning(of: $0.key)?.unit }
  }

  /// "c/u", "c/ud".
  private mutating func isCeeSlashU() -> Bool {
    cursor.take { $0.key == "c" } && cursor.takeSign("/")
      && cursor.take { UnitWords.meaning(of: $0.key)?.unit == .piece }
  }

  /// A number with nothing to say that it is money is a price only if it looks like one: with all decimals of the
  /// currency, or of three digits where it has none.
  private func money(_ amount: Amount, isSure: Bool) -> Money? {
    guard !amount.isInCents else {
      return TypedAmount(amount.text).flatMap { typed in
        typed.decimals == 0 ? Money(minorUnits: typed.asDecimal / 1000, currency: currency) : nil
      }
    }
    guard isSure || looksLikeMoney(amount.text) else { return nil }
    do throws(Money.Misreading) {
      let money = try Money.parse(amount.text, currency: currency, language: language)
      return money.minorUnits > 0 || amount.hasSymbol ? money : nil
    } catch {
      return nil
    }
  }

  private func looksLikeMoney(_ text: String) -> Bool {
    guard currency.minorDigits > 0 else { return text.filter(\.isNumber).count >= 3 && !text.hasPrefix("0") }
    guard let separator = text.lastIndex(where: { $0 == "." || $0 == "," }) else { return false }
    return text[separator...].count - 1 == currency.minorDigits
  }
}
