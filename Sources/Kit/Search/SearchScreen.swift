/// Where everything of a space is found: without words everything that one can go to, and what the keys do. Scripts show it over the
/// page that one is on.
struct SearchScreen: Screen {
  static let path = FixedPath(inSpace: "/search")

  static func add(to routes: inout Routes) {
    routes.get(path, for: .member, keeping: .visited) { visit in
      let search = visit.query.search()
      return try await visit.show { view in
        let places = Places(for: visit).groups(matching: "", in: visit.locale)
        return SearchScreen(
          space: view.space, search: search, places: places,
          found: try Sought(search).map { try Everything($0, for: visit, in: view) })
      }
    }
  }

  let space: Space
  let search: String
  let places: [Places.Block]
  /// `nil` while nothing is looked for.
  let found: Everything?

  var title: Phrase { KitPhrases.search }
  var topics: [Topic] { [Topic.any] }
  var bar: NavigationBar { NavigationBar(leading: .back(to: space)) }

  var content: HTML { "\(SearchField.everything(search, in: Self.path()).html)\(results)\(KeyTable.html)" }

  private var results: Results {
    found?.results ?? Results(places.html { Group($0.title, rows: $0.rows()).html })
  }
}

extension SearchField {
  /// The one that looks into everything of the space.
  static func everything(_ text: String, in link: Link) -> SearchField {
    SearchField(
      SearchPhrases.everything, text: text, in: link,
      unanswered: Unanswered(SearchPhrases.unanswered, showing: AccountPaths.springboard()))
  }
}
