import Kit

enum TablePhrases {
  static let billNeedsSignal = Phrase(
    es: "La cuenta necesita conexión.", en: "The bill needs a connection.", pt: "A conta precisa de rede.")

  // The tables
  static let tables = Phrase(es: "Mesas", en: "Tables", pt: "Mesas")
  static let table = Phrase(es: "Mesa", en: "Table", pt: "Mesa")
  static let newTables = Phrase(es: "Nuevas mesas", en: "New tables", pt: "Novas mesas")
  static let noTables = Phrase(es: "Aún no hay mesas", en: "No tables yet", pt: "Ainda não há mesas")
  static let noTablesText = Phrase(
    es: "Cada mesa tiene un código QR: quien lo escanea pide desde su móvil, sin registrarse.",
    en: "Each table has a QR code: whoever scans it orders from their phone, without signing up.",
    pt: "Cada mesa tem um código QR para pedir com o próprio telefone, sem criar conta.")
  static let howMany = Phrase(es: "Cuántas", en: "How many", pt: "Quantas")
  static let seriesNote = Phrase(
    es: "Si son varias, se numeran a partir del número del nombre: Mesa 5, Mesa 6…",
    en: "Several are numbered on from the number in the name: Table 5, Table 6…",
    pt: "Se forem várias, são numeradas a partir do número do nome: Mesa 5, Mesa 6…")
  static let nameTaken = Phrase(
    es: "Ya hay una mesa que se llama así.", en: "There is a table of that name already.",
    pt: "Já há uma mesa com esse nome.")
  static func countWrong(_ limit: Int) -> Phrase {
    Phrase(es: "Un número del 1 al \(limit).", en: "A number from 1 to \(limit).", pt: "Um número de 1 a \(limit).")
  }
  static func tooMany(_ limit: Int) -> Phrase {
    Phrase(es: "Como mucho \(limit) mesas.", en: "At most \(limit) tables.", pt: "No máximo \(limit) mesas.")
  }
  static func tabIsOpen(_ name: String) -> Phrase {
    Phrase(
      es: "\(name) tiene una cuenta abierta. Ciérrala antes de eliminar la mesa.",
      en: "\(name) has an open tab. Close it before you delete the table.",
      pt: "\(name) tem uma conta aberta. Feche-a antes de apagar a mesa.")
  }
  static let orderNote = Phrase(
    es: "Las mesas se muestran en este orden. Súbelas y bájalas, o arrástralas.",
    en: "Tables are shown in this order. Move them up and down, or drag them.",
    pt: "As mesas aparecem nesta ordem. Use os botões para subir e descer, ou arraste.")

  // How they stand
  static let free = Phrase(es: "Libre", en: "Free", pt: "Livre")
  static let stateAsked = Phrase(es: "Espera respuesta", en: "Awaiting answer", pt: "Aguarda resposta")
  static let statePaid = Phrase(es: "Pagada", en: "Paid", pt: "Paga")
  static func count(_ guests: Int) -> Phrase {
    .counted(
      guests, es: (one: "# comensal", other: "# comensales"), en: (one: "# guest", other: "# guests"),
      pt: (one: "# cliente", other: "# clientes"))
  }
  static func moment(_ at: Instant) -> Phrase {
    Phrase(joining: "\(at.written(.time))")
  }
  static func sitting(_ guests: Int, since: Instant) -> Phrase {
    let at = since.written(.time)
    guard guests > 0 else { return Phrase(es: "Desde: \(at)", en: "Since \(at)", pt: "Desde: \(at)") }
    let count = count(guests)
    return Phrase(es: "Desde: \(at) · \(count)", en: "Since \(at) · \(count)", pt: "Desde: \(at) · \(count)")
  }

  // Requests
  static let requests = Phrase(es: "Mesas que esperan", en: "Tables waiting", pt: "Mesas à espera")
  static func asks(_ name: String) -> Phrase {
    Phrase(es: "\(name) quiere pedir", en: "\(name) would like to order", pt: "\(name) quer pedir")
  }
  static let wish = Phrase(es: "Quiere pedir", en: "Would like to order", pt: "Quer pedir")
  static func asking(_ guests: Int, since: Instant) -> Phrase {
    let (count, at) = (count(guests), since.written(.time))
    return Phrase(es: "\(count) · desde: \(at)", en: "\(count), since \(at)", pt: "\(count) · desde: \(at)")
  }
  static let yes = Phrase(es: "Sí", en: "Yes", pt: "Sim")
  static let no = Phrase(es: "No", en: "No", pt: "Não")
  static func welcome(_ name: String) -> Phrase {
    Phrase(
      es: "Sí, abrir la cuenta de \(name)", en: "Yes, open a tab for \(name)", pt: "Sim, abrir a conta de \(name)")
  }
  static func decline(_ name: String) -> Phrase {
    Phrase(es: "No, rechazar \(name)", en: "No, turn \(name) down", pt: "Não, recusar \(name)")
  }
  static let joinWish = Phrase(
    es: "Quiere sentarse en esta mesa", en: "Would like to sit at this table", pt: "Quer sentar-se nesta mesa")
  static func admitJoiner(_ name: String) -> Phrase {
    Phrase(
      es: "Sí, puede sentarse en \(name)", en: "Yes, let them sit at \(name)", pt: "Sim, pode sentar-se em \(name)")
  }
  static func refuseJoiner(_ name: String) -> Phrase {
    Phrase(es: "No, en \(name) no", en: "No, not at \(name)", pt: "Não, em \(name) não")
  }
  static func answeredAlready(_ name: String) -> Phrase {
    Phrase(
      es: "\(name) ya tenía respuesta.", en: "\(name) has been answered already.",
      pt: "\(name) já tinha resposta.")
  }

