package import Kit

/// The menu of a restaurant, the orders of its guests, and its kitchen.
package struct RestaurantApp: App {
  package init() {}

  package let id = "restaurant"
  package let icon: Icon = "restaurant"
  package let still = StillLife.plate
  package let colours = AppColours(
    accent: (light: "#5d6600", dark: "#c6d14a"), fill: "#626b00", icon: (from: "#a8b42f", to: "#545c00"))
  package var name: Phrase { RestaurantPhrases.restaurant }

  package var tabs: [Tab] {
    [
      Tab(TablePhrases.tables, icon: "people", link: TablePaths.tables(), holding: [RestaurantPaths.tabs]),
      menu(holding: RestaurantPaths.ofTheMenu + [RestaurantPaths.order(), RestaurantPaths.history()]),
      Tab(KitchenPhrases.kitchen, icon: "kitchen", link: KitchenPaths.board()),
      Tab(DeskPhrases.desk, icon: "gear", link: RestaurantPaths.desk(), holding: [KitchenPaths.report()]),
    ]
  }

  private func menu(holding folders: [Link]) -> Tab {
    Tab(RestaurantPhrases.menu, icon: "restaurant", link: RestaurantPaths.menu(), holding: folders)
  }

  /// What the reader orders and has ordered: guests come for it; who works there finds it in the menu.
  private var ownOrders: Tab {
    Tab(
      RestaurantPhrases.orderTab, icon: "receipt", link: RestaurantPaths.order(),
      holding: [RestaurantPaths.statuses, RestaurantPaths.history()])
  }

  package var makes: [Tab] { [Tab(Dish.noun.new, icon: .plus, link: RestaurantPaths.newDish())] }

  package var publicFace: PublicFace? {
    PublicFace(tabs: [menu(holding: RestaurantPaths.ofTheMenu), ownOrders], topics: [Dish.topic, PickUpSlots.topic])
  }

  package var migrations: [Migration] { RestaurantMigrations.all }

  static let tables = [
    WaitingSlip.table, Printer.table,
    SpaceTable("restaurant_entry_line", key: ["entry_id", "id"]), SpaceTable("restaurant_entry"),
    SpaceTable("restaurant_step", key: ["order_id", "sequence", "line_id"]),
    OrderLine.table, Order.table, SpaceTable("restaurant_diner", key: ["diner_id"]),
    SpaceTable("restaurant_seat", key: ["tab_id", "guest_id"]), TableTab.table,
    SpaceTable("restaurant_dish_modifier", key: ["dish_id", "group_id"]), ModifierOption.table,
    ModifierGroup.table, Dish.table, MenuSection.table, OtherDay.table, DiningTable.table,
    Face.table, SpaceTable("restaurant_establishment", key: ["space_id"]),
  ]
  package var tables: [SpaceTable] { Self.tables }

  static let events = Events(
    [
      [
        StarterMenu.menuBegun.declared, Stock.replenished.declared, OpeningHours.changed.declared,
        SectionDeclaration.event.declared, Face.changed.declared,
      ],
      PublicPageSettings.events,
      MenuImport.events, Dish.events, MenuSection.events, ModifierGroup.events, ModifierOption.events,
      HoursException.events, DiningTable.events, TableTab.events, Order.events,
      Printer.events,
    ].flatMap { $0 })
  package var events: Events { Self.events }

  package func attention(beside screen: any Screen, in view: SpaceView) throws -> Attention? {
    try Service(view).attention(beside: screen)
  }

  package var pictureColumns: [PictureColumn] { [PictureColumn("restaurant_dish", "picture_id")] + Face.pictureColumns }

  package func publicName(in view: SpaceView) throws -> String? { try FaceStore(view).name() }

  package var transfers: [Transfer] { [RestaurantTransfer.transfer] }

  package func addRoutes(to routes: inout Routes) {
    MenuHandlers.add(to: &routes)
    OrderHandlers.add(to: &routes)
    KitchenHandlers.add(to: &routes)
    EntryHandlers.add(to: &routes)
    TakingsHandlers.add(to: &routes)
    DeskHandlers.add(to: &routes)
    DishHandlers.add(to: &routes)
    SectionHandlers.add(to: &routes)
    DeclaringHandlers.add(to: &routes)
    GroupHandlers.add(to: &routes)
    HoursHandlers.add(to: &routes)
    FaceHandlers.add(to: &routes)
    PublicPageHandlers.add(to: &routes)
    routes.add(RestaurantTransfer.page)
    TableHandlers.add(to: &routes)
    TabHandlers.add(to: &routes)
    SeatHandlers.add(to: &routes)
    PrinterHandlers.add(to: &routes)
    RestaurantDocuments.add(to: &routes)
  }

  package var jobs: [Job] { [StarterMenu.job, PrintRun.job, PrintRun.forgetting] }

  /// The prices of the menu that a space begins with are in whatever currency it has, until somebody touches the menu.
  package func holdsAmounts(in scope: SpaceView) throws -> Bool {
    try scope.connection.holds("restaurant_line WHERE space_id = \(scope.space.id)")
      || Activity.exists(of: Dish.topic, besides: StarterMenu.menuBegun, in: scope)
  }

  package func begin(in language: Language, for transaction: SpaceTransaction) throws {
    try StarterMenu.begin(in: transaction, language)
  }

  package func addSample(in language: Language, to transaction: SpaceTransaction) throws {
    try StarterMenu.begin(in: transaction, language)
    try TableSample.add(to: transaction, language)
  }
}
