import Kit

/// Keeps the menus that were read last: a menu changes a few times a day, and everybody who comes reads all of it.
final class MenuCache: Sendable {
  private let menus = SpaceCache<MenuCard>(of: [Dish.topic, Space.topic])

  /// The menu as this view sees it, or what of it holds the words; where nothing does, what they may have been meant for.
  func card(in view: SpaceView, matching words: String = "") throws -> MenuCard {
    let card = try menus.content(in: view) { try MenuStore($0).card().drawnOnce() }
    if words.isEmpty { return card }
    let found = card.only(try DishStore(view).identities(matching: words))
    return found.count > 0 ? found : card.only(near: NearWords(words))
  }
}

extension VisitInSpace {
  var menuCache: MenuCache { house.shared { MenuCache() } }
}
