/// The address of a page of this house. A link within a space is written without the space; the page it is rendered into
/// adds its own, so no screen has to know where it is.
package struct Link: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case house, space
  }

  let base: Base
  /// Percent-encoded, with its query, beginning with `/`.
  package private(set) var path: String
  /// Made by a ``Path`` and without a query, it holds nothing that means something to HTML.
  private(set) var isEncoded = false

  package init(inSpace path: String) {
    base = .space
    self.path = path
  }

  package init(inHouse path: String) {
    base = .house
    self.path = path
  }

  init(_ base: Base, encoded path: String) {
    (self.base, self.path) = (base, path)
    isEncoded = true
  }

  /// The same page with one more query item; an absent or empty value leaves it out.
  package func with(_ name: String, _ value: String?) -> Link {
    guard let value, !value.isEmpty else { return self }
    var link = self
    link.isEncoded = false
    link.path +=
      (path.utf8.contains(UInt8(ascii: "?")) ? "&" : "?")
      + "\(PercentEncoding.encode(name))=\(PercentEncoding.encode(value))"
    return link
  }

  /// The same page, shown from the element with this identity on. Nothing is added to it afterwards.
  package func at(_ element: String) -> Link {
    var link = self
    link.isEncoded = false
    link.path += "#\(PercentEncoding.encode(element))"
    return link
  }

  /// The address as the browser sees it.
  package func address(in space: ID<Space>?) -> String {
    space.map { address(at: .space($0)) } ?? path
  }

  /// The address as the browser of somebody there sees it.
  package func address(at place: Place) -> String {
    switch base {
    case .space: path == "/" ? place.prefix : place.prefix + path
    case .house: path
    }
  }
}
