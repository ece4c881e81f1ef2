import Kit

enum TripPhrases {
  static let end = Phrase(es: "Terminar", en: "Finish", pt: "Terminar")
  static let endTitle = Phrase(es: "Fin de la compra", en: "Finish shopping", pt: "Fim das compras")
  static let trips = Phrase(es: "Compras hechas", en: "Past trips", pt: "Compras feitas")
  static let paid = Phrase(es: "Pagado", en: "Paid", pt: "Valor pago")
  static let day = Phrase(es: "Día", en: "Day", pt: "Dia")
  static let estimated = Phrase(es: "Según la lista", en: "Going by the list", pt: "Segundo a lista")
  static let brought = Phrase(es: "Lo que se compró", en: "What was bought", pt: "O que se comprou")
  static let dayMissing = Phrase(es: "Indica qué día fue.", en: "Say which day it was.", pt: "Indique em que dia foi.")
  static let dayToCome = Phrase(
    es: "Ese día aún no ha llegado.", en: "That day is yet to come.", pt: "Esse dia ainda não chegou.")
  static let nothingBought = Phrase(
    es: "Aún no hay nada marcado como comprado.", en: "Nothing is marked as bought yet.",
    pt: "Ainda não há nada marcado como comprado.")
  static let none = Phrase(es: "Aún no hay compras", en: "No trips yet", pt: "Ainda não há compras")
  static let noneText = Phrase(
    es: "Al terminar de comprar, lo pagado se guarda aquí.", en: "What you pay is kept here when you finish shopping.",
    pt: "Ao terminar as compras, o valor pago fica guardado aqui.")

  static func paid(in currency: Currency) -> Phrase {
    let code = currency.code
    return Phrase(es: "Pagado (\(code))", en: "Paid (\(code))", pt: "Valor pago (\(code))")
  }

  static func items(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "# artículo", other: "# artículos"), en: (one: "# item", other: "# items"),
      pt: (one: "# produto", other: "# produtos"))
  }

  /// What becomes of what is still to be bought.
  static func stays(_ count: Int) -> Phrase {
    .counted(
      count,
      es: (
        one: "Lo que falta (# artículo) se queda en la lista.",
        other: "Lo que falta (# artículos) se queda en la lista."
      ),
      en: (one: "What is left (# item) stays on the list.", other: "What is left (# items) stays on the list."),
      pt: (one: "O que falta (# produto) fica na lista.", other: "O que falta (# produtos) fica na lista."))
  }

  /// Scripts write how many; of all on the list.
  static func bought(_ bought: String, of all: Int) -> Phrase {
    Phrase(es: "\(bought) de \(all)", en: "\(bought) of \(all)", pt: "\(bought) de \(all)")
  }

  static func ended(_ ending: Occurrence<TripEnd>) -> Phrase {
    let done = EventPhrases.line(
      Phrase(es: "Compra terminada", en: "Shopping finished", pt: "Compra terminada"), ending.title)
    guard let paid = ending.detail?.paid else { return done }
    return Phrase(joining: "\(done) · \(paid)")
  }
}
