import Kit

/// What a table of customers says of one besides what it is.
struct CustomerSales: Sendable {
  let lastOrder: Instant?
  /// Agreed and not paid yet.
  let open: MoneySum
}

extension Customer {
  static let orders = [ListOrder("name", .text("name_key"))]
  static var tableTitle: Phrase { KitPhrases.name }

  static let tableColumns: [DataTable<ArchivableEntry<Customer>>.Column] = [
    .init(KitPhrases.address, .text) { $0.thing.about },
    .init(KitPhrases.phone, .code) { Phrase(verbatim: $0.thing.phone) },
    .init(OrdersPhrases.lastOrder, .date) { $0.sales?.lastOrder.map(OrdersPhrases.day) },
    .init(OrdersPhrases.openTotal, .number) { entry in
      entry.sales.flatMap { $0.open.minorUnits == 0 ? nil : Phrase($0.open) }
    },
  ]

  static func sales(of things: [ID<Customer>], in scope: some SpaceScope) throws -> [ID<Customer>: CustomerSales] {
    guard !things.isEmpty else { return [:] }
    let isOne: SQL = "customer_id = orders_customer.id AND space_id = \(scope.space.id) AND trash_id IS NULL"
    let last: SQL = "SELECT placed_at FROM orders_order WHERE \(isOne) ORDER BY placed_at DESC LIMIT 1"
    let newest = try scope.connection.rows(
      "SELECT id, (\(last)) AS last FROM orders_customer WHERE space_id = \(scope.space.id) AND id IN \(things) ORDER BY id"
    )
    let open = try OrderStore(scope).open(of: Set(things))
    return try Dictionary(
      uniqueKeysWithValues: newest.map { row in
        let id: ID<Customer> = try row["id"]
        return (id, CustomerSales(lastOrder: try row["last"], open: open[id] ?? .zero(scope.space.currency)))
      })
  }
}
