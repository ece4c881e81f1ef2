package import Kit

/// The wines of the world, and what one thinks of them.
package struct WinesApp: App {
  package init() {}

  static let identity = "wines"
  package let id = WinesApp.identity
  package let icon: Icon = "wines"
  package let still = StillLife.bottle
  package let colours = AppColours(
    accent: (light: "#a0173f", dark: "#ff7f9d"), fill: "#b01d48", icon: (from: "#d6466c", to: "#6f0a2e"))
  package var name: Phrase { WinesPhrases.wines }

  package var tabs: [Tab] {
    [
      Tab(WinesPhrases.wines, icon: "wines", link: WinesPaths.menu(), holding: WinesPaths.ofTheMenu),
      Tab(KitPhrases.search, icon: .search, link: WinesPaths.list(.all)),
      Tab(MinePhrases.mine, icon: "heart", link: WinesPaths.mine(), holding: [WinesPaths.cellar()]),
      Tab(MinePhrases.us, icon: "people", link: WinesPaths.us(), holding: [WinesPaths.people()]),
    ]
  }

  package var makes: [Tab] {
    [
      Tab(HousePhrases.new, icon: .plus, link: WinesPaths.newHouseWine()),
      Tab(WinesPhrases.newSelection, icon: .plus, link: WinesPaths.newSelection()),
    ]
  }

  package var shortcuts: [Tab] {
    Section.menu.map { Tab(WinesPhrases.title(of: $0), icon: "wines", link: WinesPaths.list($0)) }
  }

  package var jobs: [Job] { [Starter.job, CatalogueDownload.sweep, HouseWineTaking.leaving] }

  package var migrations: [Migration] { WinesMigrations.all }

  package let tables = [
    Mark.table, Tasting.sharing, Tasting.table, Selection.wines, Selection.table, DrunkBottle.table, Lot.table,
    HouseWine.table,
    Profile.table,
  ]
  package let pictureColumns = [PictureColumn("wines_house_wine", "picture_id")]

  static let events = Events(
    Wine.events + Mark.events + Tasting.events + Selection.events + Lot.events + HouseWine.events + Profile.events)
  package var events: Events { Self.events }

  package var capabilities: [Capability] { [.seeSelection, .seeProfile] }

  package var transfers: [Transfer] { [WinesTransfer.transfer] }

  package func addRoutes(to routes: inout Routes) {
    BrowseHandlers.add(to: &routes)
    MineHandlers.add(to: &routes)
    ProfileHandlers.add(to: &routes)
    HouseWineHandlers.add(to: &routes)
    CellarHandlers.add(to: &routes)
    SelectionHandlers.add(to: &routes)
    WebsiteHandlers.add(to: &routes)
    CatalogueHandlers.add(to: &routes)
    WinesDocuments.add(to: &routes)
  }

  package func unfinishedImports(in connection: any Connection) throws -> [ID<ImportRun>] {
    try connection.rows("SELECT id FROM wines_import WHERE is_running = 1 ORDER BY id DESC").map { try $0["id"] }
  }

  package func takeBackImport(_ id: ID<ImportRun>, in connection: any WritableConnection) throws -> Bool {
    guard try unfinishedImports(in: connection).contains(id), let id = ID<CatalogueImport>(id.description) else {
      return false
    }
    try CatalogueWriter.noteNumbers(connection)
    _ = try ImportJournal.giveBack(id, connection)
    try connection.run("DELETE FROM wines_import WHERE id = \(id)")
    return false
  }

  package func holdsAmounts(in scope: SpaceView) throws -> Bool {
    let hasPrice: SQL = "WHERE space_id = \(scope.space.id) AND price IS NOT NULL"
    return try scope.connection.holds("wines_cellar_lot \(hasPrice)")
      || scope.connection.holds("wines_house_wine \(hasPrice)")
  }

  package func addSample(in language: Language, to transaction: SpaceTransaction) throws {
    try Starter.bringIn(transaction)
    try WinesSample(language: language).add(to: transaction)
  }
}
