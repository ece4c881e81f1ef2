import Kit

/// What orders hold: customers and products. One that no order holds is deleted, one that orders hold is archived, so that
/// the orders keep it while lists and pickers no longer offer it. Its table has an `archive_id`.
protocol Archivable: Stored {
  static var topic: Topic { get }
  static var texts: TextIndex { get }
  static var pages: ArchivablePages<Self> { get }
  static var deleted: Event<NoDetail> { get }
  static var archived: Event<Archiving> { get }
  static var returned: Event<NoDetail> { get }
  var id: ID<Self> { get }
  var isArchived: Bool { get }
  /// What the list says of it below its name.
  var about: Phrase { get }
  /// What stands beside it there, and says more of it where it is chosen.
  var value: Phrase? { get }
  /// As an order's form chooses it without signal.
  func choice(in language: Language) -> KeptChoices.Choice
  /// What a table says of things besides what they are: what orders say of them, by their ids.
  associatedtype Sales: Sendable
  static var tableTitle: Phrase { get }
  static var tableColumns: [DataTable<ArchivableEntry<Self>>.Column] { get }
  /// The ways in which a table can be ordered; the first is the list's own.
  static var orders: [ListOrder] { get }
  static func sales(of things: [ID<Self>], in scope: some SpaceScope) throws -> [ID<Self>: Sales]
  static var removed: Event<RemovedTogether> { get }
  /// As a condition on its row: orders hold it, those in the trash among them.
  static var isHeld: SQL { get }
  /// Counts the orders that hold one: `total`, and `live` without those in the trash, which may come back.
  static func holding(_ id: ID<Self>) -> SQL
}

/// A thing of a table, with what orders say of it.
struct ArchivableEntry<Thing: Archivable>: Sendable {
  let thing: Thing
  let sales: Thing.Sales?
}

extension SpaceScope {
  /// What a table shows of a window.
  func entries<Thing: Archivable>(of window: Window<Thing>) throws -> Window<ArchivableEntry<Thing>> {
    let sales = try Thing.sales(of: window.elements.map(\.id), in: self)
    return Window(window.elements.map { ArchivableEntry(thing: $0, sales: sales[$0.id]) }, next: window.next)
  }

  /// What lists and pickers offer in an order that somebody has chosen.
  /// - Parameter place: the thing in whose stretch it is.
  func offered<Thing: Archivable>(
    matching words: String, sorted sort: SortChoice, around place: ID<Thing>? = nil, after cursor: Cursor? = nil
  ) throws -> Window<Thing> {
    guard let order = Thing.orders.first(where: { $0.name == sort.order }) else { return Window([]) }
    let list = SortedList(
      Thing.table, Thing.columns, where: isOffered, matching: words, in: Thing.texts, by: order,
      isDescending: sort.isDescending)
    let space = space
    guard let place else { return try list.window(after: cursor, in: self) { try Thing($0, in: space) } }
    return try list.window(around: place, in: self) { try Thing($0, in: space) }
  }

  /// What lists and pickers offer for the words, by name.
  /// - Parameter cursor: where the page before ended.
  func offered<Thing: Archivable>(matching words: String = "", after cursor: Cursor? = nil) throws -> Window<Thing> {
    try window(isOffered, matching: words, in: Thing.texts, by: "name_key", after: cursor)
  }

  /// The stretch of the list in which one stands, a few before and the rest after.
  func offered<Thing: Archivable>(matching words: String, around thing: Thing) throws -> Window<Thing> {
    try window(
      isOffered, matching: words, in: Thing.texts, by: "name_key", around: thing.id,
      at: thing.subject.title.sortKey)
  }

  /// What lists and pickers offer, by name, as far as one page may hold it.
  func allOffered<Thing: Archivable>() throws -> [Thing] {
    try things(where: "\(isOffered) ORDER BY name_key, id LIMIT \(KeptChoices.most)")
  }

  private var isOffered: SQL { "archive_id IS NULL" }
}

extension TextIndex {
  /// Of what lists and pickers offer.
  static func offered(_ table: SpaceTable) -> TextIndex {
    TextIndex(of: table, order: ["name_key", "id"], marks: ["archive_id", "trash_id"])
  }
}

extension SpaceTransaction {
  /// Deletes a thing, or archives one that orders hold.
  /// - Returns: the activity line, by which either is undone; `nil` when it was removed before.
  func remove<Thing: Archivable>(_ id: ID<Thing>) throws -> ID<Activity>? {
    guard let thing = try findUnlessGone(id), !thing.isArchived else { return nil }
    let counts = try connection.row(Thing.holding(id))
    let (total, live): (Int, Int) = (try counts?["total"] ?? 0, try counts?["live"] ?? 0)
    guard total > 0 else { return try trash(id, Thing.deleted) }
    let archiving = try record(Thing.archived, of: thing.subject, Archiving(orders: live))
    try update(id, "archive_id = \(archiving)")
    return archiving
  }

  /// Puts an archived thing back into lists and pickers.
  func bringBack<Thing: Archivable>(_ id: ID<Thing>) throws {
    let thing = try find(id)
    guard thing.isArchived else { return }
    try update(id, "archive_id = NULL")
    try record(Thing.returned, of: thing.subject)
  }
}

/// What archiving keeps: how many orders hold the thing, without those in the trash.
struct Archiving: Codable, Sendable {
  let orders: Int

  /// The event of one kind of thing's being archived.
  static func event(_ name: String, of noun: Noun, in table: SQL) -> Event<Archiving> {
    Event(
      name, of: noun,
      undo: .by { archiving, transaction in
        try transaction.run(
          """
          UPDATE \(table) SET archive_id = NULL
          WHERE space_id = \(transaction.space.id) AND archive_id = \(archiving.activity.id)
          """)
      },
      says: { archiving in
        // Lines of before kept the number among their fields.
        let orders = archiving.detail?.orders ?? archiving.change(of: "orders").flatMap { Int($0.to) }
        return OrdersPhrases.archived(noun, archiving.title, orders ?? 0)
      })
  }
}
