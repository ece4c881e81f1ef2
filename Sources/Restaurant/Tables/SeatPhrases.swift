import Kit

/// What guests read at a table.
extension TablePhrases {
  static let yourTable = Phrase(es: "Tu mesa", en: "Your table", pt: "A sua mesa")
  static let oldCode = Phrase(
    es: "Este código ya no vale", en: "This code no longer works", pt: "Este código já não vale")
  static let oldCodeText = Phrase(
    es: "Pide al personal el código nuevo de tu mesa. La carta sí la puedes ver.",
    en: "Ask the staff for your table’s new code. You can read the menu all the same.",
    pt: "Peça o código novo da sua mesa a alguém do restaurante. Pode ver o menu mesmo assim.")
  static func door(_ table: String, of restaurant: String) -> Phrase {
    Phrase(es: "\(table) de \(restaurant)", en: "\(table) at \(restaurant)", pt: "\(table) de \(restaurant)")
  }
  static let sitDown = Phrase(es: "Estoy en esta mesa", en: "I am at this table", pt: "Estou nesta mesa")
  static let sitDownNote = Phrase(
    es: "Podrás pedir desde aquí. Los demás de la mesa verán lo que se pide y el total.",
    en: "You can order from here. The others at the table will see what is ordered and the total.",
    pt: "Poderá pedir a partir daqui. As outras pessoas da mesa verão o que se pede e o total.")
  static let joinNote = Phrase(
    es: "Ya hay gente en esta mesa. Para pedir con ella, alguien de la mesa o del restaurante tiene que decir que sí.",
    en: "People sit at this table already. To order with them, somebody there or from the restaurant has to say yes.",
    pt: "Já há gente nesta mesa. Para pedir em conjunto, alguém da mesa ou do restaurante tem de dizer que sim.")
  static let askedToJoin = Phrase(
    es: "Hemos preguntado a la mesa", en: "The table has been asked", pt: "A mesa já foi avisada")
  static let askedToJoinNote = Phrase(
    es: "Podrás pedir en cuanto alguien de la mesa o del restaurante diga que sí. Mientras tanto, ve eligiendo.",
    en:
      "You can order as soon as somebody there or from the restaurant says yes. Until then, take your time to choose.",
    pt: "Poderá pedir assim que alguém da mesa ou do restaurante disser que sim. Enquanto isso, vá escolhendo.")
  static let toldNo = Phrase(
    es: "En esta mesa han dicho que no. Habla con quien está en ella o con el personal.",
    en: "They said no at this table. Talk to those who sit there, or to the staff.",
    pt: "Nesta mesa disseram que não. Fale com quem está nela ou com alguém do restaurante.")
  static let manyAsk = Phrase(
    es: "Ya hay muchas personas esperando en esta mesa. Habla con el personal.",
    en: "Many are waiting at this table already. Please talk to the staff.",
    pt: "Já há muitas pessoas à espera nesta mesa. Fale com alguém do restaurante.")
  static let somebody = Phrase(es: "Otra persona", en: "Somebody else", pt: "Outra pessoa")
  static let joinerNote = Phrase(
    es: "Di que sí solo a quien esté en tu mesa: verá lo que se pide y pedirá para ella.",
    en: "Say yes only to somebody at your table: they will see what is ordered, and can order for it.",
    pt: "Diga que sim apenas a quem está na sua mesa: verá o que se pede e pedirá para ela.")
  static let toYourTable = Phrase(es: "Ir a tu mesa", en: "Go to your table", pt: "Ir para a sua mesa")
  static func leavesOther(_ name: String) -> Phrase {
    Phrase(
      es: "Ahora estás en \(name): al sentarte aquí, dejas aquella mesa.",
      en: "You are at \(name) now: when you sit down here you leave that table.",
      pt: "Agora está em \(name): ao sentar-se aqui, deixa aquela mesa.")
  }
  static let noOrdersAtTables = Phrase(
    es: "Ahora mismo no se puede pedir desde la mesa. Pídeselo al personal.",
    en: "You cannot order from the table right now. Please ask the staff.",
    pt: "Neste momento não se pode pedir a partir da mesa. Fale com alguém do restaurante.")
  static let sentAway = Phrase(
    es: "Alguien del restaurante te ha quitado de esta mesa. Habla con el personal.",
    en: "Somebody from the restaurant has removed you from this table. Please talk to the staff.",
    pt: "O restaurante encerrou o seu acesso a esta mesa. Fale com quem atende.")
  static func paidDoor(_ name: String) -> Phrase {
    Phrase(
      es: "La cuenta de \(name) acaba de pagarse. Espera un momento a que la cierren y vuelve a escanear el código.",
      en: "The bill for \(name) has just been paid. Wait a moment until it is closed, then scan the code again.",
      pt: "A conta de \(name) acaba de ser paga. Espere um momento até ser fechada e leia o código outra vez.")
  }
  static func seated(_ state: TableTab.State) -> Phrase {
    switch state {
    case .asked:
      Phrase(
        es: "Hemos avisado al restaurante", en: "The restaurant knows you are here", pt: "O restaurante já foi avisado")
    case .open: Phrase(es: "Ya puedes pedir", en: "You can order now", pt: "Já pode pedir")
    case .paid, .closed: Phrase(es: "La cuenta está pagada", en: "The bill is paid", pt: "A conta está paga")
    }
  }
  static let askedNote = Phrase(
    es: "Podrás pedir en cuanto el restaurante acepte tu mesa. Mientras tanto, ve eligiendo.",
    en: "You can order as soon as the restaurant has accepted your table. Until then, take your time to choose.",
    pt: "Poderá pedir assim que o restaurante aceitar a sua mesa. Enquanto isso, vá escolhendo.")
  static let tableTotal = Phrase(es: "Total de la mesa", en: "Table total", pt: "Total da mesa")
  static let yourOrders = Phrase(es: "Lo que has pedido tú", en: "What you ordered", pt: "Os seus pedidos")
  static func yours(at: Instant) -> Phrase {
    let time = at.written(.time)
    return Phrase(es: "\(time) · Tu pedido", en: "\(time) · Your order", pt: "\(time) · O seu pedido")
  }
  static let yourPart = Phrase(es: "Tu parte", en: "Your part", pt: "A sua parte")
  static let callNeedsSignal = Phrase(
    es: "Sin conexión no podemos avisar. Llama a alguien con la mano.",
    en: "Without a connection nobody can be told. Please wave to somebody.",
    pt: "Sem rede não é possível avisar. Chame alguém com a mão.")
  static let call = Phrase(es: "Llamar al camarero", en: "Call the waiter", pt: "Chamar alguém à mesa")
  static let isCalled = Phrase(
    es: "Hemos avisado: enseguida van a tu mesa.", en: "They know: somebody is coming to your table.",
    pt: "Aviso recebido: alguém vai já à sua mesa.")
  static let askForBill = Phrase(es: "Pedir la cuenta", en: "Ask for the bill", pt: "Pedir a conta")
  static let howToPay = Phrase(
    es: "Di cómo quieres pagar y te la llevan a la mesa.",
    en: "Say how you would like to pay; it is brought to your table.",
    pt: "Diga como quer pagar e levamos a conta à mesa.")
  static func billIsComing(_ method: PaymentMethod?) -> Phrase {
    let coming = Phrase(
      es: "Hemos pedido la cuenta", en: "The bill has been asked for", pt: "A conta já foi pedida")
    return method.map { Phrase(joining: "\(coming) · \($0.name)") } ?? coming
  }
  static let equalParts = Phrase(es: "A partes iguales", en: "In equal parts", pt: "Em partes iguais")
  static func among(_ parts: Int) -> Phrase {
    .counted(
      parts, es: (one: "# parte", other: "# partes"), en: (one: "# part", other: "# parts"),
      pt: (one: "# parte", other: "# partes"))
  }
  static func each(_ count: Int, _ amount: Money) -> Phrase { Phrase(joining: "\(String(count)) × \(amount)") }
  static let byPerson = Phrase(es: "Por persona", en: "By person", pt: "Por pessoa")
  static let whoHasLeft = Phrase(es: "Quien ya se ha ido", en: "Somebody who has left", pt: "Quem já saiu")
  static let byStaff = Phrase(
    es: "Apuntado por el personal", en: "Noted by the staff", pt: "Anotado pelo restaurante")

