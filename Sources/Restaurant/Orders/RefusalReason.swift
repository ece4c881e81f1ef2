import Kit

/// Why a restaurant refuses an order, as it tells the guest. Raw values are stored: they never change.
enum RefusalReason: String, CaseIterable, Hashable, Sendable {
  case soldOut = "sold_out"
  case tooBusy = "too_busy"
  case closing
  case outOfReach = "out_of_reach"
  /// What the restaurant writes itself.
  case other

  static let noteLimit = 200

  var name: Phrase {
    switch self {
    case .soldOut: Phrase(es: "Se ha agotado algo", en: "Something is sold out", pt: "Algo está esgotado")
    case .tooBusy:
      Phrase(es: "Ahora mismo no damos abasto", en: "Too busy right now", pt: "Muito movimento neste momento")
    case .closing: Phrase(es: "Ya estamos cerrando", en: "We are closing", pt: "O restaurante já vai fechar")
    case .outOfReach:
      Phrase(
        es: "No repartimos en esa dirección", en: "We do not deliver to that address",
        pt: "Não entregamos nesse endereço"
      )
    case .other: Phrase(es: "Otro motivo", en: "Another reason", pt: "Outro motivo")
    }
  }

  /// What the guest reads.
  /// - Parameter note: what the restaurant wrote; may be empty.
  func phrase(note: String) -> Phrase {
    switch (self, note.isEmpty) {
    case (.other, true): OrderState.refused.guestPhrase(for: .pickUp)
    case (.other, false): Phrase(verbatim: note)
    case (_, true): Phrase(joining: "\(name).")
    case (_, false): Phrase(joining: "\(name). \(note)")
    }
  }
}
