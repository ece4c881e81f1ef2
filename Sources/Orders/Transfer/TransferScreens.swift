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
    return "\(Group(ImportPhrases.export, note: TransferPhrases.exportNote, rows: rows).html)\(form)"
  }

  private var form: HTML {
    ImportForm(
      state, label: TransferPhrases.file, accept: ".csv,.json,text/csv,application/json",
      posts: OrdersPaths.transfer()
    ).html
  }
}

/// What became of an import.
struct ImportResult: Screen {
  let report: OrdersImport.Report
  let isTaken: Bool

  var title: Phrase { ImportPhrases.result }
  var bar: NavigationBar { NavigationBar(leading: .back(TransferPhrases.title, to: OrdersPaths.transfer())) }

  var content: HTML {
    ImportFindings(
      isTaken: isTaken,
      facts: [
        (TransferPhrases.added, isTaken ? report.added : 0), (TransferPhrases.unchanged, report.unchanged),
      ],
      refused: report.refused.map { ($0.place, $0.reason) }
    ).html
  }
}
