import Kit

/// Something that is sold.
@dynamicMemberLookup
struct Product: Hashable, Archivable {
  let id: ID<Product>
  /// What its form says, but for the price.
  let details: ProductDraft
  let price: Money
  /// Hidden from lists and pickers because orders hold it.
  let isArchived: Bool

  static let topic: Topic = "orders.product"
  static let table = SpaceTable("orders_product", hasTrash: true)
  static let texts = TextIndex.offered(table)
  static let columns: SQL = "id, \(ProductDraft.columns), price, archive_id, name_key"
  static var gone: Phrase { noun.gone }

  init(_ row: SQLRow, in space: Space) throws {
    let archive: String? = try row["archive_id"]
    (id, details, isArchived) = (try row["id"], try ProductDraft.kept.draft(row), archive != nil)
    price = Money(minorUnits: try row["price"], currency: space.currency)
  }

  var vatRate: VATRate? { VATRate(details.vat) }

  var subject: Subject { Subject(Product.topic, id, title: details.name) }

  static let isHeld: SQL = "EXISTS (SELECT 1 FROM orders_line WHERE product_id = orders_product.id)"

  static func holding(_ id: ID<Product>) -> SQL {
    """
    SELECT COUNT(DISTINCT orders_order.id) AS total,
      COUNT(DISTINCT CASE WHEN orders_order.trash_id IS NULL THEN orders_order.id END) AS live
    FROM orders_line JOIN orders_order ON orders_order.id = orders_line.order_id
    WHERE orders_line.product_id = \(id)
    """
  }

  subscript(dynamicMember field: KeyPath<ProductDraft, String>) -> String { details[keyPath: field] }
}

extension Action {
  static let addProduct = Action("orders.product.add", [.newID] + ProductDraft.inputs, offline: .make)
  static let changeProduct = Action("orders.product.change", ProductDraft.inputs, offline: .form)
  static let deleteProduct = Action("orders.product.delete", offline: .remove)
  static let removeProducts = Action(
    "orders.product.remove-several", RemovedTogether.inputs, offline: .never(KitPhrases.selectionNeedsSignal))
  static let bringBackProduct = Action("orders.product.bring-back")
}

extension Product {
  static let noun = Noun(
    es: .masculine("producto", "productos"), en: ("product", "products"), pt: .masculine("produto", "produtos"))
  static let added = Event("product.added", \.new, of: noun)
  static let changed = Event("product.changed", \.changed, of: noun)
  static let deleted = Event.deletion("product.deleted", of: noun)
  static let archived = Archiving.event("product.archived", of: noun, in: "orders_product")
  static let removed = RemovedTogether.event("product.removed-together", of: noun, in: table)
  static let returned = Event("product.returned", \.backAgain, of: noun)

  static let events = [
    added.declared, changed.declared, deleted.declared, archived.declared, removed.declared, returned.declared,
  ]
}
