/// A statement with its values.
///
/// Made by interpolation, every interpolated value becomes a bound parameter, so that no value can change the statement:
///
///     let sql: SQL = "SELECT name FROM orders_customer WHERE id = \(id) AND \(isShown)"
///
/// An interpolated `SQL` is spliced in with its own values; an interpolated array becomes a parenthesised list.
package struct SQL: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// With both of the words that ``Dialect`` knows; see ``text(in:)``.
  let text: String
  package let arguments: [SQLValue]
  /// Whether the text holds words that the engines say differently.
  private let hasTwins: Bool

  package init(stringLiteral value: String) {
    (text, arguments, hasTwins) = (value, [], false)
  }

  package init(stringInterpolation interpolation: StringInterpolation) {
    (text, arguments, hasTwins) = (interpolation.text, interpolation.arguments, interpolation.hasTwins)
  }

  /// The one way to make a statement of text that is not a literal. The caller vouches that no person's words are in it.
  package init(trusted text: String) {
    (self.text, arguments, hasTwins) = (text, [], false)
  }

  /// Words that each engine has its own for; see ``Dialect``, the only one that makes them.
  /// - Parameter arguments: of the one that is no empty text.
  init(twins sqlite: String, _ postgres: String, _ arguments: [SQLValue] = []) {
    text = "\(Self.first)\(sqlite)\(Self.second)\(postgres)\(Self.last)"
    (self.arguments, hasTwins) = (arguments, true)
  }

  // Of Unicode's signs for private use: no statement of the house says them.
  private static let (first, second, last): (Unicode.Scalar, Unicode.Scalar, Unicode.Scalar) = (
    "\u{E000}", "\u{E001}", "\u{E002}"
  )

  /// As an engine is told it.
  package func text(in dialect: Dialect) -> String {
    guard hasTwins else { return text }
    // By bytes, as a statement is told with each question anew. They are UTF-8's of the three signs.
    var all = text
    return all.withUTF8 { all in
      String(unsafeUninitializedCapacity: all.count) { rendered in
        var (count, isMeant, index) = (0, true, 0)
        while index < all.count {
          if all[index] == 0xEE, index + 2 < all.count, all[index + 1] == 0x80, all[index + 2] <= 0x82 {
            switch all[index + 2] {
            case 0x80: isMeant = dialect == .sqlite
            case 0x81: isMeant = dialect == .postgres
            default: isMeant = true
            }
            index += 3
            continue
          }
          if isMeant {
            rendered[count] = all[index]
            count += 1
          }
          index += 1
        }
        return count
      }
    }
  }

  /// Several one after the other, with something between them.
  init(joining parts: [SQL], _ separator: SQL) {
    text = parts.map(\.text).joined(separator: separator.text)
    arguments = parts.flatMap(\.arguments)
    hasTwins = parts.contains(where: \.hasTwins)
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
    var hasTwins = false

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
      hasTwins = hasTwins || sql.hasTwins
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
