/// One row of an answer. Columns are read by name and converted to the type that is asked for:
///
///     let name: String = try row["name"]
package struct SQLRow: Sendable {
  /// The columns of an answer, shared by its rows.
  package final class Columns: Sendable {
    let positions: [String: Int]
    let names: [String]

    package init(_ names: [String]) {
      self.names = names
      positions = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }

  let columns: Columns
  let values: [SQLValue]

  package init(columns: Columns, values: [SQLValue]) {
    self.columns = columns
    self.values = values
  }

  /// The value of a column.
  /// - Throws: ``SQLRowError`` when there is no such column or its value is of another kind.
  package subscript<Value: SQLReadable>(column: String) -> Value {
    get throws {
      guard let position = columns.positions[column] else {
        throw SQLRowError(column: column, reason: "is not among \(columns.names)")
      }
      guard let value = Value(sqlValue: values[position]) else {
        throw SQLRowError(column: column, reason: "holds \(values[position]), which is no \(Value.self)")
      }
      return value
    }
  }
}

/// A statement and the code that reads its answer disagree: a programmer's mistake or a damaged file, always a fault.
package struct SQLRowError: Error, CustomStringConvertible {
  let column: String
  let reason: String

  package var description: String { "column \(column) \(reason)" }
}
