import Kit

/// A part of the menu: starters, fish, wine by the glass. The restaurant decides their order.
struct MenuSection: Hashable, Sendable {
  let id: ID<MenuSection>
  let name: LocalizedText

  func subject(mainly language: Language) -> Subject {
    Subject(Dish.topic, id, title: name.text(for: language, mainly: language))
  }
}
