import Kit

/// Something on the menu.
struct Dish: Hashable, Stored {
  let id: ID<Dish>
  let section: ID<MenuSection>
  let name: LocalizedText
  let description: LocalizedText
  let price: Money
  let allergens: AllergenDeclaration
  let tags: DietTags
  let isSoldOut: Bool
  let picture: ID<Picture>?
  /// Whether something is to be chosen with it.
  let hasModifiers: Bool
  /// The restaurant's main language; `nil` before it has one.
  let main: Language?

  /// The menu is public: whoever reads it hears of its changes.
  static let topic: Topic = "restaurant.menu"

  static let table = SpaceTable("restaurant_dish", hasTrash: true)
  static let columns: SQL = """
    id, section_id, name, description, price, allergens, tags, is_sold_out, picture_id, \
    EXISTS (SELECT 1 FROM restaurant_dish_modifier
      JOIN restaurant_modifier_group ON restaurant_modifier_group.id = restaurant_dish_modifier.group_id
      WHERE restaurant_dish_modifier.dish_id = restaurant_dish.id AND restaurant_modifier_group.trash_id IS NULL)
      AS has_modifiers, \(Establishment.main(of: table))
    """
  static var gone: Phrase { RestaurantPhrases.dishGone }

  init(_ row: SQLRow, in space: Space) throws {
    id = try row["id"]
    section = try row["section_id"]
    name = try row["name"]
    description = try row["description"]
    price = Money(minorUnits: try row["price"], currency: space.currency)
    allergens = try row["allergens"]
    tags = try row["tags"]
    isSoldOut = try row["is_sold_out"]
    picture = try row["picture_id"]
    hasModifiers = try row["has_modifiers"]
    main = try row["main"]
  }

  var subject: Subject { Subject(Dish.topic, id, title: name.title(mainly: main)) }
}

extension Action {
  private static let dishInputs: [Input] =
    DishDraft.inputs + [
      Input("group", .ticks("yes"), "Ids of the groups that are asked with it"), Input("sectionName"),
      Input("rest", .choice(["free"])),
      Input("photo", .file),
    ]

  // With a picture, which cannot be kept on the way.
  static let addDish = Action(
    "restaurant.dish.add", [.newID] + dishInputs, offline: .never(RestaurantPhrases.dishNeedsSignal))
  static let changeDish = Action(
    "restaurant.dish.change", dishInputs, steps: ["photo.remove"], offline: .never(RestaurantPhrases.dishNeedsSignal))
  static let changeDishes = Action(
    "restaurant.dish.change-several",
    [
      Input("row", .several, isRequired: true, "Ids of dishes"),
      Input("to", .choice(DishesTogether.Change.allCases.map(\.rawValue)), isRequired: true),
    ], offline: .never(KitPhrases.selectionNeedsSignal))
  static let deleteDish = Action("restaurant.dish.delete")
  static let placeDish = Action("restaurant.dish.place", [.before])
  static let setDishStock = Action(
    "restaurant.dish.set-stock", [Stock.soldOutInput], offline: .set, tool: "Says that a dish is sold out, or not")
  static let setStock = Action(
    "restaurant.stock.set", [Input("soldOut", .id), Input("available", .id)])
  static let replenish = Action("restaurant.stock.replenish")
}

extension Action.Input {
  /// What a thing is to stand right before.
  static let before = Action.Input("before", .idOr("end"), isRequired: true)
}

extension Dish {
  static let noun = Noun(
    es: .masculine("plato", "platos"), en: ("dish", "dishes"), pt: .masculine("prato", "pratos"))
  static let added = Event("dish.added", \.new, of: noun)
  static let changed = Event("dish.changed", \.changed, of: noun)
  static let placed = Event("dish.placed", \.moved, of: noun)
  static let soldOut = Stock.event("dish.sold-out", soldOut: true, in: table)
  static let available = Stock.event("dish.available", soldOut: false, in: table)
  static let deleted = Event(
    "dish.deleted", \.deleted, of: noun,
    undo: .by { try bringBack([$0.activity.subject.id], deletedBy: $0.activity.id, in: $1) }, isDeletion: true)

  static func bringBack(
    _ ids: [String], deletedBy deletion: ID<Activity>, in transaction: SpaceTransaction
  ) throws {
    try Trash.restore(deletion, from: RestaurantApp.tables, in: transaction)
    // A dish is nowhere without its section, which may have been deleted after it.
    try transaction.run(
      """
      UPDATE restaurant_section SET trash_id = NULL WHERE space_id = \(transaction.space.id)
        AND id IN (SELECT section_id FROM restaurant_dish WHERE id IN \(ids))
      """)
  }

  static let events = [
    added.declared, changed.declared, placed.declared, soldOut.declared, available.declared, deleted.declared,
    DishesTogether.stocked.declared, DishesTogether.deleted.declared,
  ]
}
