/// What many amounts add up to. Amounts have limits so that their sum can be told; where rows of before those limits add up to
/// more than an amount holds, the page says so and everything else goes on.
package struct MoneySum: Hashable, Sendable {
  private var units: Int128
  package let currency: Currency

  package static func zero(_ currency: Currency) -> MoneySum {
    MoneySum(units: 0, currency: currency)
  }

  package init(units: Int128, currency: Currency) {
    (self.units, self.currency) = (units, currency)
  }

  package init(_ amount: Money) {
    self.init(units: Int128(amount.minorUnits), currency: amount.currency)
  }

  /// - Parameter amounts: all of the currency.
  package init(_ amounts: some Sequence<Money>, currency: Currency) {
    self.init(units: amounts.reduce(0) { $0 + Int128($1.minorUnits) }, currency: currency)
  }

  package init(_ sums: some Sequence<MoneySum>, currency: Currency) {
    self.init(units: sums.reduce(0) { $0 + $1.units }, currency: currency)
  }

  package static func += (sum: inout MoneySum, amount: Money) {
    sum.units += Int128(amount.minorUnits)
  }

  /// `nil` when it is more than an amount holds.
  package var amount: Money? {
    Int64(exactly: units).map { Money(minorUnits: $0, currency: currency) }
  }

  /// For comparing and drawing: the largest there is when it is more than that.
  package var minorUnits: Int64 { Int64(clamping: units) }

  /// Shared out evenly, to the minor unit below; `nil` when that is more than an amount holds.
  package func share(of count: Int) -> Money? {
    Int64(exactly: units / Int128(count)).map { Money(minorUnits: $0, currency: currency) }
  }
}

extension Phrase {
  /// What the sum is, or that nobody can tell.
  package init(_ sum: MoneySum) {
    self = sum.amount.map { Phrase($0) } ?? .sumTooLarge
  }

  private static let sumTooLarge = Phrase(
    es: "Demasiado grande para sumarlo", en: "Too large to add up", pt: "Grande demais para somar")
}
