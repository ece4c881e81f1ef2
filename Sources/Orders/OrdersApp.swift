package import Kit

/// Customers, products and orders of a small business.
package struct OrdersApp: App {
  package init() {}

  package let id = "orders"
  package let icon: Icon = "orders"
  package var name: Phrase { OrdersPhrases.orders }

  package var tabs: [Tab] {
    [
      Tab(OrdersPhrases.customers, icon: "people", link: OrdersPaths.customers())
    ]
  }

  package var migrations: [Migration] { OrdersMigrations.all }

  package var trashTables: [SQL] { ["orders_customer"] }

  package func addRoutes(to routes: inout Routes) {
    CustomerHandlers.add(to: &routes)
  }

  package func sentence(for activity: Activity) -> Phrase {
    OrdersPhrases.sentence(for: activity)
  }

  package func holdsAmounts(in scope: SpaceView) throws -> Bool { false }

  package func addSample(in language: Language, to edit: Edit) throws {}
}
