import Kit

/// Writes wines into the catalogue. What a source brings again is updated, never doubled; what another source brought first is
/// added to and not overwritten; what one file says twice of the same vintage and otherwise is two reviews.
struct CatalogueWriter {
  enum Outcome: Sendable {
    case added, merged, unchanged
    /// The same import has said all of it before.
    case repeated
  }

  /// What became of a row.
  struct Stored: Sendable {
    let outcome: Outcome
    let number: WineNumber
    /// What an earlier row of the same import said otherwise of the wine.
    var contradictions: [Phrase] = []
  }

  /// What stood in the catalogue before an import came and has been named by one of its rows.
  struct Met: Sendable {
    fileprivate var wines: Set<Int> = []
    /// By their hashes: of a large file all keys would need much room.
    fileprivate var vintages: Set<Int> = []
  }

  let connection: any WritableConnection
  /// Marks what one import wrote.
  let importID: String
  /// Whether all that stands stays as it is, also what the same source said.
  let isAdditive: Bool
  private(set) var met: Met
  private var next: Int

  init(
    _ connection: any WritableConnection, importID: String, met: Met = Met(), isAdditive: Bool = false
  ) throws {
    (self.connection, self.importID, self.met, self.isAdditive) = (connection, importID, met, isAdditive)
    next = try Self.lastNumber(connection) + 1
  }

  /// The highest that was ever given.
  private static func lastNumber(_ connection: any Connection) throws -> Int {
    let highest: Int? = try connection.value(
      "SELECT COALESCE(MAX(number), 0) FROM wines_wine WHERE number < \(WineNumber.firstOfHouses)")
    return max(highest ?? 0, try connection.value("SELECT last_number FROM wines_catalogue") ?? 0)
  }

  /// Notes which numbers have been given, before wines go: no other wine gets the number of one that went.
  static func noteNumbers(_ connection: any WritableConnection) throws {
    try connection.run("UPDATE wines_catalogue SET last_number = \(lastNumber(connection))")
  }

  /// Notes that a change of the catalogue is whole, with the search's picture of it.
  static func close(wines: Int, index: [UInt8], at mint: Mint, _ connection: any WritableConnection) throws {
    let revision: Int64 = (try Catalogue(connection).state()?.revision ?? 0) + 1
    try connection.run(
      """
      INSERT INTO wines_catalogue (slot, id, revision, wines, changed_at)
      VALUES (1, \(mint.uuid().text), \(revision), \(wines), \(mint.now()))
      ON CONFLICT (slot) DO UPDATE SET revision = excluded.revision, wines = excluded.wines, \
      changed_at = excluded.changed_at
      """)
    try IndexCache.store(index, revision: revision, connection)
  }

  mutating func store(_ entry: WineEntry) throws -> Stored {
    let (found, key) = try meant(by: entry)
    guard let found else {
      let number = WineNumber(next)
      next += 1
      try insert(entry, as: number, key: key)
      try note(entry, as: number)
      if entry.vintages.count == 1 {
        try insert(entry.vintages[0], of: number, at: 0)
      } else {
        for vintage in entry.vintages { _ = try store(vintage, of: number) }
      }
      return Stored(outcome: .added, number: number)
    }
    let (wine, isOwn) = (found.wine, found.source == entry.source)
    let merged = isOwn && !isAdditive ? wine.facts.updated(by: entry.facts) : wine.facts.completed(by: entry.facts)
    try note(entry, as: wine.number)
    if found.source == HouseWineTaking.source { try ImportJournal.name(wine.number, in: importID, connection) }
    var outcomes: Set<Outcome> = [found.isMet ? .repeated : .unchanged]
    if merged != wine.facts {
      if !found.isOurs, !isAdditive { try ImportJournal.keep(wine.number, for: importID, connection) }
      try connection.run(
        "UPDATE wines_wine SET (\(WineFacts.columns)) = (\(merged.columnValues)) WHERE number = \(wine.number)")
      outcomes.insert(.merged)
    }
    for vintage in entry.vintages { outcomes.insert(try store(vintage, of: wine.number)) }
    if !found.isOurs { met.wines.insert(wine.number.value) }
    let outcome = [Outcome.merged, .unchanged].first(where: outcomes.contains) ?? .repeated
    return Stored(
      outcome: outcome, number: wine.number,
      contradictions: found.isMet && isOwn ? wine.facts.contradictions(of: entry.facts) : [])
  }

  /// A wine that is there already.
  private struct Found {
    let wine: Wine
    let source: String
    /// Whether this import brought it.
    let isOurs: Bool
    /// Whether an earlier row of this import named it.
    let isMet: Bool
  }

  /// The wine that a row speaks of, or the key of a new one. A winery's red and its white of the same name are two.
  private func meant(by entry: WineEntry) throws -> (Found?, key: String) {
    let key = entry.key
    guard let row = try Self.row(of: entry, in: connection) else { return (nil, key) }
    let wine = try Wine(row, vintages: [])
    let isOurs = try row["import_id"] == importID
    let found = Found(
      wine: wine, source: try row["source"], isOurs: isOurs, isMet: isOurs || met.wines.contains(wine.number.value))
    return Self.isAnother(found, entry) ? (nil, entry.facts.keyOfType(key)) : (found, key)
  }

