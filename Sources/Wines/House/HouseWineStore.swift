import Kit

/// The wines that a space wrote down by hand.
struct HouseWineStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  /// More than anybody writes down.
  private static var most: Int { 5_000 }

  /// Those that stand, by their numbers.
  func numbers() throws -> [WineNumber] {
    try scope.connection.rows(
      """
      SELECT number FROM wines_house_wine WHERE \(HouseWine.shown(in: scope.space)) ORDER BY number LIMIT \(Self.most)
      """
    ).map { try $0["number"] }
  }

  /// `nil` for one of the catalogue.
  func wine(_ number: WineNumber) throws -> HouseWine? {
    guard number.isOfAHouse else { return nil }
    let found: [HouseWine] = try scope.things(where: "number = \(number) ORDER BY id LIMIT 1")
    return found.first
  }
}

extension HouseWineStore {
  /// What its people knew of a wine before they knew which it is, the last first: the label that they took, what they paid.
  func labels(of wine: WineNumber) throws -> [HouseWine] {
    try scope.connection.rows(
      """
      SELECT \(HouseWine.columns) FROM wines_house_wine
      WHERE space_id = \(scope.space.id) AND label_of IN (SELECT number FROM wines_wine WHERE \(wine.isOne))
      ORDER BY number DESC LIMIT \(Self.mostLabels)
      """
    ).map { try HouseWine($0, in: scope.space) }
  }

  private static var mostLabels: Int { 5 }

  /// The space's own again that a line of activity tells has just come back out of the catalogue.
  func back(by line: ID<Activity>) throws -> WineNumber? {
    guard let line = try Activity.find(line, in: scope), line.isUndoing, line.event == HouseWine.taken.name,
      let id = ID<HouseWine>(line.subject.id)
    else { return nil }
    return try Refusal.unlessGone { try scope.find(id) }?.number
  }

  /// The label of a wine that is there, or that has become another which is.
  /// - Throws: `Refusal.notFound`, or `Refusal.gone` once it was deleted.
  func photo(of id: ID<HouseWine>) throws -> ID<Picture>? {
    let row = try scope.connection.row(
      """
      SELECT picture_id FROM wines_house_wine WHERE space_id = \(scope.space.id) AND id = \(id) AND \(HouseWine.isLabel)
      """)
    if let row { return try row["picture_id"] }
    return try scope.find(id).photo
  }
}

extension HouseWineStore where Scope == SpaceTransaction {
  /// - Parameter id: minted by the form that was shown.
  func add(_ draft: HouseWineDraft, id: ID<HouseWine>, photo: PictureChange, _ language: Language) throws -> WineNumber
  {
    let price = try draft.validated(in: scope.space.currency, language)
    try scope.claim(id)
    let number = try nextNumber()
    try scope.run(
      """
      INSERT INTO wines_house_wine (id, space_id, number, price, created_at, \(HouseWineDraft.columns))
      VALUES (\(id), \(scope.space.id), \(number), \(price?.minorUnits), \(scope.now), \(draft.columnValues))
      """)
    try scope.run(
      """
      INSERT INTO wines_wine (number, head, wine_key, \(WineFacts.columns), source, import_id, house_id)
      VALUES (\(number), \(number), \("house:\(id)"), \(draft.facts.columnValues), \(scope.space.name), '', \(id))
      """)
    try write(price, of: draft, to: number)
    try take(photo, for: id)
    try scope.record(HouseWine.added, of: scope.find(id).subject)
    return number
  }

  /// No other wine ever had it, in whichever space.
  private func nextNumber() throws -> WineNumber {
    let given = try scope.connection.row(
      """
      INSERT INTO wines_house_number (slot, last) VALUES (1, \(WineNumber.firstOfHouses))
      ON CONFLICT (slot) DO UPDATE SET last = wines_house_number.last + 1 RETURNING last
      """)
    guard let given else { throw Refusal.notFound }
    return try given["last"]
  }

