package import Kit

/// The menu of a restaurant, the orders of its guests, and its kitchen.
package struct RestaurantApp: App {
  package init() {}

  package let id = "restaurant"
  package let icon: Icon = "restaurant"
  package var name: Phrase { RestaurantPhrases.restaurant }

  package var tabs: [Tab] {
    guestTabs + [
      Tab(KitchenPhrases.kitchen, icon: "kitchen", link: KitchenPaths.board()),
      Tab(DeskPhrases.desk, icon: "gear", link: RestaurantPaths.desk()),
    ]
  }

  private var guestTabs: [Tab] {
    [
      Tab(
        RestaurantPhrases.menu, icon: "restaurant", link: RestaurantPaths.menu(), holding: RestaurantPaths.ofTheMenu),
      Tab(
        RestaurantPhrases.orderTab, icon: "receipt", link: RestaurantPaths.order(),
        holding: [RestaurantPaths.statuses]),
      Tab(RestaurantPhrases.history, icon: "clock", link: RestaurantPaths.history()),
    ]
  }

  package var publicFace: PublicFace? { PublicFace(tabs: guestTabs, topics: [Dish.topic]) }

  package var migrations: [Migration] { RestaurantMigrations.all }

  package var secretColumns: [(table: String, column: String)] {
    [("restaurant_table", "code"), ("restaurant_table", "former_code"), ("restaurant_order", "code")]
  }

  package var trashTables: [SQL] {
    [
      "restaurant_line", "restaurant_order", "restaurant_modifier", "restaurant_modifier_group", "restaurant_dish",
      "restaurant_section", "restaurant_exception", "restaurant_table",
    ]
  }

  package var pictureColumns: [PictureColumn] { [PictureColumn("restaurant_dish", "picture_id")] }

  package var transfers: [Transfer] { [RestaurantTransfer.transfer] }

  package func addRoutes(to routes: inout Routes) {
    MenuHandlers.add(to: &routes)
    OrderHandlers.add(to: &routes)
    KitchenHandlers.add(to: &routes)
    EntryHandlers.add(to: &routes)
    DayReportHandlers.add(to: &routes)
    DeskHandlers.add(to: &routes)
    DishHandlers.add(to: &routes)
    SectionHandlers.add(to: &routes)
    GroupHandlers.add(to: &routes)
    HoursHandlers.add(to: &routes)
    PublicPageHandlers.add(to: &routes)
    routes.add(RestaurantTransfer.page)
    TableHandlers.add(to: &routes)
    TabHandlers.add(to: &routes)
    SeatHandlers.add(to: &routes)
  }

  package var jobs: [Job] { [StarterMenu.job] }

  package func sentence(for activity: Activity) -> Phrase {
    RestaurantPhrases.sentence(for: activity)
  }

  package func undo(_ activity: Activity, in edit: Edit) throws -> Bool {
    if try CurrentOrderUndo(activity: activity, edit: edit).run() { return true }
    if try TableUndo(activity: activity, edit: edit).run() { return true }
    if try OrderUndo(activity: activity, edit: edit).run() { return true }
    return try DeskUndo.run(activity, tables: trashTables, in: edit)
  }

  /// The prices of the menu that a space begins with are in whatever currency it has, until somebody touches the menu.
  package func holdsAmounts(in scope: SpaceView) throws -> Bool {
    let space = scope.space.id
    return try scope.connection.row(
      """
      SELECT 1 AS found FROM restaurant_line WHERE space_id = \(space)
      UNION ALL SELECT 1 FROM kit_activity
        WHERE space_id = \(space) AND topic = \(Dish.topic.name) AND verb <> 'menu.begun' LIMIT 1
      """) != nil
  }

  package func begin(in language: Language, for edit: Edit) throws {
    try StarterMenu.begin(in: edit, language)
  }

  package func addSample(in language: Language, to edit: Edit) throws {
    try StarterMenu.begin(in: edit, language)
    try TableSample.add(to: edit, language)
  }
}
