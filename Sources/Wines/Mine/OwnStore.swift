import Kit

/// What one person keeps and notes of wines, in whichever space they are; nobody else reads it but what they share.
struct OwnStore<Scope: SpaceScope> {
  let scope: Scope
  let person: ID<Person>

  init(_ scope: Scope, _ person: ID<Person>) {
    (self.scope, self.person) = (scope, person)
  }

  private var own: SQL { "person_id = \(person) AND trash_id IS NULL" }
  /// What is written down by hand is found in its space alone.
  private var isHere: SQL {
    """
    (wine < \(WineNumber.firstOfHouses) OR wine IN (
      SELECT number FROM wines_house_wine WHERE space_id = \(scope.space.id) AND trash_id IS NULL))
    """
  }

  func marks(of wine: WineNumber) throws -> Set<Mark> {
    let rows = try scope.connection.rows(
      "SELECT mark FROM wines_own_mark WHERE \(own) AND \(wine.isMeant) ORDER BY mark")
    return Set(try rows.map { try $0["mark"] })
  }

  /// What is kept as this, the newest first.
  func marked(_ mark: Mark, after cursor: Cursor? = nil) throws -> Window<ListedWine> {
    let begin: SQL = cursor.map { " AND (marked_at, id) < (\(Int64($0.key) ?? 0), \($0.id))" } ?? ""
    let rows = try scope.connection.rows(
      """
      SELECT id, wine, marked_at FROM wines_own_mark WHERE \(own) AND mark = \(mark) AND \(isHere)\(begin)
      ORDER BY marked_at DESC, id DESC LIMIT \(Window<ListedWine>.size + 1)
      """)
    let numbers = try Window<WineNumber>(
      rows, cursor: { Cursor(key: String(try $0["marked_at"] as Int64), id: try $0["id"]) },
      element: { try $0["wine"] })
    return Window(try Catalogue(scope).wines(numbers.elements), next: numbers.next)
  }

  /// The newest of them, which need not be in the catalogue any more.
  func latest(_ mark: Mark, _ count: Int) throws -> [WineNumber] {
    try scope.connection.rows(
      """
      SELECT wine FROM wines_own_mark WHERE \(own) AND mark = \(mark) AND \(isHere)
      ORDER BY marked_at DESC, id DESC LIMIT \(count)
      """
    ).map { try $0["wine"] }
  }

  /// What is kept as this of other spaces' own wines, of which only the names are known here.
  func markedElsewhere(_ mark: Mark) throws -> [AwayWine] {
    try scope.connection.rows(
      """
      SELECT wine, (SELECT name FROM wines_wine WHERE number = wine) AS name FROM wines_own_mark
      WHERE \(own) AND mark = \(mark) AND NOT \(isHere) ORDER BY marked_at DESC, id DESC LIMIT \(Self.mostAway)
      """
    ).map { AwayWine(number: try $0["wine"], name: try $0["name"]) }
  }

  private static var mostAway: Int { 100 }

  /// What was drunk, the newest first.
  func tastings(after cursor: Cursor? = nil) throws -> Window<Tasting> {
    try window(own, after: cursor)
  }

  /// The same without what is of no wine that is found here.
  func tastingsHere(after cursor: Cursor? = nil) throws -> Window<Tasting> {
    try window("\(own) AND \(isHere)", after: cursor)
  }

  /// What the members of the space share, the newest first.
  func shared(after cursor: Cursor? = nil) throws -> Window<Tasting> {
    try window("trash_id IS NULL AND \(Tasting.isShared(in: scope.space))", after: cursor)
  }

  private func window(_ condition: SQL, after cursor: Cursor?) throws -> Window<Tasting> {
    let begin: SQL = cursor.map { " AND (drunk_on, id) < (\($0.key), \($0.id))" } ?? ""
    let rows = try scope.connection.rows(
      """
      SELECT \(Tasting.columns) FROM wines_own_tasting WHERE \(condition)\(begin)
      ORDER BY drunk_on DESC, id DESC LIMIT \(Window<Tasting>.size + 1)
      """)
    return try Window(
      rows, cursor: { Cursor(key: try $0["drunk_on"], id: try $0["id"]) },
      element: { try Tasting($0, in: scope.space) })
  }

