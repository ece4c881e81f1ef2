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
