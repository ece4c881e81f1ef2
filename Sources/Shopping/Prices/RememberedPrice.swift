import Kit

/// What a brand of one of the goods cost last.
struct RememberedPrice: Hashable, Sendable {
  let price: Price
  /// How much the price of a whole was for; `nil` where nobody said.
  let quantity: Quantity?

  /// As the price of an item that wants so much; `nil` when it says nothing of it, as so much for two kilograms says nothing of
  /// three pieces. Who doesn't say how much is told what all of it cost then.
  func price(for wanted: Quantity?) -> Price? {
    if wanted == nil, price.basis == .whole { return price }
    return SeenPrice(price, of: quantity).price(for: wanted)
  }
}
