import Kit

enum DeclaringPhrases {
  static func noneContains(_ section: String) -> Phrase {
    Phrase(
      es: "Ningún plato de «\(section)» contiene", en: "No dish of “\(section)” contains",
      pt: "Nenhum prato de “\(section)” contém")
  }
  static let freeNote = Phrase(
    es: "Marca solo lo que sepas. Lo que ya está declarado de un plato se queda como está.",
    en: "Tick only what you know. What is declared of a dish already stays as it is.",
    pt: "Marque só o que sabe. O que já está declarado de um prato fica como está.")
  static let ingredients = Phrase(es: "Ingredientes", en: "Ingredients", pt: "Ingredientes")
  static let complete = Phrase(
    es: "Todo está declarado en esta sección.", en: "Everything is declared in this section.",
    pt: "Está tudo declarado nesta categoria.")
  static func open(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "# plato por declarar", other: "# platos por declarar"),
      en: (one: "# dish to declare", other: "# dishes to declare"),
      pt: (one: "# prato por declarar", other: "# pratos por declarar"))
  }
}
