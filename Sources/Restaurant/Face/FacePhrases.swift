import Kit

/// What is said about the house's face.
enum FacePhrases {
  static let face = Phrase(es: "Presentación", en: "About the house", pt: "Apresentação")
  static let name = Phrase(es: "Nombre del restaurante", en: "Name of the restaurant", pt: "Nome do restaurante")
  static let note = Phrase(
    es: "Todo esto lo ve cualquiera que abra la carta. Lo que dejes vacío no se muestra.",
    en: "Anybody who opens the menu sees all of this. What you leave empty is not shown.",
    pt: "Qualquer pessoa que abra o menu vê tudo isto. O que ficar vazio não aparece.")
  static let words = Phrase(es: "Unas palabras", en: "A few words", pt: "Algumas palavras")
  static let logo = Phrase(es: "Logotipo", en: "Logo", pt: "Logo do restaurante")
  static let pictureGone = Phrase(
    es: "La imagen de antes ya no existe.", en: "The earlier picture is no longer there.",
    pt: "A imagem anterior já não existe.")
  static let map = Phrase(es: "Ver en el mapa", en: "See on the map", pt: "Ver no mapa")
  /// What chats and search engines say of a house that says nothing of itself.
  static func about(_ name: String) -> Phrase {
    Phrase(
      es: "Carta y horario de \(name)", en: "Menu and opening hours of \(name)", pt: "Menu e horário de \(name)")
  }
}
