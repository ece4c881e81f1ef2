import Kit

/// How activity reads.
extension ShoppingPhrases {
  static let toBuy = Phrase(es: "Por comprar", en: "To buy", pt: "Por comprar")
  static let offTheList = Phrase(es: "Quitado de la lista", en: "Off the list", pt: "Retirado da lista")
  static let onTheListAgain = Phrase(es: "De vuelta en la lista", en: "Back on the list", pt: "De novo na lista")
  static let notBoughtAlways = Phrase(
    es: "Ya no se compra siempre", en: "No longer always bought", pt: "Já não se compra sempre")

  static func added(_ addition: Occurrence<Addition.Outcome>) -> Phrase {
    let added = EventPhrases.line(
      Phrase(es: "Apuntado en la lista", en: "Added to the list", pt: "Anotado na lista"), addition.title)
    guard let why = addition.detail?.apart?.phrase else { return added }
    return sentences(added, why)
  }

  static func extended(_ addition: Occurrence<Addition.Outcome>) -> Phrase {
    guard let outcome = addition.detail else { return EventPhrases.line(EventPhrases.changed, addition.title) }
    let added = Phrase.counted(
      outcome.new, es: (one: "# artículo apuntado", other: "# artículos apuntados"),
      en: (one: "# item added", other: "# items added"), pt: (one: "# produto anotado", other: "# produtos anotados"))
    let merged = Phrase.counted(
      outcome.grown.count, es: (one: "# sumado a lo que había", other: "# sumados a lo que había"),
      en: (one: "# added to what was there", other: "# added to what was there"),
      pt: (one: "# somado ao que havia", other: "# somados ao que havia"))
    let done = outcome.grown.isEmpty ? added : outcome.new == 0 ? merged : sentences(added, merged)
    return Phrase(joining: "\(addition.title): \(done)")
  }

  static func grown(_ addition: Occurrence<Addition.Outcome>) -> Phrase {
    let (title, growth) = (addition.title, addition.detail?.grown.first)
    let now =
      growth?.after.quantity.map { Self.now(title, $0) }
      ?? Phrase(
        es: "\(title): ya estaba en la lista", en: "\(title): already on the list",
        pt: "\(title): já estava na lista")
    guard let other = growth?.otherPrice, let kept = growth?.after.price else { return now }
    return Phrase(
      es: "\(now). Se mantiene el precio de \(kept), no el de \(other)",
      en: "\(now). The price stays \(kept), not \(other)",
      pt: "\(now). Mantém-se o preço de \(kept), não o de \(other)")
  }

  static func counted(_ count: Occurrence<Addition.Growth>) -> Phrase {
    guard let now = count.detail?.after.quantity else { return EventPhrases.line(EventPhrases.changed, count.title) }
    return Self.now(count.title, now)
  }

  private static func now(_ title: String, _ quantity: Quantity) -> Phrase {
    Phrase(es: "\(title): ahora \(quantity)", en: "\(title): now \(quantity)", pt: "\(title): agora \(quantity)")
  }

  static func cleared(_ clearing: Occurrence<Clearing>) -> Phrase {
    guard let count = clearing.detail?.count else { return EventPhrases.line(EventPhrases.changed, clearing.title) }
    let cleared = Phrase.counted(
      count, es: (one: "# artículo comprado, fuera de la lista", other: "# artículos comprados, fuera de la lista"),
      en: (one: "# bought item taken off the list", other: "# bought items taken off the list"),
      pt: (one: "# produto comprado, removido da lista", other: "# produtos comprados, removidos da lista"))
    return Phrase(joining: "\(clearing.title): \(cleared)")
  }

  private static func sentences(_ one: Phrase, _ other: Phrase) -> Phrase {
    Phrase(joining: "\(one). \(other)")
  }
}

/// What has happened to an item.
extension ShoppingPhrases {
  static func wasAdded(by name: String) -> Phrase {
    Phrase(es: "Apuntado por \(name)", en: "Added by \(name)", pt: "Anotado por \(name)")
  }

  static func wasBought(by name: String) -> Phrase {
    Phrase(es: "Comprado por \(name)", en: "Bought by \(name)", pt: "Comprado por \(name)")
  }

  static func wasChanged(by name: String) -> Phrase {
    Phrase(es: "\(name) lo cambió", en: "\(name) changed it", pt: "\(name) alterou o produto")
  }

  static func wasUndone(by name: String) -> Phrase {
    Phrase(es: "\(name) lo deshizo", en: "\(name) undid that", pt: "\(name) desfez a alteração")
  }
}

extension Merging.Reason {
  fileprivate var phrase: Phrase {
    switch self {
    case .bought:
      Phrase(
        es: "El que ya está comprado se queda aparte", en: "The one already bought stays separate",
        pt: "O que já está comprado fica à parte")
    case .otherBrand:
      Phrase(
        es: "Va aparte del que es de otra marca", en: "Kept separate from the one of another brand",
        pt: "Fica à parte do que é de outra marca")
    case .unitsDoNotConvert:
      Phrase(
        es: "Va aparte del otro: sus medidas no se pueden sumar",
        en: "Kept separate from the other: their units cannot be added together",
        pt: "Fica à parte do outro: as medidas não se podem somar")
    case .tooLarge:
      Phrase(
        es: "Va aparte del otro: la suma es demasiado grande", en: "Kept separate from the other: the sum is too large",
        pt: "Fica à parte do outro: a soma é grande demais")
    }
  }
}
