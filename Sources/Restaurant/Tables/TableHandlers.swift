import Kit

/// What the staff does with the tables themselves.
enum TableHandlers {
  static func add(to routes: inout Routes) {
    routes.get(TablePaths.tables, for: .member, freshness: .space, keeping: .main, all)
    routes.form(TablePaths.newTables, for: .member, as: .addTables, keeping: .visited, new) {
      visit, transaction in
      Destination(TablePaths.tables(), done: try TableStore(transaction).add(NewTablesDraft(visit.form)))
    }
    routes.get(TablePaths.codeSheet, for: .member, sheet)
    routes.change(TablePaths.newCodes, for: .member, as: .renewCodes, leadingTo: TablePaths.tables()) {
      try TableStore($0).renewCodes()
    }
    routes.form(
      TablePaths.table, for: .member, as: .renameTable, leadingTo: TablePaths.tables(), keeping: .visited, table
    ) { visit, transaction, id in
      try TableStore(transaction).rename(
        id, to: TableDraft(visit.form), from: visit.form.original.map(TableDraft.init))
    }
    routes.stored(TablePaths.table) { TableDraft(name: try $1.find($2).name).form }
    routes.change(TablePaths.tableDeletion, for: .member, as: .deleteTable, leadingTo: TablePaths.tables()) {
      try TableStore($0).remove($1)
    }
    routes.change(TablePaths.tablePlace, for: .member, as: .placeTable) { visit, transaction, id in
      try TableStore(transaction).place(id, before: visit.form.placeBefore())
      return Destination(TablePaths.tables().with("edit", "1"))
    }
    routes.change(TablePaths.newCode, for: .member, as: .renewCode, leadingTo: TablePaths.table) {
      try TableStore($0).renewCodes(of: $1)
    }
    routes.change(TablePaths.opening, for: .member, as: .openTab) { _, transaction, id in
      let (tab, done) = try TabStore(transaction).open(at: id)
      return Destination(TablePaths.tab(tab), done: done)
    }
  }

  private static func all(_ visit: SpaceVisit) async throws -> Reply {
    let isEditing = visit.query.has("edit")
    return try await visit.show {
      TablesScreen(
        tables: try TableStore($0).standings(), joiners: try TabStore($0).joiners(), isEditing: isEditing)
    }
  }

  private static func new(_ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?) throws -> FormSheet {
    let state = try state ?? FormState(suggestion(visit, view), mint: visit.house.mint)
    let count = state.text("count", NewTablesDraft.count.label, kind: .decimal, required: true)
    let fields = FieldGroup(note: TablePhrases.seriesNote, "\(state.show(NewTablesDraft.name))\(count)")
    return FormSheet(
      TablePhrases.newTables, cancels: TablePaths.tables(),
      state.form(posts: TablePaths.newTables(), as: .addTables, fields.html))
  }

  private static func suggestion(_ visit: SpaceVisit, _ view: SpaceView) throws -> Form {
    let locale = ReaderLocale(language: try visit.reader(in: view).main, zone: visit.locale.zone)
    let names = TableNames(taken: try TableStore(view).tables().map(\.name))
    return Form([("name", names.suggestion(otherwise: TablePhrases.table.text(in: locale))), ("count", "1")])
  }

  private static func table(
    _ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?, _ id: ID<DiningTable>
  ) throws -> TableScreen {
    let store = TableStore(view)
    let table = try view.find(id)
    let form = TableDraft(name: table.name).form
    let standings = try store.standings()
    let publicPage = try PublicPageStore(view).publicPage(of: PublicPageSettings.app)
    return TableScreen(
      table: table, tab: standings.first { $0.table.id == id }?.standing?.tab,
      address: publicPage.map { address(of: table, at: $0, visit.house) }, isOwner: visit.membership.role == .owner,
      state: state ?? .showing(form, visit.house.mint),
      floor: TablesScreen(
        tables: standings, joiners: try TabStore(view).joiners(), isEditing: false, selected: id))
  }

  private static func address(of table: DiningTable, at publicPage: PublicPage, _ house: House) -> OutwardLink {
    house.outward(Link(inHouse: TablePaths.door(table.code).address(at: .publicPage(publicPage.name))))
  }

  private static func sheet(_ visit: SpaceVisit) async throws -> Reply {
    let (wanted, house) = (visit.query["table"], visit.house)
    let isOwner = visit.membership.role == .owner
    return try await visit.print { view in
      let store = TableStore(view)
      let one = try ID<DiningTable>(wanted).map { try view.find($0) }
      let establishment = try visit.establishment(in: view)
      let publicPage = try PublicPageStore(view).publicPage(of: PublicPageSettings.app)
      let codes = try publicPage.map { publicPage in
        try (one.map { [$0] } ?? store.tables()).map {
          CodeSheet.Code(table: $0, address: address(of: $0, at: publicPage, house))
        }
      }
      return CodeSheet(
        restaurant: try FaceStore(view).name(), codes: codes ?? [], hindrance: hindrance(publicPage, establishment),
        reach: house.reach, isOwner: isOwner,
        languages: try MenuStore(view).languages(mainly: establishment.language), table: one)
    }
  }

  private static func hindrance(_ publicPage: PublicPage?, _ establishment: Establishment) -> CodeSheet.Hindrance? {
    guard let publicPage else { return .noAddress }
    if !publicPage.isOpen { return .isClosed }
    return establishment.ways.contains(.dineIn) ? nil : .noDineIn
  }
}
