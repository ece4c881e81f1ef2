/// An exact amount of a currency.
package struct Money: Localized, Hashable, Codable {
  /// Cents for euros, whole yen, thousandths for dinars.
  package let minorUnits: Int64
  package let currency: Currency

  package init(minorUnits: Int64, currency: Currency) {
    (self.minorUnits, self.currency) = (minorUnits, currency)
  }

  package static func zero(_ currency: Currency) -> Money {
    Money(minorUnits: 0, currency: currency)
  }

  /// Why a sum or product cannot be told. Nothing is ever clamped or wrapped.
  package enum Failure: Error {
    case tooLarge
    case differentCurrencies
  }

  package static func + (one: Money, other: Money) throws(Failure) -> Money {
    try combine(one, other) { $0.addingReportingOverflow($1) }
  }

  package static func - (one: Money, other: Money) throws(Failure) -> Money {
    try combine(one, other) { $0.subtractingReportingOverflow($1) }
  }

  /// So many times the amount: a line's price times its quantity.
  package static func * (money: Money, count: Int) throws(Failure) -> Money {
    let (units, overflow) = money.minorUnits.multipliedReportingOverflow(by: Int64(count))
    guard !overflow else { throw .tooLarge }
    return Money(minorUnits: units, currency: money.currency)
  }

  /// Zero of the currency when there is nothing to add.
  package static func sum(_ amounts: some Sequence<Money>, currency: Currency) throws(Failure) -> Money {
    var total = zero(currency)
    for amount in amounts { total = try total + amount }
    return total
  }

  /// The most that one order may come to, in minor units: some 900,000 of the largest still add up within what a database holds.
  package static let largestTotal: Int64 = 10_000_000_000_000

  /// What an order comes to by its lines.
  /// - Throws: ``Failure/tooLarge`` above ``largestTotal``.
  package static func total(_ amounts: some Sequence<Money>, currency: Currency) throws(Failure) -> Money {
    let total = try sum(amounts, currency: currency)
    guard total.minorUnits <= largestTotal else { throw .tooLarge }
    return total
  }

  private static func combine(
    _ one: Money, _ other: Money, _ operation: (Int64, Int64) -> (Int64, Bool)
  ) throws(Failure) -> Money {
    guard one.currency == other.currency else { throw .differentCurrencies }
    let (units, overflow) = operation(one.minorUnits, other.minorUnits)
    guard !overflow else { throw .tooLarge }
    return Money(minorUnits: units, currency: one.currency)
  }

  package func text(in locale: ReaderLocale) -> String {
    text(in: locale.language)
  }

  /// "3,50 €", "€3.50", "R$ 3,50", with a no-break space wherever there is a space, and every decimal of the currency.
  package func text(in language: Language) -> String {
    let numeral = numeral
    let number = numeral.unsignedText(in: language, grouped: true)
    let symbol = currency.symbol(in: language)
    guard currency.leads(in: language) else { return "\(numeral.sign)\(number)\u{A0}\(symbol)" }
    let touches = language == .en && symbol.unicodeScalars.last?.properties.isAlphabetic == false
    return "\(numeral.sign)\(symbol)\(touches ? "" : "\u{A0}")\(number)"
  }

  /// What a form field holds: "3,50", without symbol or grouping. `parse` reads it back to the same amount.
  package func fieldText(in language: Language) -> String {
    numeral.fieldText(in: language)
  }

  private var numeral: Numeral {
    Numeral(Int(minorUnits), decimals: currency.minorDigits)
  }
}
