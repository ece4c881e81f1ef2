/// A statement with its values.
///
/// Made by interpolation, every interpolated value becomes a bound parameter, so that no value can change the statement:
///
///     let sql: SQL = "SELECT name FROM orders_customer WHERE id = \(id) AND \(isShown)"
///
/// An interpolated `SQL` is spliced in with its own values; an interpolated array becomes a parenthesised list.
package struct SQL: Hashable, Sendable, ExpressibleByStringInterpolation {
  package private(set) var text: String
  package private(set) var arguments: [SQLValue]

  package init(stringLiteral value: String) {
    text = value
    arguments = []
  }

  package init(stringInterpolation interpolation: StringInterpolation) {
    text = interpolation.text
    arguments = interpolation.arguments
  }

  /// The one way to make a statement of text that is not a literal. The caller vouches that no person's words are in it.
  package init(trusted text: String) {
    self.text = text
    arguments = []
  }

  package static func + (left: SQL, right: SQL) -> SQL {
    "\(left)\(right)"
  }

  package static func += (left: inout SQL, right: SQL) {
    left = left + right
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    var arguments: [SQLValue] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    package mutating func appendInterpolation(_ value: some SQLBindable) {
      text += "?"
      arguments.append(value.sqlValue)
    }

    package mutating func appendInterpolation<Value: SQLBindable>(_ value: Value?) {
      text += "?"
      arguments.append(value.sqlValue)
    }

    package mutating func appendInterpolation(_ sql: SQL) {
      text += sql.text
      arguments += sql.arguments
    }

    package mutating func appendInterpolation(_ values: [some SQLBindable]) {
      text += "("
      text += values.isEmpty ? "NULL" : String(repeating: "?, ", count: values.count - 1) + "?"
      text += ")"
      arguments.reserveCapacity(arguments.count + values.count)
      for value in values { arguments.append(value.sqlValue) }
    }
  }
}