  /// - Parameter shown: as the form showed it.
  func change(
    _ id: ID<HouseWine>, to draft: HouseWineDraft, from shown: HouseWineDraft?, photo: PictureChange,
    _ language: Language
  ) throws {
    let wine = try scope.find(id)
    _ = try draft.validated(in: scope.space.currency, language)
    let (merged, changes) = try scope.merge(
      draft, over: HouseWineDraft(wine, in: language), shown: shown, fields: HouseWineDraft.fields, of: id)
    let price = try merged.validated(in: scope.space.currency, language)
    let hasPhoto = try take(photo, for: id)
    guard !changes.isEmpty || hasPhoto else { return }
    try scope.update(id, "price = \(price?.minorUnits), \(merged.assignments)")
    try scope.run(
      "UPDATE wines_wine SET (\(WineFacts.columns)) = (\(merged.facts.columnValues)) WHERE number = \(wine.number)")
    try write(price, of: merged, to: wine.number)
    try name(merged.facts.name, inNotesOf: wine.number)
    try tellOwners(of: wine.number)
    try scope.record(HouseWine.changed, of: scope.find(id).subject, fields: changes)
  }

  /// What its people paid for the vintage that they had.
  private func write(_ price: Money?, of draft: HouseWineDraft, to number: WineNumber) throws {
    try scope.run("DELETE FROM wines_vintage WHERE wine = \(number)")
    guard let price else { return }
    let vintage = draft.vintage(price, in: scope.space)
    try scope.run(
      """
      INSERT INTO wines_vintage (\(WineVintage.columns), place, import_id)
      VALUES (\(number), \(vintage.year), \(vintage.source), \(vintage.taster), \(vintage.figureValues), 0, '')
      """)
  }

  /// - Returns: whether it changes anything.
  @discardableResult
  private func take(_ photo: PictureChange, for id: ID<HouseWine>) throws -> Bool {
    let picture: ID<Picture>?
    switch photo {
    case .keep: return false
    case .remove: picture = nil
    case .replace(let new): picture = try PictureStore(scope).add(new)
    }
    try scope.update(id, "picture_id = \(picture)")
    return true
  }

  /// Deletes it with all that speaks of it.
  /// - Returns: the activity line, by which all of it comes back; `nil` when it was deleted before.
  /// - Throws: `Refusal.conflict` when others have kept or noted it: that is theirs, and nobody else sees it go.
  func remove(_ id: ID<HouseWine>) throws -> ID<Activity>? {
    guard let wine = try scope.findUnlessGone(id) else { return nil }
    for table in [Mark.table, Tasting.table] {
      let isOthers: SQL = """
        \(table.sql) WHERE wine = \(wine.number) AND trash_id IS NULL AND person_id <> \(scope.author.person)
        """
      guard try !scope.connection.holds(isOthers) else { throw Refusal.conflict(HousePhrases.isOthersToo) }
    }
    try tellOwners(of: wine.number)
    guard let deletion = try scope.trash(id, HouseWine.deleted) else { return nil }
    for table in Self.speaking { try scope.trashAll(in: table, "wine = \(wine.number)", with: deletion) }
    return deletion
  }

  /// The tables whose rows name a wine.
  private static var speaking: [SpaceTable] { [Mark.table, Tasting.table, Selection.wines, Lot.table] }

  /// Those who keep it or have noted it see what becomes of it in their other spaces too.
  private func tellOwners(of number: WineNumber) throws {
    let people: [ID<Person>] = try [Mark.table, Tasting.table].flatMap { table in
      try scope.connection.rows(
        "SELECT DISTINCT person_id FROM \(table.sql) WHERE wine = \(number) ORDER BY person_id"
      ).map { try $0["person_id"] }
    }
    for person in people.uniqued { try scope.touch(Wine.topic, whereverIs: person) }
  }

  // MARK: Merging

  /// It was another wine all along: what people kept, noted, listed and have of it is of that one.
  /// - Returns: the activity line, by which both are two again; `nil` when it has gone.
  func merge(_ id: ID<HouseWine>, into number: WineNumber) throws -> ID<Activity>? {
    guard let own = try scope.findUnlessGone(id) else { return nil }
    let other = try Catalogue(scope).wine(number)
    guard other.number != own.number else { throw Invalid(["into": HousePhrases.itself]) }
    let line = try scope.record(
      HouseWine.merged, of: own.subject, fields: [FieldChange("into", from: own.name, to: other.facts.name)],
      try moving(own, to: other))
    try move(own, to: other, with: line)
    return line
  }

