import Kit

/// Where the household shops. Its aisles lie in an order of their own.
struct Shop: Hashable, Stored {
  let id: ID<Shop>
  let name: String

  static let topic: Topic = "shopping.shop"
  static let table = SpaceTable("shopping_shop", hasTrash: true)
  static let columns: SQL = "id, name"
  static var gone: Phrase { noun.gone }

  init(_ row: SQLRow, in space: Space) throws {
    self.init(id: try row["id"], name: try row["name"])
  }

  init(id: ID<Shop>, name: String) {
    (self.id, self.name) = (id, name)
  }

  var subject: Subject { Subject(Self.topic, id, title: name) }
}

extension Action {
  static let addShop = Action("shopping.shop.add", [.newID] + ListDraft.inputs)
  static let renameShop = Action("shopping.shop.rename", ListDraft.inputs, offline: .form)
  static let deleteShop = Action("shopping.shop.delete")
  /// An aisle goes right before another, or to the `end`.
  static let placeInShop = Action("shopping.shop.place", [Input("before", .idOr("end"), isRequired: true)])
}

extension Shop {
  static let noun = Noun(
    es: .feminine("tienda", "tiendas"), en: ("shop", "shops"), pt: .feminine("loja", "lojas"))
  static let added = Event("shop.added", \.new, of: noun)
  static let renamed = Event("shop.renamed", \.changed, of: noun)
  static let ordered = Event(
    "shop.ordered", Phrase(es: "Nuevo orden de pasillos", en: "Aisles rearranged", pt: "Nova ordem dos corredores"),
    of: noun)
  static let deleted = Event.deletion("shop.deleted", of: noun)

  static let events = [added.declared, renamed.declared, ordered.declared, deleted.declared]
}
