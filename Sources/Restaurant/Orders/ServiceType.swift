import Kit

/// How an order reaches who eats it. Raw values are stored: they never change.
enum ServiceType: String, CaseIterable, SQLBindable, SQLReadable {
  case dineIn = "dine_in"
  case pickUp = "pick_up"
  case delivery

  var name: Phrase {
    switch self {
    case .dineIn: Phrase(es: "En la mesa", en: "At the table", pt: "Na mesa")
    case .pickUp: Phrase(es: "Para recoger", en: "Pick-up", pt: "Para levar")
    case .delivery: Phrase(es: "A domicilio", en: "Delivery", pt: "Entrega em casa")
    }
  }

  var needsPhone: Bool { self != .dineIn }
  var needsAddress: Bool { self == .delivery }
}
