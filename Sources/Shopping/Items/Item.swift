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

  var subject: Subject { Subject(Self.topic, id, title: line.name) }

  /// The same thing to be bought again, for a copy of the list.
  func copied(as id: ID<Item>, at now: Instant) -> Item {
    Item(id: id, line: line, note: note, category: category, addedAt: now, isBought: false)
  }
}

extension Item {
  static let added = Event<Addition.Outcome>(
    "item.added", undo: Addition.reversal, says: { ShoppingPhrases.itemAdded($0.title, $0.detail?.apart) },
    undone: { ShoppingPhrases.asBefore($0.title) }, deed: deed(ShoppingPhrases.wasAdded))
  static let merged = Event<Addition.Outcome>(
    "item.merged", undo: Addition.reversal, says: { ShoppingPhrases.grown($0.title, $0.detail?.grown.first) },
    undone: { ShoppingPhrases.asBefore($0.title) },
    deed: deed { Phrase(es: "\($0) añadió más", en: "\($0) added more", pt: "\($0) adicionou mais") })
  static let bought = Event<NoDetail>(
    "item.bought", undo: .by { try ItemStore($1).takeBack($0, bought: false) },
    says: { ShoppingPhrases.bought($0.title) }, undone: { ShoppingPhrases.toBuy($0.title) },
    deed: deed(ShoppingPhrases.wasBought))
  static let returned = Event<NoDetail>(
    "item.returned", undo: .by { try ItemStore($1).takeBack($0, bought: true) },
    says: { ShoppingPhrases.toBuy($0.title) }, undone: { ShoppingPhrases.bought($0.title) },
    deed: deed {
      Phrase(es: "\($0) lo volvió a apuntar", en: "\($0) put it back", pt: "\($0) voltou a anotar o produto")
    })
  static let changed = Event<NoDetail>(
    "item.changed", says: { ShoppingPhrases.changed($0.title) }, deed: deed(ShoppingPhrases.wasChanged))
  static let deleted = Event<NoDetail>(
    "item.deleted", undo: .by { try ItemStore($1).restore("trash_id", of: $0.activity) }, isDeletion: true,
    says: { ShoppingPhrases.deleted($0.title) },
    deed: deed { Phrase(es: "\($0) lo eliminó", en: "\($0) deleted it", pt: "\($0) apagou o produto") })
  /// What an addition that is taken back had made goes to the trash.
  static let addedReturned = Event<NoDetail>(
    "addition.returned", undo: .restoring, says: { ShoppingPhrases.changed($0.title) },
    deed: deed(ShoppingPhrases.wasChanged))

  static let events = [
    added.declared, merged.declared, bought.declared, returned.declared, changed.declared, deleted.declared,
    addedReturned.declared,
  ]

  private static func deed<Detail>(
    _ says: @escaping @Sendable (_ name: String) -> Phrase
  ) -> @Sendable (Occurrence<Detail>) -> Phrase {
    { $0.isUndoing ? ShoppingPhrases.wasUndone(by: $0.author) : says($0.author) }
  }
}

extension Collection<Item> {
  /// Whether the list belongs to the completed ones: everything is bought. An empty list is a current one.
  var isCompleted: Bool { !isEmpty && allSatisfy(\.isBought) }
}
