import Kit

/// How a bill is paid. Raw values are stored: they never change.
enum PaymentMethod: String, CaseIterable, Codable, SQLBindable, SQLReadable, Sendable {
  case card, cash, other

  var name: Phrase {
    switch self {
    case .card: Phrase(es: "Con tarjeta", en: "By card", pt: "Com cartão")
    case .cash: Phrase(es: "En efectivo", en: "In cash", pt: "Em dinheiro")
    case .other: Phrase(es: "De otra forma", en: "Another way", pt: "De outra forma")
    }
  }
}
