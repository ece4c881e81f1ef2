import Kit

/// A table: what it is called, and the code that lies on it.
struct TableScreen: Screen {
  let table: DiningTable
  let tab: TableTab?
  /// What its code leads to; `nil` while the restaurant has no public address.
  let address: OutwardLink?
  let isOwner: Bool
  let state: FormState
  let floor: TablesScreen

  var title: Phrase { Phrase(verbatim: table.name) }
  var topics: [Topic] { [DiningTable.topic, TableTab.topic] }
  var master: (any Screen)? { floor }

  var bar: NavigationBar {
    let menu = Menu([
      .action(TablePhrases.renewCode, "refresh", to: TablePaths.newCode(table.id)),
      .deletion(TablePaths.tableDeletion(table.id)),
    ])
    return NavigationBar(
      leading: [.back(TablePhrases.tables, to: TablePaths.tables())],
      trailing: [.menu(menu), .submit()])
  }

  var content: HTML {
    let name = state.show(TableDraft.name)
    return """
      \(service)\(state.form(posts: TablePaths.table(table.id), as: .renameTable, FieldGroup(name).html))\(code)
      """
  }

  private var service: HTML {
    if let tab {
      let row = Row(title: TablePhrases.itsTab, badge: tab.state.badge, opens: TablePaths.tab(tab.id))
      return Group(rows: [row]).html
    }
    return """
      \(NewOrderLink(table: table.id).html)\
      \(FormButton(TablePhrases.openTab, kind: "quiet", posts: TablePaths.opening(table.id)).html)
      """
  }

  private var code: HTML {
    guard let address else {
      return "\(Notice(TablePhrases.noAddress, tone: .warning).html)\(CodeSheet.remedy(isOwner: isOwner))"
    }
    guard !address.opensOnlyHere else { return "\(ReachNote(address.reach).html)" }
    let sheet = Row(
      title: TablePhrases.printCode, icon: "printer",
      opens: TablePaths.codeSheet().with("table", table.id.description))
    return """
      <section class="group"><h2 class="group-title">\(KitPhrases.code)</h2>\
      \(QRCode(address.address)?.html(label: TablePhrases.code(of: table.name)))\
      <p class="group-note">\(TablePhrases.codeNote)</p>\(ReachNote(address.reach).html)</section>\(Group(rows: [sheet]).html)
      """
  }
}
