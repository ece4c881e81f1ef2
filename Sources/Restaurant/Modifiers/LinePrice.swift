import Kit

/// What a line of an order costs: the dish with its modifiers, so many times.
struct LinePrice: Hashable, Sendable {
  /// The seed's range.
  static let quantities = 1...100

  enum Failure: Error, Hashable {
    case tooLarge, belowZero, quantity

    var message: Phrase {
      switch self {
      case .tooLarge: Money.Misreading.tooLarge.message
      case .belowZero:
        Phrase(
          es: "Con estas opciones el plato costaría menos de cero.",
          en: "With these options the dish would cost less than zero.",
          pt: "Com estas opções o prato custaria menos do que zero.")
      case .quantity:
        Phrase(
          es: "La cantidad va de \(quantities.lowerBound) a \(quantities.upperBound).",
          en: "The quantity goes from \(quantities.lowerBound) to \(quantities.upperBound).",
          pt: "A quantidade vai de \(quantities.lowerBound) a \(quantities.upperBound).")
      }
    }
  }

  /// How many of a dish there are with those that come to it.
  /// - Throws: `Invalid` for the field `quantity` when these are more than a line holds.
  static func sum(_ quantity: Int, and more: Int) throws(Invalid) -> Int {
    let (sum, isTooMuch) = quantity.addingReportingOverflow(more)
    guard !isTooMuch, quantities.contains(sum) else {
      throw Invalid(["quantity": RestaurantPhrases.tooMany(quantity, of: quantities.upperBound)])
    }
    return sum
  }

  /// One of it.
  let unit: Money
  let total: Money

  init(dish: Money, modifiers: [ChosenModifier], quantity: Int) throws(Failure) {
    guard Self.quantities.contains(quantity) else { throw .quantity }
    do throws(Money.Failure) {
      unit = try dish + Money.sum(modifiers.map(\.price), currency: dish.currency)
      total = try unit * quantity
    } catch {
      // A space's amounts are all of one currency.
      throw .tooLarge
    }
    guard unit.minorUnits >= 0 else { throw .belowZero }
  }
}
