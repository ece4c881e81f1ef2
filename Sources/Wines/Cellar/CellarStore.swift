import Kit

/// The bottles that a space has in the house, and those that were drunk.
struct CellarStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  /// More than anybody looks through.
  private static var most: Int { 1_000 }
  private static var mostPlaces: Int { 30 }

  /// Those of which there are any, in the order in which they came.
  func lots() throws -> [Lot] {
    try scope.things(where: "bottles > 0 ORDER BY created_at, id LIMIT \(Self.most)")
  }

  /// Those of one wine.
  func lots(of wine: WineNumber) throws -> [Lot] {
    try scope.things(where: "bottles > 0 AND \(wine.isMeant) ORDER BY created_at, id LIMIT \(Self.most)")
  }

  /// The places that were named lately, the one that was named last first.
  func places() throws -> [String] {
    try scope.connection.rows(
      """
      SELECT place, MAX(created_at) AS named_at FROM (
        SELECT place, created_at FROM wines_cellar_lot WHERE space_id = \(scope.space.id) AND trash_id IS NULL
        ORDER BY created_at DESC, id DESC LIMIT \(Self.most)) AS latest
      WHERE place <> '' GROUP BY place ORDER BY named_at DESC, place LIMIT \(Self.mostPlaces)
      """
    ).map { try $0["place"] }
  }

  /// What was drunk last, with what a person noted of it that day.
  func drunk(notedBy person: ID<Person>, after cursor: Cursor? = nil) throws -> Window<DrunkBottle> {
    let begin: SQL = cursor.map { " AND (drunk.drunk_on, drunk.id) < (\($0.key), \($0.id))" } ?? ""
    let noted: SQL = """
      SELECT MIN(note.id) FROM wines_own_tasting AS note
      WHERE note.person_id = \(person) AND note.wine = lot.wine AND note.drunk_on = drunk.drunk_on
        AND note.trash_id IS NULL
      """
    let rows = try scope.connection.rows(
      """
      SELECT found.*, (SELECT rating FROM wines_own_tasting WHERE id = found.noted) AS rating FROM (
        SELECT drunk.id, drunk.drunk_on, drunk.person_name, lot.year, wine.head, wine.name, wine.type, (\(noted)) AS noted
        FROM wines_cellar_drunk AS drunk JOIN wines_cellar_lot AS lot ON lot.id = drunk.lot_id
        JOIN wines_wine AS wine ON wine.number = lot.wine
        WHERE drunk.space_id = \(scope.space.id) AND NOT EXISTS (
          SELECT 1 FROM wines_house_wine AS own WHERE own.number = lot.wine AND own.trash_id IS NOT NULL)\(begin)
        ORDER BY drunk.drunk_on DESC, drunk.id DESC LIMIT \(Window<DrunkBottle>.size + 1)) AS found
      ORDER BY found.drunk_on DESC, found.id DESC
      """)
    return try Window(
      rows, cursor: { Cursor(key: try $0["drunk_on"], id: try $0["id"]) },
      element: { row in
        DrunkBottle(
          id: try row["id"], wine: try row["head"], title: try row["name"], year: try row["year"],
          wineType: try row["type"], drunkOn: try row["drunk_on"] ?? Day.first, personName: try row["person_name"],
          tasting: try row["noted"], rating: try row["rating"])
      })
  }
}

extension CellarStore where Scope == SpaceTransaction {
  /// - Parameter id: minted by the form that was shown.
  func add(_ draft: LotDraft, of wine: WineNumber, id: ID<Lot>, _ language: Language) throws {
    let (count, price) = try draft.validated(least: 1, in: scope.space.currency, language)
    try scope.claim(id)
    let number = try Catalogue(scope).wine(wine).number
    try scope.run(
      """
      INSERT INTO wines_cellar_lot (id, space_id, wine, bottles, price, created_at, \(LotDraft.columns))
      VALUES (\(id), \(scope.space.id), \(number), \(count), \(price?.minorUnits), \(scope.now), \(draft.columnValues))
      """)
    try scope.record(Lot.added, of: scope.find(id).subject)
  }

  /// - Parameter shown: as the form showed it.
  func change(_ id: ID<Lot>, to draft: LotDraft, from shown: LotDraft?, _ language: Language) throws {
    let lot = try scope.find(id)
    _ = try draft.validated(least: 0, in: scope.space.currency, language)
    let (merged, changes) = try scope.merge(
      draft, over: LotDraft(lot, in: language), shown: shown, fields: LotDraft.fields, of: id)
    let (count, price) = try merged.validated(least: 0, in: scope.space.currency, language)
    guard !changes.isEmpty else { return }
    try scope.update(id, "bottles = \(count), price = \(price?.minorUnits), \(merged.assignments)")
    try scope.record(Lot.changed, of: scope.find(id).subject, fields: changes)
  }

  /// - Returns: the activity line, by which they come back; `nil` when they were deleted before.
  func remove(_ id: ID<Lot>) throws -> ID<Activity>? { try scope.trash(id, Lot.deleted) }

  /// Takes a bottle out.
  /// - Parameter left: how many a page showed that sends what is tapped twice as two: one that has gone by then is gone already.
  /// - Returns: the activity line, by which it is put back.
  /// - Throws: `Refusal.gone` when there is none any more.
  func drink(_ id: ID<Lot>, left: Int?, on day: Day) throws -> ID<Activity>? {
    let lot = try scope.find(id)
    if let left, left != lot.count { return nil }
    guard lot.count > 0 else { throw Refusal.gone(CellarPhrases.noneLeft) }
    let drunk: ID<DrunkBottle> = scope.mint.id()
    try scope.run(
      """
      INSERT INTO wines_cellar_drunk (id, space_id, lot_id, drunk_on, person_name)
      VALUES (\(drunk), \(scope.space.id), \(id), \(day), \(scope.author.name))
      """)
    try scope.update(id, "bottles = bottles - 1")
    return try scope.record(Lot.drunk, of: Subject(Lot.topic, drunk, title: lot.title))
  }

  /// It was not drunk after all.
  func putBack(_ id: ID<DrunkBottle>) throws {
    let of: SQL = "space_id = \(scope.space.id) AND id = \(id)"
    let lot: ID<Lot>? = try scope.connection.value("SELECT lot_id FROM wines_cellar_drunk WHERE \(of)")
    guard let lot else { throw Refusal.gone(CellarPhrases.lotGone) }
    try scope.run("DELETE FROM wines_cellar_drunk WHERE \(of)")
    try scope.update(lot, "bottles = bottles + 1")
  }
}
