import Kit

/// Taking the menu out and bringing one in.
struct TransferScreen: Screen {
  static let files = ["menu.csv", "menu.json"]

  let state: FormState

  var title: Phrase { DeskPhrases.transfer }
  var bar: NavigationBar { NavigationBar(leading: .back(DeskPhrases.desk, to: RestaurantPaths.desk())) }

  var content: HTML {
    let rows = Self.files.map { file in
      Row(title: DeskPhrases.theMenu, icon: "download", value: Phrase(verbatim: file), opens: DeskPaths.export(file))
    }
    return "\(Group(ImportPhrases.export, note: TransferPhrases.exportNote, rows: rows).html)\(form)"
  }

  private var form: HTML {
    let file = state.field("file", TransferPhrases.file) { described in
      """
      <input type="file" id="file" name="file" accept=".csv,.json,text/csv,application/json"\(described)>
      """
    }
    return state.form(
      posts: DeskPaths.transfer(), hasFiles: true,
      """
      \(FieldGroup(titled: ImportPhrases.importing, note: TransferPhrases.importNote, file).html)\
      <button class="button">\(TransferPhrases.look)</button>
      """)
  }
}

/// What a file would make of the menu: nothing is changed yet.
struct ImportPreview: Screen {
  let id: ID<MenuImport>
  /// Identifies this showing of it.
  let operation: String
  let plan: MenuImport.Plan
  let reader: Reader
  /// Shown anew because the menu has changed meanwhile.
  let isRenewed: Bool

  var title: Phrase { TransferPhrases.preview }
  var bar: NavigationBar { NavigationBar(leading: .discard(DeskPaths.preview(id))) }

  private var change: MenuChange { plan.change }
  private var count: Int { change.added.count + change.changed.count }

  var content: HTML {
    let renewed: HTML? = isRenewed ? Notice(TransferPhrases.menuChanged, tone: .warning).html : nil
    let unread: HTML? =
      plan.file.unread.isEmpty ? nil : Notice(TransferPhrases.unread(plan.file.unread), tone: .warning).html
    let nothing: HTML? = change.isEmpty ? Notice(TransferPhrases.nothing).html : nil
    return "\(renewed)\(unread)\(nothing)\(figures)\(taking)\(refused)\(added)\(changed)"
  }

  private var figures: HTML {
    let figures = [
      (TransferPhrases.added, change.added.count), (TransferPhrases.changed, change.changed.count),
      (TransferPhrases.unchanged, change.unchanged.count), (TransferPhrases.staying, change.missing.count),
      (ImportPhrases.refused, change.refused.count),
    ]
    return Facts(figures.map { ($0.0, Phrase(verbatim: String($0.1))) }).html
  }

  /// The good ones or none: who wants neither leaves.
  private var taking: HTML? {
    guard !change.isEmpty else { return nil }
    let title = change.refused.isEmpty ? TransferPhrases.take(count) : TransferPhrases.takeGood(count)
    return """
      <form class="button-row" method="post" action="\(DeskPaths.preview(id))" data-enhance>\
      <input type="hidden" name="operation" value="\(operation)"><input type="hidden" name="menu" value="\(plan.fingerprint)"><button class="button">\(title)</button>\
      <button class="button quiet" name="discard" value="yes">\(TransferPhrases.discard)</button></form>
      """
  }

  private var refused: HTML? {
    group(ImportPhrases.refused, change.refused) { refused in
      let place = ImportPhrases.place(refused.place)
      let title =
        refused.name.isEmpty
        ? place
        : Phrase(es: "\(place): \(refused.name)", en: "\(place): \(refused.name)", pt: "\(place): \(refused.name)")
      return Row(title: title, subtitle: refused.reason, icon: "warning")
    }
  }

  private var added: HTML? {
    group(TransferPhrases.added, change.added) { added in
      Row(
        title: Phrase(verbatim: reader(added.entry.name)), subtitle: Phrase(verbatim: reader(added.entry.section)),
        value: Phrase(added.entry.price))
    }
  }

  private var changed: HTML? {
    group(TransferPhrases.changed, change.changed) { changed in
      let lines = changed.differences.map { TransferPhrases.difference($0.field.title, $0.before, $0.after) }
      return Row(title: Phrase(verbatim: reader(changed.present.name)), subtitle: Sentences(lines).phrase)
    }
  }

  private func group<Thing>(_ title: Phrase, _ things: [Thing], _ row: (Thing) -> Row) -> HTML? {
    guard !things.isEmpty else { return nil }
    let rest = things.count - ImportFindings.shown
    return Group(
      title, note: rest > 0 ? ImportPhrases.andMore(rest) : nil, rows: things.prefix(ImportFindings.shown).map(row)
    ).html
  }
}
