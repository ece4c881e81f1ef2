import Kit

/// Writes wines into the catalogue. What a source brings again is updated, never doubled; what another source brought first is
/// added to and not overwritten.
struct CatalogueWriter {
  enum Outcome: Sendable {
    case added, merged, unchanged
  }

  let connection: any WritableConnection
  /// Marks what one import wrote.
  let importID: String
  private var next: Int

  init(_ connection: any WritableConnection, importID: String) throws {
    self.connection = connection
    self.importID = importID
    next = max(try Self.highestNumber(connection), try Self.lastNumber(connection)) + 1
  }

  private static func highestNumber(_ connection: any Connection) throws -> Int {
    try connection.value("SELECT COALESCE(MAX(number), 0) FROM wines_wine", as: Int.self) ?? 0
  }

  private static func lastNumber(_ connection: any Connection) throws -> Int {
    try connection.value("SELECT last_number FROM wines_catalogue", as: Int.self) ?? 0
  }

  /// Notes which numbers have been given, before wines go: no other wine gets the number of one that went.
  static func noteNumbers(_ connection: any WritableConnection) throws {
    let last = max(try highestNumber(connection), try lastNumber(connection))
    try connection.run("UPDATE wines_catalogue SET last_number = \(last)")
  }

  /// Notes that a change of the catalogue is whole, with the search's picture of it.
  static func close(wines: Int, index: [UInt8], at mint: Mint, _ connection: any WritableConnection) throws {
    let revision: Int64 = (try Catalogue(connection).state()?.revision ?? 0) + 1
    try connection.run(
      """
      INSERT INTO wines_catalogue (slot, id, revision, wines, changed_at) VALUES (1, \(mint.uuid().text), 0, 0, \(mint.now()))
      ON CONFLICT (slot) DO NOTHING
      """)
    try connection.run(
      "UPDATE wines_catalogue SET revision = \(revision), wines = \(wines), changed_at = \(mint.now())")
    try IndexShelf.store(index, revision: revision, connection)
  }

  mutating func store(_ entry: WineEntry) throws -> Outcome {
    let key = entry.facts.key
    let row = try connection.row("SELECT \(Wine.columns) FROM wines_wine WHERE wine_key = \(key)")
    guard let row else {
      let number = WineNumber(next)
      next += 1
      try insert(entry, as: number, key: key)
      for vintage in entry.vintages { try insert(vintage, of: number) }
      return .added
    }
    let wine = try Wine(row, vintages: [])
    let isOwn = try row["source"] == entry.source
    let merged = isOwn ? wine.facts.updated(by: entry.facts) : wine.facts.completed(by: entry.facts)
    var isChanged = merged != wine.facts
    if isChanged { try update(wine.number, to: merged) }
    for vintage in entry.vintages {
      if try store(vintage, of: wine.number) { isChanged = true }
    }
    return isChanged ? .merged : .unchanged
  }

  private func insert(_ entry: WineEntry, as number: WineNumber, key: String) throws {
    let facts = entry.facts
    try connection.run(
      """
      INSERT INTO wines_wine (number, wine_key, name, name_key, winery, appellation, region, country, grapes, food, \
      type, type_basis, alcohol, body, acidity, description, website, years, source, import_id)
      VALUES (\(number), \(key), \(facts.name), \(facts.name.sortKey), \(facts.winery), \(facts.appellation), \
      \(facts.region), \(facts.country), \(TextList.written(facts.grapes)), \(TextList.written(facts.food)), \
      \(facts.type), \(facts.typeBasis), \(facts.alcohol), \(facts.body), \(facts.acidity), \(facts.description), \
      \(facts.website), \(TextList.written(facts.years.map { String($0) })), \(entry.source), \(importID))
      """)
  }

