import Kit

/// What something cost once: an amount for so much of it, exact as it was said, so that it can be told of any other quantity.
struct SeenPrice: Hashable, Sendable {
  let amount: Money
  /// How much it bought; `nil` where nobody said.
  let quantity: Quantity?

  init(amount: Money, of quantity: Quantity?) {
    (self.amount, self.quantity) = (amount, quantity)
  }

  /// - Parameter quantity: what the price of the whole is for.
  init(_ price: Price, of quantity: Quantity?) {
    amount = price.amount
    self.quantity =
      switch price.basis {
      case .per(let unit): Quantity(thousandths: 1000, unit: unit)
      case .whole: quantity
      }
  }

  /// What so much costs, half up to the minor unit; `nil` when that doesn't follow. Without a quantity it is one of what is
  /// counted, or what was bought when nobody said how much.
  func cost(of wanted: Quantity?) -> Money? {
    guard let quantity else { return wanted == nil ? amount : nil }
    guard let much = wanted ?? (quantity.unit.isMeasured ? nil : quantity.unit.single) else { return nil }
    do throws(Price.Failure) {
      return try Price(amount: amount, basis: .whole).following(quantity, to: much).amount
    } catch {
      return nil
    }
  }

  /// As the price of an item that wants so much; `nil` when it says nothing of it.
  func price(for wanted: Quantity?) -> Price? {
    guard let cost = cost(of: wanted) else { return nil }
    guard let quantity, quantity.isExactlyOne, !quantity.unit.isTooSmallForAPrice else {
      return Price(amount: cost, basis: .whole)
    }
    return Price(amount: amount, basis: .per(quantity.unit))
  }

  /// What one costs of the unit in which shops compare; of the whole where nobody said how much it was.
  var compared: Price? {
    guard let unit = quantity?.unit.compared else { return Price(amount: amount, basis: .whole) }
    return unit.single.flatMap { cost(of: $0) }.map { Price(amount: $0, basis: .per(unit)) }
  }
}

extension Unit {
  fileprivate var single: Quantity? { Quantity(thousandths: 1000, unit: self) }

  /// The unit of which shops write what one costs.
  var compared: Unit {
    switch measure {
    case .count: .piece
    case .mass: .kilogram
    case .volume: .litre
    case .avoirdupois: .pound
    case .container(let unit): unit
    }
  }
}
