import Kit

enum ReportPhrases {
  static let days = Phrase(es: "Días", en: "Days", pt: "Dias")
  static let today = Phrase(es: "Hoy", en: "Today", pt: "Hoje")
  static let dayBefore = Phrase(es: "Día anterior", en: "Day before", pt: "Dia anterior")
  static let dayAfter = Phrase(es: "Día siguiente", en: "Day after", pt: "Dia seguinte")
  static let takings = Phrase(es: "Ingresos", en: "Takings", pt: "Receita")
  static let takingsNote = Phrase(
    es: "Lo que se ha cobrado: en las mesas, al pagar la cuenta; en los demás pedidos, al entregarlos.",
    en: "What has been paid: at tables when the bill is paid, other orders when they are handed over.",
    pt: "O que foi pago: nas mesas, ao pagar a conta; nos outros pedidos, na entrega.")
  static let orders = Phrase(es: "Pedidos", en: "Orders", pt: "Pedidos")
  static let paidOrders = Phrase(es: "Pedidos cobrados", en: "Paid orders", pt: "Pedidos pagos")
  static let outstanding = Phrase(es: "Aún por cobrar", en: "Still to be paid", pt: "Ainda por pagar")
  static let average = Phrase(es: "Media por pedido", en: "Average per order", pt: "Média por pedido")
  static let way = Phrase(es: "Tipo de pedido", en: "Type of order", pt: "Tipo de pedido")
  static let byWay = Phrase(es: "Por tipo de pedido", en: "By type of order", pt: "Por tipo de pedido")
  static let hour = Phrase(es: "Hora", en: "Hour", pt: "Hora")
  static let byHour = Phrase(
    es: "Por hora en que se pidió", en: "By the hour it was ordered", pt: "Por hora a que foi pedido")
  static let bySection = Phrase(es: "Por sección", en: "By section", pt: "Por categoria")
  static let offTheMenu = Phrase(es: "Ya no está en la carta", en: "No longer on the menu", pt: "Já não está no menu")
  static let bestDishes = Phrase(es: "Lo más pedido", en: "Most ordered", pt: "Os mais pedidos")
  static let refused = Phrase(es: "Rechazados", en: "Refused", pt: "Recusados")
  static let cancelled = Phrase(es: "Cancelados", en: "Cancelled", pt: "Cancelados")
  static let billFile = Phrase(es: "Cuentas, una a una", en: "Bills, one by one", pt: "Contas, uma a uma")
  static let dishFile = Phrase(es: "Platos cobrados", en: "Dishes paid for", pt: "Pratos pagos")
  static let nothing = Phrase(
    es: "No se cobró nada", en: "Nothing was paid", pt: "Não foi pago nada")
  static let nothingText = Phrase(
    es: "Aquí se suma lo cobrado en esos días.", en: "What is paid on those days is added up here.",
    pt: "Aqui soma-se o que foi pago nesses dias.")
  static func count(_ number: Int) -> Phrase { Phrase(joining: "\(number)") }
}
