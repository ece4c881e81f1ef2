/// A thing of an app as a row of its table keeps it.
package protocol Stored: Sendable {
  static var table: SpaceTable { get }
  /// What ``init(_:in:)`` reads.
  static var columns: SQL { get }
  /// What is said to who opens one that has been deleted.
  static var gone: Phrase { get }
  init(_ row: SQLRow, in space: Space) throws
  var subject: Subject { get }
}

extension Stored {
  /// Where nothing is deleted nobody reads it.
  package static var gone: Phrase { KitPhrases.goneTitle }
}

extension SpaceScope {
  /// The thing of this id.
  /// - Throws: ``Refusal/notFound``, or ``Refusal/gone(_:)`` when it has been deleted.
  package func find<Thing: Stored>(_ id: ID<Thing>) throws -> Thing {
    let mark: SQL = Thing.table.hasTrash ? ", trash_id" : ""
    let row = try connection.row(
      "SELECT \(Thing.columns)\(mark) FROM \(Thing.table.sql) WHERE \(Thing.table.isThere(in: space)) AND id = \(id)")
    guard let row else { throw Refusal.notFound }
    if Thing.table.hasTrash, try row["trash_id"] as String? != nil {
      throw Refusal.gone(Thing.gone)
    }
    return try Thing(row, in: space)
  }

  /// The thing of this id, or `nil` when it has been deleted: what is deleted twice is deleted once.
  /// - Throws: ``Refusal/notFound``.
  package func findUnlessGone<Thing: Stored>(_ id: ID<Thing>) throws -> Thing? {
    try Refusal.unlessGone { try find(id) }
  }

  /// The things of the space that are not deleted and fit.
  /// - Parameter condition: with their order and how many at most, where either matters.
  package func things<Thing: Stored>(where condition: SQL) throws -> [Thing] {
    try connection.rows(
      "SELECT \(Thing.columns) FROM \(Thing.table.sql) WHERE \(Thing.shown(in: space)) AND \(condition)"
    ).map { try Thing($0, in: space) }
  }

  /// A stretch of the things that fit, by a sorting column and their id.
  /// - Parameters:
  ///   - isShown: which fit, besides being of this space and not deleted.
  ///   - words: what they hold, as an index finds it whose order is that of the list.
  ///   - key: a column among those that are read.
  ///   - cursor: where the stretch before ended.
  package func window<Thing: Stored>(
    _ isShown: SQL, matching words: String = "", in texts: TextIndex? = nil, by key: String,
    after cursor: Cursor? = nil
  ) throws -> Window<Thing> {
    let column = SQL(trusted: key)
    let last = cursor.map { [$0.key, $0.id].map(\.sqlValue) }
    let begin: SQL = last.map { " AND (\(column), id) > \($0)" } ?? ""
    let holds = try texts.map { try search(words, in: $0, .after(last)) } ?? ""
    let rows = try connection.rows(
      """
      SELECT \(Thing.columns) FROM \(Thing.table.sql) WHERE \(Thing.shown(in: space)) AND \(isShown)\(holds)\(begin)
      ORDER BY \(column), id LIMIT \(Window<Thing>.size + 1)
      """)
    return try Window(
      rows, cursor: { Cursor(key: try $0[key], id: try $0["id"]) }, element: { try Thing($0, in: space) })
  }

  /// The stretch in which one stands, a few before and the rest after.
  /// - Parameter value: its own in the sorting column.
  package func window<Thing: Stored>(
    _ isShown: SQL, matching words: String = "", in texts: TextIndex? = nil, by key: String,
    around id: ID<Thing>, at value: String
  ) throws -> Window<Thing> {
    let column = SQL(trusted: key)
    let place = [value.sqlValue, id.sqlValue]
    let holds = try texts.map { try search(words, in: $0, .before(place)) } ?? ""
    let before = try connection.row(
      """
      SELECT \(column), id FROM \(Thing.table.sql)
      WHERE \(Thing.shown(in: space)) AND \(isShown)\(holds) AND (\(column), id) < \(place)
      ORDER BY \(column) DESC, id DESC LIMIT 1 OFFSET \(Window<Thing>.lead)
      """)
    return try window(
      isShown, matching: words, in: texts, by: key, after: before.map { Cursor(key: try $0[key], id: try $0["id"]) })
  }
}

extension Refusal {
  /// What is read, or `nil` when it has been deleted.
  package static func unlessGone<Value>(_ read: () throws -> Value) throws -> Value? {
    do {
      return try read()
    } catch Refusal.gone {
      return nil
    }
  }
}

extension Stored {
  /// As a condition: of the space and not deleted.
  package static func shown(in space: Space) -> SQL {
    "\(table.isThere(in: space))\(table.hasTrash ? " AND trash_id IS NULL" as SQL : "")"
  }
}

extension SpaceTransaction {
  /// Expects the id to be free that a form has minted for what it makes.
  /// - Throws: ``Refusal/operationReused`` when it was taken before.
  package func claim<Thing: Stored>(_ id: ID<Thing>) throws {
    try expectFresh(id, in: Thing.table.sql)
  }

  /// Puts a thing into the trash.
  /// - Returns: the line of activity, by which it comes back; `nil` when it was there before.
  package func trash<Thing: Stored>(_ id: ID<Thing>, _ deleted: Event<NoDetail>) throws -> ID<Activity>? {
    guard let thing = try findUnlessGone(id) else { return nil }
    let deletion = try record(deleted, of: thing.subject)
    try update(id, "trash_id = \(deletion)")
    return deletion
  }

  /// Changes the row of one thing.
  /// - Parameter assignments: what is set, as in `UPDATE`.
  package func update(_ table: SpaceTable, _ id: ID<some Any>, _ assignments: SQL) throws {
    try run("UPDATE \(table.sql) SET \(assignments) WHERE \(table.isThere(in: space)) AND id = \(id)")
  }

  /// Changes the row of a thing.
  package func update<Thing: Stored>(_ id: ID<Thing>, _ assignments: SQL) throws {
    try update(Thing.table, id, assignments)
  }

  /// Puts what belongs to something into the trash together with it.
  /// - Parameter isOfIt: what it is found by.
  package func trashAll(in table: SpaceTable, _ isOfIt: SQL, with deletion: ID<Activity>) throws {
    try run(
      """
      UPDATE \(table.sql) SET trash_id = \(deletion)
      WHERE \(table.isThere(in: space)) AND \(isOfIt) AND trash_id IS NULL
      """)
  }

  /// Puts a thing right before another, or at the end: its table keeps the order in a column `position`.
  /// - Parameters:
  ///   - now: those among which it stands, in their order.
  ///   - placed: is noted when that changes it.
  package func place<Thing: Stored>(
    _ id: ID<Thing>, before next: ID<Thing>?, among now: [ID<Thing>], _ placed: Event<NoDetail>
  ) throws {
    let thing = try find(id)
    let wanted = try now.placing(id, before: next)
    guard try !isOvertaken(at: "place", of: id), wanted != now else { return }
    for (position, id) in wanted.enumerated() { try update(id, "position = \(position)") }
    try record(placed, of: thing.subject)
  }
}
