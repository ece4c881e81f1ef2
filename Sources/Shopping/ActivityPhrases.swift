import Kit

/// How activity reads.
extension ShoppingPhrases {
  static func saved(_ title: String) -> Phrase {
    Phrase(es: "Guardado: \(title)", en: "Saved: \(title)", pt: "Guardado: \(title)")
  }

  static func changed(_ title: String) -> Phrase {
    Phrase(es: "Cambiado: \(title)", en: "Changed: \(title)", pt: "Alterado: \(title)")
  }

  static func deleted(_ title: String) -> Phrase {
    Phrase(es: "Eliminado: \(title)", en: "Deleted: \(title)", pt: "Apagado: \(title)")
  }

  static func asBefore(_ title: String) -> Phrase {
    Phrase(es: "Como antes: \(title)", en: "As before: \(title)", pt: "Como antes: \(title)")
  }

  static func bought(_ title: String) -> Phrase {
    Phrase(es: "Comprado: \(title)", en: "Bought: \(title)", pt: "Comprado: \(title)")
  }

  static func toBuy(_ title: String) -> Phrase {
    Phrase(es: "Por comprar: \(title)", en: "To buy: \(title)", pt: "Por comprar: \(title)")
  }

  static func boughtAlways(_ title: String) -> Phrase {
    Phrase(es: "Se compra siempre: \(title)", en: "Bought always: \(title)", pt: "Compra-se sempre: \(title)")
  }

  static func notBoughtAlways(_ title: String) -> Phrase {
    Phrase(
      es: "Ya no se compra siempre: \(title)", en: "No longer bought always: \(title)",
      pt: "Já não se compra sempre: \(title)")
  }

  static func itemAdded(_ title: String, _ apart: Merging.Reason?) -> Phrase {
    let added = Phrase(es: "Apuntado: \(title)", en: "Added: \(title)", pt: "Anotado: \(title)")
    guard let why = apart?.phrase else { return added }
    return Phrase(es: "\(added). \(why)", en: "\(added). \(why)", pt: "\(added). \(why)")
  }

  static func extended(_ title: String, _ outcome: Addition.Outcome?) -> Phrase {
    guard let outcome else { return changed(title) }
    let (added, merged) = (added(outcome.new), merged(outcome.grown.count))
    if outcome.grown.isEmpty { return added }
    if outcome.new == 0 { return merged }
    return Phrase(es: "\(added). \(merged)", en: "\(added). \(merged)", pt: "\(added). \(merged)")
  }

  private static func added(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "# artículo apuntado", other: "# artículos apuntados"),
      en: (one: "# item added", other: "# items added"), pt: (one: "# produto anotado", other: "# produtos anotados"))
  }

  private static func merged(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "# sumado a lo que había", other: "# sumados a lo que había"),
      en: (one: "# added to what was there", other: "# added to what was there"),
      pt: (one: "# somado ao que havia", other: "# somados ao que havia"))
  }

  static func grown(_ title: String, _ growth: Addition.Growth?) -> Phrase {
    let now: Phrase
    if let quantity = growth?.after.quantity {
      now = Phrase(
        es: "\(title): ahora \(quantity)", en: "\(title): now \(quantity)", pt: "\(title): agora \(quantity)")
    } else {
      now = Phrase(
        es: "\(title): ya estaba en la lista", en: "\(title): it was on the list already",
        pt: "\(title): já estava na lista")
    }
    guard let other = growth?.otherPrice, let kept = growth?.after.price else { return now }
    return Phrase(
      es: "\(now). Sigue a \(kept), no a \(other)", en: "\(now). Still \(kept), not \(other)",
      pt: "\(now). Continua a \(kept), não a \(other)")
  }

  static func cleared(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "# artículo comprado, fuera de la lista", other: "# artículos comprados, fuera de la lista"),
      en: (one: "# bought item taken off the list", other: "# bought items taken off the list"),
      pt: (one: "# produto comprado, removido da lista", other: "# produtos comprados, removidos da lista"))
  }
}

/// What has happened to an item.
extension ShoppingPhrases {
  static func wasChanged(by name: String) -> Phrase {
    Phrase(es: "\(name) lo cambió", en: "\(name) changed it", pt: "\(name) alterou o produto")
  }

  static func wasUndone(by name: String) -> Phrase {
    Phrase(es: "\(name) lo deshizo", en: "\(name) undid that", pt: "\(name) desfez a alteração")
  }

  /// Each field before and after.
  static func details(_ activity: Activity) -> [Phrase] {
    guard activity.tells(of: Item.changed) else { return [] }
    return activity.fields.filter { !["unit", "basis", "category"].contains($0.field) }.map(detail)
  }

  private static func detail(_ change: FieldChange) -> Phrase {
    let field = fieldName(change.field)
    let (from, to) = (shown(change.from), shown(change.to))
    guard change.overtook else {
      return Phrase(es: "\(field): \(from) → \(to)", en: "\(field): \(from) → \(to)", pt: "\(field): \(from) → \(to)")
    }
    return Phrase(
      es: "\(field): \(from) → \(to) (otra persona lo acababa de cambiar)",
      en: "\(field): \(from) → \(to) (somebody else had just changed it)",
      pt: "\(field): \(from) → \(to) (outra pessoa tinha acabado de alterá-lo)")
  }

  private static func shown(_ value: String) -> String { value.isEmpty ? "—" : value }

  private static func fieldName(_ field: String) -> Phrase {
    switch field {
    case "name": name
    case "brand": brand
    case "quantity": quantity
    case "price": price
    default: note
    }
  }
}

extension Merging.Reason {
  fileprivate var phrase: Phrase {
    switch self {
    case .bought:
      Phrase(
        es: "El que ya está comprado se queda aparte", en: "The one already bought stays apart",
        pt: "O que já está comprado fica à parte")
    case .otherBrand:
      Phrase(
        es: "Aparte del que es de otra marca", en: "Apart from the one of another brand",
        pt: "À parte do que é de outra marca")
    case .unitsDoNotConvert:
      Phrase(
        es: "Aparte del otro: sus medidas no se pueden sumar", en: "Apart from the other: the units do not add up",
        pt: "À parte do outro: as medidas não se podem somar")
    case .tooLarge:
      Phrase(
        es: "Aparte del otro: la suma es demasiado grande", en: "Apart from the other: the sum is too large",
        pt: "À parte do outro: a soma é grande demais")
    }
  }
}
