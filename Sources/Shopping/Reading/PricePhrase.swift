import Kit

/// Words of a line that say what it costs: "3,50 €/kg", "a 3,50", "0,89 each", "7 € in total".
struct PricePhrase {
  enum Meaning: Hashable {
    /// The words say what the price is for.
    case basis(Price.Basis)
    case each
    case unsaid
  }

  let amount: Money
  let meaning: Meaning
  /// Whether something beside the number says that it is money.
  var isMoney = false
  /// Whether the words before it say that it is of one: “a 0,95”.
  var isLed = false

  /// - Parameter isSize: whether the quantity stands behind the name, as how big a package is: the price is the package's.
  func price(beside quantity: Quantity?, isSize: Bool = false) -> Price {
    switch meaning {
    case .unsaid where isSize: Price(amount: amount, basis: .whole)
    case .basis(let basis): Price(amount: amount, basis: basis)
    case .each:
      Price(amount: amount, basis: .per(Self.thing(quantity)))
    case .unsaid: Price(amount: amount, basis: Price.customaryBasis(beside: quantity))
    }
  }

  /// What "each" speaks of.
  private static func thing(_ quantity: Quantity?) -> Unit {
    guard let unit = quantity?.withoutPartsOfADozen.unit, !unit.isMeasured else { return .piece }
    return unit
  }
}
