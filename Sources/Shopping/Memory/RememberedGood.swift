import Kit

/// What the household remembers of something that it buys.
struct RememberedGood: Hashable, Sendable {
  let id: ID<RememberedGood>
  let name: String
  /// Of the last time; "" for none.
  let brand: String
  let category: ID<Category>?
  /// As much as was wanted the last time that somebody said how much.
  let quantity: Quantity?
  let timesUsed: Int
  let usedAt: Instant
  /// Bought always.
  let isStaple: Bool
  /// What each brand cost last, by its folded name; "" for no brand.
  var prices: [String: Price]

  static let topic: Topic = "shopping.good"
  static let table = SpaceTable("shopping_good")

  var subject: Subject { Subject(Self.topic, id, title: name) }

  /// What it costs of a brand as far as anybody remembers.
  func price(of brand: String?) -> Price? {
    prices[(brand ?? "").searchKey]
  }

  /// To be bought again as the last time.
  var arrival: IncomingItem {
    let line = ItemLine(name: name, brand: brand.isEmpty ? nil : brand, quantity: quantity, price: price(of: brand))
    return IncomingItem(line: line, category: category)
  }
}

extension Action {
  static let markStaple = Action("shopping.good.mark", [Input("staple", .yesNo, isRequired: true)], offline: .set)
}

extension RememberedGood {
  static let marked = Event(
    "good.marked", ShoppingPhrases.always, undo: .by { _ = try GoodStore($1, .en).mark($0.subject(), asStaple: false) },
    undone: ShoppingPhrases.notBoughtAlways)
  static let unmarked = Event(
    "good.unmarked", ShoppingPhrases.notBoughtAlways,
    undo: .by { _ = try GoodStore($1, .en).mark($0.subject(), asStaple: true) }, undone: ShoppingPhrases.always)

  static let events = [marked.declared, unmarked.declared]
}
