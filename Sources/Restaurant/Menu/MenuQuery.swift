import Kit

/// What a menu's address says of how it is shown.
struct MenuQuery: Sendable {
  let search: String
  let filter: MenuFilter

  init(_ query: Form) {
    search = query.search()
    filter = MenuFilter(query)
  }

  var isEmpty: Bool { search.isEmpty && filter.isEmpty }
}
