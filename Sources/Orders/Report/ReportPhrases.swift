import Kit

enum ReportPhrases {
  static let report = Phrase(es: "Informe", en: "Report", pt: "Relatório")
  static let byMonth = Phrase(es: "Por mes", en: "By month", pt: "Por mês")
  static let byProduct = Phrase(es: "Por producto", en: "By product", pt: "Por produto")
  static let byCustomer = Phrase(es: "Por cliente", en: "By customer", pt: "Por cliente")
  static let inTime = Phrase(
    es: "Ventas por día o por mes", en: "Sales by day or by month", pt: "Vendas por dia ou por mês")
  static let ordersOfPeriod = Phrase(
    es: "Pedidos, línea a línea", en: "Orders, line by line", pt: "Encomendas, linha a linha")
  static let accounts = Phrase(es: "IVA y pagos", en: "VAT and payments", pt: "IVA e pagamentos")
  static let byRate = Phrase(es: "IVA por tipos", en: "VAT by rate", pt: "IVA por taxas")
  static let paymentsOfPeriod = Phrase(es: "Pagos, uno a uno", en: "Payments, one by one", pt: "Pagamentos, um a um")
  static let taxIsOf = Phrase(
    es: "De los pedidos de estos días que no son borradores ni están cancelados.",
    en: "Of the orders of these days that are neither drafts nor cancelled.",
    pt: "Das encomendas destes dias que não são rascunhos nem estão canceladas.")
  static let noAccountsText = Phrase(
    es: "Aquí salen el IVA de los pedidos de estos días y los pagos anotados.",
    en: "The VAT on the orders of these days and the payments recorded are shown here.",
    pt: "Aqui aparecem o IVA das encomendas destes dias e os pagamentos anotados.")
  static let thisQuarter = Phrase(es: "Trimestre", en: "Quarter", pt: "Trimestre")
  static let soldThisWeek = Phrase(es: "Vendido esta semana", en: "Sold this week", pt: "Vendido esta semana")
  static let soldThisMonth = Phrase(es: "Vendido este mes", en: "Sold this month", pt: "Vendido este mês")
  static let soldThisQuarter = Phrase(
    es: "Vendido este trimestre", en: "Sold this quarter", pt: "Vendido este trimestre")
  static func sold(from first: Day, until last: Day) -> Phrase {
    Phrase(
      es: "Vendido del \(first) al \(last)", en: "Sold from \(first) until \(last)", pt: "Vendido de \(first) a \(last)"
    )
  }
  static func sold(in year: Int) -> Phrase {
    let year = String(year)
    return Phrase(es: "Vendido en \(year)", en: "Sold in \(year)", pt: "Vendido em \(year)")
  }
  static func lastDays(_ count: Int) -> Phrase {
    Phrase(es: "\(count) días", en: "\(count) days", pt: "\(count) dias")
  }
  static func soldInLastDays(_ count: Int) -> Phrase {
    Phrase(
      es: "Vendido en los últimos \(count) días", en: "Sold in the last \(count) days",
      pt: "Vendido nos últimos \(count) dias")
  }
  static func besideDaysBefore(_ count: Int) -> Phrase {
    Phrase(
      es: "Frente a los \(count) días anteriores", en: "Compared with the \(count) days before",
      pt: "Em comparação com os \(count) dias anteriores")
  }
  /// - Parameter percent: less than nothing is less.
  static func growth(_ percent: Int) -> Phrase {
    let amount = Int(percent.magnitude)
    if percent == 0 { return Phrase(es: "Lo mismo", en: "The same", pt: "O mesmo") }
    return percent > 0
      ? Phrase(es: "\(amount)\u{A0}% más", en: "\(amount)% more", pt: "\(amount)% mais")
      : Phrase(es: "\(amount)\u{A0}% menos", en: "\(amount)% less", pt: "\(amount)% menos")
  }
  static let amountSold = Phrase(es: "Importe", en: "Amount", pt: "Valor")
  static let noSales = Phrase(
    es: "Sin ventas en estos días", en: "No sales in this period", pt: "Sem vendas nestes dias")
  static let noSalesText = Phrase(
    es: "Cuentan los pedidos confirmados, preparados, entregados y cobrados.",
    en: "Confirmed, prepared, delivered and paid orders count.",
    pt: "Contam as encomendas confirmadas, preparadas, entregues e pagas.")
  static let span = Phrase(es: "Periodo", en: "Period", pt: "Período")
}
