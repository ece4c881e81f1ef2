import Kit

/// Something on the menu.
struct Dish: Hashable, Sendable {
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

  /// The menu is public: whoever reads it hears of its changes.
  static let topic: Topic = "restaurant.menu"

  func subject(mainly language: Language) -> Subject {
    Subject(Dish.topic, id, title: name.text(for: language, mainly: language))
  }
}

extension Dish {
  static let added = Event("dish.added", says: RestaurantPhrases.added)
  static let changed = Event<NoDetail>("dish.changed", says: RestaurantPhrases.changed)
  static let placed = Event("dish.placed", says: RestaurantPhrases.moved)
  static let soldOut = Stock.event("dish.sold-out", soldOut: true, in: "restaurant_dish")
  static let available = Stock.event("dish.available", soldOut: false, in: "restaurant_dish")
  static let deleted = Event<NoDetail>(
    "dish.deleted",
    undo: .by { deletion, edit in
      try Trash.restore(deletion.activity.id, from: RestaurantApp.tables, in: edit)
      // A dish is nowhere without its section, which may have been deleted after it.
      try edit.run(
        """
        UPDATE restaurant_section SET trash_id = NULL WHERE space_id = \(edit.space.id)
          AND id = (SELECT section_id FROM restaurant_dish WHERE id = \(deletion.activity.subject.id))
        """)
    }, isDeletion: true, says: RestaurantPhrases.deleted)

  static let events = [
    added.declared, changed.declared, placed.declared, soldOut.declared, available.declared, deleted.declared,
  ]
}
