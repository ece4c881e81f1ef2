import Kit

enum PaymentPhrases {
  static let payments = Phrase(es: "Pagos", en: "Payments", pt: "Pagamentos")
  static func payments(_ count: Int) -> Phrase {
    Phrase(
      es: count == 1 ? "1 pago" : "\(count) pagos", en: count == 1 ? "1 payment" : "\(count) payments",
      pt: count == 1 ? "1 pagamento" : "\(count) pagamentos")
  }
  static let withoutMethod = Phrase(es: "Sin forma de pago", en: "Method not recorded", pt: "Sem forma de pagamento")
  static let noneNoted = Phrase(es: "Ningún pago anotado", en: "No payments recorded", pt: "Nenhum pagamento anotado")
  static let payment = Phrase(es: "Pago", en: "Payment", pt: "Pagamento")
  static let new = Phrase(es: "Anotar un pago", en: "Record a payment", pt: "Novo pagamento")
  static let amount = Phrase(es: "Importe", en: "Amount", pt: "Valor")
  static func amount(in currency: Currency) -> Phrase {
    Phrase(es: "Importe (\(currency.code))", en: "Amount (\(currency.code))", pt: "Valor (\(currency.code))")
  }
  static let method = Phrase(es: "Forma de pago", en: "Payment method", pt: "Forma de pagamento")
  static let cash = Phrase(es: "Efectivo", en: "Cash", pt: "Dinheiro")
  static let card = Phrase(es: "Tarjeta", en: "Card", pt: "Cartão")
  static let transfer = Phrase(es: "Transferencia", en: "Bank transfer", pt: "Transferência")
  static let other = Phrase(es: "Otra forma", en: "Other", pt: "Outra forma")
  static let methodMissing = Phrase(
    es: "Elige cómo se pagó.", en: "Choose how it was paid.", pt: "Escolha como foi pago.")
  static func tooMuch(_ most: Money) -> Phrase {
    Phrase(es: "Como mucho: \(most).", en: "Only \(most) is still due.", pt: "No máximo: \(most).")
  }
  static let payer = Phrase(es: "Cliente", en: "Customer", pt: "Cliente")
  static func spread(over orders: Int) -> Phrase {
    .counted(
      orders,
      es: (one: "Se anota en el pedido pendiente.", other: "Se reparte entre # pedidos, primero los más antiguos."),
      en: (one: "It goes to the unpaid order.", other: "It is spread over # orders, the oldest first."),
      pt: (one: "É anotado na encomenda por pagar.", other: "É repartido por # encomendas, primeiro as mais antigas."))
  }
  static let gone = Phrase(
    es: "Este pago se ha eliminado.", en: "This payment has been deleted.", pt: "Este pagamento foi apagado.")

  // What is due
  static func due(_ amount: Money) -> Phrase {
    Phrase(es: "Pendiente: \(amount)", en: "\(amount) due", pt: "Em falta: \(amount)")
  }
  static func missing(_ amount: Money, of total: Money) -> Phrase {
    Phrase(
      es: "Pendiente: \(amount) de \(total).", en: "\(amount) of \(total) is still due.",
      pt: "Em falta: \(amount) de \(total).")
  }
  static let received = Phrase(es: "Pagado", en: "Paid", pt: "Pago")
  static let stillDue = Phrase(es: "Pendiente", en: "Due", pt: "Em falta")
  static let allPaid = Phrase(es: "Todo pagado", en: "All paid", pt: "Tudo pago")
  static let rest = Phrase(es: "El resto", en: "The rest", pt: "O resto")
  static let unnoted = Phrase(
    es: "Al marcarlo como cobrado", en: "When it was marked as paid", pt: "Ao marcar como paga")
  static let excess = Phrase(es: "Pagado de más", en: "Overpaid", pt: "Pago a mais")

  // Activity
  static let removed = Phrase(es: "Pago quitado", en: "Payment removed", pt: "Pagamento retirado")
  static func line(_ note: PaymentNote?, _ code: String) -> Phrase {
    Phrase(joining: "\(named(note)): \(code)")
  }
  static func takenBack(_ note: PaymentNote?, _ code: String) -> Phrase { takenBack(named(note), code) }
  static func takenBack(_ amount: Money, _ customer: String) -> Phrase { takenBack(of(amount), customer) }
  private static func takenBack(_ named: Phrase, _ code: String) -> Phrase {
    return Phrase(es: "\(named) quitado: \(code)", en: "\(named) removed: \(code)", pt: "\(named) retirado: \(code)")
  }
  static func noted(_ note: PaymentNote?, by name: String) -> Phrase {
    let how = told(note)
    return Phrase(
      es: "\(name) anotó un pago\(how)", en: "\(name) recorded a payment\(how)", pt: "\(name) anotou um pagamento\(how)"
    )
  }
  static func corrected(_ note: PaymentNote?, by name: String) -> Phrase {
    let how = told(note)
    return Phrase(
      es: "\(name) corrigió un pago\(how)", en: "\(name) corrected a payment\(how)",
      pt: "\(name) corrigiu um pagamento\(how)")
  }
  static func tookBack(_ note: PaymentNote?, by name: String) -> Phrase {
    let how = told(note)
    return Phrase(
      es: "\(name) quitó un pago\(how)", en: "\(name) removed a payment\(how)", pt: "\(name) retirou um pagamento\(how)"
    )
  }

  private static func named(_ note: PaymentNote?) -> Phrase {
    note.map { of($0.amount) } ?? payment
  }
  static func of(_ amount: Money) -> Phrase {
    Phrase(es: "Pago de \(amount)", en: "Payment of \(amount)", pt: "Pagamento de \(amount)")
  }
  /// - Parameter payment: of which each of its orders tells as of all of it.
  static func notedTogether(_ payment: JointPayment?, by name: String) -> Phrase {
    guard let payment else { return noted(nil, by: name) }
    let (amount, method, codes) = (
      payment.amount, payment.method.title, EventPhrases.names(payment.parts.map(\.code))
    )
    return Phrase(
      es: "\(name) anotó un pago de \(amount) · \(method) por \(codes)",
      en: "\(name) recorded a payment of \(amount) · \(method) for \(codes)",
      pt: "\(name) anotou um pagamento de \(amount) · \(method) por \(codes)")
  }
  private static func told(_ note: PaymentNote?) -> Phrase {
    guard let note else { return Phrase(verbatim: "") }
    let method = note.method.title
    return Phrase(joining: ": \(note.amount) · \(method)")
  }

  // In files
  static let orderMissing = Phrase(
    es: "Falta el código del pedido.", en: "The order’s code is missing.", pt: "Falta o código da encomenda.")
  static func unknownOrder(_ code: String) -> Phrase {
    Phrase(
      es: "No hay ningún pedido «\(code)».", en: "There is no order “\(code)”.",
      pt: "Não há nenhuma encomenda “\(code)”.")
  }
  static let methodWrong = Phrase(
    es: "La forma de pago es una de: cash, card, transfer, bizum, mb-way, other.",
    en: "The method is one of: cash, card, transfer, bizum, mb-way, other.",
    pt: "A forma de pagamento é uma de: cash, card, transfer, bizum, mb-way, other.")
}
