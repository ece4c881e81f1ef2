enum KeyboardPhrases {
  static let house = Phrase(es: "La casa", en: "The house", pt: "A casa")
  static let keys = Phrase(es: "Teclas", en: "Keys", pt: "Teclas")
  static let opensPalette = Phrase(
    es: "Buscar en todo, ir a cualquier sitio", en: "Search everything, go anywhere",
    pt: "Pesquisar em tudo, ir para qualquer lugar")
  static let searches = Phrase(es: "Buscar en la lista", en: "Search the list", pt: "Pesquisar na lista")
  static let goesDown = Phrase(es: "La fila siguiente", en: "The next row", pt: "A linha seguinte")
  static let goesUp = Phrase(es: "La fila anterior", en: "The row before", pt: "A linha anterior")
  static let opens = Phrase(es: "Abrir", en: "Open", pt: "Abrir")
  static let adds = Phrase(es: "Añadir", en: "Add", pt: "Adicionar")
  static let edits = KitPhrases.edit
  static let selects = Phrase(es: "Marcar la fila", en: "Tick the row", pt: "Marcar a linha")
  static let saves = KitPhrases.save
  static let cancels = KitPhrases.cancel
  static let undoes = KitPhrases.undo
  static let shows = Phrase(es: "Ver las teclas", en: "Show the keys", pt: "Ver as teclas")
  static let offNote = Phrase(
    es: "Mientras escribes no hacen nada. Se desactivan en tu perfil.",
    en: "They do nothing while you type. Your profile turns them off.",
    pt: "Não fazem nada enquanto se escreve. Desativam-se no perfil.")
  static let shortcuts = Phrase(es: "Atajos de teclado", en: "Keyboard shortcuts", pt: "Atalhos de teclado")

  static var uses: [(value: String, title: Phrase)] {
    Keys.allCases.map { ($0.rawValue, name(of: $0)) }
  }

  private static func name(of keys: Keys) -> Phrase {
    switch keys {
    case .on: Phrase(es: "Activados", en: "On", pt: "Ativados")
    case .off: Phrase(es: "Desactivados", en: "Off", pt: "Desativados")
    }
  }
}
