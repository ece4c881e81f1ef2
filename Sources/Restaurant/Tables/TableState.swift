import Kit

/// How a table stands, the most urgent that can be said of it: what somebody who serves has to know at a glance.
enum TableState: String, CaseIterable, Sendable {
  case asks, calls, wantsBill, ready, ordered, seated, paid, free

  init(_ standing: TabStanding?) {
    guard let standing else {
      self = .free
      return
    }
    let tab = standing.tab
    switch tab.state {
    case .asked: self = .asks
    case .paid: self = tab.waits(for: .waiter) == nil ? .paid : .calls
    case .closed: self = .free
    case .open:
      self =
        tab.waits(for: .waiter) != nil
        ? .calls
        : standing.ready > 0
          ? .ready : tab.waits(for: .bill) != nil ? .wantsBill : standing.cooking > 0 ? .ordered : .seated
    }
  }

  var name: Phrase {
    switch self {
    case .asks: Phrase(es: "Espera un sí", en: "Waiting for a yes", pt: "À espera de um sim")
    case .calls: Phrase(es: "Llama", en: "Calling", pt: "Chama")
    case .wantsBill: Phrase(es: "Pide la cuenta", en: "Wants the bill", pt: "Pede a conta")
    case .ready: Phrase(es: "Listo para servir", en: "Ready to serve", pt: "Pronto para servir")
    case .ordered: Phrase(es: "Ha pedido", en: "Has ordered", pt: "Já pediu")
    case .seated: Phrase(es: "Ocupada", en: "Seated", pt: "Ocupada")
    case .paid: TablePhrases.statePaid
    case .free: TablePhrases.free
    }
  }

  var tone: Tone {
    switch self {
    case .asks, .calls, .wantsBill: .needs
    case .ready: .done
    case .ordered: .inHand
    case .seated: .taken
    case .paid, .free: .quiet
    }
  }
}
