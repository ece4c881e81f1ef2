package import Kit

extension WinesApp {
  private static let mostSelections = 20
  /// On all of them together.
  private static let mostWines = 100
  /// What is drunk now is rarely what was put on a list long ago.
  private static let mostForms = 30
  private static let mostInHouse = 30
  /// Of what one has marked oneself, each.
  private static let mostMarked = 10

  /// Never the catalogue: what somebody chose from it or marked, and for the latest what is said of a wine.
  package func kept(in view: SpaceView, for person: ID<Person>) throws -> [Link] {
    let stands: SQL = "space_id = \(view.space.id) AND trash_id IS NULL"
    let selections = try view.connection.rows(
      "SELECT id FROM wines_selection WHERE \(stands) ORDER BY name_key, id LIMIT \(Self.mostSelections)")
    let listed = try view.connection.rows(
      """
      SELECT selection_id, wine FROM wines_selected WHERE \(stands) ORDER BY added_at DESC, id DESC
      LIMIT \(Self.mostWines)
      """
    ).map { (OpenedFrom(.selection(try $0["selection_id"])), try $0["wine"] as WineNumber) }
    let own = OwnStore(view, person)
    let marked = try [MineScreen.Shown.favourites, .wishes].flatMap { shown in
      try (shown.mark.map { try own.latest($0, Self.mostMarked) } ?? []).map { (OpenedFrom(.mine(shown)), $0) }
    }
    // What is drunk is what is in the house.
    let lots = try CellarStore(view).lots().map(\.wine).uniqued.prefix(Self.mostInHouse)
    let inHouse = lots.map { (OpenedFrom(.cellar), $0) }
    return [WinesPaths.menu(), WinesPaths.cellar(), WinesPaths.us(), WinesPaths.newSelection()]
      + MineScreen.Shown.allCases.map(\.link)
      + (try selections.map { WinesPaths.selection(try $0["id"]) })
      + (listed + inHouse + marked).map { $0.kept(WinesPaths.wine($1)) }
      + (listed.prefix(Self.mostForms) + inHouse).flatMap { openedFrom, wine in
        [openedFrom.kept(WinesPaths.newTasting(wine)), openedFrom.kept(WinesPaths.selecting(wine))]
      }
  }
}
