/// What a list's address says of how it is shown: what is searched for, in which order it stands, whether rows can be
/// deleted.
package struct ListQuery: Sendable {
  package let search: String
  package let isEditing: Bool
  /// `nil` for the list's own order.
  package let sort: SortChoice?
  /// Whether it is shown as a table; `nil` for a list that never is.
  package let isTable: Bool?
  /// Where the page before ended.
  package let cursor: Cursor?
  /// Set on the page of one thing, whose list stands beside it: the list's search stays on that page.
  private let detail: Link?
  /// What else narrows it, by name.
  private let narrowing: [(name: String, value: String)]

  package init(_ query: Form, beside detail: Link? = nil) {
    self.init(query, beside: detail, sort: nil, isTable: nil)
  }

  /// Of a list that is a table where there is room for one. Where nobody has noted how much room there is, whoever asks for an
  /// order asks for a table: without scripts that is the way to it. Rows alone are deleted one by one.
  /// - Parameter narrowing: what else of the address says which of the list is shown.
  package init(_ visit: SpaceVisit, orders: [String], narrowing: [String] = [], beside detail: Link? = nil) {
    self.init(
      visit.query, beside: detail, narrowing: narrowing, sort: SortChoice(visit.query["sort"], among: orders),
      isTable: detail == nil ? visit.hasRoomForTable ?? visit.query.has("sort") : visit.hasRoomForTableBesideDetail)
  }

  private init(
    _ query: Form, beside detail: Link?, narrowing: [String] = [], sort: SortChoice?, isTable: Bool?
  ) {
    search = query.search()
    self.narrowing = narrowing.filter(query.has).map { ($0, query[$0]) }
    isEditing = query.has("edit")
    cursor = Cursor(query["after"])
    (self.detail, self.sort, self.isTable) = (detail, sort, isEditing ? nil : isTable)
  }

  /// A link that keeps the list as it is.
  package func kept(_ link: Link) -> Link {
    narrowed(link).with("q", search).with("sort", sort?.text).with("edit", isEditing ? "1" : nil)
  }

  /// A link that says of the list only what else narrows it.
  package func narrowed(_ link: Link) -> Link {
    narrowing.reduce(link) { $0.with($1.name, $1.value) }
  }

  /// Where the list's search leads.
  package func address(_ list: Link) -> Link {
    detail ?? list
  }

  /// The field that searches the list.
  package func field(in list: Link) -> SearchField {
    SearchField(KitPhrases.search, text: search, in: address(list), keeping: narrowing + [("sort", sort?.text ?? "")])
  }
}

extension ListQuery {
  /// A stretch of the list, the way to the rest of it, and how much a search has found.
  /// - Parameters:
  ///   - window: what is shown of it.
  ///   - list: the list's own address.
  ///   - meant: the words that may have been meant where nothing was found.
  package func results(
    _ window: Window<some Sendable>, in list: Link, meant: String? = nil, _ rows: HTML
  ) -> Results {
    guard !window.elements.isEmpty else {
      return .none(meant: meant.map { ($0, list.with("q", $0).with("sort", sort?.text)) })
    }
    let more: HTML? = window.next.map {
      MoreLink(list.with("q", search).with("sort", sort?.text).with("after", $0.text)).html
    }
    let found = search.isEmpty ? nil : KitPhrases.found(window.elements.count, more: window.next != nil)
    return Results(announcing: found, "\(rows)\(more)")
  }
}
