import Kit

/// How activity reads of most things.
extension RestaurantPhrases {
  static func added(_ title: String) -> Phrase {
    Phrase(es: "Añadido: \(title)", en: "Added: \(title)", pt: "Adicionado: \(title)")
  }

  static func changed(_ title: String) -> Phrase {
    Phrase(es: "Cambiado: \(title)", en: "Changed: \(title)", pt: "Alterado: \(title)")
  }

  static func moved(_ title: String) -> Phrase {
    Phrase(es: "Cambiado de sitio: \(title)", en: "Moved: \(title)", pt: "Movido: \(title)")
  }

  static func deleted(_ title: String) -> Phrase {
    Phrase(es: "Eliminado: \(title)", en: "Deleted: \(title)", pt: "Apagado: \(title)")
  }
}
