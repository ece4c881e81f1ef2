import Kit

/// How a menu goes out into files and comes in.
enum RestaurantTransfer {
  static let transfer = Transfer(
    "menu", holds: "a restaurant's menu from JSON or CSV",
    // A menu is small: see `MenuFile.dishLimit`.
    exports: [
      Export("menu.csv", DeskPhrases.theMenu) { view, language, writer in
        try writer.write(MenuDocument(mainly: mainLanguage(language, view), in: view).csv(.spreadsheet(language)))
      },
      Export("menu.json", DeskPhrases.theMenu) { view, language, writer in
        try writer.write(bytes: MenuDocument(mainly: mainLanguage(language, view), in: view).json)
      },
    ]
  ) { bringing in
    let (space, main) = try await bringing.storage.read { ($0.space, try mainLanguage(bringing.language, $0)) }
    return try await ImportWork.read {
      let file = try MenuFile(bringing.bytes, currency: space.currency, language: main, mint: bringing.mint)
      return MenuImporter(file, mainly: main, mint: bringing.mint)
    }
  }

  static let page = TransferPage(
    of: "restaurant", transfer,
    at: .init(page: DeskPaths.transfer, imported: DeskPaths.imported, export: DeskPaths.export),
    title: KitPhrases.importAndExport, back: (DeskPhrases.desk, RestaurantPaths.desk()),
    exportNote: TransferPhrases.exportNote, label: TransferPhrases.file, looksFirst: true, for: .manager)

  /// The restaurant's, or that of whoever asks where it has none yet.
  private static func mainLanguage(_ language: Language, _ view: SpaceView) throws -> Language {
    try EstablishmentStore(view).establishment(for: language).language
  }
}

extension MenuDocument {
  init(mainly language: Language, in scope: some SpaceScope) throws {
    self.init(entries: try MenuStore(scope).entries(), currency: scope.space.currency, language: language)
  }
}
