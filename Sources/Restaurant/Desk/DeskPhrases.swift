import Kit

/// What is said at the desk.
enum DeskPhrases {
  static let desk = Phrase(es: "Gestión", en: "Manage", pt: "Gestão")
  static let theMenu = Phrase(es: "La carta", en: "The menu", pt: "O menu")
  static let dishes = Phrase(es: "Platos", en: "Dishes", pt: "Pratos")
  static let sections = Phrase(es: "Secciones", en: "Sections", pt: "Categorias")
  static let choices = Phrase(es: "Opciones", en: "Options", pt: "Opções")
  static let room = Phrase(es: "La sala", en: "The dining room", pt: "A sala")
  static let restaurant = Phrase(es: "El restaurante", en: "The restaurant", pt: "O restaurante")
  static let hours = Phrase(es: "Horario", en: "Opening hours", pt: "Horário")
  static let publicPage = Phrase(es: "Página pública", en: "Public page", pt: "Página pública")
  static let ownersOnly = Phrase(
    es: "El horario y la página pública los cambia una persona responsable del espacio.",
    en: "Opening hours and the public page are changed by the owners of the space.",
    pt: "O horário e a página pública são alterados por uma pessoa responsável pelo espaço.")
  static let otherLanguages = Phrase(es: "Otros idiomas", en: "Other languages", pt: "Outros idiomas")
  static let newTablet = Phrase(
    es: "Añadir una tablet que solo sirve", en: "Add a tablet that only serves", pt: "Adicionar um tablet que só serve")
  static let open = Phrase(es: "Abierta", en: "Open", pt: "Aberta")
  static let closed = Phrase(es: "Cerrada", en: "Closed", pt: "Fechada")

  static func soldOut(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "# agotado", other: "# agotados"), en: (one: "# sold out", other: "# sold out"),
      pt: (one: "# esgotado", other: "# esgotados"))
  }
  static func groups(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "# grupo", other: "# grupos"), en: (one: "# group", other: "# groups"),
      pt: (one: "# grupo", other: "# grupos"))
  }
}
