/// The typed address of a route: the pattern that the router matches and the links that pages hold come from one value.
///
///     static let customer = Path<ID<Customer>>(inSpace: "/orders/customers/:customer")
///     …
///     OrdersPaths.customer(customer.id)   // a link
package struct Path<each Parameter: PathParameter>: Sendable {
  let base: Link.Base
  private let pieces: [PathPiece]

  /// - Parameter pattern: beginning with `/`, one `:name` for each parameter, in order.
  package init(inSpace pattern: String) {
    self.init(base: .space, pattern: pattern)
  }

  package init(inHouse pattern: String) {
    self.init(base: .house, pattern: pattern)
  }

  private init(base: Link.Base, pattern: String) {
    self.base = base
    pieces = pattern.split(separator: "/").map { piece in
      piece.hasPrefix(":") ? .parameter(String(piece.dropFirst())) : .text(String(piece))
    }
  }

  package func callAsFunction(_ parameters: repeat each Parameter) -> Link {
    var values: [String] = []
    for parameter in repeat each parameters {
      values.append(PercentEncoding.encode(parameter.pathText))
    }
    var path = ""
    var next = 0
    for piece in pieces {
      switch piece {
      case .text(let text): path += "/\(text)"
      case .parameter:
        path += "/\(values[next])"
        next += 1
      }
    }
    if path.isEmpty { path = "/" }
    return base == .space ? Link(inSpace: path) : Link(inHouse: path)
  }

  /// What the router matches; paths within a space begin with `/s/:space`.
  var pattern: String {
    let own = pieces.map { piece in
      switch piece {
      case .text(let text): "/\(text)"
      case .parameter(let name): "/:\(name)"
      }
    }
    let prefix = base == .space ? "/s/:space" : ""
    return own.isEmpty && prefix.isEmpty ? "/" : prefix + own.joined()
  }

  /// The values in a request's path.
  /// - Throws: ``Refusal/notFound`` when one is not of its kind.
  func parameters(in values: [String: String]) throws -> (repeat each Parameter) {
    var names = pieces.compactMap { piece -> String? in
      guard case .parameter(let name) = piece else { return nil }
      return name
    }.makeIterator()
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
  init?(pathText: String)
  var pathText: String { get }
}

extension String: PathParameter {
  package init?(pathText: String) { self = pathText }
  package var pathText: String { self }
}

extension ID: PathParameter {
  package init?(pathText: String) { self.init(pathText) }
  package var pathText: String { description }
}
