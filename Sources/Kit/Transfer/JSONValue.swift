/// A value of a JSON document that is written out.
enum JSONValue: Encodable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(_ value: SQLValue) {
    self =
      switch value {
      case .null: .null
      case .integer(let integer): .integer(integer)
      case .real(let real): .real(real)
      case .text(let text): .text(text)
      case .blob(let bytes): .text(bytes.map { String($0, radix: 16).leftPadded }.joined())
      }
  }

  init(_ row: SQLRow) {
    self = .object(Dictionary(uniqueKeysWithValues: row.columns.map { ($0.name, JSONValue($0.value)) }))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .integer(let integer): try container.encode(integer)
    case .real(let real): try container.encode(real)
    case .text(let text): try container.encode(text)
    case .list(let list): try container.encode(list)
    case .object(let object): try container.encode(object)
    }
  }
}

extension String {
  fileprivate var leftPadded: String { count < 2 ? "0\(self)" : self }
}
