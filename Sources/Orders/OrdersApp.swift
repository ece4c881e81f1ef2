package import Kit

/// Customers, products and orders of a small business.
package struct OrdersApp: App {
  package init() {}

  package let id = "orders"
  package let icon: Icon = "orders"
  package let still = StillLife.parcel
  package let colours = AppColours(
    accent: (light: "#4740c6", dark: "#9d9bff"), fill: "#5048d6", icon: (from: "#7b78ff", to: "#3b34c4"))
  package var name: Phrase { OrdersPhrases.orders }

  package var tabs: [Tab] {
    [
      Tab(OrdersPhrases.customers, icon: "people", link: OrdersPaths.customers()),
      Tab(OrdersPhrases.products, icon: "box", link: OrdersPaths.products()),
      Tab(
        OrdersPhrases.orders, icon: "receipt", link: OrdersPaths.orders(),
        holding: [OrdersPaths.transfer(), OrdersPaths.vat()]),
    ]
  }

  package var places: [Tab] {
    let unpaid = OrdersPaths.orders().with("show", "unpaid")
    return [
      Tab(
        OrdersPhrases.unpaid, icon: "euro", link: unpaid,
        alsoCalled: Phrase(
          es: "quién debe, deudas, pendiente de pago", en: "who owes, debts, outstanding",
          pt: "quem deve, dívidas, falta pagar")),
      Tab(
        ReportPhrases.report, icon: "receipt", link: OrdersPaths.report(),
        alsoCalled: Phrase(
          es: "ventas, ingresos, lo vendido", en: "sales, takings, turnover", pt: "vendas, receitas, o que se vendeu")),
    ]
  }

  private static let newOrder = Tab(OrdersPhrases.newOrder, icon: .plus, link: OrdersPaths.newOrder())

  package var makes: [Tab] {
    [
      Self.newOrder, Tab(OrdersPhrases.newCustomer, icon: .plus, link: OrdersPaths.newCustomer()),
      Tab(OrdersPhrases.newProduct, icon: .plus, link: OrdersPaths.newProduct()),
    ]
  }

  package var shortcuts: [Tab] {
    [
      Self.newOrder,
      Tab(
        OrdersPhrases.toPrepare, icon: "box", link: OrdersPaths.preparation(),
        alsoCalled: Phrase(es: "qué hay que hacer", en: "what is to be made", pt: "o que é preciso fazer")),
    ]
  }

  package var migrations: [Migration] { OrdersMigrations.all }

  package let tables = [
    SpaceTable("orders_line", key: ["order_id", "id"]), Payment.table, Weekly.table, Order.table, Product.table,
    Customer.table, SalesTables.months, SalesTables.products, SalesByPeriod.customers, SalesByPeriod.products,
    KeptFilter.table, VATSettings.table,
  ]

  package let textIndexes = [Order.texts, Customer.texts, Product.texts]

  static let events = Events(
    Customer.events + Product.events + Order.events + Order.weeklyEvents + Payment.events
      + [
        OrdersImport.done.declared, ProductRevision.made.declared, CommonRate.set.declared,
        VATSettings.changed.declared,
      ])
  package var events: Events { Self.events }

  package var capabilities: [Capability] { [.seeOrder] }

  package var jobs: [Job] { [Weekly.job] }

  package var transfers: [Transfer] { [OrdersTransfer.transfer] }

  package func addRoutes(to routes: inout Routes) {
    CustomerHandlers.add(to: &routes)
    ProductHandlers.add(to: &routes)
    VATHandlers.add(to: &routes)
    OrderHandlers.add(to: &routes)
    PaymentHandlers.add(to: &routes)
    PreparationHandlers.add(to: &routes)
    BoardHandlers.add(to: &routes)
    ReportHandlers.add(to: &routes)
    routes.add(OrdersTransfer.page)
    OrdersDocuments.add(to: &routes)
  }

  package func doorExamples(in view: SpaceView) throws -> [DoorExample] {
    let orders = DoorExample(OrdersPhrases.orders, at: OrdersPaths.orders())
    guard let order = try OrderStore(view).orders().elements.first else { return [orders] }
    return [
      orders, DoorExample(Phrase(verbatim: order.code), at: OrdersPaths.order(order.id)),
      DoorExample(
        OrdersPhrases.moveByProgram, at: OrdersPaths.orderState(order.id), .json("{\"state\":\"prepared\"}")),
    ]
  }

  /// What an import writes, children first.
  static let importedTables = [Payment.table, Order.table, Product.table, Customer.table]

  package func takeBackImport(_ id: ID<ImportRun>, in connection: any WritableConnection) throws -> Bool {
    try delete(id, from: Self.importedTables, in: connection)
  }

  package func holdsAmounts(in scope: SpaceView) throws -> Bool {
    try scope.connection.holds("orders_product WHERE space_id = \(scope.space.id)")
  }

  package func addSample(in language: Language, to transaction: SpaceTransaction) throws {
    try OrdersSample(language: language).add(to: transaction)
  }
}