  /// What was rated last, the newest last.
  func rated() throws -> [Tasting] {
    let latest: [Tasting] = try scope.things(
      where: "person_id = \(person) AND rating IS NOT NULL ORDER BY drunk_on DESC, id DESC LIMIT \(Taste.mostNotes)")
    return latest.reversed()
  }

  /// What this person noted of a wine, and what others share of it.
  func tastings(of wine: WineNumber) throws -> [Tasting] {
    try scope.things(
      where: "\(wine.isMeant) AND \(isTold) ORDER BY drunk_on DESC, id DESC")
  }

  /// As a condition on what was noted: by this person, or for the space.
  var isTold: SQL { "(person_id = \(person) OR \(Tasting.isShared(in: scope.space)))" }

  /// - Throws: `Refusal.notFound` for what belongs to somebody else, `Refusal.gone` when it has been deleted.
  func tasting(_ id: ID<Tasting>) throws -> Tasting {
    let owner: ID<Person>? = try scope.connection.value("SELECT person_id FROM wines_own_tasting WHERE id = \(id)")
    guard owner == person else { throw Refusal.notFound }
    return try scope.find(id)
  }
}

extension OwnStore where Scope == SpaceTransaction {
  /// Keeps a wine, or keeps it no more.
  /// - Returns: the activity line by which letting go is undone.
  func set(_ mark: Mark, of wine: WineNumber, to isMarked: Bool) throws -> ID<Activity>? {
    // Twins may both have been kept before they were known as one.
    let kept: [ID<Mark>] = try scope.connection.rows(
      "SELECT id FROM wines_own_mark WHERE \(own) AND \(wine.isMeant) AND mark = \(mark) ORDER BY id"
    ).map { try $0["id"] }
    // What is kept can be let go wherever one is, and twice.
    let found = isMarked ? try Catalogue(scope).wine(wine) : nil
    if try scope.isOvertaken(at: mark.rawValue, of: wine.value) { return nil }
    guard isMarked == kept.isEmpty else { return nil }
    try scope.touch(Mark.topic, whereverIs: person)
    guard let first = kept.first else {
      guard let found else { return nil }
      try scope.record(mark.added, of: Subject(Mark.topic, insert(mark, of: found.number), title: found.facts.name))
      return nil
    }
    let name: String = try scope.connection.value("SELECT name FROM wines_wine WHERE number = \(wine)") ?? ""
    let removal = try scope.record(mark.removed, of: Subject(Mark.topic, first, title: name))
    for id in kept { try scope.update(Mark.table, id, "trash_id = \(removal)") }
    return removal
  }

  private func insert(_ mark: Mark, of wine: WineNumber) throws -> ID<Mark> {
    let id: ID<Mark> = scope.mint.id()
    try scope.run(
      """
      INSERT INTO wines_own_mark (id, space_id, person_id, wine, mark, marked_at)
      VALUES (\(id), \(scope.space.id), \(person), \(wine), \(mark), \(scope.now))
      """)
    return id
  }

  /// Keeps several wines as one change; what has gone from the catalogue meanwhile is left out.
  /// - Returns: the activity line, by which those are let go that were not kept before; `nil` when all were.
  func add(_ mark: Mark, toAll wines: [WineNumber]) throws -> ID<Activity>? {
    let asked = try Catalogue(scope).wines(wines)
    let kept: Set<WineNumber> = try Set(
      scope.connection.rows(
        """
        SELECT head FROM wines_wine WHERE head IN \(asked.map(\.number)) AND EXISTS (
          SELECT 1 FROM wines_own_mark WHERE \(own) AND mark = \(mark) AND wine = number)
        ORDER BY head
        """
      ).map { try $0["head"] })
    let added = asked.filter { !kept.contains($0.number) }
    guard !added.isEmpty else { return nil }
    try scope.touch(Mark.topic, whereverIs: person)
    let subjects = try added.map { Subject(Mark.topic, try insert(mark, of: $0.number), title: $0.name) }
    return try scope.record(
      mark.addedTogether, ofAll: subjects, .init(marks: subjects.compactMap { ID<Mark>($0.id) }))
  }

