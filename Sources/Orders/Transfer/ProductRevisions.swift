import Kit

/// What an import changed of products, as it was and as it became, so that it can be taken back.
struct ProductRevisions {
  static let verb: Verb = "products.revised"

  private let importID: ID<ImportRun>

  init(_ importID: ID<ImportRun>) {
    self.importID = importID
  }

  /// Writes what a file says of a product over what is there.
  func write(_ draft: ProductDraft, price: Money, over before: Product, in edit: Edit) throws {
    try edit.run(
      """
      INSERT INTO orders_revision (import_id, product_id, space_id, old_name, old_price, old_description, name, price, \
      description)
      VALUES (\(importID), \(before.id), \(edit.space.id), \(before.name), \(before.price.minorUnits), \
      \(before.description), \(draft.name), \(price.minorUnits), \(draft.description))
      """)
    try overwrite(before.id, with: draft, price: price, in: edit)
  }

  private func overwrite(_ id: ID<Product>, with draft: ProductDraft, price: Money, in edit: Edit) throws {
    try edit.run(
      """
      UPDATE orders_product SET name = \(draft.name), price = \(price.minorUnits), \
      description = \(draft.description), name_key = \(draft.name.sortKey), search_key = \(draft.searchKey)
      WHERE space_id = \(edit.space.id) AND id = \(id)
      """)
  }

  /// - Returns: the activity line by which the changes are taken back; `nil` when there were none.
  func note(_ count: Int, in edit: Edit) throws -> ID<Activity>? {
    guard count > 0 else { return nil }
    return try edit.record(
      Self.verb, of: Subject(Product.topic, importID, title: String(count)), undoable: true)
  }

  /// Gives back what was there, unless somebody has changed it since.
  static func undo(_ activity: Activity, in edit: Edit) throws {
    guard let importID = ID<ImportRun>(activity.subject.id) else { return }
    let rows = try edit.connection.rows(
      """
      SELECT product_id, old_name, old_price, old_description FROM orders_revision AS revision
      WHERE import_id = \(importID) AND space_id = \(edit.space.id) AND EXISTS (
        SELECT 1 FROM orders_product WHERE id = product_id AND name = revision.name AND price = revision.price
          AND description = revision.description)
      """)
    for row in rows {
      let draft = ProductDraft(name: try row["old_name"], price: "", description: try row["old_description"])
      let price = Money(minorUnits: try row["old_price"], currency: edit.space.currency)
      try ProductRevisions(importID).overwrite(try row["product_id"], with: draft, price: price, in: edit)
    }
    try edit.run("DELETE FROM orders_revision WHERE import_id = \(importID) AND space_id = \(edit.space.id)")
    edit.touch(Product.topic)
  }
}
