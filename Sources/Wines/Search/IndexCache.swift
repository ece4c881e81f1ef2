package import Kit

/// Keeps the index of a house's catalogue in memory once somebody has searched, together with the state that it pictures, so that
/// a new state is never answered from an old index.
package final class IndexCache: Sendable {
  private let kept = Locked<(state: Catalogue.State, index: WineIndex)?>(nil)

  package init() {}

  /// The search over the catalogue as this connection sees it.
  package func search(_ connection: any Connection) throws -> WineSearch {
    guard let state = try Catalogue(connection).state() else { return WineSearch(index: .empty) }
    // Whoever comes while it is being read waits and finds it.
    return try kept.withLock { kept in
      if let found = kept, found.state == state { return WineSearch(index: found.index) }
      let index = try Self.read(state, connection)
      kept = (state, index)
      return WineSearch(index: index)
    }
  }

  private static func read(_ state: Catalogue.State, _ connection: any Connection) throws -> WineIndex {
    let size: Int =
      try connection.value("SELECT SUM(LENGTH(bytes)) AS size FROM wines_index WHERE revision = \(state.revision)") ?? 0
    var position = 0
    let index = try IndexFile.index(of: size) {
      defer { position += 1 }
      return try connection.value(
        "SELECT bytes FROM wines_index WHERE revision = \(state.revision) AND position = \(position)")
    }
    return try index ?? made(from: Catalogue(connection))
  }

  /// Makes the index of a whole catalogue.
  static func made(from catalogue: Catalogue) throws -> WineIndex {
    var builder = IndexBuilder()
    try catalogue.forEachStretch(of: .wines) { for wine in $0 { builder.add(wine) } }
    return builder.finished()
  }

  /// The same while nobody changes the catalogue: wines are read while those before them are put in.
  /// - Parameter progress: told how many wines are in.
  static func made(from storage: InstallationStorage, progress: (Int) async throws -> Void) async throws -> WineIndex {
    var builder = IndexBuilder()
    var next = try await stretch(of: storage, after: .start)
    while let stretch = next {
      async let following = Self.stretch(of: storage, after: stretch.end)
      for wine in stretch.wines { builder.add(wine) }
      try await progress(builder.count)
      next = try await following
    }
    return builder.finished()
  }

  private static func stretch(
    of storage: InstallationStorage, after place: Catalogue.Place
  ) async throws -> Catalogue.Stretch? {
    try await storage.read { try Catalogue($0).stretch(of: .wines, after: place) }
  }

  /// Puts the index of a state into the database in the place of earlier ones.
  static func store(_ bytes: [UInt8], revision: Int64, _ connection: any WritableConnection) throws {
    try connection.run("DELETE FROM wines_index")
    for (position, piece) in bytes.stretches(of: IndexFile.pieceSize).enumerated() {
      try connection.run(
        "INSERT INTO wines_index (revision, position, bytes) VALUES (\(revision), \(position), \(piece))")
    }
  }
}

extension SpaceVisit {
  /// The search over the catalogue and what the space wrote down besides, as a page sees them.
  func wineSearch(in view: SpaceView) throws -> WineSearch {
    var search = try house.shared { IndexCache() }.search(view.connection)
    search.house = try house.shared { HouseWineIndex() }.index(in: view)
    return search
  }
}
