import Kit

/// Taking lists out and bringing them in.
struct TransferScreen: Screen {
  private let state: FormState
  private let notice: ImportNotice

  init(state: FormState, in view: SpaceView) throws {
    self.state = state
    notice = try ImportNotice(of: "shopping", in: view)
  }

  var title: Phrase { ShoppingPhrases.importAndExport }
  var bar: NavigationBar { NavigationBar(leading: .back(ShoppingPhrases.lists, to: ShoppingPaths.lists())) }

  var content: HTML {
    let rows = ["shopping.csv", "shopping.json"].map { file in
      Row(
        title: SharingPhrases.allLists, icon: "download", value: Phrase(verbatim: file),
        opens: ShoppingPaths.export(file))
    }
    return "\(notice.html)\(Group(ImportPhrases.export, note: SharingPhrases.exportNote, rows: rows).html)\(form)"
  }

  private var form: HTML {
    ImportForm(
      state, label: SharingPhrases.file, accept: ".csv,.json,.txt,.md,text/csv,text/plain,application/json",
      posts: ShoppingPaths.transfer()
    ).html
  }
}
