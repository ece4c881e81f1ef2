import Kit

enum KitchenPhrases {
  static let kitchen = Phrase(es: "Cocina", en: "Kitchen", pt: "Cozinha")

  // The board
  static let filter = Phrase(es: "Comandas que se ven", en: "Tickets shown", pt: "Comandas à vista")
  static func filter(_ filter: BoardFilter, _ count: Int) -> Phrase {
    switch filter {
    case .all: Phrase(es: "Todas \(count)", en: "All \(count)", pt: "Todas \(count)")
    case .received: Phrase(es: "Nuevas \(count)", en: "New \(count)", pt: "Novas \(count)")
    case .preparing: Phrase(es: "En marcha \(count)", en: "Cooking \(count)", pt: "Em curso \(count)")
    case .ready: Phrase(es: "Listas \(count)", en: "Ready \(count)", pt: "Prontas \(count)")
    }
  }
  static let remaining = Phrase(es: "Por hacer", en: "To make", pt: "Por fazer")
  static let noTickets = Phrase(es: "No hay comandas", en: "No tickets", pt: "Não há comandas")
  static let noTicketsText = Phrase(
    es: "En cuanto alguien pida algo, aparecerá aquí.", en: "As soon as somebody orders, it comes up here.",
    pt: "Assim que alguém pedir, aparece aqui.")
  static let noneOfThese = Phrase(
    es: "Ninguna comanda está así ahora mismo.", en: "No ticket is like that right now.",
    pt: "Nenhuma comanda está assim neste momento.")
  static func oldest(_ shown: Int, of count: Int) -> Phrase {
    Phrase(
      es: "Se ven las \(shown) más antiguas de \(count).", en: "These are the oldest \(shown) of \(count).",
      pt: "Estas são as \(shown) mais antigas de \(count).")
  }
  static let isLost = Phrase(
    es: "Sin conexión: lo que entra no llega a esta pantalla. Volverá sola en cuanto haya señal.",
    en: "No connection: what comes in does not reach this screen. It comes back by itself.",
    pt: "Sem rede: o que entra não chega aqui. Volta sozinho assim que houver sinal.")
  static let screenStaysOn = Phrase(
    es: "La pantalla se queda encendida mientras está abierta la cocina.",
    en: "The screen stays on while the kitchen is open.",
    pt: "O visor fica aceso enquanto a cozinha está aberta.")

