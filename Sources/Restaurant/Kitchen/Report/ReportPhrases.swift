import Kit

enum ReportPhrases {
  static let day = Phrase(es: "Día", en: "Day", pt: "Dia")
  static let show = Phrase(es: "Ver ese día", en: "Show that day", pt: "Ver esse dia")
  static let dayBefore = Phrase(es: "Día anterior", en: "Day before", pt: "Dia anterior")
  static let dayAfter = Phrase(es: "Día siguiente", en: "Day after", pt: "Dia seguinte")
  static let takings = Phrase(es: "Ingresos", en: "Takings", pt: "Receita")
  static let orders = Phrase(es: "Pedidos", en: "Orders", pt: "Pedidos")
  static let outstanding = Phrase(es: "Aún en marcha", en: "Still under way", pt: "Ainda em curso")
  static let average = Phrase(es: "Media por pedido", en: "Average per order", pt: "Média por pedido")
  static let way = Phrase(es: "Tipo de pedido", en: "Type of order", pt: "Tipo de pedido")
  static let byWay = Phrase(es: "Por tipo de pedido", en: "By type of order", pt: "Por tipo de pedido")
  static let bestDishes = Phrase(es: "Lo más pedido", en: "Most ordered", pt: "Os mais pedidos")
  static let refused = Phrase(es: "Rechazados", en: "Refused", pt: "Recusados")
  static let cancelled = Phrase(es: "Cancelados", en: "Cancelled", pt: "Cancelados")
  static let nothing = Phrase(
    es: "Ese día no hubo pedidos", en: "No orders on that day", pt: "Nesse dia não houve pedidos")
  static let nothingText = Phrase(
    es: "Aquí aparece la suma de los pedidos.", en: "Orders are added up here.",
    pt: "Aqui aparece a soma dos pedidos.")
  static func count(_ number: Int) -> Phrase { Phrase(joining: "\(number)") }
}