  /// It is a wine of the catalogue now.
  /// - Returns: the activity line, by which it is the space's own again; `nil` when it has gone, and then it leaves the catalogue.
  func take(_ id: ID<HouseWine>, as taken: HouseWineTaking.Taken) throws -> ID<Activity>? {
    guard let own = try scope.findUnlessGone(id) else {
      if taken.isNew { try leave(taken.number) }
      return nil
    }
    let other = try Catalogue(scope).wine(taken.number)
    var moved = try moving(own, to: other)
    if taken.isNew { moved.made = taken.number.value }
    let line = try scope.record(HouseWine.taken, of: own.subject, moved)
    try move(own, to: other, with: line)
    return line
  }

  /// It goes from the catalogue, a moment later.
  private func leave(_ wine: WineNumber) throws {
    try scope.run(
      """
      INSERT INTO wines_leaving (wine) SELECT number FROM wines_wine WHERE number = \(wine)
      ON CONFLICT (wine) DO NOTHING
      """)
  }

  /// The wine as which it stands in the catalogue, or to which it was merged; itself once it was deleted, whose page says so.
  /// - Throws: `Refusal.notFound`.
  func became(_ id: ID<HouseWine>) throws -> WineNumber {
    let number: WineNumber? = try scope.connection.value(
      """
      SELECT COALESCE(label_of, number) AS became FROM wines_house_wine
      WHERE space_id = \(scope.space.id) AND id = \(id)
      """)
    guard let number else { throw Refusal.notFound }
    return number
  }

  private func moving(_ own: HouseWine, to other: Wine) throws -> HouseWine.Moved {
    HouseWine.Moved(
      from: own.number.value, into: other.number.value, marks: try ids(in: Mark.table, of: own.number),
      tastings: try ids(in: Tasting.table, of: own.number), selected: try ids(in: Selection.wines, of: own.number),
      lots: try ids(in: Lot.table, of: own.number), labels: try idsOfLabels(of: own.number))
  }

  /// What speaks of it speaks of the other from here on.
  private func move(_ own: HouseWine, to other: Wine, with line: ID<Activity>) throws {
    try tellOwners(of: own.number)
    // What is kept or listed of both is kept and listed once.
    try trashTwice(of: own.number, other.number, in: Mark.table, same: ["person_id", "mark"], with: line)
    try trashTwice(of: own.number, other.number, in: Selection.wines, same: ["selection_id"], with: line)
    try name(other.facts.name, inNotesOf: own.number)
    for table in Self.speaking {
      try scope.run(
        """
        UPDATE \(table.sql) SET wine = \(other.number)
        WHERE \(table.isThere(in: scope.space)) AND wine = \(own.number) AND (trash_id IS NULL OR trash_id <> \(line))
        """)
    }
    try scope.update(own.id, "trash_id = \(line), label_of = \(other.number)")
    try scope.run(
      """
      UPDATE wines_house_wine SET label_of = \(other.number)
      WHERE space_id = \(scope.space.id) AND label_of = \(own.number)
      """)
    scope.touch(Tasting.shared)
  }

  private func idsOfLabels(of number: WineNumber) throws -> [ID<HouseWine>] {
    try scope.connection.rows(
      "SELECT id FROM wines_house_wine WHERE space_id = \(scope.space.id) AND label_of = \(number) ORDER BY id"
    ).map { try $0["id"] }
  }

  /// What its notes keep of it once it has gone.
  private func name(_ name: String, inNotesOf number: WineNumber) throws {
    try scope.run("UPDATE wines_own_tasting SET wine_name = \(name) WHERE wine = \(number)")
  }

  private func ids<Of>(in table: SpaceTable, of number: WineNumber) throws -> [ID<Of>] {
    try scope.connection.rows(
      "SELECT id FROM \(table.sql) WHERE \(table.isThere(in: scope.space)) AND wine = \(number) ORDER BY id"
    ).map { try $0["id"] }
  }

