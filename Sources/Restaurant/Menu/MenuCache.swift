import Kit

/// Keeps the menus that were read last: a menu changes a few times a day, and everybody who comes reads all of it.
final class MenuCache: Sendable {
  private let menus = SpaceCache<MenuCard>(of: [Dish.topic, Space.topic])

  /// The menu as this view sees it, or what of it holds the words.
  func card(in view: SpaceView, matching words: String = "") throws -> MenuCard {
    let card = try menus.content(in: view) { try MenuStore($0).card().drawnOnce() }
    return words.isEmpty ? card : card.only(try DishStore(view).identities(matching: words))
  }
}

extension VisitInSpace {
  var menuCache: MenuCache { house.shared { MenuCache() } }
}
