import Synchronization

/// One row of an answer. Columns are read by name and converted to the type that is asked for:
///
///     let name: String = try row["name"]
package struct SQLRow: Sendable {
  /// All rows of an answer in one piece, shared by them.
  package final class Answer: Sendable {
    fileprivate let names: [String]
    fileprivate let values: any AnsweredValues
    /// Rows are read in the order of their statement: the column after the last one is looked at first.
    private let next = Atomic(0)

    /// - Parameters:
    ///   - names: no two alike.
    ///   - values: row after row.
    package init(names: [String], values: any AnsweredValues) {
      assert(Set(names).count == names.count, "a statement names two columns alike: \(names)")
      (self.names, self.values) = (names, values)
    }

    package convenience init(names: [String], values: [SQLValue]) {
      self.init(names: names, values: ReadValues(values, columnCount: names.count))
    }

    fileprivate func place(of column: String) -> Int? {
      let guess = next.load(ordering: .relaxed)
      // Few and short: comparing them is faster than a dictionary.
      guard let place = names[guess] == column ? guess : names.firstIndex(of: column) else { return nil }
      next.store(place + 1 < names.count ? place + 1 : 0, ordering: .relaxed)
      return place
    }

    package var rows: [SQLRow] {
      names.isEmpty ? [] : (0..<values.rowCount).map { SQLRow(answer: self, position: $0) }
    }
  }

  private let answer: Answer
  private let position: Int

  private init(answer: Answer, position: Int) {
    (self.answer, self.position) = (answer, position)
  }

  /// All columns in the statement's order.
  package var columns: [(name: String, value: SQLValue)] {
    answer.names.indices.map { (answer.names[$0], answer.values.value(of: $0, in: position)) }
  }

  var firstColumn: String? { answer.names.first }

  /// The value of a column.
  /// - Throws: ``SQLRowError`` when there is no such column or its value is of another kind.
  package subscript<Value: SQLReadable>(column: String) -> Value {
    get throws {
      let value = try stored(column)
      guard let read = Value(sqlValue: value) else { throw wrongKind(column, value, Value.self) }
      return read
    }
  }

  private func stored(_ column: String) throws -> SQLValue {
    guard let place = answer.place(of: column) else {
      throw SQLRowError(column: column, reason: "is not among \(answer.names)")
    }
    return answer.values.value(of: place, in: position)
  }

  private func wrongKind(_ column: String, _ value: SQLValue, _ kind: Any.Type) -> SQLRowError {
    SQLRowError(column: column, reason: "holds \(value), which is no \(kind)")
  }
}

// The kinds that lists are made of, without generic code: reading a row is a good part of making it.
extension SQLRow {
  package subscript(column: String) -> String {
    get throws {
      let value = try stored(column)
      guard case .text(let text) = value else { throw wrongKind(column, value, String.self) }
      return text
    }
  }

  package subscript(column: String) -> String? {
    get throws {
      let value = try stored(column)
      switch value {
      case .null: return nil
      case .text(let text): return text
      default: throw wrongKind(column, value, String?.self)
      }
    }
  }

  package subscript<Of>(column: String) -> ID<Of> {
    get throws { ID(stored: try self[column]) }
  }

  package subscript(column: String) -> Int64 {
    get throws {
      let value = try stored(column)
      guard case .integer(let integer) = value else { throw wrongKind(column, value, Int64.self) }
      return integer
    }
  }

  package subscript(column: String) -> Int {
    get throws { Int(try self[column] as Int64) }
  }

  package subscript(column: String) -> Int64? {
    get throws {
      let value = try stored(column)
      switch value {
      case .null: return nil
      case .integer(let integer): return integer
      default: throw wrongKind(column, value, Int64?.self)
      }
    }
  }

  package subscript(column: String) -> Int? {
    get throws { (try self[column] as Int64?).map { Int($0) } }
  }

  package subscript(column: String) -> Instant {
    get throws { Instant(milliseconds: try self[column]) }
  }

  package subscript(column: String) -> Day? {
    get throws {
      let value = try stored(column)
      switch value {
      case .null: return nil
      case .text(let text):
        guard let day = Day(text) else { throw wrongKind(column, value, Day.self) }
        return day
      default: throw wrongKind(column, value, Day.self)
      }
    }
  }
}

/// The values of an answer, which an engine may hold in its own form until somebody reads one.
package protocol AnsweredValues: AnyObject, Sendable {
  var rowCount: Int { get }
  /// Of columns and rows counted from nothing.
  func value(of column: Int, in row: Int) -> SQLValue
}

/// Those that were read as they came.
private final class ReadValues: AnsweredValues {
  private let values: [SQLValue]
  private let columnCount: Int

  init(_ values: [SQLValue], columnCount: Int) {
    (self.values, self.columnCount) = (values, columnCount)
  }

  var rowCount: Int { values.count / columnCount }

  func value(of column: Int, in row: Int) -> SQLValue { values[row * columnCount + column] }
}

/// A statement and the code that reads its answer disagree: a programmer's mistake or a damaged file, always a fault.
package struct SQLRowError: Error, CustomStringConvertible {
  let column: String
  let reason: String

  package var description: String { "column \(column) \(reason)" }
}
