import Kit

/// Takes back what an import did: its wines go, but those that somebody keeps, has noted, has put on a list or gave a label, and what
/// it changed in others is as it was before.
struct ImportReturn: Sendable {
  let id: ID<CatalogueImport>
  let home: ID<Space>
  let installation: InstallationStorage

  func run(_ progress: @escaping @Sendable (Double) -> Void) async throws -> ImportJournal.Return {
    let outcome = try await installation.writePart { connection in
      try CatalogueWriter.noteNumbers(connection)
      // Wines of the starter that the import had brought before it come back by themselves.
      try connection.run("UPDATE wines_catalogue SET starter = 0")
      return try ImportJournal.giveBack(id, connection)
    }
    let total = Double(max(1, try await installation.read { try Catalogue($0).state()?.wines ?? 0 }))
    try await installation.renewCatalogue {
      progress(min(1, Double($0) / total))
    } with: {
      try $0.run("UPDATE wines_import SET returned_at = \(installation.mint.now()) WHERE id = \(id)")
    } news: { connection in
      let made = try connection.row("SELECT file, home FROM wines_import WHERE id = \(id)")
      let madeIn: ID<Space>? = try made?["home"]
      let figures = [("removed", outcome.removed), ("restored", outcome.restored)]
      return InstallationNews(
        Wine.returned, of: Subject(Wine.topic, id, title: try made?["file"] ?? ""),
        fields: figures.map { FieldChange($0, from: "", to: String($1)) }, in: [home, madeIn].compactMap(\.self))
    }
    return outcome
  }
}

extension InstallationStorage {
  /// Makes the search anew and says that the catalogue has changed.
  /// - Parameters:
  ///   - progress: told how many wines have been read.
  ///   - body: what else belongs to the change.
  ///   - closing: what belongs to it once the catalogue is whole.
  ///   - news: what spaces are told.
  func renewCatalogue(
    progress: @escaping @Sendable (Int) async throws -> Void = { _ in },
    with body: @escaping @Sendable (any WritableConnection) throws -> Void = { _ in },
    closing: @escaping @Sendable (any WritableConnection) throws -> Void = { _ in },
    news: @escaping @Sendable (any Connection) throws -> InstallationNews = { _ in InstallationNews(of: Wine.topic) }
  ) async throws {
    // Of two that go on at once the later one has not seen all that the earlier one did.
    while true {
      let before = try await read { try Catalogue($0).state() }
      try await TwinFinder.note(self)
      let index = try await IndexCache.made(from: self, progress: progress)
      let (count, bytes) = (index.count, IndexFile.bytes(of: index))
      do {
        return try await write { connection in
          guard try Catalogue(connection).state() == before else { throw Overtaken() }
          try body(connection)
          try CatalogueWriter.close(wines: count, index: bytes, at: mint, connection)
          try closing(connection)
          return try news(connection)
        }
      } catch is Overtaken {}
    }
  }
}

/// Another has closed the catalogue since its wines were read.
private struct Overtaken: Error {}

/// An import as the catalogue's screen shows it.
struct PastImport: Sendable {
  /// The last ones are enough to take a mistake back.
  static let shown = 10

  let id: ID<CatalogueImport>
  let file: String
  let author: String
  let added: Int
  let at: Instant
  let isReturned: Bool

  /// The last ones, wherever they were made.
  static func all(in scope: some SpaceScope) throws -> [PastImport] {
    try scope.connection.rows(
      """
      SELECT id, file, author, added, at, returned_at FROM wines_import
      WHERE is_running = 0 ORDER BY at DESC, id DESC LIMIT \(shown)
      """
    ).map { row in
      let returnedAt: Instant? = try row["returned_at"]
      return PastImport(
        id: try row["id"], file: try row["file"], author: try row["author"], added: try row["added"], at: try row["at"],
        isReturned: returnedAt != nil)
    }
  }
}