  // Sound
  static let soundOff = Phrase(es: "Activar sonido", en: "Turn sound on", pt: "Ligar o som")
  static let soundOn = Phrase(es: "Sonido activado", en: "Sound is on", pt: "Som ligado")
  static let soundWaits = Phrase(es: "Toca para oírlo", en: "Tap to hear it", pt: "Toque para ouvir")
  static let new = Phrase(es: "Nueva", en: "New ticket", pt: "Nova")
  static let newOnes = Phrase(es: "por ver", en: "to look at", pt: "por ver")
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
    Phrase(
      es: "\(action): \(String(quantity)) × \(name)", en: "\(action): \(String(quantity)) × \(name)",
      pt: "\(action): \(String(quantity)) × \(name)")
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
    es: "Falta el estado al que pasa.", en: "The state that it becomes is missing.",
    pt: "Falta o estado a que passa.")
  static func signed(_ sentence: Phrase, by name: String) -> Phrase {
    name.isEmpty
      ? sentence : Phrase(es: "\(sentence) · \(name)", en: "\(sentence) · \(name)", pt: "\(sentence) · \(name)")
  }
  static let contact = Phrase(es: "Contacto", en: "Contact", pt: "Contacto")
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
      es: "El pedido \(String(order.number)) está ahora así: \(order.state.name). Ya no puede pasar a: \(wanted.name).",
      en: "Order \(String(order.number)) stands so now: \(order.state.name). It can no longer become: \(wanted.name).",
      pt:
        "O pedido \(String(order.number)) está agora assim: \(order.state.name). Já não pode passar a: \(wanted.name).")
  }
  static func isVoid(_ order: Order) -> Phrase {
    Phrase(
      es: "El pedido \(String(order.number)) ya no se hace: \(order.state.name).",
      en: "Order \(String(order.number)) is not being made any more: \(order.state.name).",
      pt: "O pedido \(String(order.number)) já não se faz: \(order.state.name).")
  }
  static func changedSince(_ order: Order) -> Phrase {
    Phrase(
      es: "El pedido \(String(order.number)) ha cambiado desde entonces; míralo en la cocina.",
      en: "Order \(String(order.number)) has changed since; look at it in the kitchen.",
      pt: "O pedido \(String(order.number)) mudou entretanto; veja-o na cozinha.")
  }

  // Refusing
  static func refuse(_ number: Int) -> Phrase {
    Phrase(es: "Rechazar \(String(number))", en: "Refuse \(String(number))", pt: "Recusar \(String(number))")
  }
  static let reason = Phrase(es: "Por qué", en: "Why", pt: "Porquê")
  static let reasonNote = Phrase(
    es: "Quien ha pedido lo lee enseguida, en su idioma; la nota, tal como la escribas.",
    en: "Whoever ordered reads it at once, in their language; the note as you write it.",
    pt: "Quem pediu lê-o logo, na sua língua; a nota, tal como a escrever.")
  static let noteForGuest = Phrase(es: "Nota para el cliente", en: "Note for the guest", pt: "Nota para o cliente")
  static let reasonMissing = Phrase(
    es: "Elige por qué no se puede.", en: "Choose why it cannot be done.", pt: "Escolha porque não é possível.")
  static let noteMissing = Phrase(
    es: "Escribe el motivo.", en: "Write what the reason is.", pt: "Escreva o motivo.")

  // What is over
  static let finished = Phrase(es: "Terminados hoy", en: "Finished today", pt: "Concluídos hoje")
  static let noneFinished = Phrase(es: "Hoy aún nada", en: "Nothing yet today", pt: "Hoje ainda nada")
  static let noneFinishedText = Phrase(
    es: "Los pedidos terminados, rechazados y cancelados de hoy se pueden devolver desde aquí.",
    en: "Orders that were finished, refused or cancelled today can be brought back from here.",
    pt: "Os pedidos concluídos, recusados e cancelados de hoje podem voltar a partir daqui.")

  // Orders that the staff writes down
  static let newOrder = Phrase(es: "Nuevo pedido", en: "New order", pt: "Novo pedido")
  static func correct(_ number: Int) -> Phrase {
    Phrase(es: "Corregir \(String(number))", en: "Correct \(String(number))", pt: "Corrigir \(String(number))")
  }
  static let addDishes = Phrase(es: "Añadir platos", en: "Add dishes", pt: "Juntar pratos")
  static let noDishesYet = Phrase(
    es: "Aún no hay ningún plato.", en: "There is no dish yet.", pt: "Ainda não há nenhum prato.")
  static let zeroRemoves = Phrase(
    es: "Con 0 se quita el plato.", en: "0 takes a dish out.", pt: "Com 0 tira-se o prato.")
  static let sendToKitchen = Phrase(es: "Enviar a cocina", en: "Send to the kitchen", pt: "Enviar para a cozinha")
  static let saveCorrection = Phrase(es: "Guardar la corrección", en: "Save the correction", pt: "Guardar a correção")
  static let nothingLeft = Phrase(
    es: "Un pedido tiene al menos un plato. Si no queda ninguno, cancélalo.",
    en: "An order holds at least one dish. If none is left, cancel it.",
    pt: "Um pedido tem pelo menos um prato. Se não sobra nenhum, cancele-o.")
  static let table = Phrase(es: "Mesa", en: "Table", pt: "Mesa")
  static let chooseTable = Phrase(es: "Elige la mesa", en: "Choose a table", pt: "Escolha a mesa")
  static let way = Phrase(es: "Cómo se entrega", en: "How it is served", pt: "Como se entrega")
  static let tableMissing = Phrase(es: "Elige la mesa.", en: "Choose the table.", pt: "Escolha a mesa.")
  static let tablePaid = Phrase(
    es: "La cuenta de esa mesa ya está pagada. Ciérrala antes de pedir más.",
    en: "That table’s bill is paid already. Close it before ordering more.",
    pt: "A conta dessa mesa já está paga. Feche-a antes de pedir mais.")
  static func billIsSettled(_ table: String) -> Phrase {
    Phrase(
      es: "La cuenta de «\(table)» ya está pagada. Anótala como no pagada para corregir el pedido.",
      en: "The bill of “\(table)” is paid already. Note it as not paid to correct the order.",
      pt: "A conta de “\(table)” já está paga. Anote-a como não paga para corrigir o pedido.")
  }
  static func chosen(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "# elegido", other: "# elegidos"), en: (one: "# chosen", other: "# chosen"),
      pt: (one: "# escolhido", other: "# escolhidos"))
  }
  static func quantity(of name: String) -> Phrase {
    Phrase(es: "Cantidad de \(name)", en: "Quantity of \(name)", pt: "Quantidade de \(name)")
  }
  static func note(for name: String) -> Phrase {
    Phrase(es: "Nota para \(name)", en: "Note for \(name)", pt: "Nota para \(name)")
  }
  static func isSoldOut(_ name: Phrase) -> Phrase {
    Phrase(
      es: "Se ha agotado: \(name). Ponlo a 0 o cámbialo.", en: "Sold out: \(name). Set it to 0 or replace it.",
      pt: "Esgotou: \(name). Ponha-o a 0 ou troque-o.")
  }

  // The day's report
  static let report = Phrase(es: "Informe del día", en: "Day report", pt: "Relatório do dia")
}

