import Kit

/// How activity reads.
extension OrdersPhrases {
  /// What was done, for a toast.
  static func sentence(for activity: Activity) -> Phrase {
    let title = activity.subject.title
    switch activity.verb {
    case "customer.archived", "product.archived":
      return archived(title, activity.fields.first.flatMap { Int($0.to) } ?? 0)
    case "customer.added", "product.added", "order.added":
      return Phrase(es: "Guardado: \(title)", en: "Saved: \(title)", pt: "Guardado: \(title)")
    case "customer.deleted", "product.deleted", "order.deleted":
      return Phrase(es: "Eliminado: \(title)", en: "Deleted: \(title)", pt: "Apagado: \(title)")
    case ProductRevisions.verb: return revised(Int(title) ?? 0)
    case "products.revised.undone":
      return Phrase(es: "Productos como estaban", en: "Products as they were", pt: "Produtos como estavam")
    default:
      return activity.verb.name.hasSuffix(".undone") || activity.verb.name.hasSuffix(".returned")
        ? Phrase(es: "Recuperado: \(title)", en: "Back again: \(title)", pt: "Recuperado: \(title)")
        : Phrase(es: "Cambiado: \(title)", en: "Changed: \(title)", pt: "Alterado: \(title)")
    }
  }

  private static func revised(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "# producto cambiado por un archivo", other: "# productos cambiados por un archivo"),
      en: (one: "# product changed by a file", other: "# products changed by a file"),
      pt: (one: "# produto alterado por um documento", other: "# produtos alterados por um documento"))
  }

  private static func archived(_ title: String, _ orders: Int) -> Phrase {
    guard orders > 0 else {
      return Phrase(
        es: "Archivado: \(title) (sigue en pedidos eliminados)", en: "Archived: \(title) (kept in deleted orders)",
        pt: "Arquivado: \(title) (continua em encomendas apagadas)")
    }
    let count = ordersCounted(orders)
    return Phrase(
      es: "Archivado: \(title) (se conserva en \(count))", en: "Archived: \(title) (kept in \(count))",
      pt: "Arquivado: \(title) (continua em \(count))")
  }

  /// What somebody did to an order.
  static func deed(_ verb: Verb, by name: String) -> Phrase {
    switch verb {
    case "order.added":
      Phrase(es: "\(name) apuntó el pedido", en: "\(name) added the order", pt: "\(name) anotou a encomenda")
    case "order.deleted":
      Phrase(es: "\(name) lo eliminó", en: "\(name) deleted it", pt: "\(name) apagou a encomenda")
    case "order.deleted.undone":
      Phrase(es: "\(name) lo recuperó", en: "\(name) brought it back", pt: "\(name) recuperou a encomenda")
    default: Phrase(es: "\(name) lo cambió", en: "\(name) changed it", pt: "\(name) alterou a encomenda")
    }
  }

  static func moved(to state: OrderState, by name: String) -> Phrase {
    let title = state.title
    return Phrase(
      es: "\(name) lo pasó a «\(title)»", en: "\(name) set it to “\(title)”",
      pt: "\(name) mudou o estado para “\(title)”")
  }

  /// One field before and after.
  static func detail(_ change: FieldChange) -> Phrase {
    let field = fieldName(change.field)
    let (from, to) = (value(change.from, of: change.field), value(change.to, of: change.field))
    guard change.overtook else {
      return Phrase(es: "\(field): \(from) → \(to)", en: "\(field): \(from) → \(to)", pt: "\(field): \(from) → \(to)")
    }
    return Phrase(
      es: "\(field): \(from) → \(to) (otra persona lo acababa de cambiar)",
      en: "\(field): \(from) → \(to) (somebody else had just changed it)",
      pt: "\(field): \(from) → \(to) (outra pessoa tinha acabado de alterá-lo)")
  }

  private static func fieldName(_ field: String) -> Phrase {
    switch field {
    case "code": code
    case "date": date
    case "state": state
    case "promised": promised
    case "note": note
    case "customer": customer
    case "quantity": quantity
    case "price": unitPrice
    default: product
    }
  }

  private static func written(_ day: Day, _ time: String) -> Phrase {
    Phrase(es: "\(day)\(time)", en: "\(day)\(time)", pt: "\(day)\(time)")
  }

  private static func value(_ text: String, of field: String) -> Phrase {
    if text.isEmpty { return unknownAmount }
    if field == "state", let state = OrderState(rawValue: text) { return state.title }
    if field == "promised", let day = Day(text) { return OrdersPhrases.written(day) }
    if field == "date", let moment = LocalTime(text) { return written(moment.day, ", \(moment.clockText)") }
    return Phrase(verbatim: text)
  }
}
