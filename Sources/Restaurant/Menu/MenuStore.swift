import Kit

/// The menu of one space.
struct MenuStore<Scope: SpaceScope> {
  let scope: Scope

  init(_ scope: Scope) {
    self.scope = scope
  }

  func sections() throws -> [MenuSection] {
    try scope.connection.rows(
      """
      SELECT id, name FROM restaurant_section
      WHERE space_id = \(scope.space.id) AND trash_id IS NULL ORDER BY position, id
      """
    ).map { MenuSection(id: try $0["id"], name: try $0["name"]) }
  }

  func card(matching words: String = "") throws -> MenuCard {
    MenuCard(sections: try sections(), dishes: try DishStore(scope).dishes(matching: words))
  }
}
