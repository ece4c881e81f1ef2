import Kit

/// A table that the takings of some days are taken along as, with all there is.
struct TakingsFile: Sendable {
  let name: String
  /// What the file is called where it is kept.
  let stem: Phrase
  let title: Phrase
  let columns: TableColumns
  let lines: @Sendable (TakingsLines) throws -> [[String]]

  static let all = [bills, dishes]

  private static let bills = TakingsFile(
    name: "bills.csv", stem: Phrase(es: "cuentas", en: "bills", pt: "contas"), title: ReportPhrases.billFile,
    columns: TableColumns([
      ("time", "hora", "hora"), ("bill", "cuenta", "conta"), ("type", "tipo", "tipo"), ("paid", "cobrada", "paga"),
      ("method", "forma de pago", "forma de pagamento"), ("orders", "pedidos", "pedidos"),
      ("amount", "importe", "valor"),
    ])
  ) { lines in
    let style = lines.style
    return try BillStore(lines.view).bills(in: lines.hours).map { bill in
      [
        style.time(bill.at, in: lines.view.space.zone), bill.name,
        style.word(bill.way.name, otherwise: bill.way.rawValue), style.answer(bill.isPaid),
        bill.method.map { style.word($0.words, otherwise: $0.rawValue) } ?? "", String(bill.orders),
        lines.amount(bill.total),
      ]
    }
  }

  private static let dishes = TakingsFile(
    name: "dishes.csv", stem: Phrase(es: "platos", en: "dishes", pt: "pratos"), title: ReportPhrases.dishFile,
    columns: TableColumns([
      ("dish", "plato", "prato"), ("section", "sección", "categoria"), ("quantity", "cantidad", "quantidade"),
      ("amount", "importe", "valor"),
    ])
  ) { lines in
    try BillStore(lines.view).takings(in: lines.hours).dishes.map { dish in
      [
        lines.reader(dish.name), dish.section.map { lines.reader($0) } ?? "", String(dish.quantity),
        lines.amount(dish.amount),
      ]
    }
  }
}

/// Of which days a file tells, and how it is written.
struct TakingsLines {
  let view: SpaceView
  let hours: Range<Instant>
  let reader: MenuLanguage
  let style: TableStyle

  /// Empty where it is more than an amount holds.
  func amount(_ sum: MoneySum) -> String { style.decimal(sum.amount?.fieldText(in: .en) ?? "") }
}
