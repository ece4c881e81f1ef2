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
    return "\(Group(SharingPhrases.export, note: SharingPhrases.exportNote, rows: rows).html)\(form)"
  }

  private var form: HTML {
    let file = state.field("file", SharingPhrases.file) { described in
      """
      <input type="file" id="file" name="file" \
      accept=".csv,.json,.txt,.md,text/csv,text/plain,application/json"\(described)>
      """
    }
    let choice = state.select(
      "bad", SharingPhrases.badRows, options: [("nothing", SharingPhrases.nothing), ("skip", SharingPhrases.skip)])
    let fields = FieldGroup(titled: SharingPhrases.importing, "\(file)\(choice)")
    return """
      <form id="form" class="form" method="post" action="\(ShoppingPaths.transfer())" enctype="multipart/form-data" \
      novalidate>\(fields.html)<button class="button">\(SharingPhrases.importing)</button></form>
      """
  }
}

/// What became of an import.
struct ImportResult: Screen {
  /// More would be a list that nobody reads.
  static let shown = 200

  let report: ShoppingImport.Report
  let isTaken: Bool

  var title: Phrase { SharingPhrases.result }
  var bar: NavigationBar {
    NavigationBar(leading: .back(ShoppingPhrases.importAndExport, to: ShoppingPaths.transfer()))
  }

  var content: HTML {
    let warning: HTML? = isTaken ? nil : Notice(SharingPhrases.nothingTaken, tone: .warning).html
    let facts = Facts([
      (SharingPhrases.newLists, Phrase(verbatim: "\(isTaken ? report.lists : 0)")),
      (SharingPhrases.newItems, Phrase(verbatim: "\(isTaken ? report.items : 0)")),
      (SharingPhrases.unchanged, Phrase(verbatim: "\(report.unchanged)")),
      (SharingPhrases.refused, Phrase(verbatim: "\(report.refused.count)")),
    ])
    return "\(warning)\(facts.html)\(refused)"
  }

  private var refused: HTML? {
    guard !report.refused.isEmpty else { return nil }
    let rest = report.refused.count - Self.shown
    return Group(
      SharingPhrases.refused, note: rest > 0 ? SharingPhrases.andMore(rest) : nil,
      rows: report.refused.prefix(Self.shown).map { refused in
        Row(title: SharingPhrases.place(refused.place), subtitle: refused.reason)
      }
    ).html
  }
}
