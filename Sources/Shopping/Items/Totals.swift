import Kit

/// What a list costs, as far as its prices tell.
struct Totals: Hashable, Sendable {
  /// Of everything on the list, bought or not.
  private(set) var estimated: Money
  /// Of what is bought.
  private(set) var inBasket: Money
  /// How many items have no price, or one that says nothing about their quantity (so much a kilogram, two bottles).
  private(set) var uncounted = 0

  /// Whether the estimate tells of what is not bought yet, or of there being nothing more.
  var looksAhead: Bool { estimated != inBasket || uncounted == 0 }

  /// Each item's cost is rounded half up to the minor unit, as a till does, and then added.
  ///
  /// - Throws: `Money.Failure` when it is more than an amount can hold.
  init(_ items: some Sequence<Item>, currency: Currency) throws(Money.Failure) {
    (estimated, inBasket) = (.zero(currency), .zero(currency))
    for item in items {
      guard let cost = try item.line.cost, cost.currency == currency else {
        uncounted += 1
        continue
      }
      estimated = try estimated + cost
      if item.isBought { inBasket = try inBasket + cost }
    }
  }
}

extension ItemLine {
  /// What all of it costs; `nil` when the price doesn't tell.
  var cost: Money? {
    get throws(Money.Failure) {
      guard let price else { return nil }
      do throws(Price.Failure) {
        return try price.cost(of: quantity)
      } catch {
        switch error {
        case .doesNotFitTheQuantity: return nil
        case .tooLarge: throw .tooLarge
        }
      }
    }
  }
}
