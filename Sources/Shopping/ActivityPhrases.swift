import Kit

/// How activity reads.
extension ShoppingPhrases {
  /// What was done, for a toast.
  static func sentence(for activity: Activity) -> Phrase {
    let title = activity.subject.title
    switch activity.verb {
    case "item.added", "item.merged", "lines.added": return addition(activity)
    case "item.added.undone", "lines.added.undone", "item.merged.undone":
      return Phrase(es: "Como antes: \(title)", en: "As before: \(title)", pt: "Como antes: \(title)")
    case "item.bought", "item.returned.undone":
      return Phrase(es: "Comprado: \(title)", en: "Bought: \(title)", pt: "Comprado: \(title)")
    case "item.returned", "item.bought.undone":
      return Phrase(es: "Por comprar: \(title)", en: "To buy: \(title)", pt: "Por comprar: \(title)")
    case "list.cleared": return cleared(activity.count)
    case "list.copied": return Phrase(es: "Duplicada: \(title)", en: "Copied: \(title)", pt: "Duplicada: \(title)")
    case "good.marked", "good.unmarked.undone":
      return Phrase(
        es: "Se compra siempre: \(title)", en: "Bought always: \(title)", pt: "Compra-se sempre: \(title)")
    case "good.unmarked", "good.marked.undone":
      return Phrase(
        es: "Ya no se compra siempre: \(title)", en: "No longer bought always: \(title)",
        pt: "Já não se compra sempre: \(title)")
    case "list.imported": return Phrase(es: "Importada: \(title)", en: "Imported: \(title)", pt: "Importada: \(title)")
    case "list.added", "category.added", "shop.added":
      return Phrase(es: "Guardado: \(title)", en: "Saved: \(title)", pt: "Guardado: \(title)")
    case "list.deleted", "item.deleted", "category.deleted", "shop.deleted":
      return Phrase(es: "Eliminado: \(title)", en: "Deleted: \(title)", pt: "Apagado: \(title)")
    default:
      return activity.verb.name.hasSuffix(".undone")
        ? Phrase(es: "Recuperado: \(title)", en: "Back again: \(title)", pt: "Recuperado: \(title)")
        : Phrase(es: "Cambiado: \(title)", en: "Changed: \(title)", pt: "Alterado: \(title)")
    }
  }

  private static func addition(_ activity: Activity) -> Phrase {
    let title = activity.subject.title
    if activity.verb == "item.merged", let merge = activity.merges.first { return grown(title, merge) }
    guard activity.verb == "lines.added" else {
      let added = Phrase(es: "Apuntado: \(title)", en: "Added: \(title)", pt: "Anotado: \(title)")
      guard let reason = activity.apart.first else { return added }
      let why = reason.phrase
      return Phrase(es: "\(added). \(why)", en: "\(added). \(why)", pt: "\(added). \(why)")
    }
    let added = added(activity.count)
    guard !activity.merges.isEmpty else { return added }
    let merged = merged(activity.merges.count)
    guard activity.count > 0 else { return merged }
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

  private static func grown(_ title: String, _ merge: Activity.Merge) -> Phrase {
    let now: Phrase
    if let quantity = merge.quantity.after {
      now = Phrase(
        es: "\(title): ahora \(quantity)", en: "\(title): now \(quantity)", pt: "\(title): agora \(quantity)")
    } else {
      now = Phrase(
        es: "\(title): ya estaba en la lista", en: "\(title): it was on the list already",
        pt: "\(title): já estava na lista")
    }
    guard let other = merge.other, let kept = merge.price.after else { return now }
    return Phrase(
      es: "\(now). Sigue a \(kept), no a \(other)", en: "\(now). Still \(kept), not \(other)",
      pt: "\(now). Continua a \(kept), não a \(other)")
  }

  private static func cleared(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "# artículo comprado, fuera de la lista", other: "# artículos comprados, fuera de la lista"),
      en: (one: "# bought item taken off the list", other: "# bought items taken off the list"),
      pt: (one: "# produto comprado, removido da lista", other: "# produtos comprados, removidos da lista"))
  }
}

/// What has happened to an item.
extension ShoppingPhrases {
  static func deed(_ activity: Activity) -> Phrase {
    let name = activity.author.name
    return switch activity.verb {
    case "item.added": wasAdded(by: name)
    case "item.merged": Phrase(es: "\(name) añadió más", en: "\(name) added more", pt: "\(name) adicionou mais")
    case "item.bought": wasBought(by: name)
    case "item.returned":
      Phrase(es: "\(name) lo volvió a apuntar", en: "\(name) put it back", pt: "\(name) voltou a anotar o produto")
    case "item.deleted": Phrase(es: "\(name) lo eliminó", en: "\(name) deleted it", pt: "\(name) apagou o produto")
    case _ where activity.verb.name.hasSuffix(".undone"):
      Phrase(es: "\(name) lo deshizo", en: "\(name) undid that", pt: "\(name) desfez a alteração")
    default: Phrase(es: "\(name) lo cambió", en: "\(name) changed it", pt: "\(name) alterou o produto")
    }
  }

  /// Each field before and after.
  static func details(_ activity: Activity) -> [Phrase] {
    guard activity.verb == "item.changed" else { return [] }
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

extension Activity {
  /// How many it tells of.
  fileprivate var count: Int {
    fields.first { $0.field == "count" || $0.field == "new" }.flatMap { Int($0.to) } ?? 0
  }

  /// Why something stays apart from what has its name.
  fileprivate var apart: [Merging.Reason] {
    fields.filter { $0.field == "apart" }.compactMap { Merging.Reason(rawValue: $0.to) }
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
