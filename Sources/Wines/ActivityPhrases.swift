import Kit

/// How activity reads, whatever it happened to.
extension WinesPhrases {
  static let changed = Phrase(es: "Cambiado", en: "Changed", pt: "Alterado")
  static let broughtBack = Phrase(es: "Recuperado", en: "Brought back", pt: "Recuperado")
}
