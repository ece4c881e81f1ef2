import Kit

enum SectionPhrases {
  static let gone = Phrase(
    es: "Esta sección ya no está en la carta.", en: "This section is no longer on the menu.",
    pt: "Esta categoria já não está no menu.")
  static let station = Phrase(es: "Se prepara en", en: "Made at", pt: "Prepara-se em")
  static let stationNote = Phrase(
    es: "Por ejemplo, la barra. Cada pantalla de la cocina puede mostrar solo lo suyo.",
    en: "The bar, for instance. Each screen in the kitchen can show its own dishes only.",
    pt: "Por exemplo, o bar. Cada dispositivo da cozinha pode mostrar só o que é seu.")
  static let noSections = Phrase(es: "Aún no hay secciones", en: "No sections yet", pt: "Ainda não há categorias")
  static let noSectionsText = Phrase(
    es: "Entrantes, pescados, postres: la carta sigue su orden.",
    en: "Starters, fish, desserts: the menu follows their order.",
    pt: "Entradas, peixes, sobremesas: o menu segue a sua ordem.")
  static let orderNote = Phrase(
    es: "En este orden aparecen en la carta.", en: "The menu shows them in this order.",
    pt: "Aparecem no menu nesta ordem.")
  static let dishOrder = Phrase(es: "Orden de los platos", en: "Order of the dishes", pt: "Ordem dos pratos")
}