  private func update(_ number: WineNumber, to facts: WineFacts) throws {
    try connection.run(
      """
      UPDATE wines_wine SET name = \(facts.name), name_key = \(facts.name.sortKey), winery = \(facts.winery), \
      appellation = \(facts.appellation), region = \(facts.region), country = \(facts.country), \
      grapes = \(TextList.written(facts.grapes)), food = \(TextList.written(facts.food)), type = \(facts.type), \
      type_basis = \(facts.typeBasis), alcohol = \(facts.alcohol), body = \(facts.body), acidity = \(facts.acidity), \
      description = \(facts.description), website = \(facts.website), \
      years = \(TextList.written(facts.years.map { String($0) }))
      WHERE number = \(number)
      """)
  }

  private func insert(_ vintage: WineVintage, of number: WineNumber) throws {
    try connection.run(
      """
      INSERT INTO wines_vintage (\(WineVintage.columns), import_id)
      VALUES (\(number), \(vintage.year), \(vintage.source), \(vintage.taster), \(vintage.score?.value), \
      \(vintage.score?.scale.rawValue), \(vintage.score?.count), \(vintage.price?.minorUnits), \
      \(vintage.price?.currency), \(vintage.note), \(importID))
      ON CONFLICT (wine, year, source, taster) DO NOTHING
      """)
  }

  /// - Returns: whether anything is another than before.
  private func store(_ vintage: WineVintage, of number: WineNumber) throws -> Bool {
    let row = try connection.row(
      """
      SELECT \(WineVintage.columns) FROM wines_vintage WHERE wine = \(number) AND year = \(vintage.year)
        AND source = \(vintage.source) AND taster = \(vintage.taster)
      """)
    guard let row else {
      try insert(vintage, of: number)
      return true
    }
    let stored = try WineVintage(row)
    guard stored != vintage else { return false }
    try connection.run(
      """
      UPDATE wines_vintage SET score = \(vintage.score?.value), scale = \(vintage.score?.scale.rawValue), \
      opinions = \(vintage.score?.count), price = \(vintage.price?.minorUnits), \
      currency = \(vintage.price?.currency), note = \(vintage.note)
      WHERE wine = \(number) AND year = \(vintage.year) AND source = \(vintage.source) AND taster = \(vintage.taster)
      """)
    return true
  }
}

extension WineFacts {
  /// What another source knows besides. Of two spellings that differ in accents alone, the one that has them stays.
  fileprivate func completed(by other: WineFacts) -> WineFacts {
    merged(with: other) { own, other in
      if own.isEmpty { return other }
      return own.searchKey == other.searchKey && !other.utf8.allSatisfy { $0 < 0x80 }
        && own.utf8.allSatisfy { $0 < 0x80 }
        ? other : own
    }
  }

  /// What the same source says now.
  fileprivate func updated(by other: WineFacts) -> WineFacts {
    merged(with: other) { own, other in other.isEmpty ? own : other }
  }

  private func merged(with other: WineFacts, _ text: (String, String) -> String) -> WineFacts {
    let isUpdate = text("a", "b") == "b"
    func list(_ own: [String], _ other: [String]) -> [String] {
      own.isEmpty || (isUpdate && !other.isEmpty) ? other : own
    }
    let takesType =
      type == .unknown || (isUpdate && other.type != .unknown)
      || (typeBasis != .given && other.typeBasis == .given && other.type != .unknown)
    return WineFacts(
      name: text(name, other.name), winery: text(winery, other.winery),
      appellation: text(appellation, other.appellation), region: text(region, other.region),
      country: text(country, other.country), grapes: list(grapes, other.grapes), food: list(food, other.food),
      type: takesType ? other.type : type, typeBasis: takesType ? other.typeBasis : typeBasis,
      alcohol: isUpdate ? other.alcohol ?? alcohol : alcohol ?? other.alcohol, body: text(body, other.body),
      acidity: text(acidity, other.acidity), description: text(description, other.description),
      website: text(website, other.website), years: Set(years).union(other.years).sorted(by: >))
  }
}
