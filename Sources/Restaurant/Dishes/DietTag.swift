import Kit

/// What a dish is fit for, or how it tastes. Raw values are stored: they never change.
enum DietTag: String, CaseIterable, Hashable, Sendable {
  case vegetarian, vegan, halal, kosher, spicy

  var name: Phrase { Phrase(Capitalized(inSentence)) }

  /// - Parameter name: in the language of the menu around it.
  func badge(_ name: Phrase) -> Row.Badge {
    // That it is hot suits nobody: it is to be minded.
    self == .spicy ? Row.Badge(name, tone: .needs, icon: "chilli") : Row.Badge(name, tone: .done)
  }

  var inSentence: Phrase {
    switch self {
    case .vegetarian: Phrase(es: "vegetariano", en: "vegetarian", pt: "vegetariano")
    case .vegan: Phrase(es: "vegano", en: "vegan", pt: "vegano")
    case .halal: Phrase(verbatim: "halal")
    case .kosher: Phrase(verbatim: "kosher")
    case .spicy: Phrase(es: "picante", en: "spicy", pt: "picante")
    }
  }

  /// Allergens that a dish so marked cannot contain.
  var excluded: [Allergen] {
    switch self {
    case .vegan: [.crustaceans, .eggs, .fish, .milk, .molluscs]
    case .vegetarian: [.crustaceans, .fish, .molluscs]
    // Leviticus 11: of what lives in the water, only what has fins and scales.
    case .kosher: [.crustaceans, .molluscs]
    case .halal, .spicy: []
    }
  }
}
