import Kit

/// The menu of one space.
struct MenuStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  func sections() throws -> [MenuSection] { try scope.things(where: "1 = 1 ORDER BY position, id") }

  /// All of it.
  func card() throws -> MenuCard {
    MenuCard(sections: try sections(), dishes: try DishStore(scope).dishes())
  }

  /// In which its dishes are called something, the restaurant's main one first.
  func languages(mainly main: Language) throws -> [Language] {
    let names: [LocalizedText] = try scope.connection.rows(
      "SELECT name FROM restaurant_dish WHERE space_id = \(scope.space.id) AND trash_id IS NULL ORDER BY id"
    ).map { try $0["name"] }
    let written = names.reduce(into: Set([main])) { $0.formUnion($1.languages) }
    return [main] + Language.allCases.filter { $0 != main && written.contains($0) }
  }
}
