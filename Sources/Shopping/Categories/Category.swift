import Kit

/// A kind of goods as the household calls it, in the order in which it stands in the list.
struct Category: Hashable, Sendable {
  let id: ID<Category>
  var name: String
  var colour: CategoryColour
  /// What it was in the dictionary.
  var goods: GoodsCategory?

  static let topic: Topic = "shopping.category"
  static let table = SpaceTable("shopping_category")

  var subject: Subject { Subject(Self.topic, id, title: name) }
}

extension Action {
  static let addCategory = Action("shopping.category.add", [.newID] + CategoryDraft.inputs)
  static let changeCategory = Action("shopping.category.change", CategoryDraft.inputs, offline: .form)
  static let deleteCategory = Action("shopping.category.delete")
  /// It goes right before another, or to the `end`.
  static let placeCategory = Action("shopping.category.place", [Input("before", .idOr("end"), isRequired: true)])
}

extension Category {
  static let noun = Noun(
    es: .feminine("categoría", "categorías"), en: ("category", "categories"), pt: .feminine("categoria", "categorias"))
  static let added = Event("category.added", \.new, of: noun)
  static let changed = Event("category.changed", \.changed, of: noun)
  static let placed = Event("category.placed", \.moved, of: noun)
  static let deleted = Event(
    "category.deleted", \.deleted, of: noun, undo: .by { try CategoryStore($1, .en).restore($0.activity.id) },
    isDeletion: true)

  static let events = [added.declared, changed.declared, placed.declared, deleted.declared]
}
