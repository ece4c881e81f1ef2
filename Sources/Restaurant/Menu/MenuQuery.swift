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

  /// A link that keeps the menu as it is shown.
  func kept(_ link: Link) -> Link { filter.kept(link).with("q", search) }

  /// The same, shown from a dish on: one goes on reading where one took it.
  func kept(_ link: Link, at dish: ID<Dish>) -> Link { kept(link).at("row-\(dish)") }
}
