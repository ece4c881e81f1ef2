package import Kit

/// Customers, products and orders of a small business.
package struct OrdersApp: App {
  package init() {}

  package let id = "orders"
  package let icon: Icon = "orders"
  package let colours = AppColours(
    accent: (light: "#4740c6", dark: "#9d9bff"), fill: "#5048d6", icon: (from: "#7b78ff", to: "#3b34c4"))
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

  package let tables = [
    SpaceTable("orders_line"), Order.table, Product.table, Customer.table,
  ]

  static let events = Events(
    Customer.events + Product.events + Order.events + [OrdersImport.done.declared, ProductRevision.made.declared])
  package var events: Events { Self.events }

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

  package func addSample(in language: Language, to transaction: SpaceTransaction) throws {
    try OrdersSample(language).add(to: transaction)
  }
}
