import Kit

/// How the catalogue goes out into files and comes in.
enum WinesTransfer {
  private static let exports = [
    Export(ofInstallation: "wines.csv", CataloguePhrases.wholeCatalogue) {
      try CatalogueExport(Catalogue($0)).writeTable(in: .spreadsheet($1), to: $2)
    },
    Export(ofInstallation: "wines.json", CataloguePhrases.wholeCatalogue) { connection, _, writer in
      try CatalogueExport(Catalogue(connection)).writeJSON(to: writer)
    },
  ]

  static let transfer = Transfer(
    "wines", holds: "wines into the catalogue: our JSON or CSV, X-Wines, winemag, Kaggle's Spanish wines, a JSON list",
    skipsBad: true, exports: exports, way: .installation { try await bring($0) })

  private static func bring(_ supply: Supply) async throws -> ImportOutcome {
    let file = try WineFile(brought: supply.bytes, name: supply.name)
    let work = CatalogueImport(
      id: supply.installation.mint.id(), file: file, skipsBad: supply.skipsBad, home: nil,
      installation: supply.installation, progress: { step, share in supply.progress("\(step)", share) })
    let layout = "Read as \(file.layout.name)."
    do {
      return try await ImportOutcome([layout] + work.run().lines, isTaken: true)
    } catch let nothing as CatalogueImport.NothingTaken {
      return ImportOutcome([layout] + nothing.report.lines + ["Nothing was brought in."], isTaken: false)
    } catch let misreading as WineFile.Misreading {
      throw misreading.invalid
    }
  }
}
