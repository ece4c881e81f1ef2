import Kit

/// Goes through all wines and finds which are one. The one that came first is the head; the others are its twins.
struct TwinFinder: Sendable {
  /// The wines by their cores; of a million, whole cores would need much room.
  private var seen: [(core: Int, wine: WineNumber)] = []
  /// The heads that wines have now, where they are not their own.
  private var stored: [WineNumber: WineNumber] = [:]

  mutating func add(_ wine: ListedWine, head: WineNumber) {
    seen.append((TwinTraits(wine.facts).core.hashValue, wine.number))
    if head != wine.number { stored[wine.number] = head }
  }

  /// What has to be written, so that each wine names its head.
  /// - Parameter read: gives the facts of wines.
  func changes(_ read: ([WineNumber]) throws -> [ListedWine]) throws -> [(wine: WineNumber, head: WineNumber)] {
    var (heads, runs, waiting): ([WineNumber: WineNumber], [[WineNumber]], Int) = ([:], [], 0)
    func judge() throws {
      let wines = try read(runs.flatMap(\.self).sorted { $0.value < $1.value })
      let found = Dictionary(wines.map { ($0.number, $0) }) { first, _ in first }
      for run in runs {
        for (wine, head) in Self.twins(among: run.compactMap { found[$0] }) { heads[wine] = head }
      }
      (runs, waiting) = ([], 0)
    }
    let sorted = seen.sorted { ($0.core, $0.wine.value) < ($1.core, $1.wine.value) }
    var start = 0
    while start < sorted.count {
      var end = start + 1
      while end < sorted.count, sorted[end].core == sorted[start].core { end += 1 }
      if end - start > 1 {
        runs.append(sorted[start..<end].map(\.wine))
        waiting += end - start
        if waiting >= Self.readAtOnce { try judge() }
      }
      start = end
    }
    try judge()
    let changed = Set(heads.keys).union(stored.keys).filter { heads[$0] != stored[$0] }
    return changed.sorted { $0.value < $1.value }.map { ($0, heads[$0] ?? $0) }
  }

  private static let readAtOnce = 500

  /// - Parameter wines: in the order of their numbers.
  static func twins(among wines: [ListedWine]) -> [(wine: WineNumber, head: WineNumber)] {
    var (heads, twins): ([(WineNumber, TwinTraits)], [(WineNumber, WineNumber)]) = ([], [])
    for wine in wines {
      let traits = TwinTraits(wine.facts)
      if let head = heads.first(where: { $0.1.isTwin(of: traits) }) {
        twins.append((wine.number, head.0))
      } else {
        heads.append((wine.number, traits))
      }
    }
    return twins
  }
}

extension TwinFinder {
  /// Finds twins among all wines and notes them.
  static func note(_ connection: any WritableConnection) throws {
    let catalogue = Catalogue(connection)
    var (finder, last) = (TwinFinder(), WineNumber(0))
    while let (rows, end) = try stretch(of: catalogue, after: last) {
      for row in rows { finder.add(row.wine, head: row.head) }
      last = end
    }
    try write(try finder.changes { try catalogue.rows($0) }, connection)
  }

  /// The same while others read and write.
  static func note(_ storage: InstallationStorage) async throws {
    var (finder, last) = (TwinFinder(), WineNumber(0))
    while let (rows, end) = try await storage.read({ [last] in try stretch(of: Catalogue($0), after: last) }) {
      for row in rows { finder.add(row.wine, head: row.head) }
      last = end
    }
    let changes = try await storage.read { [finder] connection in
      try finder.changes { try Catalogue(connection).rows($0) }
    }
    guard !changes.isEmpty else { return }
    try await storage.writePart { try write(changes, $0) }
  }

  private static func stretch(
    of catalogue: Catalogue, after number: WineNumber
  ) throws -> (rows: [(wine: ListedWine, head: WineNumber)], end: WineNumber)? {
    let rows = try catalogue.rowsWithHeads(after: number)
    return rows.last.map { (rows, $0.wine.number) }
  }

  private static func write(
    _ changes: [(wine: WineNumber, head: WineNumber)], _ connection: any WritableConnection
  ) throws {
    for change in changes {
      try connection.run("UPDATE wines_wine SET head = \(change.head) WHERE number = \(change.wine)")
    }
  }
}