  /// - Parameter same: the columns in which two rows say alike.
  private func trashTwice(
    of number: WineNumber, _ other: WineNumber, in table: SpaceTable, same columns: [String], with line: ID<Activity>
  ) throws {
    let alike = columns.reduce("" as SQL) { "\($0) AND \(SQL(trusted: "twin.\($1) = \(table.name).\($1)"))" }
    let isThere = table.isThere(in: scope.space)
    try scope.run(
      """
      UPDATE \(table.sql) SET trash_id = \(line)
      WHERE \(isThere) AND wine = \(number) AND trash_id IS NULL AND EXISTS (
        SELECT 1 FROM \(table.sql) AS twin WHERE \(isThere) AND twin.trash_id IS NULL\(alike)
          AND twin.wine IN (SELECT number FROM wines_wine WHERE \(other.isOne)))
      """)
  }

  /// They are two after all. What has been given to another wine since stays there.
  func separate(_ moved: HouseWine.Moved, _ line: ID<Activity>) throws {
    let (own, other) = (WineNumber(moved.from), WineNumber(moved.into))
    try back(moved.marks, in: Mark.table, from: other, to: own)
    try back(moved.tastings, in: Tasting.table, from: other, to: own)
    try back(moved.selected, in: Selection.wines, from: other, to: own)
    try back(moved.lots, in: Lot.table, from: other, to: own)
    try scope.run(
      "UPDATE wines_house_wine SET label_of = NULL WHERE space_id = \(scope.space.id) AND number = \(own)")
    // What is a wine of its own again, or another's label since, is not this one's.
    for ids in (moved.labels ?? []).stretches(of: 500) where !ids.isEmpty {
      try scope.run(
        """
        UPDATE wines_house_wine SET label_of = \(own)
        WHERE space_id = \(scope.space.id) AND label_of = \(other) AND id IN \(ids)
        """)
    }
    // What another of these was taken in as, and has left since, stands there for this one's sake.
    let isLeft = try scope.connection.holds("wines_leaving WHERE wine = \(other)")
    if let made = moved.made.map({ WineNumber($0) }) ?? (isLeft ? other : nil) {
      try backAll(from: made, to: own)
      try leave(made)
    }
    try restore(line)
    if let name: String = try scope.connection.value("SELECT name FROM wines_wine WHERE number = \(own)") {
      try self.name(name, inNotesOf: own)
    }
    try tellOwners(of: own)
    scope.touch(Tasting.shared)
  }

  /// Brings it back with all that spoke of it.
  func restore(_ deletion: ID<Activity>) throws {
    try KeptOnce.restore(deletion, from: Self.speaking + [HouseWine.table], in: scope)
  }

  /// What the space's people have said since of what stands in the catalogue for this wine's sake is of this one too, unless
  /// another of theirs is that one as well.
  private func backAll(from made: WineNumber, to own: WineNumber) throws {
    guard try !scope.connection.holds("wines_house_wine WHERE space_id = \(scope.space.id) AND label_of = \(made)")
    else { return }
    for table in Self.speaking {
      try scope.run("UPDATE \(table.sql) SET wine = \(own) WHERE space_id = \(scope.space.id) AND wine = \(made)")
    }
  }

  private func back(_ ids: [ID<some Any>], in table: SpaceTable, from other: WineNumber, to own: WineNumber) throws {
    for ids in ids.stretches(of: 500) where !ids.isEmpty {
      try scope.run(
        """
        UPDATE \(table.sql) SET wine = \(own)
        WHERE \(table.isThere(in: scope.space)) AND wine = \(other) AND id IN \(ids)
        """)
    }
  }
}

/// Keeps the index of each space's own wines in memory, as long as none of them changes.
final class HouseWineIndex: Sendable {
  private let kept = SpaceCache<WineIndex>(of: [Wine.topic], most: 64)

  func index(in view: SpaceView) throws -> WineIndex {
    try kept.content(in: view) { view in
      let numbers = try HouseWineStore(view).numbers()
      return numbers.isEmpty ? .empty : IndexBuilder.index(of: try Catalogue(view).everything(of: numbers))
    }
  }
}
