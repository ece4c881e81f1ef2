import Kit

/// What something costs, and how much of it that buys.
struct Price: Hashable, Sendable, Codable {
  enum Basis: Hashable, Sendable {
    /// One of the unit: a kilogram, a bottle.
    case per(Unit)
    /// All that the item asks for.
    case whole
  }

  let amount: Money
  let basis: Basis

  /// What a price means that doesn't say it: for one of the item's unit, but beside 500 g, 33 cl or half a dozen for
  /// all of it, as nobody says what a gram costs.
  static func customaryBasis(beside quantity: Quantity?) -> Basis {
    guard let quantity else { return .per(.piece) }
    let isPartOfADozen = quantity != quantity.withoutPartsOfADozen
    return quantity.unit.isTooSmallForAPrice || isPartOfADozen ? .whole : .per(quantity.unit)
  }

  enum Failure: Error {
    /// A price per kilogram of something counted in bottles.
    case doesNotFitTheQuantity
    case tooLarge
  }

  /// What so much of it costs, exact where the currency's minor unit allows it and otherwise rounded half up.
  ///
  /// Without a quantity it is one of what the price is for, unless that is weighed or poured.
  func cost(of quantity: Quantity?) throws(Failure) -> Money {
    guard case .per(let unit) = basis else { return amount }
    guard let quantity else {
      guard !unit.isMeasured else { throw .doesNotFitTheQuantity }
      return amount
    }
    guard quantity.unit.measure == unit.measure else { throw .doesNotFitTheQuantity }
    guard let part = quantity.thousandthsOfTheSmallest else { throw .tooLarge }
    return try scaled(by: part, over: 1000 * unit.size)
  }

  /// The price of the whole when there is so much instead: half up to the minor unit. A price per unit stays.
  func following(_ before: Quantity, to after: Quantity) throws(Failure) -> Price {
    guard basis == .whole else { return self }
    guard before.unit.measure == after.unit.measure else { throw .doesNotFitTheQuantity }
    guard let part = after.thousandthsOfTheSmallest, let whole = before.thousandthsOfTheSmallest else {
      throw .tooLarge
    }
    return Price(amount: try scaled(by: part, over: whole), basis: .whole)
  }

  private func scaled(by part: Int64, over whole: Int64) throws(Failure) -> Money {
    let doubled = 2 * Int128(amount.minorUnits) * Int128(part)
    guard let units = Int64(exactly: (doubled + Int128(whole)) / (2 * Int128(whole))) else { throw .tooLarge }
    return Money(minorUnits: units, currency: amount.currency)
  }
}

extension Price: Localized {
  /// "3,50 €/kg", "7,00 € en total".
  func text(in locale: ReaderLocale) -> String {
    text(in: locale.language)
  }

  func text(in language: Language) -> String {
    let money = amount.text(in: language)
    switch basis {
    case .per(let unit): return "\(money)/\(unit.one.text(in: language))"
    case .whole:
      return Phrase(es: "\(money) en total", en: "\(money) in total", pt: "\(money) no total").text(in: language)
    }
  }
}
