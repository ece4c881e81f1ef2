import Kit

enum KitchenPhrases {
  static let kitchen = Phrase(es: "Cocina", en: "Kitchen", pt: "Cozinha")

  // The board
  static let filter = Phrase(es: "Comandas visibles", en: "Tickets shown", pt: "Comandas visíveis")
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
    es: "Ahora mismo no hay ninguna comanda así.", en: "There are no such tickets right now.",
    pt: "Neste momento não há nenhuma comanda assim.")
  static func oldest(_ shown: Int, of count: Int) -> Phrase {
    Phrase(
      es: "Se ven las \(shown) más antiguas de \(count).", en: "These are the oldest \(shown) of \(count).",
      pt: "Estas são as \(shown) mais antigas de \(count).")
  }
  static let isLost = Phrase(
    es: "Sin conexión: los pedidos nuevos no llegan a esta pantalla. Se pondrá al día sola en cuanto haya señal.",
    en: "No connection: new orders do not reach this screen. It catches up by itself once there is one.",
    pt: "Sem rede: os pedidos novos não chegam aqui. Tudo se atualiza sozinho assim que houver sinal.")
  static let screenStaysOn = Phrase(
    es: "La pantalla se queda encendida mientras tengas abierta esta página.",
    en: "The screen stays on while this page is open.",
    pt: "O visor fica aceso enquanto esta página estiver aberta.")

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
    es: "Falta el nuevo estado.", en: "The new state is missing.",
    pt: "Falta o novo estado.")
  static func signed(_ sentence: Phrase, by name: String) -> Phrase {
    name.isEmpty
      ? sentence : Phrase(es: "\(sentence) · \(name)", en: "\(sentence) · \(name)", pt: "\(sentence) · \(name)")
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
  static let reason = Phrase(es: "Motivo", en: "Reason", pt: "Motivo")
  static let reasonNote = Phrase(
    es: "Quien ha pedido lo lee enseguida, en su idioma; la nota, tal como la escribas.",
    en: "Whoever ordered reads it at once, in their language; the note as you write it.",
    pt: "Quem pediu lê isto de imediato, na sua língua; a nota, tal como estiver escrita.")
  static let noteForGuest = Phrase(es: "Nota para el cliente", en: "Note for the guest", pt: "Nota para o cliente")
  static let reasonMissing = Phrase(
    es: "Elige un motivo.", en: "Choose a reason.", pt: "Escolha um motivo.")
  static let noteMissing = Phrase(
    es: "Escribe el motivo.", en: "Write the reason.", pt: "Escreva o motivo.")

  // What is over
  static let finished = Phrase(es: "Terminados hoy", en: "Finished today", pt: "Concluídos hoje")
  static let noneFinished = Phrase(es: "Hoy aún no hay nada", en: "Nothing yet today", pt: "Hoje ainda não há nada")
  static let noneFinishedText = Phrase(
    es: "Desde aquí se devuelven a la cocina los pedidos terminados, rechazados o cancelados hoy.",
    en: "Orders that were finished, refused or cancelled today can be brought back from here.",
    pt: "Os pedidos concluídos, recusados ou cancelados hoje podem voltar daqui para a cozinha.")

  // Orders that the staff writes down
  static let newOrder = Phrase(es: "Nuevo pedido", en: "New order", pt: "Novo pedido")
  static func correct(_ number: Int) -> Phrase {
    Phrase(es: "Corregir \(String(number))", en: "Correct \(String(number))", pt: "Corrigir \(String(number))")
  }
  static let addDishes = Phrase(es: "Añadir platos", en: "Add dishes", pt: "Adicionar pratos")
  static let noDishesYet = Phrase(
    es: "Aún no hay ningún plato.", en: "There is no dish yet.", pt: "Ainda não há nenhum prato.")
  static let zeroRemoves = Phrase(
    es: "Con 0 se quita el plato.", en: "Set it to 0 to remove the dish.", pt: "Com 0, o prato sai do pedido.")
  static let sendToKitchen = Phrase(es: "Enviar a cocina", en: "Send to the kitchen", pt: "Enviar para a cozinha")
  static let saveCorrection = Phrase(es: "Guardar la corrección", en: "Save the correction", pt: "Guardar a correção")
  static func quantities(_ range: ClosedRange<Int>) -> Phrase {
    Phrase(
      es: "De \(range.lowerBound) a \(range.upperBound); con 0 se quita el plato.",
      en: "From \(range.lowerBound) to \(range.upperBound); 0 removes the dish.",
      pt: "De \(range.lowerBound) a \(range.upperBound); com 0, o prato sai do pedido.")
  }
  static let options = Phrase(es: "Opciones", en: "Options", pt: "Opções")
  static func options(of name: String) -> Phrase {
    Phrase(es: "Opciones de \(name)", en: "Options of \(name)", pt: "Opções de \(name)")
  }
  static let noOptions = Phrase(es: "ninguna", en: "none", pt: "nenhuma")
  static let goneOptions = Phrase(
    es: "Ya no están en la carta", en: "No longer on the menu", pt: "Já não estão no menu")
  static let optionsNote = Phrase(
    es: "Lo que ya estaba pedido conserva su precio; lo nuevo cuesta lo que cuesta hoy.",
    en: "What was ordered keeps its price; what is new costs what it costs today.",
    pt: "O que já estava pedido mantém o preço; o que é novo custa o que custa hoje.")
  static func choiceGone(_ name: Phrase) -> Phrase {
    Phrase(
      es: "\(name): una de las opciones elegidas ya no se puede pedir. Elige otra vez.",
      en: "\(name): one of the options chosen is no longer available. Choose again.",
      pt: "\(name): uma das opções escolhidas já não está disponível. Escolha de novo.")
  }
  static let meanwhile = Phrase(
    es: "Otra persona ha corregido el pedido mientras tanto.", en: "Somebody else has corrected the order meanwhile.",
    pt: "Outra pessoa já corrigiu o pedido.")
  /// - Parameter now: what stands there now; may be empty.
  static func changedMeanwhile(to now: Phrase) -> Phrase {
    Phrase(
      es: "Otra persona lo ha cambiado mientras tanto: «\(now)». Guarda otra vez para dejarlo como aquí.",
      en: "Somebody else has changed it meanwhile: “\(now)”. Save again to leave it as it is here.",
      pt: "Outra pessoa já mudou isto: “\(now)”. Guarde de novo para ficar como está aqui.")
  }
  static func takenOutMeanwhile(_ name: Phrase) -> Phrase {
    Phrase(
      es: "Otra persona ha quitado mientras tanto un plato que estabas corrigiendo: \(name).",
      en: "Somebody else has meanwhile removed a dish that you were correcting: \(name).",
      pt: "Outra pessoa já removeu um prato que estava a ser corrigido: \(name).")
  }
  static let nothingLeft = Phrase(
    es: "Un pedido tiene al menos un plato. Si no queda ninguno, cancélalo.",
    en: "An order holds at least one dish. If none is left, cancel it.",
    pt: "Um pedido tem pelo menos um prato. Se não restar nenhum, cancele o pedido.")
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
      es: "La cuenta de «\(table)» ya está pagada. Márcala como no pagada para corregir el pedido.",
      en: "The bill for “\(table)” is paid already. Mark it as not paid to correct the order.",
      pt: "A conta de “\(table)” já está paga. Marque como não paga para corrigir o pedido.")
  }
  static func chosen(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "# elegido", other: "# elegidos"), en: (one: "# chosen", other: "# chosen"),
      pt: (one: "# escolhido", other: "# escolhidos"))
  }
  static let quantity = Phrase(es: "Cantidad", en: "Quantity", pt: "Quantidade")
  static let note = Phrase(es: "Nota", en: "Note", pt: "Nota")
  static func isSoldOut(_ name: Phrase) -> Phrase {
    Phrase(
      es: "Se ha agotado: \(name). Ponlo a 0 o cámbialo.", en: "Sold out: \(name). Set it to 0 or replace it.",
      pt: "Esgotado: \(name). Mude a quantidade para 0 ou troque.")
  }

  // The day's report
  static let report = Phrase(es: "Informe del día", en: "Daily report", pt: "Relatório do dia")
}

