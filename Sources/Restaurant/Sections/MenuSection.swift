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
  static let added = Event<NoDetail>("section.added") { RestaurantPhrases.added($0.title) }
  static let changed = Event<NoDetail>("section.changed") { RestaurantPhrases.changed($0.title) }
  static let placed = Event<NoDetail>("section.placed") { RestaurantPhrases.moved($0.title) }
  static let deleted = Event<NoDetail>("section.deleted", undo: .restoring, isDeletion: true) {
    RestaurantPhrases.deleted($0.title)
  }

  static let events = [added.declared, changed.declared, placed.declared, deleted.declared]
}
