import Foundation

/// A way to order a list: what is compared in turn of two rows, and in the end their ids. An index of the table begins with the
/// space and these, so that a window is read from it whatever its place.
package struct ListOrder: Sendable {
  /// In addresses.
  package let name: String
  private let keys: [Key]

  /// What is compared of a row: a column without nulls.
  package enum Key: Sendable {
    case text(SQL)
    case number(SQL)

    fileprivate var sql: SQL {
      switch self {
      case .text(let sql), .number(let sql): sql
      }
    }

    /// The same value, which no index stands by.
    fileprivate var computed: Key {
      switch self {
      case .text(let sql): .text("\(sql) || ''")
      case .number(let sql): .number("\(sql) + 0")
      }
    }
  }

  package init(_ name: String, _ keys: Key...) {
    self.init(name, keys)
  }

  private init(_ name: String, _ keys: [Key]) {
    (self.name, self.keys) = (name, keys)
  }

  /// The same order for rows that are few and found by themselves: an engine that knows an index in this order would go through
  /// all rows there are, until it has met enough of them.
  package var ofFew: ListOrder { ListOrder(name, keys.map(\.computed)) }

  /// What a statement answers besides the columns of the row, for ``cursor(_:)``.
  fileprivate var columns: SQL {
    keys.indices.map { "\(keys[$0].sql) AS \(SQL(trusted: Self.column($0)))" }.joined(", ")
  }

  private static func column(_ index: Int) -> String { "sort_\(index)" }

  fileprivate var compared: SQL { (keys.map(\.sql) + ["id"]).joined(", ") }

  fileprivate func ordered(isDescending: Bool) -> SQL {
    (keys.map(\.sql) + ["id"]).map { isDescending ? "\($0) DESC" : $0 }.joined(", ")
  }

  /// The place of a row. It holds what was compared, so that it stays where it is when the row moves.
  fileprivate func cursor(_ row: SQLRow) throws -> Cursor {
    let values = try keys.indices.map { index in
      let column = Self.column(index)
      return switch keys[index] {
      case .text: try row[column] as String
      case .number: String(try row[column] as Int64)
      }
    }
    return Cursor(key: String(decoding: try JSONEncoder().encode(values), as: UTF8.self), id: try row["id"])
  }

  /// What is compared with a place; `nil` when it is none in this order, as when somebody changed the address by hand.
  fileprivate func values(of cursor: Cursor) -> [SQLValue]? {
    let texts: [String]
    do {
      texts = try JSONDecoder().decode([String].self, from: Data(cursor.key.utf8))
    } catch {
      return nil
    }
    let values = zip(keys, texts).compactMap { key, text in
      switch key {
      case .text: SQLValue.text(text)
      case .number: Int64(text).map(SQLValue.integer)
      }
    }
    return texts.count == keys.count && values.count == keys.count ? values + [.text(cursor.id)] : nil
  }
}

/// A list in an order that its reader has chosen.
package struct SortedList: Sendable {
  private let table: SpaceTable
  private let columns: SQL
  private let isShown: SQL
  private let words: String
  private let texts: TextIndex
  private let order: ListOrder
  private let isDescending: Bool

  /// - Parameters:
  ///   - columns: what is read, the id among it.
  ///   - isShown: which rows, besides being of the space and not deleted.
  ///   - words: what they hold.
  package init(
    _ table: SpaceTable, _ columns: SQL, where isShown: SQL = "TRUE", matching words: String, in texts: TextIndex,
    by order: ListOrder, isDescending: Bool
  ) {
    (self.table, self.columns, self.isShown) = (table, columns, isShown)
    (self.words, self.texts, self.order, self.isDescending) = (words, texts, order, isDescending)
  }

  /// The stretch after the one before.
  package func window<Element>(
    after cursor: Cursor?, in scope: some SpaceScope, _ element: (SQLRow) throws -> Element
  ) throws -> Window<Element> {
    let begin: SQL = cursor.flatMap(order.values).map { " AND \(isBeyond($0, isDescending))" } ?? ""
    let rows = try scope.connection.rows(
      """
      SELECT \(columns), \(order.columns) FROM \(try held(in: scope))\(begin)
      ORDER BY \(order.ordered(isDescending: isDescending)) LIMIT \(Window<Element>.size + 1)
      """)
    return try Window(rows, cursor: order.cursor, element: element)
  }

  /// The stretch in which one stands, a few before and the rest after.
  package func window<Element>(
    around id: ID<some Any>, in scope: some SpaceScope, _ element: (SQLRow) throws -> Element
  ) throws -> Window<Element> {
    let row = try scope.connection.row(
      "SELECT id, \(order.columns) FROM \(table.sql) WHERE space_id = \(scope.space.id) AND id = \(id)")
    guard let place = try row.flatMap({ order.values(of: try order.cursor($0)) }) else { return Window([]) }
    let before = try scope.connection.row(
      """
      SELECT id, \(order.columns) FROM \(try held(in: scope)) AND \(isBeyond(place, !isDescending))
      ORDER BY \(order.ordered(isDescending: !isDescending)) LIMIT 1 OFFSET \(Window<Element>.lead)
      """)
    return try window(after: try before.map(order.cursor), in: scope, element)
  }

  private func held(in scope: some SpaceScope) throws -> SQL {
    let trash: SQL = table.hasTrash ? " AND trash_id IS NULL" : ""
    let holds = try scope.search(words, in: texts)
    return "\(table.sql) WHERE space_id = \(scope.space.id)\(trash) AND \(isShown)\(holds)"
  }

  private func isBeyond(_ place: [SQLValue], _ isDescending: Bool) -> SQL {
    "(\(order.compared)) \(isDescending ? "<" as SQL : ">") \(place)"
  }
}
