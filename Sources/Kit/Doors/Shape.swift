/// What a value of JSON may be, as a schema says it (JSON Schema 2020-12).
package struct Shape: Sendable {
  package typealias JSON = JSONNode.Value

  let schema: JSON

  init(_ members: [String: JSON]) {
    schema = .members(members)
  }

  private static func type(_ name: String, _ more: [String: JSON] = [:]) -> Shape {
    Shape(more.merging(["type": .text(name)]) { $1 })
  }

  package static func text(atMost limit: Int? = nil, atLeast least: Int? = nil) -> Shape {
    type("string", ["maxLength": limit.json, "minLength": least.json])
  }

  /// A text that a program reads.
  static func text(format: String) -> Shape { type("string", ["format": .text(format)]) }
  static func text(pattern: String) -> Shape { type("string", ["pattern": .text(pattern)]) }

  package static let id = text(format: "uuid")
  package static let yesNo = type("boolean")
  package static let day = text(format: "date")
  package static let moment = text(format: "date-time")
  package static let clock = text(pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$")
  package static let address = text(format: "uri-reference")
  /// As its digits, with the decimals of its currency: no amount goes through a binary fraction.
  package static let money = text(pattern: "^-?[0-9]{1,12}(\\.[0-9]{1,3})?$")
  package static let decimal = text(pattern: "^-?[0-9]{1,9}(\\.[0-9]{1,3})?$")

  package static func whole(_ range: ClosedRange<Int>? = nil) -> Shape {
    type("integer", ["minimum": (range?.lowerBound).json, "maximum": (range?.upperBound).json])
  }

  package static func choice(_ values: [String]) -> Shape {
    type("string", ["enum": .elements(values.map { .text($0) })])
  }

  package static func list(of shape: Shape, atLeast least: Int? = nil) -> Shape {
    type("array", ["items": shape.schema, "minItems": least.json])
  }

  static func anyOf(_ shapes: [Shape]) -> Shape {
    Shape(["anyOf": .elements(shapes.map(\.schema))])
  }

  static func reference(_ name: String) -> Shape {
    Shape(["$ref": .text("#/components/schemas/\(name)")])
  }

  /// - Parameters:
  ///   - members: the name of each, what it may be, and whether it is always there.
  ///   - isClosed: whether it has no others.
  static func object(_ members: [(String, Shape, Bool)], isClosed: Bool = true) -> Shape {
    let required: [JSON] = members.filter { $0.2 }.map { .text($0.0) }
    var object: [String: JSON] = [:]
    if !members.isEmpty {
      object["properties"] = .members(members.reduce(into: [:]) { $0[$1.0] = $1.1.schema })
    }
    if !required.isEmpty { object["required"] = .elements(required) }
    if isClosed { object["additionalProperties"] = .bool(false) }
    return type("object", object)
  }

  /// The same, or nothing.
  var orNull: Shape {
    guard var members = schema.members else { return self }
    if case .list? = members["type"] { return self }
    guard case .text(let type)? = members["type"] else {
      return .anyOf([self, Shape(["type": .text("null")])])
    }
    members["type"] = .elements([.text(type), .text("null")])
    if case .list(let values)? = members["enum"] {
      members["enum"] = .list(values + [JSONNode(.null, line: 0)])
    }
    return Shape(members)
  }

  /// The same with a word on what it is.
  func saying(_ about: String) -> Shape {
    guard !about.isEmpty, var members = schema.members else { return self }
    members["description"] = .text(about)
    return Shape(members)
  }
}

extension JSONNode.Value {
  /// Of an object.
  var members: [String: JSONNode.Value]? {
    if case .object(let members) = self { members.mapValues(\.value) } else { nil }
  }
}

extension Int? {
  fileprivate var json: JSONNode.Value { map { .number(String($0)) } ?? .null }
}
