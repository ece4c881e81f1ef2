import Kit

/// The substances and products that cause allergies or intolerances, of Annex II of Regulation (EU) No 1169/2011, in its
/// order. Raw values are stored: they never change.
enum Allergen: String, CaseIterable, Hashable, Sendable {
  case gluten, crustaceans, eggs, fish, peanuts, soybeans, milk, nuts, celery, mustard, sesame, sulphites, lupin
  case molluscs

  /// Its point of the annex, 1 to 14: the sign that stands for it beside a dish, in every language alike.
  var number: Int { index + 1 }

  /// From 0.
  var index: Int {
    switch self {
    case .gluten: 0
    case .crustaceans: 1
    case .eggs: 2
    case .fish: 3
    case .peanuts: 4
    case .soybeans: 5
    case .milk: 6
    case .nuts: 7
    case .celery: 8
    case .mustard: 9
    case .sesame: 10
    case .sulphites: 11
    case .lupin: 12
    case .molluscs: 13
    }
  }

  /// For a line of its own.
  var name: Phrase { Phrase(Capitalized(inSentence)) }

  var inSentence: Phrase {
    switch self {
    case .gluten: Phrase(es: "cereales con gluten", en: "cereals with gluten", pt: "cereais com glúten")
    case .crustaceans: Phrase(es: "crustáceos", en: "crustaceans", pt: "crustáceos")
    case .eggs: Phrase(es: "huevo", en: "eggs", pt: "ovo")
    case .fish: Phrase(es: "pescado", en: "fish", pt: "peixe")
    case .peanuts: Phrase(es: "cacahuetes", en: "peanuts", pt: "amendoim")
    case .soybeans: Phrase(es: "soja", en: "soya", pt: "soja")
    case .milk: Phrase(es: "leche", en: "milk", pt: "leite")
    case .nuts: Phrase(es: "frutos de cáscara", en: "tree nuts", pt: "frutos de casca rija")
    case .celery: Phrase(es: "apio", en: "celery", pt: "aipo")
    case .mustard: Phrase(es: "mostaza", en: "mustard", pt: "mostarda")
    case .sesame: Phrase(es: "sésamo", en: "sesame", pt: "sésamo (gergelim)")
    case .sulphites: Phrase(es: "sulfitos", en: "sulphites", pt: "sulfitos")
    case .lupin: Phrase(es: "altramuces", en: "lupin", pt: "tremoço")
    case .molluscs: Phrase(es: "moluscos", en: "molluscs", pt: "moluscos")
    }
  }
}
