import Kit

enum CellarPhrases {
  static let cellar = Phrase(es: "Bodega", en: "Cellar", pt: "Adega")
  static let toCellar = Phrase(es: "A la bodega", en: "To the cellar", pt: "Para a adega")
  static let isThere = Phrase(es: "En la bodega", en: "In the cellar", pt: "Na adega")
  static let drinkOne = Phrase(es: "Beber una", en: "Drink one", pt: "Beber uma")
  static let drunk = Phrase(es: "Botella bebida", en: "Bottle drunk", pt: "Garrafa bebida")
  static let isBack = Phrase(es: "De vuelta en la bodega", en: "Back in the cellar", pt: "De volta à adega")
  static let drunkBottles = Phrase(es: "Botellas bebidas", en: "Bottles drunk", pt: "Garrafas bebidas")
  static let howWasIt = Phrase(es: "¿Qué tal estaba?", en: "How was it?", pt: "Que tal estava?")
  static let toNote = Phrase(es: "Anotar", en: "Note", pt: "Anotar")
  static let drinkSoon = Phrase(es: "Para beber ya", en: "Drink soon", pt: "Para beber já")
  static let noPlace = Phrase(es: "Sin sitio anotado", en: "No place noted", pt: "Sem lugar anotado")
  static let isEmpty = Phrase(es: "La bodega está vacía", en: "The cellar is empty", pt: "A adega está vazia")
  static let emptyText = Phrase(
    es: "Abre la ficha de un vino y toca «A la bodega». La bodega la ve todo el espacio.",
    en: "Open a wine’s page and tap “To the cellar”. The whole space sees the cellar.",
    pt: "Abra a ficha de um vinho e toque em “Para a adega”. Todo o espaço vê a adega.")
  static let searchHint = Phrase(es: "Nombre, sitio o plato", en: "Name, place or dish", pt: "Nome, lugar ou prato")
  static func count(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "# botella", other: "# botellas"), en: (one: "# bottle", other: "# bottles"),
      pt: (one: "# garrafa", other: "# garrafas"))
  }
  static func inTheHouse(_ bottles: Int) -> Phrase {
    let count = count(bottles)
    return Phrase(
      es: "\(count) en casa, a la vista de todo el espacio", en: "\(count) in the house, for the whole space to see",
      pt: "\(count) em casa, à vista de todo o espaço")
  }
  static func until(_ year: Int) -> Phrase {
    Phrase(es: "hasta \(String(year))", en: "by \(String(year))", pt: "até \(String(year))")
  }
  static func bought(_ day: Phrase) -> Phrase {
    Phrase(es: "compra: \(day)", en: "bought: \(day)", pt: "compra: \(day)")
  }

  // The form
  static let bottles = Phrase(es: "Botellas", en: "Bottles", pt: "Garrafas")
  static let place = Phrase(es: "Dónde están", en: "Where they lie", pt: "Onde estão")
  static let boughtOn = Phrase(es: "Fecha de compra", en: "Bought on", pt: "Data da compra")
  static let priceOfOne = Phrase(es: "Precio de una", en: "Price of one", pt: "Preço de uma")
  static let drinkBy = Phrase(es: "Beber hasta el año", en: "Drink by the year", pt: "Beber até ao ano")
  static let wrongCount = Phrase(
    es: "Escribe cuántas botellas son, 999 como mucho.", en: "Write how many bottles, 999 at most.",
    pt: "Escreva quantas garrafas são, no máximo 999.")
  static let wrongYear = Phrase(
    es: "Escribe el año con cuatro cifras.", en: "Write the year with four digits.",
    pt: "Escreva o ano com quatro algarismos.")
  static let lotGone = Phrase(
    es: "Esas botellas ya no están.", en: "Those bottles are gone.", pt: "Essas garrafas já não estão aqui.")
  static let noneLeft = Phrase(
    es: "Ya no queda ninguna botella.", en: "There is no bottle left.", pt: "Já não resta nenhuma garrafa.")
}
