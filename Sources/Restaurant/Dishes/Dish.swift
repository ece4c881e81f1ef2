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
  let picture: String?
  /// Whether something is to be chosen with it.
  let hasModifiers: Bool

  /// The menu is public: whoever reads it hears of its changes.
  static let topic: Topic = "restaurant.menu"

  func subject(mainly language: Language) -> Subject {
    Subject(Dish.topic, id, title: name.text(for: language, mainly: language))
  }
}