  /// Brings back what a removal took, or forgets it where the wine has been kept again since.
  static func keepAgain(_ removal: ID<Activity>, in transaction: SpaceTransaction) throws {
    try KeptOnce.restore(removal, from: [Mark.table], in: transaction)
  }

  /// - Parameter id: minted by the form that was shown.
  func add(_ draft: TastingDraft, of wine: WineNumber, id: ID<Tasting>, today: Day) throws {
    let draft = try draft.validated(today: today)
    try scope.claim(id)
    // A wine that has gone is not found.
    let name = try Catalogue(scope).wine(wine).facts.name
    try scope.run(
      """
      INSERT INTO wines_own_tasting (id, space_id, person_id, person_name, wine, wine_name, rating, \(TastingDraft.columns))
      VALUES (\(id), \(scope.space.id), \(person), \(scope.author.name), \(wine), \(name), \(Int(draft.rating)), \
      \(draft.columnValues))
      """)
    try share(id, draft)
    try scope.record(Tasting.added, of: tasting(id).subject)
    try scope.touch(Tasting.shared, whereverIs: person)
    // What was to be tried has been.
    _ = try set(.wish, of: wine, to: false)
  }

  func change(_ id: ID<Tasting>, to draft: TastingDraft, from shown: TastingDraft?, today: Day) throws {
    let draft = try draft.validated(today: today)
    let wasShared = try tasting(id).isShared
    let (merged, changes) = try scope.merge(
      draft, over: TastingDraft(tasting(id)), shown: shown, fields: TastingDraft.fields, of: id)
    guard !changes.isEmpty else { return }
    try scope.update(id, "rating = \(Int(merged.rating)), \(merged.assignments)")
    try share(id, merged)
    // What was private before stays so: the line tells that it changed, and what in it only while it was shared all along.
    let tellsAll = wasShared || !merged.isShared
    try scope.record(Tasting.changed, of: tasting(id).subject, fields: tellsAll ? changes : [])
    try scope.touch(Tasting.shared, whereverIs: person)
  }

  /// Tells it to the people of this space, to nobody, or to those to whom it is told already.
  private func share(_ id: ID<Tasting>, _ draft: TastingDraft) throws {
    if draft.shared == TastingDraft.elsewhere { return }
    guard draft.isShared else {
      try scope.run("DELETE FROM wines_shared_tasting WHERE tasting_id = \(id)")
      return
    }
    try scope.run(
      """
      INSERT INTO wines_shared_tasting (tasting_id, space_id, person_id) VALUES (\(id), \(scope.space.id), \(person))
      ON CONFLICT (tasting_id) DO UPDATE SET space_id = excluded.space_id
      """)
  }

  /// - Returns: the activity line, by which it comes back; `nil` when it was deleted before.
  func remove(_ id: ID<Tasting>) throws -> ID<Activity>? {
    guard try Refusal.unlessGone({ try tasting(id) }) != nil else { return nil }
    try scope.touch(Tasting.shared, whereverIs: person)
    return try scope.trash(id, Tasting.deleted)
  }
}

/// A wine that another space wrote down by hand.
struct AwayWine: Sendable {
  let number: WineNumber
  let name: String
}

extension SpaceVisit {
  /// What is the visitor's own.
  func own<Scope: SpaceScope>(_ scope: Scope) -> OwnStore<Scope> { OwnStore(scope, viewer.person.id) }
}
