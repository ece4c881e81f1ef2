package import Kit

extension WinesApp {
  private static let mostSelections = 20
  /// On all of them together.
  private static let mostWines = 100

  /// Never the catalogue: what somebody chose from it.
  package func kept(in view: SpaceView) throws -> [Link] {
    let stands: SQL = "space_id = \(view.space.id) AND trash_id IS NULL"
    let selections = try view.connection.rows(
      "SELECT id FROM wines_selection WHERE \(stands) ORDER BY name_key, id LIMIT \(Self.mostSelections)")
    let wines = try view.connection.rows(
      "SELECT DISTINCT wine FROM wines_selected WHERE \(stands) ORDER BY wine LIMIT \(Self.mostWines)")
    return [WinesPaths.menu(), WinesPaths.mine(), WinesPaths.us()]
      + (try selections.map { WinesPaths.selection(try $0["id"]) })
      + (try wines.map { WinesPaths.wine(try $0["wine"]) })
  }
}
