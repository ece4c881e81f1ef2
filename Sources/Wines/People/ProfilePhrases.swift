import Kit

enum ProfilePhrases {
  static let profile = Phrase(es: "Mi perfil", en: "My profile", pt: "O meu perfil")
  static let hint = Phrase(
    es: "Tus vinos son solo tuyos. Aquí eliges qué enseñas y a quién; con un toque deja de verse al instante.",
    en: "Your wines are yours alone. Choose here what you show, and to whom; one tap hides it at once.",
    pt: "Os seus vinhos são só seus. Escolha aqui o que mostra e a quem; com um toque, deixa de se ver na hora.")
  static func people(of space: String) -> Phrase {
    Phrase(es: "A la gente de «\(space)»", en: "To the people of “\(space)”", pt: "Às pessoas de “\(space)”")
  }
  static let whoeverHasTheLink = Phrase(
    es: "A quien tenga el enlace", en: "To whoever has the link", pt: "A quem tiver o link")
  static let links = Phrase(
    es: "Crear o anular enlaces", en: "Make or revoke links", pt: "Criar ou anular links")
  static func seen(in space: String) -> Phrase {
    Phrase(es: "Así lo ven en «\(space)»", en: "As “\(space)” sees it", pt: "Como se vê em “\(space)”")
  }
  static let needsSignal = Phrase(
    es: "Sin conexión no se puede cambiar quién ve tu perfil.",
    en: "Who sees your profile cannot be changed without a connection.",
    pt: "Sem rede não se pode mudar quem vê o seu perfil.")

  static let notes = Phrase(es: "Notas", en: "Notes", pt: "Anotações")
  static let taste = Phrase(es: "Gusto", en: "Taste", pt: "Gosto")
  static let allNotes = Phrase(
    es: "Todas, con su valoración", en: "All of them, with their ratings", pt: "Todas, com a avaliação")
  static let ownLists = Phrase(
    es: "Las que has empezado tú", en: "Those that you began", pt: "As que foram começadas por si")
  static let tasteOf = Phrase(
    es: "Por tipo, origen y precio", en: "By type, origin and price", pt: "Por tipo, origem e preço")

  /// - Parameter space: `nil` for whoever has a link.
  static func shown(_ field: Phrase, in space: String?) -> Phrase {
    guard let space else {
      return Phrase(
        es: "Se ve con el enlace: \(field)", en: "Shown by link: \(field)", pt: "À vista por link: \(field)")
    }
    return Phrase(
      es: "Se ve en «\(space)»: \(field)", en: "Shown in “\(space)”: \(field)", pt: "À vista em “\(space)”: \(field)")
  }
  static func hidden(_ field: Phrase, in space: String?) -> Phrase {
    guard let space else {
      return Phrase(
        es: "Ya no se ve con el enlace: \(field)", en: "No longer shown by link: \(field)",
        pt: "Já não se vê por link: \(field)")
    }
    return Phrase(
      es: "Ya no se ve en «\(space)»: \(field)", en: "No longer shown in “\(space)”: \(field)",
      pt: "Já não se vê em “\(space)”: \(field)")
  }

  // As others see it
  static let see = Phrase(
    es: "ver este perfil de vinos", en: "see this wine profile", pt: "ver este perfil de vinhos")
  static let people = Phrase(es: "Personas", en: "People", pt: "Pessoas")
  static let bothLike = Phrase(es: "Favoritos de los dos", en: "You both like", pt: "Favoritos dos dois")
  static let otherFavourites = Phrase(es: "Otros favoritos", en: "Other favourites", pt: "Outros favoritos")
  static func inCommon(_ count: Int) -> Phrase {
    Phrase(es: "\(count) en común", en: "\(count) in common", pt: "\(count) em comum")
  }
  static let choose = Phrase(es: "Elegir qué se ve", en: "Choose what is seen", pt: "Escolher o que se vê")
  static let nothingShown = Phrase(es: "Nada a la vista", en: "Nothing to see", pt: "Nada à vista")
  static let nobodyShows = Phrase(
    es: "Nadie más enseña aquí sus vinos.", en: "Nobody else shows their wines here.",
    pt: "Mais ninguém mostra aqui os seus vinhos.")
  static func showsNothing(_ name: String) -> Phrase {
    Phrase(
      es: "\(name) no enseña aquí ninguno de sus vinos.", en: "\(name) shows none of their wines here.",
      pt: "\(name) não mostra aqui nenhum dos seus vinhos.")
  }
}
