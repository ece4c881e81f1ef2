import Kit

/// How activity reads.
extension OrdersPhrases {
  static func archived(_ noun: Noun, _ title: String, _ orders: Int) -> Phrase {
    let archived = EventPhrases.line(noun.archived, title)
    guard orders > 0 else {
      return Phrase(
        es: "\(archived) (sigue en pedidos eliminados)", en: "\(archived) (kept in deleted orders)",
        pt: "\(archived) (continua em encomendas apagadas)")
    }
    let count = Order.noun.counted(orders)
    return Phrase(
      es: "\(archived) (se conserva en \(count))", en: "\(archived) (kept in \(count))",
      pt: "\(archived) (continua em \(count))")
  }

  static func order(_ code: String, is state: OrderState) -> Phrase {
    let title = state.title
    return Phrase(es: "Pedido \(code): \(title)", en: "Order \(code): \(title)", pt: "Encomenda \(code): \(title)")
  }

  static func orders(_ codes: [String], are state: OrderState) -> Phrase {
    guard codes.count > 1 else { return order(EventPhrases.names(codes), is: state) }
    let (names, title) = (EventPhrases.names(codes), state.title)
    return Phrase(
      es: "Pedidos \(names): \(title)", en: "Orders \(names): \(title)", pt: "Encomendas \(names): \(title)")
  }

  static func asBefore(_ codes: String) -> Phrase {
    Phrase(
      es: "Pedido \(codes): cambio deshecho", en: "Order \(codes): change undone",
      pt: "Encomenda \(codes): alteração desfeita")
  }

  static func added(by name: String) -> Phrase {
    Phrase(es: "\(name) apuntó el pedido", en: "\(name) added the order", pt: "\(name) anotou a encomenda")
  }

  static func changed(by name: String) -> Phrase {
    Phrase(es: "\(name) lo cambió", en: "\(name) changed it", pt: "\(name) alterou a encomenda")
  }

  static func deleted(by name: String) -> Phrase {
    Phrase(es: "\(name) lo eliminó", en: "\(name) deleted it", pt: "\(name) apagou a encomenda")
  }

  static func broughtBack(by name: String) -> Phrase {
    Phrase(es: "\(name) lo recuperó", en: "\(name) brought it back", pt: "\(name) recuperou a encomenda")
  }

  static func putBack(by name: String) -> Phrase {
    Phrase(es: "\(name) lo dejó como antes", en: "\(name) put it back", pt: "\(name) deixou a encomenda como antes")
  }

  static let deletedMeanwhile = Phrase(
    es: "eliminado entretanto", en: "deleted in the meantime", pt: "entretanto apagada")

  static func moved(to state: OrderState, by name: String) -> Phrase {
    let title = state.title
    return Phrase(
      es: "\(name) lo pasó a «\(title)»", en: "\(name) set it to “\(title)”",
      pt: "\(name) mudou o estado para “\(title)”")
  }

  /// One field before and after.
  static func detail(_ change: FieldChange) -> Phrase {
    change.phrase(
      label(of: change.field), from: value(change.from, of: change.field), to: value(change.to, of: change.field))
  }

  private static func label(of field: String) -> Phrase {
    if field == "customer" { return customer }
    let own = OrderDraft.fields.first { $0.name == field }?.label
    return own ?? OrderDraft.Line.fields.first { $0.name == field }?.label ?? product
  }

  private static func written(_ day: Day, _ time: String) -> Phrase {
    Phrase(joining: "\(day)\(time)")
  }

  private static func value(_ text: String, of field: String) -> Phrase {
    if text.isEmpty { return unknownAmount }
    if field == "state", let state = OrderState(rawValue: text) { return state.title }
    if field == "promised", let day = Day(text) { return OrdersPhrases.written(day) }
    if field == "date", let moment = LocalTime(text) { return written(moment.day, ", \(moment.clockText)") }
    return Phrase(verbatim: text)
  }
}
