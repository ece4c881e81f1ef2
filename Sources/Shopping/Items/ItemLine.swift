/// What one line of a shopping list asks for.
struct ItemLine: Hashable, Sendable, Codable {
  var name: String
  var brand: String?
  var quantity: Quantity?
  var price: Price?
}
