import Kit

enum KitchenPhrases {
  static func toMakeCounted(_ count: Int) -> Phrase {
    Phrase(es: "\(count) por hacer", en: "\(count) to make", pt: "\(count) por fazer")
  }
  static func readyCounted(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "# listo", other: "# listos"), en: (one: "# ready", other: "# ready"),
      pt: (one: "# pronto", other: "# prontos"))
  }

  static let kitchen = Phrase(es: "Cocina", en: "Kitchen", pt: "Cozinha")

  // The board
  static let filter = Phrase(es: "Comandas visibles", en: "Tickets shown", pt: "Comandas visíveis")
  static func filter(_ filter: BoardFilter, _ count: Int) -> Phrase {
    switch filter {
    case .all: Phrase(es: "Todas \(count)", en: "All \(count)", pt: "Todas \(count)")
    case .received: Phrase(es: "Nuevas \(count)", en: "New \(count)", pt: "Novas \(count)")
    case .preparing: Phrase(es: "En marcha \(count)", en: "Under way \(count)", pt: "Em curso \(count)")
    case .ready: Phrase(es: "Listas \(count)", en: "Ready \(count)", pt: "Prontas \(count)")
    }
  }
  static let stations = Phrase(es: "Puestos", en: "Stations", pt: "Postos")
  static let allStations = Phrase(es: "Todo", en: "Everything", pt: "Tudo")
  static let fillScreen = Phrase(es: "Pantalla completa", en: "Full screen", pt: "Ampliar ao máximo")
  static let leaveFull = Phrase(
    es: "Salir de pantalla completa", en: "Leave full screen", pt: "Voltar ao tamanho normal")
  static func elsewhere(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "y # plato de otro puesto", other: "y # platos de otros puestos"),
      en: (one: "and # dish made elsewhere", other: "and # dishes made elsewhere"),
      pt: (one: "e # prato de outro posto", other: "e # pratos de outros postos"))
  }
  static let remaining = Phrase(es: "Por hacer", en: "To make", pt: "Por fazer")
  static let noTickets = Phrase(es: "No hay comandas", en: "No tickets", pt: "Não há comandas")
  static let noTicketsText = Phrase(
    es: "En cuanto alguien pida algo, aparecerá aquí.", en: "As soon as somebody orders, it comes up here.",
    pt: "Assim que alguém pedir, aparece aqui.")
  static let noneOfThese = Phrase(
    es: "Ahora mismo no hay ninguna comanda así.", en: "There are no such tickets right now.",
    pt: "Neste momento não há nenhuma comanda assim.")
  static func oldest(_ shown: Int, of count: Int) -> Phrase {
    Phrase(
      es: "Se ven las \(shown) más antiguas de \(count).", en: "These are the oldest \(shown) of \(count).",
      pt: "Estas são as \(shown) mais antigas de \(count).")
  }
  static let answerNeedsSignal = Phrase(
    es: "Sin conexión no se puede: quien ha pedido tiene que enterarse enseguida.",
    en: "This needs a connection: whoever ordered has to know at once.",
    pt: "Sem rede não é possível: quem pediu tem de saber logo.")
  static let nothingComesIn = Phrase(
    es: "Sin conexión: no entran comandas.", en: "No connection: no tickets come in.",
    pt: "Sem rede: não entram comandas.")
  /// The scripts put the time in its place.
  static let lostSince = Phrase(
    es: "Sin conexión desde {time}: no entran comandas.", en: "No connection since {time}: no tickets come in.",
    pt: "Sem rede desde {time}: não entram comandas.")
  static let isLost = Phrase(
    es: "Los pedidos nuevos no llegan a esta pantalla. Se pondrá al día sola en cuanto haya señal.",
    en: "New orders do not reach this screen. It catches up by itself once there is a connection.",
    pt: "Os pedidos novos não chegam aqui. Tudo se atualiza sozinho assim que houver sinal.")
  static let screenStaysOn = Phrase(
    es: "La pantalla se queda encendida mientras tengas abierta esta página.",
    en: "The screen stays on while this page is open.",
    pt: "O dispositivo não se apaga enquanto esta página estiver aberta.")

  // Sound
  static let soundOff = Phrase(es: "Activar sonido", en: "Turn sound on", pt: "Ligar o som")
  static let soundOn = Phrase(es: "Sonido activado", en: "Sound is on", pt: "Som ligado")
  static let soundWaits = Phrase(
    es: "En silencio: toca para oírlo", en: "Silent: tap to hear it", pt: "Em silêncio: toque para ouvir")
  static let new = Phrase(es: "Nueva", en: "New ticket", pt: "Nova")
  static let newOnes = Phrase(es: "por ver", en: "to look at", pt: "novas")
  static let arrived = Phrase(es: "Ha entrado una comanda", en: "A ticket has come in", pt: "Entrou uma comanda")

  // A ticket
  static func ticket(_ number: Int) -> Phrase {
    Phrase(es: "Comanda \(String(number))", en: "Ticket \(String(number))", pt: "Comanda \(String(number))")
  }
  static func ticketGroup(_ number: Int, _ place: Phrase) -> Phrase {
    Phrase(
      es: "Comanda \(String(number)), \(place)", en: "Ticket \(String(number)), \(place)",
      pt: "Comanda \(String(number)), \(place)")
  }
  static let corrected = Phrase(es: "Corregida", en: "Corrected", pt: "Corrigida")
  static func line(_ quantity: Int, _ name: String, _ action: Phrase) -> Phrase {
    Phrase(joining: "\(action): \(String(quantity)) × \(name)")
  }
  static func ticketAction(_ number: Int, _ action: Phrase) -> Phrase {
    Phrase(
      es: "\(action): comanda \(String(number))", en: "\(action): ticket \(String(number))",
      pt: "\(action): comanda \(String(number))")
  }
  static func back(to state: Phrase) -> Phrase {
    Phrase(es: "Volver a: \(state)", en: "Back to: \(state)", pt: "Voltar a: \(state)")
  }
  static let stateMissing = Phrase(
    es: "Falta el nuevo estado.", en: "The new state is missing.",
    pt: "Falta o novo estado.")
  static func signed(_ sentence: Phrase, by name: String) -> Phrase {
    name.isEmpty
      ? sentence : Phrase(joining: "\(sentence) · \(name)")
  }
  static let contact = Phrase(es: "Contacto", en: "Contact", pt: "Quem pediu")
  static let correct = Phrase(es: "Corregir", en: "Correct", pt: "Corrigir")
  static let refuse = Phrase(es: "Rechazar", en: "Refuse", pt: "Recusar")
  static let bringBack = Phrase(es: "Devolver a la cocina", en: "Back to the kitchen", pt: "Devolver à cozinha")
  static func bringBack(_ number: Int) -> Phrase {
    Phrase(
      es: "Devolver a la cocina la comanda \(String(number))", en: "Bring ticket \(String(number)) back to the kitchen",
      pt: "Devolver à cozinha a comanda \(String(number))")
  }
  static func cannotBecome(_ order: Order, _ wanted: OrderState) -> Phrase {
    Phrase(
      es: "El pedido \(String(order.number)) está en «\(order.state.name)» y ya no puede pasar a «\(wanted.name)».",
      en: "Order \(String(order.number)) is now “\(order.state.name)” and can no longer become “\(wanted.name)”.",
      pt:
        "O pedido \(String(order.number)) está em “\(order.state.name)” e já não pode passar para “\(wanted.name)”.")
  }
  static let isFurther = Phrase(
    es: "En la cocina ya va más adelante.", en: "The kitchen has got further with it already.",
    pt: "Na cozinha já vai mais adiante.")
  static func isVoid(_ order: Order) -> Phrase {
    Phrase(
      es: "El pedido \(String(order.number)) ya no se prepara: \(order.state.name).",
      en: "Order \(String(order.number)) is no longer being made: \(order.state.name).",
      pt: "O pedido \(String(order.number)) já não é preparado: \(order.state.name).")
  }
  static func changedSince(_ order: Order) -> Phrase {
    Phrase(
      es: "El pedido \(String(order.number)) ha cambiado desde entonces; míralo en la cocina.",
      en: "Order \(String(order.number)) has changed since; look at it in the kitchen.",
      pt: "O pedido \(String(order.number)) já mudou; veja na cozinha como está.")
  }

  // Refusing
  static func refuse(_ number: Int) -> Phrase {
    Phrase(es: "Rechazar \(String(number))", en: "Refuse \(String(number))", pt: "Recusar \(String(number))")
  }
  static let reasonNote = Phrase(
    es: "Quien ha pedido lo lee enseguida, en su idioma; la nota, tal como la escribas.",
    en: "Whoever ordered reads it at once, in their language; the note as you write it.",
    pt: "Quem pediu lê isto de imediato, na sua língua; a nota, tal como estiver escrita.")
  static let noteForGuest = Phrase(es: "Nota para el cliente", en: "Note for the guest", pt: "Nota para o cliente")
  static let reasonMissing = Phrase(
    es: "Elige un motivo.", en: "Choose a reason.", pt: "Escolha um motivo.")
  static let noteMissing = Phrase(
    es: "Escribe el motivo.", en: "Write the reason.", pt: "Escreva o motivo.")

  // The report
  static let report = Phrase(es: "Informe", en: "Report", pt: "Relatório")
}
