package import Kit

/// The catalogue that comes with the program: well-known wines, and those that free sources tell the names, wineries, types and
/// origins of. `bin/starter` writes what is taken from others.
package enum Starter {
  /// As its own document names itself.
  static let source = "Sobremesa"
  /// Whose price lists it holds.
  static let priceLists = "BC Liquor Stores"
  private static let own = "wines/wines.json"
  private static let others = ["wines/x-wines.csv", "wines/bc-liquor-stores.csv"]
  /// Grows with what it holds: a house that has an older one gets the rest.
  private static let edition = 3
  /// Rows of one change; nobody waits long for theirs.
  private static let stretchSize = 200

  /// Brings it in where it is not whole, and makes the search anew where an import was cut off before it had, or where an older
  /// edition of the program made it.
  static let job = Job("wines.whole", every: .seconds(3600)) { errand in
    if try await errand.read({ try edition(in: $0) < edition }) { return try await bringIn(errand.installation) }
    guard let state = try await errand.read({ try Catalogue($0).state() }) else { return }
    let wines: Int? = try await errand.read {
      try $0.value("SELECT COUNT(*) FROM wines_wine WHERE head = number AND \(Catalogue.isOfAll)")
    }
    let start: [UInt8]? = try await errand.read { try $0.value("SELECT bytes FROM wines_index WHERE position = 0") }
    guard wines != state.wines || !IndexFile.isCurrent(start ?? []) else { return }
    try await errand.installation.renewCatalogue()
  }

  private static func edition(in connection: any Connection) throws -> Int {
    try connection.value("SELECT starter FROM wines_catalogue") ?? 0
  }

  /// What the catalogue holds already stays as it is, and its wines keep their numbers.
  package static func bringIn(_ installation: InstallationStorage) async throws {
    guard try await installation.read({ try edition(in: $0) < edition }) else { return }
    let importID = installation.mint.uuid().text
    var isChanged = try await installation.read { try Catalogue($0).state() == nil }
    for file in try ([own] + others).compactMap(file) {
      var rows = file.makeIterator()
      while true {
        var stretch: [WineEntry] = []
        while stretch.count < stretchSize, let row = rows.next() {
          if case .wine(let entry) = file.content(of: row) { stretch.append(entry) }
        }
        if stretch.isEmpty { break }
        // A house that stops has it brought in by its next start.
        try Task.checkCancellation()
        let entries = stretch
        let isNews = try await installation.writePart { try add(entries, as: importID, $0) }
        isChanged = isChanged || isNews
      }
    }
    let close: @Sendable (any WritableConnection) throws -> Void = {
      try $0.run("UPDATE wines_catalogue SET starter = \(edition)")
    }
    guard isChanged else { return try await installation.writePart(close) }
    try await installation.renewCatalogue(progress: { _ in try Task.checkCancellation() }, closing: close)
  }

  /// The wines of its own document, for a fresh home with sample content; the others come by themselves.
  static func bringIn(_ transaction: SpaceTransaction) throws {
    try transaction.holdInstallation()
    let connection = TransactionConnection(transaction: transaction)
    guard try Catalogue(connection).state() == nil, let file = try file(own) else { return }
    let entries = file.compactMap { row in if case .wine(let entry) = file.content(of: row) { entry } else { nil } }
    _ = try add(entries, as: transaction.mint.uuid().text, connection)
    try TwinFinder.note(connection)
    let index = try IndexCache.made(from: Catalogue(connection))
    try CatalogueWriter.close(wines: index.count, index: IndexFile.bytes(of: index), at: transaction.mint, connection)
    transaction.touch(Wine.topic)
  }

  private static func file(_ path: String) throws -> WineFile? {
    try AssetLibrary.shared.file(path).map { try WineFile($0, name: path) }
  }

  /// Whether the catalogue knows more than before.
  private static func add(
    _ entries: [WineEntry], as importID: String, _ connection: any WritableConnection
  ) throws -> Bool {
    var (writer, isNews) = (try CatalogueWriter(connection, importID: importID, isAdditive: true), false)
    for entry in entries {
      let outcome = try writer.store(entry).outcome
      isNews = isNews || outcome == .added || outcome == .merged
    }
    return isNews
  }
}

/// A change in one space as the catalogue's writer needs it.
private struct TransactionConnection: WritableConnection {
  let transaction: SpaceTransaction
  var dialect: Dialect { transaction.connection.dialect }

  func rows(_ sql: SQL) throws -> [SQLRow] { try transaction.connection.rows(sql) }
  func forEach(_ sql: SQL, _ body: (SQLRow) throws -> Void) throws { try transaction.connection.forEach(sql, body) }
  func run(_ sql: SQL) throws { try transaction.run(sql) }
  func rowsChanged(by sql: SQL) throws -> Int { try transaction.rowsChanged(by: sql) }
}
