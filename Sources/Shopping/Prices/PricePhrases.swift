import Kit

/// What is said of prices.
enum PricePhrases {
  static let noShop = Phrase(es: "Sin tienda", en: "No shop", pt: "Sem loja")
  static let missing = Phrase(es: "Faltan precios", en: "Missing prices", pt: "Faltam preços")
  static let missingNote = Phrase(
    es: "Deja en blanco los que no sepas.", en: "Leave blank those you don’t know.",
    pt: "Deixe em branco os que não souber.")
  static let noneMissing = Phrase(es: "No falta ningún precio", en: "No price is missing", pt: "Não falta nenhum preço")
  static let noneMissingText = Phrase(
    es: "Todo lo de la lista tiene precio.", en: "Everything on the list has a price.",
    pt: "Tudo o que está na lista tem preço.")

  static func title(_ basis: Price.Basis) -> Phrase {
    switch basis {
    case .per(let unit):
      Phrase(es: "Precio por \(unit.one)", en: "Price per \(unit.one)", pt: "Preço por \(unit.one)")
    case .whole: Phrase(es: "Precio total", en: "Total price", pt: "Preço total")
    }
  }

  static func unpriced(_ count: Int) -> Phrase {
    Phrase(es: "\(count) sin precio", en: "\(count) without a price", pt: "\(count) sem preço")
  }
}
