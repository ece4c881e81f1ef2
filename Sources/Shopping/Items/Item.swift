import Kit

/// One thing on a list.
struct Item: Hashable, Sendable {
  let id: ID<Item>
  var line: ItemLine
  var note: String
  var category: ID<Category>?
  let addedAt: Instant
  var isBought: Bool
  /// Who put it on the list, and who bought it; `nil` where nobody is known to have.
  var addedBy: Author?
  var boughtBy: Author?

  static let topic: Topic = "shopping.item"
  static let table = SpaceTable("shopping_item", hasTrash: true)

  var subject: Subject { Subject(Self.topic, id, title: line.name) }

  /// A guest takes back what they have added, until somebody has bought it or added to it.
  func mayBeTakenBack(by author: Author) -> Bool {
    guard let guest = author.guest else { return false }
    return addedBy?.guest == guest && !isBought
  }

  /// The same thing to be bought again. Nobody says that it costs the same: it is what it cost then.
  var again: IncomingItem {
    var line = line
    line.price = nil
    return IncomingItem(line: line, note: note, category: category, lastPrice: self.line.price)
  }

  /// The same thing to be bought again, for a copy of the list.
  func copied(as id: ID<Item>, at now: Instant) -> Item {
    Item(id: id, line: line, note: note, category: category, addedAt: now, isBought: false)
  }
}

extension Action {
  /// What is typed or pasted, a thing a line. Pages with scripts bring ids for them.
  static let addLines = Action(
    "shopping.item.add-lines",
    [
      Input("text", isRequired: true, "A thing a line, as one would write it: “2 kg tomatoes 3.50”"),
      Input("item", .several, "Ids for what the lines make, in their order"),
    ], offline: .line, tool: "Puts things on a shopping list, a thing a line")
  static let addItem = Action("shopping.item.add", [.newID] + ItemDraft.inputs, offline: .make)
  static let changeItem = Action("shopping.item.change", ItemDraft.inputs, offline: .form)
  static let buyItem = Action(
    "shopping.item.buy", [Input("bought", .yesNo, isRequired: true, "The state that is wanted")], offline: .set,
    tool: "Says that something on a list is bought, or not")
  /// How much of it is wanted, in thousandths of the unit: pages step by round amounts.
  static let setAmount = Action(
    "shopping.item.set-amount",
    [
      Input("quantity", .whole(1...Int(Quantity.largestTyped)), isRequired: true, "In thousandths of the unit"),
      Input("unit", .choice(Unit.allCases.map(\.rawValue)), isRequired: true),
    ],
    offline: .choose)
  /// What it costs and how much it is, said in the shop.
  static let correctItem = Action(
    "shopping.item.correct",
    [
      ItemDraft.price.input, ItemDraft.quantity.input,
      Input(ItemDraft.unit.name, .choice(Unit.allCases.map(\.rawValue))),
    ], offline: .form)
  static let deleteItem = Action("shopping.item.delete", offline: .remove)
}

extension Item {
  static let added = Addition.event("item.added", says: ShoppingPhrases.added, deed: deed(ShoppingPhrases.wasAdded))
  static let merged = Addition.event(
    "item.merged", says: ShoppingPhrases.grown,
    deed: deed { Phrase(es: "\($0) añadió más", en: "\($0) added more", pt: "\($0) adicionou mais") })
  static let noun = Noun(
    es: .masculine("artículo", "artículos"), en: ("item", "items"), pt: .masculine("produto", "produtos"))
  static let bought = Event(
    "item.bought", ShoppingPhrases.bought, of: noun, undo: .by { try ItemStore($1).takeBack($0, bought: false) },
    undone: ShoppingPhrases.toBuy, deed: deed(ShoppingPhrases.wasBought))
  static let returned = Event(
    "item.returned", ShoppingPhrases.toBuy, of: noun, undo: .by { try ItemStore($1).takeBack($0, bought: true) },
    undone: ShoppingPhrases.bought,
    deed: deed {
      Phrase(es: "\($0) lo volvió a apuntar", en: "\($0) put it back", pt: "\($0) voltou a anotar o produto")
    })
  static let changed = Event("item.changed", \.changed, of: noun, deed: deed(ShoppingPhrases.wasChanged))
  static let counted = Event(
    "item.counted", of: noun, undo: .by { try ItemStore($1).takeBack($0) }, says: ShoppingPhrases.counted,
    undone: { EventPhrases.line(EventPhrases.asBefore, $0.title) }, deed: deed(ShoppingPhrases.wasChanged))
  static let deleted = Event(
    "item.deleted", ShoppingPhrases.offTheList, of: noun,
    undo: .by { try ItemStore($1).restore("trash_id", of: $0.activity) }, isDeletion: true,
    undone: ShoppingPhrases.onTheListAgain,
    deed: deed { Phrase(es: "\($0) lo eliminó", en: "\($0) deleted it", pt: "\($0) apagou o produto") })
  /// What an addition that is taken back had made goes to the trash.
  static let addedReturned = Event(
    "addition.returned", ShoppingPhrases.offTheList, of: noun, undo: .restoring,
    undone: ShoppingPhrases.onTheListAgain, deed: deed(ShoppingPhrases.wasChanged))

  static let events = [
    added.declared, merged.declared, bought.declared, returned.declared, changed.declared, counted.declared,
    deleted.declared, addedReturned.declared,
  ]

  private static func deed<Detail>(
    _ says: @escaping @Sendable (_ name: String) -> Phrase
  ) -> @Sendable (Occurrence<Detail>) -> Phrase {
    { $0.isUndoing ? ShoppingPhrases.wasUndone(by: $0.author) : says($0.author) }
  }
}
