import Kit

enum PrinterPhrases {
  static let printers = Phrase(es: "Impresoras", en: "Printers", pt: "Impressoras")
  static let address = Phrase(es: "Dirección IP", en: "IP address", pt: "Endereço IP")
  static let width = Phrase(es: "Papel", en: "Paper", pt: "Papel")
  static let prints = Phrase(es: "Imprime", en: "Prints", pt: "Imprime")
  static let tickets = Phrase(es: "Comandas", en: "Kitchen tickets", pt: "Comandas")
  static func tickets(of station: Station) -> Phrase {
    Phrase(
      es: "Comandas: \(station.phrase)", en: "Kitchen tickets: \(station.phrase)", pt: "Comandas: \(station.phrase)")
  }
  static let addressNote = Phrase(
    es:
      "La que imprime la propia impresora al encenderla con su botón pulsado. Es de la red del local, como 192.168.1.50. Valen las que hablan ESC/POS y contestan.",
    en:
      "The one that the printer itself prints when it is switched on with its button held. It belongs to your own network, like 192.168.1.50. The printer has to speak ESC/POS, and answer.",
    pt:
      "O que a própria impressora imprime ao ser ligada com o botão pressionado. É da rede do local, como 192.168.1.50. Servem as que falam ESC/POS e respondem."
  )
  static let addressMissing = Phrase(
    es: "Falta la dirección", en: "The address is missing", pt: "Falta o endereço")
  static let addressWrong = Phrase(
    es: "Son cuatro números con puntos, como 192.168.1.50", en: "It is four numbers with dots, like 192.168.1.50",
    pt: "São quatro números com pontos, como 192.168.1.50")
  static let addressForeign = Phrase(
    es: "Solo se imprime en la red del local: 10.…, 172.16.… a 172.31.… o 192.168.…, puertos 9100 a 9109.",
    en: "Printing goes to your own network only: 10.…, 172.16.… to 172.31.… or 192.168.…, ports 9100 to 9109.",
    pt: "Só se imprime na rede do local: 10.…, 172.16.… a 172.31.… ou 192.168.…, portas 9100 a 9109.")
  static let widthMissing = Phrase(es: "Elige el ancho", en: "Choose the width", pt: "Falta escolher a largura")
  static let printsMissing = Phrase(
    es: "Elige al menos una cosa", en: "Choose at least one thing", pt: "É preciso escolher pelo menos uma coisa")
  static let none = Phrase(es: "No hay impresoras", en: "No printers", pt: "Não há impressoras")
  static let noneText = Phrase(
    es: "Las comandas y las cuentas salen solas por impresoras de tiques conectadas a la red.",
    en: "Kitchen tickets and bills come out by themselves on receipt printers in your network.",
    pt: "As comandas e as contas saem sozinhas nas impressoras de recibos ligadas à rede.")
  static let test = Phrase(es: "Imprimir una prueba", en: "Print a test page", pt: "Imprimir um teste")
  static let testTitle = Phrase(es: "Prueba", en: "Test", pt: "Teste")
  static let testDish = Phrase(es: "Ración de croquetas", en: "Plate of croquettes", pt: "Dose de croquetes")
  static let discard = Phrase(
    es: "No imprimir lo que espera", en: "Don’t print what is waiting", pt: "Não imprimir o que espera")
  static let printingNeedsSignal = Phrase(
    es: "Sin conexión no se puede imprimir.", en: "Nothing can be printed without a connection.",
    pt: "Sem rede não é possível imprimir.")
  static let trouble = Phrase(es: "Parada", en: "Stopped", pt: "Parada")
  static let works = Phrase(es: "Funciona", en: "Working", pt: "Funciona")
  static func printBill(on printer: String) -> Phrase {
    Phrase(es: "Imprimir la cuenta: \(printer)", en: "Print the bill: \(printer)", pt: "Imprimir a conta: \(printer)")
  }
  static let printTicket = Phrase(es: "Imprimir otra vez", en: "Print again", pt: "Imprimir outra vez")

  static func waiting(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "# tique espera", other: "# tiques esperan"),
      en: (one: "# slip waits", other: "# slips wait"), pt: (one: "# impressão espera", other: "# impressões esperam"))
  }
  static func unprinted(_ stations: Phrase) -> Phrase {
    Phrase(
      es: "Ninguna impresora imprime las comandas de \(stations).", en: "No printer prints the tickets of \(stations).",
      pt: "Nenhuma impressora imprime as comandas de \(stations).")
  }

  // On paper.
  static let void = Phrase(es: "ANULADA", en: "CANCELLED", pt: "ANULADA")
  static let corrected = Phrase(es: "CORREGIDA", en: "CORRECTED", pt: "CORRIGIDA")
  static let moved = Phrase(es: "CAMBIO DE MESA", en: "MOVED TABLE", pt: "MUDOU DE MESA")
  static let copy = Phrase(es: "COPIA", en: "COPY", pt: "CÓPIA")
  static let copyNote = Phrase(
    es: "Puede que ya haya salido", en: "It may have come out before", pt: "Pode já ter saído")
  static let otherNote = Phrase(es: "Otra nota", en: "Another note", pt: "Outra nota")
  static let notAnInvoice = Phrase(
    es: "Este documento no es una factura", en: "This is not an invoice", pt: "Este documento não serve de fatura")
}

extension PrinterProblem {
  var name: Phrase {
    switch self {
    case .away: Phrase(es: "No responde", en: "Does not respond", pt: "Não responde")
    case .silent:
      Phrase(es: "No contesta cómo está", en: "Does not say how it is", pt: "Não diz como está")
    case .halted:
      Phrase(es: "Sin papel o abierta", en: "Out of paper, or open", pt: "Sem papel ou aberta")
    case .unsure:
      Phrase(es: "Se ha parado a medias", en: "Stopped half-way", pt: "Parou a meio")
    case .foreign:
      Phrase(es: "Dirección no permitida", en: "Address not allowed", pt: "Endereço não permitido")
    }
  }
}
