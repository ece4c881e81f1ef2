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
      "SELECT \(Thing.columns)\(mark) FROM \(Thing.table.sql) WHERE space_id = \(space.id) AND id = \(id)")
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

  /// A stretch of the things that fit, by a sorting column and their id.
  /// - Parameters:
  ///   - isShown: which fit, besides being of this space and not deleted.
  ///   - key: a column among those that are read.
  ///   - cursor: where the stretch before ended.
  package func window<Thing: Stored>(
    _ isShown: SQL, by key: String, after cursor: Cursor? = nil
  ) throws -> Window<Thing> {
    let column = SQL(trusted: key)
    let begin: SQL = cursor.map { " AND (\(column), id) > (\($0.key), \($0.id))" } ?? ""
    let rows = try connection.rows(
      """
      SELECT \(Thing.columns) FROM \(Thing.table.sql) WHERE \(Thing.shown(in: space)) AND \(isShown)\(begin)
      ORDER BY \(column), id LIMIT \(Window<Thing>.size + 1)
      """)
    return try Window(
      rows, cursor: { Cursor(key: try $0[key], id: try $0["id"]) }, element: { try Thing($0, in: space) })
  }

  /// The stretch in which one stands, a few before and the rest after.
  /// - Parameter value: its own in the sorting column.
  package func window<Thing: Stored>(
    _ isShown: SQL, by key: String, around id: ID<Thing>, at value: String
  ) throws -> Window<Thing> {
    let column = SQL(trusted: key)
    let before = try connection.row(
      """
      SELECT \(column), id FROM \(Thing.table.sql)
      WHERE \(Thing.shown(in: space)) AND \(isShown) AND (\(column), id) < (\(value), \(id))
      ORDER BY \(column) DESC, id DESC LIMIT 1 OFFSET \(Window<Thing>.lead)
      """)
    return try window(isShown, by: key, after: before.map { Cursor(key: try $0[key], id: try $0["id"]) })
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
    "space_id = \(space.id)\(table.hasTrash ? " AND trash_id IS NULL" as SQL : "")"
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
    try run("UPDATE \(Thing.table.sql) SET trash_id = \(deletion) WHERE space_id = \(space.id) AND id = \(id)")
    return deletion
  }
}
