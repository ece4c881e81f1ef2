import Kit

/// The tables that the takings of some days are taken along as.
enum TakingsFile: String, CaseIterable, Sendable {
  case bills, dishes

  var name: String { "\(rawValue).csv" }

  /// What the file is called where it is kept.
  var stem: Phrase {
    switch self {
    case .bills: Phrase(es: "cuentas", en: "bills", pt: "contas")
    case .dishes: Phrase(es: "platos", en: "dishes", pt: "pratos")
    }
  }

  var title: Phrase {
    switch self {
    case .bills: ReportPhrases.billFile
    case .dishes: ReportPhrases.dishFile
    }
  }

  var columns: TableColumns {
    switch self {
    case .bills:
      TableColumns([
        ("time", "hora", "hora"), ("bill", "cuenta", "conta"), ("type", "tipo", "tipo"), ("paid", "cobrada", "paga"),
        ("method", "forma de pago", "forma de pagamento"), ("orders", "pedidos", "pedidos"),
        ("amount", "importe", "valor"),
      ])
    case .dishes:
      TableColumns([
        ("dish", "plato", "prato"), ("section", "sección", "categoria"), ("quantity", "cantidad", "quantidade"),
        ("amount", "importe", "valor"),
      ])
    }
  }
}

/// Writes them, with all there is.
struct TakingsTables {
  let view: SpaceView
  let period: TakingsPeriod
  let reader: MenuLanguage
  let style: TableStyle

  private var hours: Range<Instant> { period.hours(in: view.space.zone) }

  func write(_ file: TakingsFile, to writer: ExportWriter) throws {
    try writer.write(style.header(file.columns))
    switch file {
    case .bills:
      for bill in try BillStore(view).bills(in: hours) {
        try writer.write(
          style.line([
            style.time(bill.at, in: view.space.zone), name(of: bill),
            style.word(bill.way.name, otherwise: bill.way.rawValue), style.answer(bill.isPaid),
            bill.method.map { style.word($0.words, otherwise: $0.rawValue) } ?? "", String(bill.orders),
            amount(bill.total),
          ]))
      }
    case .dishes:
      for dish in try BillStore(view).takings(in: hours).dishes {
        try writer.write(
          style.line([
            reader(dish.name), dish.section.map { reader($0) } ?? "", String(dish.quantity), amount(dish.amount),
          ]))
      }
    }
  }

  private func name(of bill: Bill) -> String {
    switch bill.place {
    case .table(_, let name): name
    case .order(_, let number, _): String(number)
    }
  }

  /// Empty where it is more than an amount holds.
  private func amount(_ sum: MoneySum) -> String { style.decimal(sum.amount?.fieldText(in: .en) ?? "") }
}