/// What was changed, for people to read.
extension TicketChange {
  /// `nil` for what the rest says already.
  var phrase: Phrase? {
    switch (kind, line?.phrase) {
    case (.lineQuantity, let name?):
      Phrase(es: "\(name): \(from) → \(to)", en: "\(name): \(from) → \(to)", pt: "\(name): \(from) → \(to)")
    case (.added, let name?):
      Phrase(es: "Añadido: \(to) × \(name)", en: "Added: \(to) × \(name)", pt: "Adicionado: \(to) × \(name)")
    case (.removed, let name?):
      Phrase(es: "Quitado: \(from) × \(name)", en: "Removed: \(from) × \(name)", pt: "Removido: \(from) × \(name)")
    case (.lineNote, let name?): noted(Phrase(es: "\(name), nota", en: "\(name), note", pt: "\(name), nota"))
    case (.lineModifiers, let name?):
      replaced(
        Phrase(es: "\(name), opciones", en: "\(name), options", pt: "\(name), opções"),
        options(from, mainly: line?.main ?? .es), options(to, mainly: line?.main ?? .es))
    case (.linePrice, let name?):
      replaced(
        Phrase(es: "\(name), precio", en: "\(name), price", pt: "\(name), preço"), Self.money(from).map { Phrase($0) },
        Self.money(to).map { Phrase($0) })
    case (.note, nil): noted(RestaurantPhrases.orderNote)
    case (.way, nil): replaced(KitchenPhrases.way, Way(rawValue: from)?.name, Way(rawValue: to)?.name)
    case (.table, nil): replaced(KitchenPhrases.table)
    case (.name, nil): replaced(RestaurantPhrases.name)
    case (.phone, nil): replaced(RestaurantPhrases.phone)
    case (.address, nil): replaced(RestaurantPhrases.address)
    case (.lineState, let name?):
      LineState(rawValue: to).map {
        Phrase(es: "\(name): \($0.name)", en: "\(name): \($0.name)", pt: "\(name): \($0.name)")
      }
    default: nil
    }
  }

