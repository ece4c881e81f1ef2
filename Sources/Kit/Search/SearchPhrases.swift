enum SearchPhrases {
  static let everything = Phrase(es: "Buscar en todo", en: "Search everything", pt: "Pesquisar em tudo")
  static let unanswered = Phrase(
    es: "Sin conexión solo se busca entre las páginas guardadas en este dispositivo.",
    en: "Without a connection, only the pages kept on this device are searched.",
    pt: "Sem rede, só se pesquisa nas páginas guardadas neste dispositivo.")
  static let places = Phrase(es: "Ir a", en: "Go to", pt: "Ir para")
  static let people = Phrase(es: "Personas", en: "People", pt: "Pessoas")
  static func all(in list: Phrase) -> Phrase {
    Phrase(es: "Todo en \(list)", en: "All in \(list)", pt: "Tudo em \(list)")
  }
  static let make = Phrase(es: "Crear", en: "Make new", pt: "Criar")
}
