/// What a list's address says of how it is shown: what is searched for, and whether rows can be deleted.
package struct ListQuery: Sendable {
  package let search: String
  package let isEditing: Bool
  /// Where the page before ended.
  package let cursor: Cursor?
  /// Set on the page of one thing, whose list stands beside it: the list's search stays on that page.
  private let detail: Link?

  package init(_ query: Form, beside detail: Link? = nil) {
    search = query.search()
    isEditing = query.has("edit")
    cursor = Cursor(query["after"])
    self.detail = detail
  }

  /// A link that keeps the list as it is.
  package func kept(_ link: Link) -> Link {
    link.with("q", search).with("edit", isEditing ? "1" : nil)
  }

  /// Where the list's search leads.
  package func address(_ list: Link) -> Link {
    detail ?? list
  }
}

extension ListQuery {
  /// A stretch of the list, the way to the rest of it, and how much a search has found.
  /// - Parameters:
  ///   - window: what is shown of it.
  ///   - list: the list's own address.
  package func results(_ window: Window<some Sendable>, in list: Link, _ rows: HTML) -> Results {
    guard !window.elements.isEmpty else { return .none }
    let more: HTML? = window.next.map { MoreLink(list.with("q", search).with("after", $0.text)).html }
    let found = search.isEmpty ? nil : KitPhrases.found(window.elements.count, more: window.next != nil)
    return Results(announcing: found, "\(rows)\(more)")
  }
}
