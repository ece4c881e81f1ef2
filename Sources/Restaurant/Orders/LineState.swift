import Kit

/// How far one line of an order has come. Raw values are stored: they never change.
enum LineState: String, CaseIterable, Comparable, SQLBindable, SQLReadable {
  case waiting, preparing, ready, served

  private var step: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  static func < (one: LineState, other: LineState) -> Bool { one.step < other.step }

  var next: LineState? { Self.allCases.first { $0.step == step + 1 } }
  var previous: LineState? { Self.allCases.first { $0.step == step - 1 } }

  /// What becomes of a line when its whole order is tapped on: it never falls behind its order, and is never taken back.
  func raised(by order: OrderState) -> LineState {
    switch order {
    case .received, .refused, .cancelled: self
    case .preparing: max(self, .preparing)
    case .ready, .onItsWay: max(self, .ready)
    case .done: .served
    }
  }

  var name: Phrase {
    switch self {
    case .waiting: Phrase(es: "En espera", en: "Waiting", pt: "Em espera")
    case .preparing: Phrase(es: "En preparación", en: "In preparation", pt: "Em preparação")
    case .ready: Phrase(es: "Listo", en: "Ready", pt: "Pronto")
    case .served: Phrase(es: "Servido", en: "Served", pt: "Servido")
    }
  }

  /// On the button that makes a line so.
  var action: Phrase {
    switch self {
    case .waiting: Phrase(es: "Poner en espera", en: "Back to waiting", pt: "Colocar em espera")
    case .preparing: Phrase(es: "Empezar", en: "Start", pt: "Começar")
    case .ready: Phrase(es: "Listo", en: "Ready", pt: "Pronto")
    case .served: Phrase(es: "Servir", en: "Serve", pt: "Servir")
    }
  }
}

extension OrderState {
  /// What an order is after one of its lines was tapped.
  ///
  /// Lines decide between received, preparing and ready, and at a table that everything was served; that an order leaves
  /// the house or is handed over, is refused or cancelled, somebody says of the whole.
  func following(lines: [LineState], for way: ServiceType) -> OrderState {
    guard let least = lines.min(), let most = lines.max() else { return self }
    switch self {
    case .onItsWay, .refused, .cancelled: return self
    case .done where way != .dineIn: return self
    case .received, .preparing, .ready, .done:
      switch least {
      case .served where way == .dineIn: return .done
      case .served, .ready: return .ready
      case .waiting where most == .waiting: return .received
      case .waiting, .preparing: return .preparing
      }
    }
  }
}