  // A tab
  static let itsTab = Phrase(es: "La cuenta", en: "The tab", pt: "A conta")
  static let openTab = Phrase(es: "Abrir la cuenta", en: "Open a tab", pt: "Abrir a conta")
  static let bill = Phrase(es: "La cuenta", en: "The bill", pt: "A conta")
  static func bill(of name: String) -> Phrase {
    Phrase(es: "Cuenta de \(name)", en: "Bill for \(name)", pt: "Conta de \(name)")
  }
  static let printBill = Phrase(es: "Imprimir la cuenta", en: "Print the bill", pt: "Imprimir a conta")
  static let since = Phrase(es: "Desde", en: "Since", pt: "Desde")
  static let guests = Phrase(es: "Comensales", en: "Guests", pt: "Clientes")
  static let dish = Phrase(es: "Plato", en: "Dish", pt: "Prato")
  static func ordered(at: Instant, by guest: Int?) -> Phrase {
    let time = at.written(.time)
    guard let guest else { return moment(at) }
    let name = self.guest(guest)
    return Phrase(joining: "\(time) · \(name)")
  }
  static func guest(_ number: Int) -> Phrase {
    Phrase(es: "Comensal \(number)", en: "Guest \(number)", pt: "Cliente \(number)")
  }
  static let guestsAtTable = Phrase(es: "Quién está en la mesa", en: "Who is at the table", pt: "Quem está na mesa")
  static let guestsNote = Phrase(
    es: "Cada móvil que ha escaneado el código. Si lo quitas, ya no ve la mesa ni puede pedir.",
    en: "Each phone that has scanned the code. Once removed, it no longer sees the table and cannot order.",
    pt: "Cada telefone que leu o código. Depois de removido, já não vê a mesa nem pode pedir.")
  static func satDown(at: Instant, orders: Int) -> Phrase {
    let (time, count) = (at.written(.time), Order.noun.counted(orders))
    return Phrase(es: "Desde: \(time) · \(count)", en: "Since \(time) · \(count)", pt: "Desde: \(time) · \(count)")
  }
  static let sendAway = Phrase(es: "Quitar", en: "Remove", pt: "Remover")
  static func sendAway(_ number: Int) -> Phrase {
    Phrase(
      es: "Quitar al comensal \(number)", en: "Remove guest \(number)", pt: "Remover o cliente \(number)")
  }
  static let markPaid = Phrase(es: "Marcar como pagada", en: "Mark as paid", pt: "Marcar como paga")
  static let notPaid = Phrase(es: "Marcar como no pagada", en: "Mark as not paid", pt: "Marcar como não paga")
  static let closeTab = Phrase(es: "Cerrar la cuenta", en: "Close the tab", pt: "Fechar a conta")
  static let closeUnpaid = Phrase(es: "Cerrar sin cobrar", en: "Close unpaid", pt: "Fechar sem cobrar")
  static let editTable = Phrase(es: "Editar la mesa", en: "Edit the table", pt: "Editar a mesa")
  static let moveTab = Phrase(es: "Cambiar de mesa", en: "Change tables", pt: "Mudar de mesa")
  static func moveFrom(_ name: String) -> Phrase {
    Phrase(es: "De \(name) a", en: "From \(name) to", pt: "De \(name) para")
  }
  static let moveLines = Phrase(
    es: "Pasar platos a otra mesa", en: "Move dishes to another table", pt: "Passar pratos para outra mesa")
  static let whichDishes = Phrase(es: "Qué platos", en: "Which dishes", pt: "Que pratos")
  static let noneChosen = Phrase(
    es: "Elige al menos un plato.", en: "Choose at least one dish.", pt: "Escolha pelo menos um prato.")
  static let toTable = Phrase(es: "A qué mesa", en: "To which table", pt: "Para que mesa")
  static let move = Phrase(es: "Pasar", en: "Move", pt: "Passar")
  static func join(_ name: String) -> Phrase {
    Phrase(es: "Juntar \(name) con", en: "Join \(name) with", pt: "Juntar \(name) com")
  }
  static let noFreeTable = Phrase(
    es: "Ahora no hay ninguna mesa libre.", en: "No table is free right now.", pt: "Agora não há nenhuma mesa livre.")
  static func isTaken(_ name: String) -> Phrase {
    Phrase(
      es: "\(name) tiene ahora otra cuenta.", en: "\(name) has another tab now.", pt: "\(name) tem agora outra conta.")
  }
  static func notOpen(_ name: String) -> Phrase {
    Phrase(
      es: "La cuenta de \(name) no está abierta.", en: "The tab for \(name) is not open.",
      pt: "A conta de \(name) não está aberta.")
  }
  static func hasOrders(_ name: String) -> Phrase {
    Phrase(
      es: "Ya hay pedidos en \(name): cierra la cuenta si hace falta.",
      en: "There are orders at \(name) already: close the tab if need be.",
      pt: "Já há pedidos em \(name): feche a conta se precisar.")
  }
  static func stillCooking(_ count: Int) -> Phrase {
    .counted(
      count,
      es: (one: "# pedido de esta mesa sigue en la cocina.", other: "# pedidos de esta mesa siguen en la cocina."),
      en: (
        one: "# order of this table is still in the kitchen.", other: "# orders of this table are still in the kitchen."
      ),
      pt: (one: "# pedido desta mesa ainda está na cozinha.", other: "# pedidos desta mesa ainda estão na cozinha."))
  }
  static func paidAt(_ at: Instant) -> Phrase {
    let time = at.written(.time)
    return Phrase(es: "Pagada: \(time)", en: "Paid at \(time)", pt: "Paga: \(time)")
  }
  static func paid(_ tab: TableTab) -> Phrase {
    PaymentMethod.words(tab.paidBy, after: paidAt(tab.paidAt ?? tab.since))
  }
  static func closedAt(_ at: Instant) -> Phrase {
    Phrase(es: "Cerrada: \(at)", en: "Closed: \(at)", pt: "Fechada: \(at)")
  }
  static func each(_ price: Money) -> Phrase {
    Phrase(es: "a \(price)", en: "\(price) each", pt: "a \(price)")
  }
  static let thanks = Phrase(
    es: "¡Gracias por la visita!", en: "Thank you for your visit!", pt: "Obrigado pela visita!")

