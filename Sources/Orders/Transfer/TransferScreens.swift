import Kit

/// Taking content out and bringing it in.
struct TransferScreen: Screen {
  private let state: FormState
  private let notice: ImportNotice

  init(state: FormState, in view: SpaceView) throws {
    self.state = state
    notice = try ImportNotice(of: "orders", in: view)
  }

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
    return "\(notice.html)\(Group(ImportPhrases.export, note: TransferPhrases.exportNote, rows: rows).html)\(form)"
  }

  private var form: HTML {
    ImportForm(
      state, label: TransferPhrases.file, accept: ".csv,.json,text/csv,application/json",
      posts: OrdersPaths.transfer()
    ).html
  }
}