  /// The wine of the catalogue of which a row that nothing came before would speak.
  static func wine(meantBy entry: WineEntry, in connection: any Connection) throws -> WineNumber? {
    guard let row = try row(of: entry, in: connection) else { return nil }
    let found = Found(
      wine: try Wine(row, vintages: []), source: try row["source"], isOurs: false, isMet: false)
    return isAnother(found, entry) ? nil : found.wine.number
  }

  private static func row(of entry: WineEntry, in connection: any Connection) throws -> SQLRow? {
    func row(_ key: String) throws -> SQLRow? {
      try connection.row("SELECT \(Wine.columns), source, import_id FROM wines_wine WHERE wine_key = \(key)")
    }
    return try row(entry.facts.keyOfType(entry.key)) ?? row(entry.key)
  }

  private static func isAnother(_ found: Found, _ entry: WineEntry) -> Bool {
    let (stored, brought) = (found.wine.facts, entry.facts)
    guard stored.typeBasis == .given, brought.typeBasis == .given, stored.type != brought.type,
      stored.type != .unknown, brought.type != .unknown
    else { return false }
    // One source may change its mind from file to file; what another one calls sparkling may well be a white. What was written by
    // hand is of many people.
    if found.source == entry.source, entry.source != HouseWineTaking.source { return found.isMet }
    return WineType.stillColours.isSuperset(of: [stored.type, brought.type])
  }

  private func insert(_ entry: WineEntry, as number: WineNumber, key: String) throws {
    try connection.run(
      """
      INSERT INTO wines_wine (number, head, wine_key, \(WineFacts.columns), source, import_id)
      VALUES (\(number), \(number), \(key), \(entry.facts.columnValues), \(entry.source), \(importID))
      """)
  }

  /// Keeps by what its source's other files name a wine.
  private func note(_ entry: WineEntry, as number: WineNumber) throws {
    guard !entry.id.isEmpty else { return }
    try connection.run(
      """
      INSERT INTO wines_source_id (source, id, wine) VALUES (\(entry.source), \(entry.id), \(number))
      ON CONFLICT (source, id) DO UPDATE SET wine = excluded.wine WHERE wines_source_id.wine <> excluded.wine
      """)
  }

  /// - Parameter place: among the reviews that one taster gave of the vintage.
  private func insert(_ vintage: WineVintage, of number: WineNumber, at place: Int) throws {
    try connection.run(
      """
      INSERT INTO wines_vintage (\(WineVintage.columns), place, import_id)
      VALUES (\(number), \(vintage.year), \(vintage.source), \(vintage.taster), \(vintage.figureValues), \(place), \
      \(importID))
      """)
  }

  /// What a source says anew of a vintage takes the place of what it said before this import; beside what this import has said
  /// it is another review.
  mutating func store(_ vintage: WineVintage, of number: WineNumber) throws -> Outcome {
    let rows = try connection.rows(
      """
      SELECT \(WineVintage.columns), place, import_id FROM wines_vintage
      WHERE \(vintage.isMeant(of: number)) ORDER BY place
      """)
    if isAdditive, !rows.isEmpty { return .unchanged }
    var (last, older): (Int, Int?) = (-1, nil)
    for row in rows {
      let place: Int = try row["place"]
      let isMet = try row["import_id"] == importID || met.vintages.contains(Self.hash(of: vintage, number, place))
      if try WineVintage(row) == vintage {
        if isMet { return .repeated }
        met.vintages.insert(Self.hash(of: vintage, number, place))
        return .unchanged
      }
      if !isMet, older == nil { older = place }
      last = place
    }
    guard let older else {
      try insert(vintage, of: number, at: last + 1)
      return .merged
    }
    met.vintages.insert(Self.hash(of: vintage, number, older))
    try ImportJournal.keep(vintage, of: number, at: older, for: importID, connection)
    try connection.run(
      """
      UPDATE wines_vintage SET (\(WineVintage.figures)) = (\(vintage.figureValues))
      WHERE \(vintage.isMeant(of: number)) AND place = \(older)
      """)
    return .merged
  }

  private static func hash(of vintage: WineVintage, _ number: WineNumber, _ place: Int) -> Int {
    [AnyHashable(number), vintage.year, vintage.source, vintage.taster, place].hashValue
  }
}

extension WineFacts {
  /// What another source knows besides. Of two spellings that differ in accents alone, the one that has them stays.
  func completed(by other: WineFacts) -> WineFacts {
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

  /// What another row says otherwise; spellings apart.
  fileprivate func contradictions(of other: WineFacts) -> [Phrase] {
    func differ(_ own: String, _ other: String) -> Bool {
      !own.isEmpty && !other.isEmpty && own.searchKey != other.searchKey
    }
    let differences: [(Phrase, Bool)] = [
      (WinesPhrases.name(of: .region), differ(appellation, other.appellation) || differ(region, other.region)),
      (WinesPhrases.name(of: .country), differ(country, other.country)),
      (
        WinesPhrases.name(of: .grape),
        !grapes.isEmpty && !other.grapes.isEmpty
          && Set(grapes.map(\.searchKey)) != Set(other.grapes.map(\.searchKey))
      ),
      (WinesPhrases.alcohol, alcohol != nil && other.alcohol != nil && alcohol != other.alcohol),
      (WinesPhrases.body, differ(body, other.body)), (WinesPhrases.acidity, differ(acidity, other.acidity)),
      (KitPhrases.description, differ(description, other.description)),
      (WinesPhrases.website, differ(website, other.website)),
    ]
    return differences.compactMap { $1 ? $0 : nil }
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
