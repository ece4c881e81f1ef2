import Kit

/// How activity reads of most things.
extension RestaurantPhrases {
  static func added(_ event: Occurrence<NoDetail>) -> Phrase {
    Phrase(es: "Añadido: \(event.title)", en: "Added: \(event.title)", pt: "Adicionado: \(event.title)")
  }

  static func changed(_ event: Occurrence<some Any>) -> Phrase {
    Phrase(es: "Cambiado: \(event.title)", en: "Changed: \(event.title)", pt: "Alterado: \(event.title)")
  }

  static func moved(_ event: Occurrence<NoDetail>) -> Phrase {
    Phrase(es: "Cambiado de sitio: \(event.title)", en: "Moved: \(event.title)", pt: "Movido: \(event.title)")
  }

  static func deleted(_ event: Occurrence<NoDetail>) -> Phrase {
    Phrase(es: "Eliminado: \(event.title)", en: "Deleted: \(event.title)", pt: "Apagado: \(event.title)")
  }
}
