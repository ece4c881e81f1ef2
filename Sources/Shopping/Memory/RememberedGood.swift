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
  var timesUsed: Int
  var usedAt: Instant
  /// Bought always.
  var isStaple: Bool
  /// What each brand cost last, by its folded name; "" for no brand.
  var prices: [String: RememberedPrice]

  static let topic: Topic = "shopping.good"
  static let table = SpaceTable("shopping_good", hasTrash: true)

  var subject: Subject { Subject(Self.topic, id, title: name) }

  /// What so much of a brand costs as far as anybody remembers.
  func price(of brand: String?, for quantity: Quantity?) -> Price? {
    prices[(brand ?? "").searchKey]?.price(for: quantity)
  }

  /// As much of it as the last time, for what it cost then.
  var usual: ItemLine {
    ItemLine(
      name: name, brand: brand.isEmpty ? nil : brand, quantity: quantity,
      price: price(of: brand, for: quantity))
  }

  /// To be bought again as the last time.
  var arrival: IncomingItem {
    var line = usual
    line.price = nil
    return IncomingItem(line: line, category: category, lastPrice: usual.price)
  }

  /// With what is remembered by another name, since both mean the same.
  mutating func absorb(_ other: RememberedGood) {
    timesUsed += other.timesUsed
    usedAt = max(usedAt, other.usedAt)
    isStaple = isStaple || other.isStaple
  }
}

extension Action {
  static let markStaple = Action("shopping.good.mark", [Input("staple", .yesNo, isRequired: true)], offline: .set)
  static let changeGood = Action("shopping.good.change", GoodDraft.inputs, offline: .form)
  /// Whatever is typed by its name from now on counts for the other.
  static let mergeGood = Action(
    "shopping.good.merge", [Input("into", .id, isRequired: true)], offline: .never(ShoppingPhrases.memoryNeedsSignal))
  static let deleteGood = Action("shopping.good.delete")
}

extension RememberedGood {
  static let noun = Noun(
    es: .masculine("producto", "productos"), en: ("product", "products"), pt: .masculine("produto", "produtos"))
  static let marked = Event(
    "good.marked", ShoppingPhrases.always, undo: .by { _ = try GoodStore($1, .en).mark($0.subject(), asStaple: false) },
    undone: ShoppingPhrases.notBoughtAlways)
  static let unmarked = Event(
    "good.unmarked", ShoppingPhrases.notBoughtAlways,
    undo: .by { _ = try GoodStore($1, .en).mark($0.subject(), asStaple: true) }, undone: ShoppingPhrases.always)
  static let changed = Event("good.changed", \.changed, of: noun)
  static let merged = Event<Merger>(
    "good.merged", undo: .by { try GoodStore($1, .en).part($0.subject()) },
    says: { GoodPhrases.merged($0.title, into: $0.detail?.into) }, undone: { GoodPhrases.parted($0.title) })
  static let deleted = Event.deletion("good.deleted", of: noun)

  static let events = [
    marked.declared, unmarked.declared, changed.declared, merged.declared, deleted.declared,
  ]
}

/// What merging one of the goods into another keeps: what the other is called.
struct Merger: Codable, Sendable {
  let into: String
}
