import Kit

enum ReimbursementPhrases {
  static let whoPaysWhom = Phrase(es: "Quién paga a quién", en: "Who pays whom", pt: "Quem paga a quem")
  static func payments(_ count: Int) -> Phrase {
    count == 0
      ? nothing
      : .counted(
        count, es: (one: "# pago y todo en paz", other: "# pagos y todo en paz"),
        en: (one: "# payment settles it all", other: "# payments settle it all"),
        pt: (one: "# pagamento e fica tudo certo", other: "# pagamentos e fica tudo certo"))
  }
  static let nothing = Phrase(es: "Todo en paz", en: "All settled up", pt: "Tudo certo")
  static let nothingText = Phrase(
    es: "Nadie tiene que pagar nada a nadie. Lo que está en juego y el bote se quedan con quien los guarda.",
    en: "Nobody has to pay anybody. What is in play and the rollover stay with whoever holds them.",
    pt: "Ninguém tem de pagar nada a ninguém. O que está em jogo e o acumulado ficam com quem os guarda.")
  static func pays(_ giver: String, _ amount: Money, _ taker: String) -> Phrase {
    Phrase(
      es: "\(giver) paga \(amount) a \(taker)", en: "\(giver) pays \(taker) \(amount)",
      pt: "\(giver) paga \(amount) a \(taker)")
  }
  static func paid(_ giver: String, _ amount: Money, _ taker: String) -> Phrase {
    Phrase(
      es: "\(giver) pagó \(amount) a \(taker)", en: "\(giver) paid \(taker) \(amount)",
      pt: "\(giver) pagou \(amount) a \(taker)")
  }
  static let fewest = Phrase(
    es:
      "Son los pagos justos para que nadie deba nada de lo ya decidido, contando con quién guarda el dinero. Lo que está en juego y el bote no entran.",
    en:
      "As few payments as it takes for nobody to owe anything of what is decided, knowing who holds the money. What is in play and the rollover are left out.",
    pt:
      "São os pagamentos necessários para ninguém dever nada do que já está decidido, sabendo quem guarda o dinheiro. O que está em jogo e o acumulado não entram."
  )
  static let settle = Phrase(es: "Saldar", en: "Settle", pt: "Saldar")
  static func settleAll(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "Saldar", other: "Saldar los # pagos"), en: (one: "Settle", other: "Settle all #"),
      pt: (one: "Saldar", other: "Saldar os # pagamentos"))
  }
  static let isAnother = Phrase(
    es: "Las cuentas han cambiado y ese pago ya no es el mismo: no se ha anotado nada. Abajo está lo que toca ahora.",
    en:
      "The balances have changed and that payment is no longer the same: nothing was noted. What is due now is below.",
    pt: "As contas mudaram e esse pagamento já não é o mesmo: nada foi anotado. O que falta pagar agora está abaixo.")

  // How
  static let how = Phrase(es: "Cómo (si quieres)", en: "How (optional)", pt: "Como (opcional)")
  static let unsaid = Phrase(es: "Sin indicar", en: "Not said", pt: "Não indicado")
  static let otherWay = Phrase(es: "De otra forma", en: "Some other way", pt: "De outra forma")
  static func ways(in language: Language) -> [String] {
    switch language {
    case .es: ["Bizum", "Efectivo", "Transferencia"]
    case .en: ["Cash", "Bank transfer", "PayPal"]
    case .pt: ["MB WAY", "Pix", "Dinheiro", "Transferência"]
    }
  }

  // For the chat
  static let forTheChat = Phrase(es: "Para el grupo", en: "For the group chat", pt: "Para o grupo")

  // What was paid
  static let history = Phrase(es: "Pagos hechos", en: "Payments made", pt: "Pagamentos feitos")
  static let historyNote = Phrase(
    es: "Cuentan en los saldos: no hay que marcarlos también porra a porra.",
    en: "They count in the balances: there is no need to tick them pool by pool as well.",
    pt: "Contam nos saldos: não é preciso marcá-los também bolão a bolão.")
  static func noted(by name: String) -> Phrase {
    Phrase(es: "lo anotó \(name)", en: "noted by \(name)", pt: "anotado por \(name)")
  }
  static let takeOut = Phrase(es: "Quitar", en: "Remove", pt: "Retirar")
  static let gone = Phrase(
    es: "Este pago se ha quitado.", en: "This payment has been removed.", pt: "Este pagamento foi retirado.")

  // Activity
  static func noted(_ note: ReimbursementNote?, _ title: String) -> Phrase {
    guard let note, note.payments.count > 1 else {
      return Phrase(es: "Saldado: \(title)", en: "Settled: \(title)", pt: "Saldado: \(title)")
    }
    let (count, sum) = (payments(made: note.payments.count), note.sum)
    return Phrase(es: "Saldado: \(count), \(sum)", en: "Settled: \(count), \(sum)", pt: "Saldado: \(count), \(sum)")
  }
  static func takenBack(_ note: ReimbursementNote?, _ title: String) -> Phrase {
    guard let note, note.payments.count > 1 else {
      return Phrase(es: "Sin saldar: \(title)", en: "No longer settled: \(title)", pt: "Por saldar: \(title)")
    }
    let count = payments(made: note.payments.count)
    return Phrase(es: "Sin saldar: \(count)", en: "No longer settled: \(count)", pt: "Por saldar: \(count)")
  }
  private static func payments(made count: Int) -> Phrase {
    .counted(
      count, es: (one: "# pago", other: "# pagos"), en: (one: "# payment", other: "# payments"),
      pt: (one: "# pagamento", other: "# pagamentos"))
  }

  // Where one's balance comes from
  static let given = Phrase(es: "Pagado para saldar", en: "Paid to settle up", pt: "Pago para saldar")
  static let received = Phrase(es: "Cobrado al saldar", en: "Received when settling up", pt: "Recebido ao saldar")
  static let heldForOthers = Phrase(
    es: "Guarda dinero de los demás", en: "Holds for others", pt: "Guarda dinheiro dos outros")
  static let putInForOthers = Phrase(
    es: "Ha puesto por los demás", en: "Put in for others", pt: "Pôs pelos outros")
  static let settledOtherwise = Phrase(
    es: "Saldado con pagos y con lo suyo", en: "Settled by payments and by what is their own",
    pt: "Saldado com pagamentos e com o que é seu")
}
