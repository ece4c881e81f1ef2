import Kit

/// What is known of one allergen in a dish.
enum AllergenPresence: String, CaseIterable, Hashable, Sendable {
  /// Nobody has said anything: it may be there or not, and is never shown as free.
  case undeclared
  case contains
  case mayContain = "may_contain"
  case free

  var name: Phrase {
    switch self {
    case .undeclared: Phrase(es: "Sin declarar", en: "Not declared", pt: "Não declarado")
    case .contains: Phrase(es: "Contiene", en: "Contains", pt: "Contém")
    case .mayContain: Phrase(es: "Puede contener", en: "May contain", pt: "Pode conter")
    case .free: Phrase(es: "No contiene", en: "Free from", pt: "Não contém")
    }
  }
}
