/// A value of a JSON document as it is written: with the line on which it begins, and numbers as their digits, so that no
/// price goes through a binary fraction.
package struct JSONNode: Equatable, Sendable {
  package enum Value: Equatable, Sendable {
    case null
    case bool(Bool)
    /// Its digits.
    case number(String)
    case text(String)
    case list([JSONNode])
    case object([String: JSONNode])
  }

  package let value: Value
  package let line: Int

  package init(_ value: Value, line: Int) {
    (self.value, self.line) = (value, line)
  }

  package subscript(key: String) -> JSONNode? { object?[key] }

  package var isNull: Bool { value == .null }
  package var text: String? { if case .text(let text) = value { text } else { nil } }
  package var bool: Bool? { if case .bool(let bool) = value { bool } else { nil } }
  package var integer: Int? { if case .number(let digits) = value { Int(digits) } else { nil } }
  package var list: [JSONNode]? { if case .list(let list) = value { list } else { nil } }
  package var object: [String: JSONNode]? { if case .object(let members) = value { members } else { nil } }
}
