import Kit

/// A list of things to buy.
struct ShoppingList: Hashable, Stored {
  /// More than anybody buys at once; it keeps a list a page.
  static let itemLimit = 2_000

  let id: ID<ShoppingList>
  let name: String
  /// Where it is shopped for, which gives the categories their order.
  let shop: ID<Shop>?
  /// There is something on it, and all of it is bought.
  let isCompleted: Bool

  static let topic: Topic = "shopping.list"
  static let table = SpaceTable("shopping_list", hasTrash: true)
  static let columns: SQL = "id, name, shop_id, is_completed"
  static var gone: Phrase { noun.gone }

  init(_ row: SQLRow, in space: Space) throws {
    (id, name, shop) = (try row["id"], try row["name"], try row["shop_id"])
    isCompleted = try row["is_completed"]
  }

  var subject: Subject { Subject(Self.topic, id, title: name) }
}

extension Action {
  /// A text from elsewhere stays with the list that is made for it.
  static let addList = Action(
    "shopping.list.add",
    [.newID, Input("text", isOfPage: true), Input(TextTaker.isGiven, isOfPage: true)] + ListDraft.inputs, offline: .make
  )
  static let renameList = Action("shopping.list.rename", ListDraft.inputs, offline: .form)
  static let deleteList = Action("shopping.list.delete")
  static let copyList = Action("shopping.list.copy", [.newID])
  static let sortList = Action(
    "shopping.list.sort", [Input("order", .choice(ItemOrder.allCases.map(\.rawValue)), isRequired: true)],
    offline: .choose)
  /// `none` stands for any shop.
  static let chooseShop = Action(
    "shopping.list.choose-shop", [Input("shop", .idOr("none"), isRequired: true)], offline: .choose)
  // What these take or bring follows from what is there, and later something else is.
  static let clearList = Action(
    "shopping.list.clear", offline: .never(ShoppingPhrases.clearingNeedsSignal),
    tool: "Takes off a list what is bought")
  static let addStaples = Action(
    "shopping.list.add-staples", offline: .never(ShoppingPhrases.memoryNeedsSignal),
    tool: "Puts on a list what the household always has and lacks now")
  static let repeatTrip = Action("shopping.list.repeat-trip", offline: .never(ShoppingPhrases.memoryNeedsSignal))
}

extension ShoppingList {
  static let noun = Noun(
    es: .feminine("lista", "listas"), en: ("list", "lists"), pt: .feminine("lista", "listas"))
  static let added = Event("list.added", \.new, of: noun)
  static let renamed = Event("list.renamed", \.changed, of: noun)
  static let shopChosen = Event("list.shop-chosen", \.changed, of: noun)
  static let deleted = Event.deletion("list.deleted", of: noun)
  static let copied = Event("list.copied", \.copied, of: noun)
  static let imported = Event("list.imported", \.imported, of: noun)
  static let extended = Addition.event("lines.added", says: ShoppingPhrases.extended)
  static let cleared = Event(
    "list.cleared", undo: .by { try ItemStore($1).restore("cleared_id", of: $0.activity) },
    says: ShoppingPhrases.cleared)

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
  /// How much is on it.
  var about: Phrase { items == 0 ? ShoppingPhrases.emptyList : ShoppingPhrases.open(open, of: items) }
}
