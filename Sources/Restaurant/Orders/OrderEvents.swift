import Kit

/// What can happen to orders.
extension Order {
  static let noun = Noun(
    es: .masculine("pedido", "pedidos"), en: ("order", "orders"), pt: .masculine("pedido", "pedidos"))
  static let placed = Event<NoDetail>("order.placed", of: noun) {
    Phrase(
      es: "Pedido \($0.title) enviado a la cocina", en: "Order \($0.title) sent to the kitchen",
      pt: "Pedido \($0.title) enviado para a cozinha")
  }
  static let advanced = change("order.advanced") { step in
    step.change(of: TicketChange.Kind.state.rawValue).flatMap { OrderState(rawValue: $0.to) }.map { state in
      Phrase(
        es: "Pedido \(step.title): \(state.name)", en: "Order \(step.title): \(state.name)",
        pt: "Pedido \(step.title): \(state.name)")
    } ?? EventPhrases.line(noun.changed, step.title)
  }
  static let lineAdvanced = change("line.advanced") { step in
    step.detail?.first { $0.kind == .lineState }?.phrase.map { change in
      Phrase(
        es: "Pedido \(step.title), \(change)", en: "Order \(step.title), \(change)",
        pt: "Pedido \(step.title), \(change)")
    } ?? EventPhrases.line(noun.changed, step.title)
  }
  static let refused = change("order.refused") {
    Phrase(es: "Pedido \($0.title) rechazado", en: "Order \($0.title) refused", pt: "Pedido \($0.title) recusado")
  }
  static let cancelled = change("order.cancelled") {
    Phrase(es: "Pedido \($0.title) cancelado", en: "Order \($0.title) cancelled", pt: "Pedido \($0.title) cancelado")
  }
  static let corrected = change(
    "order.corrected", undo: { try OrderStore($1).takeBack(correction: $0) },
    says: {
      Phrase(es: "Pedido \($0.title) corregido", en: "Order \($0.title) corrected", pt: "Pedido \($0.title) corrigido")
    })
  static let repeated = Event<Repetition>("order.repeated") {
    $0.detail.map(RestaurantPhrases.repeated) ?? RestaurantPhrases.orderedAgain
  }
  static let discarded = Event<NoDetail>(
    "order.discarded", undo: .by { try CurrentOrderStore.bringBack($0.activity.id, in: $1) },
    says: { _ in Phrase(es: "Pedido cancelado", en: "Order cancelled", pt: "Pedido cancelado") },
    undone: { _ in Phrase(es: "Pedido recuperado", en: "Order brought back", pt: "Pedido recuperado") })
  static let lineRemoved = Event<NoDetail>(
    "line.removed", undo: .by { try CurrentOrderStore.bringBack($0.activity.id, in: $1) },
    says: { Phrase(es: "Quitado: \($0.title)", en: "Removed: \($0.title)", pt: "Removido: \($0.title)") })

  /// Keeps how it had been paid.
  static let paid = Event<PaymentNote>(
    "order.paid",
    undo: .by { paying, transaction in
      let (store, kept) = (OrderStore(transaction), try paying.kept())
      let order = try store.order(paying.subject())
      guard order.paidBy == kept.by, order.tab == nil else {
        throw Refusal.conflict(KitchenPhrases.changedSince(order))
      }
      try store.write(paidBy: kept.before, of: order.id)
    },
    says: { paying in
      PaymentMethod.words(
        paying.detail?.by,
        after: Phrase(
          es: "Pedido \(paying.title) pagado", en: "Order \(paying.title) paid", pt: "Pedido \(paying.title) pago"))
    },
    undone: {
      Phrase(
        es: "Pedido \($0.title): pago como estaba", en: "Order \($0.title): payment as it was",
        pt: "Pedido \($0.title): pagamento como estava")
    })

  /// What the staff changes of an order that was placed.
  static let changes = [advanced, lineAdvanced, refused, cancelled, corrected]

  static let events =
    changes.map(\.declared) + [
      placed.declared, repeated.declared, discarded.declared, lineRemoved.declared, paid.declared,
    ]

  /// What could not be had of an order that was ordered again.
  struct Repetition: Codable, Sendable {
    let missing: [String]
    let addsNothing: Bool
  }

  private static func change(
    _ name: String,
    undo: @escaping @Sendable (Occurrence<[TicketChange]>, SpaceTransaction) throws -> Void = {
      try OrderStore($1).takeBack(step: $0)
    },
    says: @escaping @Sendable (Occurrence<[TicketChange]>) -> Phrase
  ) -> Event<[TicketChange]> {
    Event(
      name, of: noun, undo: .by(undo), says: says,
      undone: {
        Phrase(
          es: "Pedido \($0.title): cambio deshecho", en: "Order \($0.title): change undone",
          pt: "Pedido \($0.title): alteração desfeita")
      })
  }
}

extension RestaurantPhrases {
  /// What is said of lines that did not keep what was missing.
  fileprivate static let orderedAgain = Phrase(es: "Pedido repetido", en: "Ordered again", pt: "Pedido repetido")

  fileprivate static func repeated(_ repetition: Order.Repetition) -> Phrase {
    let added = Phrase(es: "Añadido a tu pedido", en: "Added to your order", pt: "Adicionado ao seu pedido")
    let missing = repetition.missing.joined(separator: ", ")
    if missing.isEmpty { return added }
    if repetition.addsNothing {
      return Phrase(
        es: "No se ha añadido nada. Ya no se puede pedir: \(missing)",
        en: "Nothing was added. No longer available: \(missing)",
        pt: "Não foi adicionado nada. Já não está disponível: \(missing)")
    }
    return Phrase(
      es: "\(added). Ya no se puede pedir: \(missing)", en: "\(added). No longer available: \(missing)",
      pt: "\(added). Já não está disponível: \(missing)")
  }
}