/// What was changed, for people to read.
extension TicketChange {
  /// `nil` for what the rest says already.
  var phrase: Phrase? {
    switch (kind, line?.phrase) {
    case (.lineQuantity, let name?):
      Phrase(es: "\(name): \(from) → \(to)", en: "\(name): \(from) → \(to)", pt: "\(name): \(from) → \(to)")
    case (.added, let name?):
      Phrase(es: "Añadido: \(to) × \(name)", en: "Added: \(to) × \(name)", pt: "Acrescentado: \(to) × \(name)")
    case (.removed, let name?):
      Phrase(es: "Quitado: \(from) × \(name)", en: "Removed: \(from) × \(name)", pt: "Tirado: \(from) × \(name)")
    case (.lineNote, let name?): noted(Phrase(es: "\(name), nota", en: "\(name), note", pt: "\(name), nota"))
    case (.note, nil): noted(RestaurantPhrases.orderNote)
    case (.lineState, let name?):
      LineState(rawValue: to).map {
        Phrase(es: "\(name): \($0.name)", en: "\(name): \($0.name)", pt: "\(name): \($0.name)")
      }
    default: nil
    }
  }

  private func noted(_ what: Phrase) -> Phrase {
    switch (from.isEmpty, to.isEmpty) {
    case (true, _): Phrase(es: "\(what): «\(to)»", en: "\(what): “\(to)”", pt: "\(what): “\(to)”")
    case (_, true):
      Phrase(es: "\(what): quitada «\(from)»", en: "\(what): “\(from)” removed", pt: "\(what): “\(from)” tirada")
    case (false, false):
      Phrase(es: "\(what): «\(from)» → «\(to)»", en: "\(what): “\(from)” → “\(to)”", pt: "\(what): “\(from)” → “\(to)”")
    }
  }

  /// The words of a correction; how far a line has come is the kitchen's own business there.
  static func corrections(in activity: Activity) -> [Phrase] {
    activity.ticketChanges.filter { ![.lineState, .state].contains($0.kind) }.compactMap(\.phrase)
  }
}

extension KitchenPhrases {
  /// How the activity of an order reads; `nil` for what is none of the kitchen's.
  static func sentence(for activity: Activity) -> Phrase? {
    let title = activity.subject.title
    switch activity.verb {
    case "order.advanced":
      let state = activity.ticketChanges.first { $0.kind == .state }.flatMap { OrderState(rawValue: $0.to) }
      return state.map {
        Phrase(es: "Pedido \(title): \($0.name)", en: "Order \(title): \($0.name)", pt: "Pedido \(title): \($0.name)")
      }
    case "line.advanced":
      let change = activity.ticketChanges.first { $0.kind == .lineState }?.phrase
      return change.map {
        Phrase(es: "Pedido \(title), \($0)", en: "Order \(title), \($0)", pt: "Pedido \(title), \($0)")
      }
    case "order.refused":
      return Phrase(es: "Pedido \(title) rechazado", en: "Order \(title) refused", pt: "Pedido \(title) recusado")
    case "order.cancelled":
      return Phrase(es: "Pedido \(title) cancelado", en: "Order \(title) cancelled", pt: "Pedido \(title) cancelado")
    case "order.corrected":
      return Phrase(es: "Pedido \(title) corregido", en: "Order \(title) corrected", pt: "Pedido \(title) corrigido")
    case "order.advanced.undone", "line.advanced.undone", "order.refused.undone", "order.cancelled.undone",
      "order.corrected.undone":
      return Phrase(
        es: "Pedido \(title): deshecho", en: "Order \(title): taken back", pt: "Pedido \(title): desfeito")
    default: return nil
    }
  }
}
