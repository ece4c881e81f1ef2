/// The typed address of a route: the pattern that the router matches and the links that pages hold come from one value.
///
///     static let customer = Path<ID<Customer>>(inSpace: "/orders/customers/:customer")
///     …
///     OrdersPaths.customer(customer.id)   // a link
package struct Path<each Parameter: PathParameter>: Sendable {
  let base: Link.Base
  /// Whether the addresses let in whoever has them.
  let holdsSecret: Bool
  private let pieces: [PathPiece]
  private let parameterNames: [String]
  /// What stands before, between and after the parameters.
  private let texts: [String]

  /// - Parameters:
  ///   - pattern: beginning with `/`, one `:name` for each parameter, in order.
  ///   - holdsSecret: whether a parameter lets in whoever has it: no browser tells such an address to any page.
  package init(inSpace pattern: String, holdsSecret: Bool = false) {
    self.init(base: .space, pattern: pattern, holdsSecret: holdsSecret)
  }

  package init(inHouse pattern: String, holdsSecret: Bool = false) {
    self.init(base: .house, pattern: pattern, holdsSecret: holdsSecret)
  }

  private init(base: Link.Base, pattern: String, holdsSecret: Bool) {
    (self.base, self.holdsSecret) = (base, holdsSecret)
    pieces = pattern.split(separator: "/").map { piece in
      piece.hasPrefix(":") ? .parameter(String(piece.dropFirst())) : .text(String(piece))
    }
    parameterNames = pieces.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
    texts = pieces.reduce(into: [""]) { texts, piece in
      texts[texts.count - 1] += "/"
      switch piece {
      case .text(let text): texts[texts.count - 1] += text
      case .parameter: texts.append("")
      }
    }
  }

  package func callAsFunction(_ parameters: repeat each Parameter) -> Link {
    var path = texts[0]
    var next = 1
    for parameter in repeat each parameters {
      path += parameter.pathText
      path += texts[next]
      next += 1
    }
    if path.isEmpty { path = "/" }
    return Link(base, encoded: path)
  }

  /// Where every one of its links leads, with names in the place of values: for a ``RowTemplate``.
  package var every: Link { Link(base, encoded: pattern(after: "")) }

  /// What the router matches; paths within a space begin with `/s/:space`.
  var pattern: String {
    pattern(after: base == .space ? "/s/:space" : "")
  }

  /// What the router matches where guests use it.
  var guestPattern: String {
    pattern(after: "/g/:share")
  }

  /// What the router matches at a public address.
  var visitorPattern: String {
    pattern(after: "/r/:reception")
  }

  /// What the router matches where programs use it; what is of no space is called as it is.
  var tokenPattern: String {
    pattern(after: base == .space ? "/api/spaces/:space" : "")
  }

  private func pattern(after prefix: String) -> String {
    let own = pieces.map { piece in
      switch piece {
      case .text(let text): "/\(text)"
      case .parameter(let name): "/:\(name)"
      }
    }
    return own.isEmpty && prefix.isEmpty ? "/" : prefix + own.joined()
  }

  /// The name of the first parameter.
  var firstParameter: String? {
    parameterNames.first
  }

  /// What the parameters are, by their names.
  var shapes: [String: Shape] {
    var shapes: [String: Shape] = [:]
    var names = parameterNames.makeIterator()
    for shape in repeat (each Parameter).shape {
      if let name = names.next() { shapes[name] = shape }
    }
    return shapes
  }

  /// The values in a request's path.
  /// - Throws: ``Refusal/notFound`` when one is not of its kind.
  func parameters(in values: [String: String]) throws -> (repeat each Parameter) {
    var names = parameterNames.makeIterator()
    func next<Value: PathParameter>(_ type: Value.Type) throws -> Value {
      guard let name = names.next(), let text = values[name], let value = Value(pathText: text) else {
        throw Refusal.notFound
      }
      return value
    }
    return try (repeat next((each Parameter).self))
  }
}

/// A path without parameters.
package typealias FixedPath = Path<>

private enum PathPiece: Sendable {
  case text(String)
  case parameter(String)
}

/// A value that stands in a path.
package protocol PathParameter: Sendable {
  /// - Parameter pathText: decoded.
  init?(pathText: String)
  /// Percent-encoded.
  var pathText: String { get }
  /// What programs are told that it is.
  static var shape: Shape { get }
}

extension PathParameter {
  package static var shape: Shape { .text(atLeast: 1) }
}

extension String: PathParameter {
  package init?(pathText: String) { self = pathText }
  package var pathText: String { PercentEncoding.encode(self) }
}

extension ID: PathParameter {
  package static var shape: Shape { .id }
  package init?(pathText: String) { self.init(pathText) }
  package var pathText: String { description }
}
