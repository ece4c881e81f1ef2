package import Kit

/// Customers, products and orders of a small business.
package struct OrdersApp: App {
  package init() {}

  package let id = "orders"
  package let icon: Icon = "orders"
  package var name: Phrase { OrdersPhrases.orders }

  package var tabs: [Tab] {
    [
      Tab(OrdersPhrases.customers, icon: "people", link: OrdersPaths.customers()),
      Tab(OrdersPhrases.products, icon: "box", link: OrdersPaths.products()),
      Tab(OrdersPhrases.orders, icon: "receipt", link: OrdersPaths.orders(), holding: [OrdersPaths.transfer()]),
    ]
  }

  package var shortcuts: [Tab] {
    [
      Tab(OrdersPhrases.newOrder, icon: .plus, link: OrdersPaths.newOrder()),
      Tab(OrdersPhrases.toPrepare, icon: "box", link: OrdersPaths.preparation()),
    ]
  }

  package var migrations: [Migration] { OrdersMigrations.all }

  package var trashTables: [SQL] { ["orders_order", "orders_product", "orders_customer"] }

  package var capabilities: [Capability] { [.seeOrder] }

  package var transfers: [Transfer] { [OrdersTransfer.transfer] }

  package func addRoutes(to routes: inout Routes) {
    CustomerHandlers.add(to: &routes)
    ProductHandlers.add(to: &routes)
    OrderHandlers.add(to: &routes)
    PreparationHandlers.add(to: &routes)
    ReportHandlers.add(to: &routes)
    routes.add(OrdersTransfer.page)
  }

  package func sentence(for activity: Activity) -> Phrase {
    OrdersPhrases.sentence(for: activity)
  }

  package func undo(_ activity: Activity, in edit: Edit) throws -> Bool {
    switch activity.verb {
    case "customer.archived": try Shelf.customers.undo(activity, in: edit)
    case "product.archived": try Shelf.products.undo(activity, in: edit)
    case ProductRevisions.verb: try ProductRevisions.undo(activity, in: edit)
    default: return false
    }
    return true
  }

  /// What an import writes, children first.
  static let importedTables: [SQL] = ["orders_order", "orders_product", "orders_customer"]

  package func takeBackImport(_ id: ID<ImportRun>, in connection: any WritableConnection) throws -> Bool {
    for table in Self.importedTables {
      let gone = try connection.run(
        """
        DELETE FROM \(table) WHERE id IN (SELECT id FROM \(table) WHERE trash_id = \(id) LIMIT \(Self.takenBackAtOnce))
        """)
      if gone > 0 { return true }
    }
    return false
  }

  /// Others wait for it a part of a second.
  private static let takenBackAtOnce = 2_000

  package func holdsAmounts(in scope: SpaceView) throws -> Bool {
    let space = scope.space.id
    return try scope.connection.row("SELECT 1 AS found FROM orders_product WHERE space_id = \(space) LIMIT 1") != nil
  }

  package func addSample(in language: Language, to edit: Edit) throws {
    try OrdersSample(language).add(to: edit)
  }
}
