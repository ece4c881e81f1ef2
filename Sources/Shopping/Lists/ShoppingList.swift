import Kit

/// A list of things to buy.
struct ShoppingList: Hashable, Sendable {
  let id: ID<ShoppingList>
  let name: String
  /// Where it is shopped for, which gives the categories their order.
  let shop: ID<Shop>?
  /// Everything on it is bought. Follows from the items; see `Collection<Item>.isCompleted`.
  let isCompleted: Bool
  /// When it came to stand among the current or the completed ones.
  let movedAt: Instant

  static let topic: Topic = "shopping.list"

  var subject: Subject { Subject(Self.topic, id, title: name) }
}

extension ShoppingList {
  static let added = Event<NoDetail>("list.added") { ShoppingPhrases.saved($0.title) }
  static let renamed = Event<NoDetail>("list.renamed") { ShoppingPhrases.changed($0.title) }
  static let shopChosen = Event<NoDetail>("list.shop-chosen") { ShoppingPhrases.changed($0.title) }
  static let deleted = Event<NoDetail>("list.deleted", undo: .restoring, isDeletion: true) {
    ShoppingPhrases.deleted($0.title)
  }
  static let copied = Event<NoDetail>("list.copied") {
    Phrase(es: "Duplicada: \($0.title)", en: "Copied: \($0.title)", pt: "Duplicada: \($0.title)")
  }
  static let imported = Event<NoDetail>("list.imported") {
    Phrase(es: "Importada: \($0.title)", en: "Imported: \($0.title)", pt: "Importada: \($0.title)")
  }
  static let extended = Event<Addition.Outcome>(
    "lines.added", undo: Addition.reversal, says: { ShoppingPhrases.extended($0.title, $0.detail) },
    undone: { ShoppingPhrases.asBefore($0.title) })
  static let cleared = Event<Clearing>(
    "list.cleared", undo: .by { try ItemStore($1).restore("cleared_id", of: $0.activity) },
    says: { clearing in
      clearing.detail.map { ShoppingPhrases.cleared($0.count) } ?? ShoppingPhrases.changed(clearing.title)
    })

  static let events = [
    added.declared, renamed.declared, shopChosen.declared, deleted.declared, copied.declared, imported.declared,
    extended.declared, cleared.declared,
  ]
}

/// What taking off a list what is bought keeps: how many items it was.
struct Clearing: Codable, Sendable {
  let count: Int
}

/// What the list of lists shows of one.
struct ListEntry: Hashable, Sendable {
  let list: ShoppingList
  let items: Int
  let bought: Int

  var open: Int { items - bought }
}
