import Kit

/// What a file may say of a dish.
enum MenuField: CaseIterable, Hashable, Sendable {
  case section, name, description, price, allergens, tags, modifiers, soldOut

  /// For the preview of what changes.
  var title: Phrase {
    switch self {
    case .section: DishPhrases.section
    case .name: KitPhrases.name
    case .description: KitPhrases.description
    case .price: KitPhrases.price
    case .allergens: RestaurantPhrases.allergens
    case .tags: Phrase(es: "Etiquetas", en: "Tags", pt: "Etiquetas")
    case .modifiers: DeskPhrases.choices
    case .soldOut: RestaurantPhrases.soldOut
    }
  }
}
