/// One value as both storage engines know it.
package enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])
}

/// A Swift value that can be bound to a statement.
package protocol SQLBindable: Sendable {
  var sqlValue: SQLValue { get }
}

/// A Swift value that can be read from a column.
package protocol SQLReadable {
  /// `nil` when the stored value is of another kind; the row turns that into an error that names the column.
  init?(sqlValue: SQLValue)
}

extension SQLValue: SQLBindable {
  package var sqlValue: SQLValue { self }
}

extension String: SQLBindable, SQLReadable {
  package var sqlValue: SQLValue { .text(self) }

  package init?(sqlValue: SQLValue) {
    guard case .text(let text) = sqlValue else { return nil }
    self = text
  }
}

extension Int64: SQLBindable, SQLReadable {
  package var sqlValue: SQLValue { .integer(self) }

  package init?(sqlValue: SQLValue) {
    guard case .integer(let integer) = sqlValue else { return nil }
    self = integer
  }
}

extension Int: SQLBindable, SQLReadable {
  package var sqlValue: SQLValue { .integer(Int64(self)) }

  package init?(sqlValue: SQLValue) {
    guard case .integer(let integer) = sqlValue else { return nil }
    self.init(exactly: integer)
  }
}

extension Bool: SQLBindable, SQLReadable {
  package var sqlValue: SQLValue { .integer(self ? 1 : 0) }

  package init?(sqlValue: SQLValue) {
    guard case .integer(let integer) = sqlValue else { return nil }
    self = integer != 0
  }
}

extension [UInt8]: SQLBindable, SQLReadable {
  package var sqlValue: SQLValue { .blob(self) }

  package init?(sqlValue: SQLValue) {
    guard case .blob(let bytes) = sqlValue else { return nil }
    self = bytes
  }
}

extension Instant: SQLBindable, SQLReadable {
  package var sqlValue: SQLValue { .integer(milliseconds) }

  package init?(sqlValue: SQLValue) {
    guard case .integer(let milliseconds) = sqlValue else { return nil }
    self.init(milliseconds: milliseconds)
  }
}

extension Day: SQLBindable, SQLReadable {}
extension Zone: SQLBindable, SQLReadable {}

/// Stored by the text that says them.
extension CodedAsText {
  package var sqlValue: SQLValue { .text(description) }

  package init?(sqlValue: SQLValue) {
    guard case .text(let text) = sqlValue else { return nil }
    self.init(text)
  }
}

extension Language: SQLBindable, SQLReadable {}
extension Currency: SQLBindable, SQLReadable {}

/// Enumerations with text raw values are stored by that text.
extension RawRepresentable where RawValue == String, Self: Sendable {
  package var sqlValue: SQLValue { .text(rawValue) }

  package init?(sqlValue: SQLValue) {
    guard case .text(let text) = sqlValue else { return nil }
    self.init(rawValue: text)
  }
}

extension Optional: SQLBindable where Wrapped: SQLBindable {
  package var sqlValue: SQLValue { self?.sqlValue ?? .null }
}

extension Optional: SQLReadable where Wrapped: SQLReadable {
  package init?(sqlValue: SQLValue) {
    if case .null = sqlValue {
      self = .none
      return
    }
    guard let wrapped = Wrapped(sqlValue: sqlValue) else { return nil }
    self = wrapped
  }
}