  // Codes
  static let codes = Phrase(es: "Códigos de las mesas", en: "Table codes", pt: "Códigos das mesas")
  static func code(of name: String) -> Phrase {
    Phrase(es: "Código QR de \(name)", en: "QR code for \(name)", pt: "Código QR de \(name)")
  }
  static let codeNote = Phrase(
    es: "Quien lo escanea ve la carta, y pide para esta mesa en cuanto alguien del restaurante lo acepte.",
    en: "Whoever scans it sees the menu, and can order for this table once somebody from the restaurant says yes.",
    pt: "Quem lê o código vê o menu, e pede para esta mesa assim que alguém do restaurante aceitar.")
  static let printCodes = Phrase(es: "Imprimir los códigos", en: "Print the codes", pt: "Imprimir os códigos")
  static let printCode = Phrase(es: "Imprimir el código", en: "Print the code", pt: "Imprimir o código")
  static let renewCode = Phrase(es: "Código nuevo", en: "New code", pt: "Código novo")
  static let renewAll = Phrase(
    es: "Códigos nuevos para todas", en: "New codes for all", pt: "Códigos novos para todas")
  static let cardSentence = Phrase(
    es: "Escanea el código para ver la carta y pedir desde la mesa.",
    en: "Scan the code to see the menu and order from your table.",
    pt: "Leia o código para ver o menu e pedir a partir da mesa.")
  static let noAddress = Phrase(
    es: "Los códigos llevan a la página pública, y el restaurante aún no la tiene. Ponle un nombre y ábrela.",
    en: "The restaurant has no public page yet, and that is where the codes lead. Give it a name and open it.",
    pt: "Os códigos levam à página pública, e o restaurante ainda não tem uma. Dê um nome à página e abra ao público.")
  static func hindrance(_ hindrance: CodeSheet.Hindrance) -> Phrase {
    switch hindrance {
    case .noAddress: noAddress
    case .isClosed:
      Phrase(
        es: "La página pública está cerrada: hasta que la abras, quien escanee un código no verá la carta.",
        en: "The public page is closed: until you open it, whoever scans a code will not see the menu.",
        pt: "A página pública está fechada: enquanto não abrir, quem ler um código não verá o menu.")
    case .noDineIn:
      Phrase(
        es: "Ahora no se aceptan pedidos en la mesa: actívalos para que los códigos funcionen.",
        en: "Orders at the table are not taken now: allow them, so that the codes work.",
        pt: "Agora não se aceitam pedidos na mesa: ative essa opção para que os códigos funcionem.")
    }
  }
  static let toThePublicPage = Phrase(
    es: "Ir a la página pública", en: "Go to the public page", pt: "Ir para a página pública")
}
