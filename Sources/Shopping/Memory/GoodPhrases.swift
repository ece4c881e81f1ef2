import Kit

/// What is said of the goods that a household remembers.
enum GoodPhrases {
  static let gone = Phrase(
    es: "Esto ya no se recuerda: alguien lo ha eliminado.",
    en: "This is no longer remembered: somebody has deleted it.",
    pt: "Isto já não está guardado: alguém o apagou.")
  static let open = Phrase(es: "Lo que se recuerda", en: "What is remembered", pt: "O que fica guardado")
  static let timesOnLists = Phrase(es: "Veces en una lista", en: "Times on a list", pt: "Vezes numa lista")
  static let lastTime = Phrase(es: "Última vez", en: "Last time", pt: "Última vez")
  static let usually = Phrase(es: "Lo habitual", en: "Usually", pt: "O habitual")
  static let brands = Phrase(es: "Marcas", en: "Brands", pt: "Marcas")
  static let noBrand = ShoppingPhrases.noBrand
  static let noPrice = Phrase(es: "Sin precio", en: "No price", pt: "Sem preço")
  static let also = Phrase(es: "También se apunta como", en: "Also written as", pt: "Também se anota como")

  static let merge = Phrase(es: "Unir con otro…", en: "Merge into another…", pt: "Juntar a outro…")
  static func mergeTitle(_ name: String) -> Phrase {
    Phrase(es: "Unir «\(name)» con", en: "Merge “\(name)” into", pt: "Juntar “\(name)” a")
  }
  static func mergeNote(_ name: String) -> Phrase {
    Phrase(
      es: "Lo que se apunte como «\(name)» contará para el que elijas. Se puede deshacer.",
      en: "What is written as “\(name)” will count for the one you choose. This can be undone.",
      pt: "O que se anotar como “\(name)” conta para o que escolher. Pode ser desfeito.")
  }
  static let alike = Phrase(es: "Parecidos", en: "Similar", pt: "Parecidos")
  static let others = Phrase(es: "Los demás", en: "The rest", pt: "Os restantes")
  static let nothingToMerge = Phrase(
    es: "No hay otro con el que unirlo", en: "There is nothing to merge it into", pt: "Não há outro a que juntar")
  static let nothingToMergeText = Phrase(
    es: "Lo que apuntes en las listas saldrá aquí.", en: "What you put on your lists appears here.",
    pt: "O que anotar nas listas aparece aqui.")
  static let mergeMissing = Phrase(
    es: "Elige con cuál se une.", en: "Choose what it is merged into.", pt: "Escolha a qual se junta.")

  static func merged(_ name: String, into other: String?) -> Phrase {
    guard let other else { return EventPhrases.line(EventPhrases.changed, name) }
    return Phrase(
      es: "«\(name)» cuenta ahora como «\(other)»", en: "“\(name)” now counts as “\(other)”",
      pt: "“\(name)” conta agora como “\(other)”")
  }

  static func parted(_ name: String) -> Phrase {
    Phrase(
      es: "«\(name)» vuelve a ir aparte", en: "“\(name)” is on its own again", pt: "“\(name)” volta a ficar à parte")
  }

  static func nameTaken(_ name: String) -> Phrase {
    Phrase(
      es: "Ya hay «\(name)». Si es lo mismo, únelos desde el menú.",
      en: "There is “\(name)” already. If it is the same, merge them from the menu.",
      pt: "Já existe “\(name)”. Se for o mesmo, junte-os no menu.")
  }
}
