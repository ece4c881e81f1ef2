import Kit

/// Taking lists out and bringing them in.
struct TransferScreen: Screen {
  let state: FormState

  var title: Phrase { ShoppingPhrases.importAndExport }
  var bar: NavigationBar { NavigationBar(leading: .back(ShoppingPhrases.lists, to: ShoppingPaths.lists())) }

  var content: HTML {
    let rows = ["shopping.csv", "shopping.json"].map { file in
      Row(
        title: SharingPhrases.allLists, icon: "download", value: Phrase(verbatim: file),
        opens: ShoppingPaths.export(file))
    }
    return "\(Group(ImportPhrases.export, note: SharingPhrases.exportNote, rows: rows).html)\(form)"
  }

  private var form: HTML {
    ImportForm(
      state, label: SharingPhrases.file, accept: ".csv,.json,.txt,.md,text/csv,text/plain,application/json",
      posts: ShoppingPaths.transfer()
    ).html
  }
}

/// What became of an import.
struct ImportResult: Screen {
  let report: ShoppingImport.Report
  let isTaken: Bool

  var title: Phrase { ImportPhrases.result }
  var bar: NavigationBar {
    NavigationBar(leading: .back(ShoppingPhrases.importAndExport, to: ShoppingPaths.transfer()))
  }

  var content: HTML {
    ImportFindings(
      isTaken: isTaken,
      facts: [
        (SharingPhrases.newLists, isTaken ? report.lists : 0), (SharingPhrases.newItems, isTaken ? report.items : 0),
        (SharingPhrases.unchanged, report.unchanged),
      ],
      refused: report.refused.map { ($0.place, $0.reason) }
    ).html
  }
}
