import Kit

/// Taking content out and bringing it in.
struct TransferScreen: Screen {
  let state: FormState

  var title: Phrase { TransferPhrases.title }
  var bar: NavigationBar { NavigationBar(leading: .back(OrdersPhrases.orders, to: OrdersPaths.orders())) }

  var content: HTML {
    let files: [(Phrase, String)] = [
      (OrdersPhrases.customers, "customers.csv"), (OrdersPhrases.products, "products.csv"),
      (OrdersPhrases.orders, "orders.csv"), (TransferPhrases.everything, "orders.json"),
    ]
    let rows = files.map { title, file in
      Row(title: title, icon: "download", value: Phrase(verbatim: file), opens: OrdersPaths.export(file))
    }
    return "\(Group(TransferPhrases.export, note: TransferPhrases.exportNote, rows: rows).html)\(form)"
  }

  private var form: HTML {
    let file = state.field("file", TransferPhrases.file) { described in
      "<input type=\"file\" id=\"file\" name=\"file\" accept=\".csv,.json,text/csv,application/json\"\(described)>"
    }
    let choice = state.select(
      "bad", TransferPhrases.badRows, options: [("nothing", TransferPhrases.nothing), ("skip", TransferPhrases.skip)])
    let fields = FieldGroup(titled: TransferPhrases.importing, "\(file)\(choice)")
    return """
      <form id="form" class="form" method="post" action="\(OrdersPaths.transfer())" enctype="multipart/form-data" \
      novalidate>\(fields.html)<button class="button">\(TransferPhrases.importing)</button></form>
      """
  }
}

/// What became of an import.
struct ImportResult: Screen {
  /// More would be a list that nobody reads.
  static let shown = 200

  let report: OrdersImport.Report
  let isTaken: Bool

  var title: Phrase { TransferPhrases.result }
  var bar: NavigationBar { NavigationBar(leading: .back(TransferPhrases.title, to: OrdersPaths.transfer())) }

  var content: HTML {
    let warning: HTML? = isTaken ? nil : Notice(TransferPhrases.nothingTaken, tone: .warning).html
    let facts = Facts([
      (TransferPhrases.added, Phrase(verbatim: "\(isTaken ? report.added : 0)")),
      (TransferPhrases.unchanged, Phrase(verbatim: "\(report.unchanged)")),
      (TransferPhrases.refused, Phrase(verbatim: "\(report.refused.count)")),
    ])
    return "\(warning)\(facts.html)\(refused)"
  }

  private var refused: HTML? {
    guard !report.refused.isEmpty else { return nil }
    let rest = report.refused.count - Self.shown
    return Group(
      TransferPhrases.refused, note: rest > 0 ? TransferPhrases.andMore(rest) : nil,
      rows: report.refused.prefix(Self.shown).map { refused in
        Row(title: TransferPhrases.place(refused.place), subtitle: refused.reason)
      }
    ).html
  }
}
