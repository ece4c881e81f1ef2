import Kit

/// How activity reads, whatever it happened to.
extension PoolsPhrases {
  static let saved = Phrase(es: "Guardado", en: "Saved", pt: "Guardado")
  static let changed = Phrase(es: "Cambiado", en: "Changed", pt: "Alterado")
  static let deleted = Phrase(es: "Eliminado", en: "Deleted", pt: "Apagado")
  static let broughtBack = Phrase(es: "Recuperado", en: "Brought back", pt: "Recuperado")
  static let offTheList = Phrase(es: "Fuera de la lista", en: "Off the list", pt: "Fora da lista")
  static let backOnTheList = Phrase(es: "De nuevo en la lista", en: "Back on the list", pt: "De novo na lista")
}
