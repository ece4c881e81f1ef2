import Kit

/// The small catalogue that comes with the program: well-known wines, facts alone.
enum Starter {
  /// As its document names itself.
  static let source = "Sobremesa"
  private static let path = "wines/wines.json"

  /// Brings it in where nothing was ever brought in, and makes the search anew where an import was cut off before it had, or
  /// where an older edition of the program made it.
  static let job = Job("wines.whole", every: .seconds(3600)) { errand in
    guard let state = try await errand.read({ try Catalogue($0).state() }) else {
      return try await bringIn(errand.installation)
    }
    let wines: Int? = try await errand.read { try $0.value("SELECT COUNT(*) FROM wines_wine WHERE head = number") }
    let start: [UInt8]? = try await errand.read { try $0.value("SELECT bytes FROM wines_index WHERE position = 0") }
    guard wines != state.wines || !IndexFile.isCurrent(start ?? []) else { return }
    try await errand.installation.renewCatalogue()
  }

  static func bringIn(_ installation: InstallationStorage) async throws {
    _ = try await installation.write {
      try fill($0, mint: installation.mint)
    } tell: { transaction, _ in
      transaction.touch(Wine.topic)
    }
  }

  /// For a fresh home with sample content.
  static func bringIn(_ transaction: SpaceTransaction) throws {
    try fill(TransactionConnection(transaction: transaction), mint: transaction.mint)
    transaction.touch(Wine.topic)
  }

  private static func fill(_ connection: any WritableConnection, mint: Mint) throws {
    guard try Catalogue(connection).state() == nil, let bytes = AssetLibrary.shared.file(path) else { return }
    var writer = try CatalogueWriter(connection, importID: mint.uuid().text)
    let file = try WineFile(bytes, name: path)
    for row in file {
      if case .wine(let entry) = file.content(of: row) { _ = try writer.store(entry) }
    }
    try TwinFinder.note(connection)
    let index = try IndexCache.made(from: Catalogue(connection))
    try CatalogueWriter.close(wines: index.count, index: IndexFile.bytes(of: index), at: mint, connection)
  }
}

/// A change in one space as the catalogue's writer needs it.
private struct TransactionConnection: WritableConnection {
  let transaction: SpaceTransaction
  var dialect: Dialect { transaction.connection.dialect }

  func rows(_ sql: SQL) throws -> [SQLRow] { try transaction.connection.rows(sql) }
  func forEach(_ sql: SQL, _ body: (SQLRow) throws -> Void) throws { try transaction.connection.forEach(sql, body) }
  func run(_ sql: SQL) throws -> Int { try transaction.run(sql) }
}
