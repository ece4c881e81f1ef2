import Kit

/// What an import changed, as it was before. Imports are told apart by ids that grow with time.
enum ImportJournal {
  private static let vintageKey: SQL = "\(WineVintage.key), place"

  // MARK: Keeping

  static func keep(_ number: WineNumber, for importID: String, _ connection: any WritableConnection) throws {
    try connection.run(
      """
      INSERT INTO wines_former_wine (number, import_id, \(WineFacts.columns))
      SELECT number, \(importID), \(WineFacts.columns) FROM wines_wine WHERE number = \(number) ON CONFLICT DO NOTHING
      """)
  }

  static func keep(
    _ vintage: WineVintage, of number: WineNumber, at place: Int, for importID: String,
    _ connection: any WritableConnection
  ) throws {
    try connection.run(
      """
      INSERT INTO wines_former_vintage (\(vintageKey), import_id, \(WineVintage.figures))
      SELECT \(vintageKey), \(importID), \(WineVintage.figures) FROM wines_vintage
      WHERE \(vintage.isMeant(of: number)) AND place = \(place) ON CONFLICT DO NOTHING
      """)
  }

  /// Notes that an import speaks of a wine that was taken in by hand, so that it stays when that is taken back.
  static func name(_ number: WineNumber, in importID: String, _ connection: any WritableConnection) throws {
    try connection.run(
      "INSERT INTO wines_named (wine, import_id) VALUES (\(number), \(importID)) ON CONFLICT DO NOTHING")
  }

  /// Forgets what belongs to imports that no screen offers to take back any more.
  static func forget(_ connection: any WritableConnection) throws {
    for table in ["wines_former_wine", "wines_former_vintage"] as [SQL] {
      try connection.run(
        """
        DELETE FROM \(table) WHERE import_id NOT IN (
          SELECT id FROM wines_import WHERE returned_at IS NULL AND (
            SELECT COUNT(*) FROM wines_import AS later
            WHERE later.id > wines_import.id AND later.is_running = 0
          ) < \(PastImport.shown))
        """)
    }
  }

  // MARK: Giving back

  /// What became of a catalogue from which an import was taken back.
  struct Return: Sendable {
    /// Wines that went.
    let removed: Int
    /// Wines that say again what they said before.
    let restored: Int
  }

  /// Takes out of the catalogue what an import brought and gives back what it changed. What a later import has changed again
  /// stays, and is that import's to give back.
  static func giveBack(_ id: ID<CatalogueImport>, _ connection: any WritableConnection) throws -> Return {
    let restored = try restored(id, connection)
    for kind in Kind.all { try kind.giveBack(id, connection) }
    try connection.run("DELETE FROM wines_named WHERE import_id = \(id)")
    try connection.run("DELETE FROM wines_vintage WHERE import_id = \(id)")
    let removed = try remove("import_id = \(id)", connection)
    // Those of whose vintages a later import speaks are now its own.
    try connection.run(
      """
      UPDATE wines_wine SET import_id = (SELECT MIN(import_id) FROM wines_vintage WHERE wine = number)
      WHERE import_id = \(id) AND EXISTS (SELECT 1 FROM wines_vintage WHERE wine = number)
      """)
    return Return(removed: removed, restored: restored)
  }

  /// Takes wines out of the catalogue of which nobody keeps anything and no source says more than that they are there.
  /// - Returns: how many went.
  @discardableResult
  static func remove(_ areMeant: SQL, _ connection: any WritableConnection) throws -> Int {
    // What somebody keeps at this moment stays.
    try connection.run(Dialect.hold(rows: "wines_wine WHERE \(areMeant)"))
    return try connection.rowsChanged(
      by: """
        DELETE FROM wines_wine WHERE \(areMeant)
          AND NOT EXISTS (SELECT 1 FROM wines_vintage WHERE wine = number)
          AND NOT EXISTS (SELECT 1 FROM wines_own_mark WHERE wine = number)
          AND NOT EXISTS (SELECT 1 FROM wines_own_tasting WHERE wine = number)
          AND NOT EXISTS (SELECT 1 FROM wines_selected WHERE wine = number)
          AND NOT EXISTS (SELECT 1 FROM wines_cellar_lot WHERE wine = number)
          AND NOT EXISTS (SELECT 1 FROM wines_house_wine WHERE label_of = wines_wine.number)
        """)
  }

  private static func restored(_ id: ID<CatalogueImport>, _ connection: any WritableConnection) throws -> Int {
    let (wines, vintages) = (Kind.wines, Kind.vintages)
    return try connection.value(
      """
      SELECT COUNT(*) FROM (
        SELECT number FROM wines_former_wine AS now WHERE import_id = \(id) AND NOT EXISTS (\(wines.after(id)))
        UNION SELECT wine FROM wines_former_vintage AS now WHERE import_id = \(id) AND NOT EXISTS (\(vintages.after(id)))
        UNION SELECT wine FROM wines_vintage AS now
          JOIN wines_wine ON number = wine AND wines_wine.import_id <> \(id)
          WHERE now.import_id = \(id) AND NOT EXISTS (\(vintages.after(id)))) AS changed
      """) ?? 0
  }

  /// What is kept of wines and what of vintages are given back alike.
  private struct Kind {
    let table: SQL
    let former: SQL
    let values: SQL
    /// Whether `now` and `former` speak of the same.
    let isSame: SQL

    static let wines = Kind(
      table: "wines_wine", former: "wines_former_wine", values: WineFacts.columns, isSame: "now.number = former.number")
    static let vintages = Kind(
      table: "wines_vintage", former: "wines_former_vintage", values: WineVintage.figures,
      isSame: """
        now.wine = former.wine AND now.year = former.year AND now.source = former.source AND now.taster = former.taster
        AND now.place = former.place
        """)
    static var all: [Kind] { [wines, vintages] }

    /// What this import kept of the row `now`.
    private func by(_ id: ID<CatalogueImport>) -> SQL {
      "SELECT \(values) FROM \(former) AS former WHERE \(isSame) AND former.import_id = \(id)"
    }

    /// Later imports that kept something of the row `now`, as they changed it.
    func after(_ id: ID<CatalogueImport>) -> SQL {
      "SELECT former.import_id FROM \(former) AS former WHERE \(isSame) AND former.import_id > \(id)"
    }

    private func next(after id: ID<CatalogueImport>) -> SQL {
      "(SELECT MIN(later.import_id) FROM (\(after(id))) AS later)"
    }

    func giveBack(_ id: ID<CatalogueImport>, _ connection: any WritableConnection) throws {
      // What this import brought and a later one changed is that one's.
      try connection.run(
        """
        UPDATE \(table) AS now SET import_id = \(next(after: id)) WHERE import_id = \(id) AND EXISTS (\(after(id)))
        """)
      try connection.run(
        """
        DELETE FROM \(former) AS former WHERE import_id > \(id)
          AND EXISTS (SELECT 1 FROM \(table) AS now WHERE \(isSame) AND now.import_id = former.import_id)
        """)
      // What a later one changed again goes back, once that one is taken back, to what it was before this one.
      try connection.run(
        """
        UPDATE \(former) AS now SET (\(values)) = (\(by(id)))
        WHERE import_id = \(next(after: id)) AND EXISTS (\(by(id)))
        """)
      try connection.run(
        """
        UPDATE \(table) AS now SET (\(values)) = (\(by(id))) WHERE EXISTS (\(by(id))) AND NOT EXISTS (\(after(id)))
        """)
      try connection.run("DELETE FROM \(former) WHERE import_id = \(id)")
    }
  }
}
