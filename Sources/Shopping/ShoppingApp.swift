package import Kit

/// Shopping lists that a household shares.
package struct ShoppingApp: App {
  package init() {}

  package let id = "shopping"
  package let icon: Icon = "shopping"
  package let still = StillLife.basket
  package let colours = AppColours(
    accent: (light: "#00677a", dark: "#45cfe0"), fill: "#007388", icon: (from: "#3fd3d6", to: "#067a92"))
  package var name: Phrase { ShoppingPhrases.shopping }

  package var tabs: [Tab] {
    [
      Tab(
        KitPhrases.lists, icon: "list", link: ShoppingPaths.lists(),
        holding: [ShoppingPaths.transfer(), ShoppingPaths.trips(), ShoppingPaths.wanted()]),
      Tab(ShoppingPhrases.staplesTab, icon: "star", link: ShoppingPaths.staples()),
      Tab(ShoppingPhrases.aisles, icon: "aisles", link: ShoppingPaths.aisles()),
    ]
  }

  package var places: [Tab] {
    [
      Tab(
        TripPhrases.trips, icon: "receipt", link: ShoppingPaths.trips(),
        alsoCalled: Phrase(
          es: "historial, tickets, gastos, lo que se ha gastado", en: "history, receipts, spending, what was spent",
          pt: "histórico, recibos, gastos, o que se gastou"))
    ]
  }

  package var makes: [Tab] { [Tab(ShoppingPhrases.newShoppingList, icon: .plus, link: ShoppingPaths.newList())] }

  package var shortcuts: [Tab] {
    [Tab(KitPhrases.newList, icon: .plus, link: ShoppingPaths.newList())]
  }

  package var migrations: [Migration] { ShoppingMigrations.all }

  package let tables = [
    SpaceTable("shopping_alias"), Item.table, PastTrip.table,
    SpaceTable("shopping_list_view", key: ["list_id", "person_id"]),
    ShoppingList.table, SpaceTable("shopping_shop_place", key: ["shop_id", "category_id"]), Shop.table, Category.table,
    PriceObservation.table, SpaceTable("shopping_good_brand", key: ["good_id", "brand_key"]),
    SpaceTable("shopping_good_use", key: ["addition_id", "item_id", "good_id"]), RememberedGood.table,
    WantedMemory.table,
  ]

  static let events = Events(
    ShoppingList.events + Item.events + PastTrip.events + RememberedGood.events + Category.events + Shop.events)
  package var events: Events { Self.events }

  package var jobs: [Job] { [Alias.job] }

  package var capabilities: [Capability] { [.shopAlong] }

  package var takesText: TextTaker? {
    TextTaker(
      ShoppingPhrases.toTheShopping, icon: icon, at: ShoppingPaths.lists(), choosing: ShoppingPaths.wanted())
  }

  package var transfers: [Transfer] { [ShoppingTransfer.transfer] }

  package func addRoutes(to routes: inout Routes) {
    ListHandlers.add(to: &routes)
    ItemHandlers.add(to: &routes)
    WantedHandlers.add(to: &routes)
    SuggestionHandlers.add(to: &routes)
    TripHandlers.add(to: &routes)
    PastTripHandlers.add(to: &routes)
    PriceHandlers.add(to: &routes)
    StapleHandlers.add(to: &routes)
    GoodHandlers.add(to: &routes)
    CategoryHandlers.add(to: &routes)
    ShopHandlers.add(to: &routes)
    SharingHandlers.add(to: &routes)
    ShoppingDocuments.add(to: &routes)
  }

  package func doorExamples(in view: SpaceView) throws -> [DoorExample] {
    let lists = DoorExample(KitPhrases.lists, at: ShoppingPaths.lists())
    guard let list = try ListStore(view).lists().elements.first?.list else { return [lists] }
    return [
      lists, DoorExample(Phrase(verbatim: list.name), at: ShoppingPaths.list(list.id)),
      DoorExample(ShoppingPhrases.putByProgram, at: ShoppingPaths.lines(list.id), .text("2 l milk")),
    ]
  }

  package func takeBackImport(_ id: ID<ImportRun>, in connection: any WritableConnection) throws -> Bool {
    try delete(id, from: [Item.table, ShoppingList.table], in: connection)
  }

  package func holdsAmounts(in scope: SpaceView) throws -> Bool {
    let space = scope.space.id
    return try scope.connection.row(
      """
      SELECT 1 AS found FROM shopping_item WHERE space_id = \(space) AND price IS NOT NULL
      UNION ALL SELECT 1 FROM shopping_trip WHERE space_id = \(space) AND COALESCE(paid, estimated) IS NOT NULL
      UNION ALL SELECT 1 FROM shopping_good_brand WHERE space_id = \(space) AND price IS NOT NULL
      UNION ALL SELECT 1 FROM shopping_price WHERE space_id = \(space) LIMIT 1
      """) != nil
  }

  package func addSample(in language: Language, to transaction: SpaceTransaction) throws {
    try ShoppingSample(language: language).add(to: transaction)
  }
}