  // What the staff reads of it
  static func wish(_ call: TabCall, _ method: PaymentMethod?) -> Phrase {
    switch call {
    case .waiter: return Phrase(es: "Llama al camarero", en: "Calls the waiter", pt: "Chama alguém à mesa")
    case .bill:
      let asks = Phrase(es: "Pide la cuenta", en: "Asks for the bill", pt: "Pede a conta")
      return method.map { Phrase(joining: "\(asks) · \($0.name)") } ?? asks
    }
  }
  static let attend = Phrase(es: "Voy", en: "Going", pt: "Vou já")
  static func attend(_ name: String, _ call: TabCall) -> Phrase {
    let wish = wish(call, nil)
    return Phrase(es: "Voy: \(name), \(wish)", en: "Going: \(name), \(wish)", pt: "Vou já: \(name), \(wish)")
  }
  static let leave = Phrase(es: "Dejar la mesa", en: "Leave the table", pt: "Deixar a mesa")
  static let strip = Phrase(
    es: "Lo que se ha pedido y el total", en: "What was ordered, and the total", pt: "O que se pediu e o total")
  static let noSeat = Phrase(
    es: "No estás en ninguna mesa", en: "You are not at a table", pt: "Não está em nenhuma mesa")
  static let noSeatText = Phrase(
    es: "Escanea el código de tu mesa para pedir desde ella.", en: "Scan the code on your table to order from there.",
    pt: "Leia o código da sua mesa para pedir a partir dela.")
  static let scanFirst = Phrase(
    es: "Para pedir, escanea el código de tu mesa.", en: "To order, scan the code on your table.",
    pt: "Para pedir, leia o código da sua mesa.")

  /// What became of a table at which the reader sits no longer.
  static func former(_ tab: TableTab, wasSentAway: Bool) -> Phrase {
    if wasSentAway { return sentAway }
    if tab.admission == .refused { return toldNo }
    if tab.state != .closed {
      return Phrase(es: "Has dejado la mesa", en: "You have left the table", pt: "Deixou a mesa")
    }
    if tab.wasDeclined {
      return Phrase(
        es: "Ahora no te pueden atender aquí. Habla con el personal.",
        en: "You cannot be served here right now. Please talk to the staff.",
        pt: "Agora não é possível atender nesta mesa. Fale com alguém do restaurante.")
    }
    return Phrase(
      es: "La cuenta está cerrada. ¡Gracias por la visita!", en: "The tab is closed. Thank you for your visit!",
      pt: "A conta está fechada. Obrigado pela visita!")
  }

  /// What happened at a table: “Table 4: paid”.
  static func at<Detail>(es: String, en: String, pt: String) -> @Sendable (Occurrence<Detail>) -> Phrase {
    { Phrase(es: "\($0.title): \(es)", en: "\($0.title): \(en)", pt: "\($0.title): \(pt)") }
  }
}
