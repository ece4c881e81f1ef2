import Kit

/// How lists go out into files and come in.
enum ShoppingTransfer {
  static let transfer = Transfer(
    "shopping", holds: "shopping lists from JSON, CSV or text",
    exports: [
      Export("shopping.csv", SharingPhrases.allLists) { view, language, writer in
        try ShoppingExport(view: view, language: language).writeTable(in: .spreadsheet(language), to: writer)
      },
      Export("shopping.json", SharingPhrases.allLists) { view, language, writer in
        try ShoppingExport(view: view, language: language).writeJSON(to: writer)
      },
    ]
  ) { bringing in
    let parser = try await bringing.storage.read { try GoodStore($0, bringing.language).parser() }
    return try await ImportWork.read {
      let file = try ShoppingFile(bringing.bytes, name: bringing.name, parser: parser, bounds: bringing.bounds)
      return ShoppingImport(file, language: bringing.language, mint: bringing.mint)
    }
  }

  static let page = TransferPage(
    of: "shopping", transfer,
    at: .init(page: ShoppingPaths.transfer, imported: ShoppingPaths.imported, export: ShoppingPaths.export),
    title: KitPhrases.importAndExport, back: (KitPhrases.lists, ShoppingPaths.lists()),
    exportNote: SharingPhrases.exportNote, label: SharingPhrases.file,
    accept: ".csv,.json,.txt,.md,text/csv,text/plain,application/json")
}
