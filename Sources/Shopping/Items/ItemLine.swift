/// What one line of a shopping list asks for.
struct ItemLine: Hashable, Sendable, Codable {
  var name: String
  var brand: String?
  var quantity: Quantity?
  var price: Price?
}

extension ItemLine {
  /// Its price when there is so much instead: one of the whole grows with the quantity where that can be told, and goes where it
  /// can't.
  func price(of other: Quantity) -> Price? {
    guard let price, price.basis == .whole else { return price }
    do {
      return try price.following(quantity ?? .one, to: other)
    } catch {
      return nil
    }
  }
}
