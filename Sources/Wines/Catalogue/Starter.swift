import Kit

/// The small catalogue that comes with the program: well-known wines, facts alone.
enum Starter {
  /// As its document names itself.
  static let source = "Sobremesa"
  private static let path = "starter/wines.json"

  /// Brings it in where nothing was ever brought in; afterwards it does nothing, however often it runs.
  static let job = Job("wines.starter", every: .seconds(24 * 3600)) { errand in
    try await bringIn(errand.installation, mint: errand.mint)
  }

  static func bringIn(_ installation: InstallationStorage, mint: Mint) async throws {
    guard let bytes = AssetLibrary.shared.starter(path) else { return }
    let file = try WineFile(bytes, name: path)
    _ = try await installation.write { connection in
      guard try Catalogue(connection).state() == nil else { return false }
      var writer = try CatalogueWriter(connection, importID: mint.uuid().text)
      for row in file {
        if case .wine(let entry) = row.content { _ = try writer.store(entry) }
      }
      let index = try IndexShelf.made(from: Catalogue(connection))
      try CatalogueWriter.close(wines: index.count, index: IndexFile.bytes(of: index), at: mint, connection)
      return true
    } tell: { edit, _ in
      edit.touch(Wine.topic)
    }
  }
}