  private func options(_ stored: String, mainly main: Language) -> Phrase {
    // What they are called needs no currency.
    [ChosenModifier](stored: stored, currency: .eur)?.summary(mainly: main) ?? KitchenPhrases.noOptions
  }

  /// "Address: Calle Mayor 1 → Calle Nueva 2"; nothing of what another way has no use for.
  private func replaced(_ what: Phrase) -> Phrase? {
    func written(_ text: String) -> Phrase? { text.isEmpty ? nil : Phrase(verbatim: text) }
    return to.isEmpty ? nil : replaced(what, written(from), written(to))
  }

  private func replaced(_ what: Phrase, _ before: Phrase?, _ after: Phrase?) -> Phrase? {
    guard let after else { return nil }
    guard let before else { return Phrase(es: "\(what): \(after)", en: "\(what): \(after)", pt: "\(what): \(after)") }
    return Phrase(
      es: "\(what): \(before) → \(after)", en: "\(what): \(before) → \(after)", pt: "\(what): \(before) → \(after)")
  }

  private func noted(_ what: Phrase) -> Phrase {
    switch (from.isEmpty, to.isEmpty) {
    case (true, _): Phrase(es: "\(what): «\(to)»", en: "\(what): “\(to)”", pt: "\(what): “\(to)”")
    case (_, true):
      Phrase(es: "\(what): quitada «\(from)»", en: "\(what): “\(from)” removed", pt: "\(what): “\(from)” removida")
    case (false, false):
      Phrase(es: "\(what): «\(from)» → «\(to)»", en: "\(what): “\(from)” → “\(to)”", pt: "\(what): “\(from)” → “\(to)”")
    }
  }

  /// The words of a correction; how far a line has come is the kitchen's own business there.
  static func corrections(in activity: Activity) -> [Phrase] {
    activity.ticketChanges.filter { ![.lineState, .state].contains($0.kind) }.compactMap(\.phrase)
  }

  /// Those for whoever has the order's link, who sees what was ordered and neither where it goes nor to whom.
  static func openCorrections(in activity: Activity) -> [Phrase] {
    let open: Set<Kind> = [.lineQuantity, .lineNote, .lineModifiers, .linePrice, .added, .removed, .way]
    return activity.ticketChanges.filter { open.contains($0.kind) }.compactMap(\.phrase)
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
        es: "Pedido \(title): cambio deshecho", en: "Order \(title): change undone",
        pt: "Pedido \(title): alteração desfeita")
    default: return nil
    }
  }
}
