/// A stretch of a long list, and where it goes on.
package struct Window<Element: Sendable>: Sendable {
  /// As many as a few screens of a phone show; the rest is fetched as one scrolls.
  package static var size: Int { 50 }
  /// How many stand before the one that a window is made around.
  package static var lead: Int { 20 }

  package let elements: [Element]
  /// After the last element, or `nil` when the list ends here.
  package let next: Cursor?

  package init(_ elements: [Element], next: Cursor? = nil) {
    (self.elements, self.next) = (elements, next)
  }

  /// - Parameter rows: one more than the size when the list goes on.
  package init(_ rows: [SQLRow], cursor: (SQLRow) throws -> Cursor, element: (SQLRow) throws -> Element) throws {
    let shown = rows.prefix(Self.size)
    elements = try shown.map(element)
    next = rows.count > Self.size ? try shown.last.map(cursor) : nil
  }
}

/// A place in a sorted list: the sort key and the id of the row before it. It doesn't shift when rows come and go.
package struct Cursor: Hashable, Sendable {
  package let key: String
  package let id: String

  package init(key: String, id: String) {
    (self.key, self.id) = (key, id)
  }

  /// As it stands in an address: the id, then the key.
  package var text: String { "\(id)\(key)" }

  /// `nil` when the text is none, as when somebody changed the address by hand.
  package init?(_ text: String) {
    let id = text.prefix(36)
    guard UUIDText.isValid(id) else { return nil }
    self.id = String(id)
    key = String(text.dropFirst(36))
  }
}
