import Kit

/// A part of the menu: starters, fish, wine by the glass. The restaurant decides their order.
struct MenuSection: Hashable, Sendable {
  let id: ID<MenuSection>
  let name: LocalizedText

  func subject(mainly language: Language) -> Subject {
    Subject(Dish.topic, id, title: name.text(for: language, mainly: language))
  }
}

extension MenuSection {
  static let added = Event("section.added", says: RestaurantPhrases.added)
  static let changed = Event<NoDetail>("section.changed", says: RestaurantPhrases.changed)
  static let placed = Event("section.placed", says: RestaurantPhrases.moved)
  static let deleted = Event("section.deleted", undo: .restoring, isDeletion: true, says: RestaurantPhrases.deleted)

  static let events = [added.declared, changed.declared, placed.declared, deleted.declared]
}
