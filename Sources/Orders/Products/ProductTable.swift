import Kit

extension Product {
  static let orders = [ListOrder("name", .text("name_key")), ListOrder("price", .number("price"))]
  static var tableTitle: Phrase { KitPhrases.name }

  static let tableColumns: [DataTable<ArchivableEntry<Product>>.Column] = [
    .init(KitPhrases.description, .text) { $0.thing.about },
    .init(OrdersPhrases.sold, .number) { entry in entry.sales.map { Phrase(joining: "\(Numeral($0))") } },
    .init(KitPhrases.price, .number, order: "price") { $0.thing.value },
  ]

  /// How many of each have been sold.
  static func sales(of things: [ID<Product>], in scope: some SpaceScope) throws -> [ID<Product>: Int] {
    guard !things.isEmpty else { return [:] }
    let sold = try scope.connection.rows(
      """
      SELECT product_id, SUM(quantity) AS quantity FROM orders_product_sales
      WHERE space_id = \(scope.space.id) AND product_id IN \(things) GROUP BY product_id ORDER BY product_id
      """)
    return try Dictionary(uniqueKeysWithValues: sold.map { (try $0["product_id"], try $0["quantity"]) })
  }
}
