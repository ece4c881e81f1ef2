import Kit

/// Keeps the menus that were read last: a menu changes a few times a day, and everybody who comes reads all of it.
///
/// A menu is kept with the number that its space had. Every change of a menu is noted as one of ``Dish/topic``, so that what was
/// kept is the menu still when nothing of that topic has happened since.
final class MenuShelf: Sendable {
  private struct Entry: Sendable {
    let space: ID<Space>
    var sequence: Int64
    let card: MenuCard
  }

  private static let most = 16

  private let kept = Kept<[Entry]>([])

  /// The menu as this view sees it, or what of it holds the words.
  func card(in view: SpaceView, matching words: String = "") throws -> MenuCard {
    let card = try whole(in: view)
    return words.isEmpty ? card : card.only(try DishStore(view).identities(matching: words))
  }

  private func whole(in view: SpaceView) throws -> MenuCard {
    if let card = try found(in: view) { return card }
    let card = try MenuStore(view).card().drawnOnce()
    kept.withLock { kept in
      guard !kept.contains(where: { $0.space == view.space.id && $0.sequence > view.sequence }) else { return }
      kept.removeAll { $0.space == view.space.id }
      if kept.count == Self.most { kept.removeFirst() }
      kept.append(Entry(space: view.space.id, sequence: view.sequence, card: card))
    }
    return card
  }

  private func found(in view: SpaceView) throws -> MenuCard? {
    let entry = kept.withLock { kept in kept.first { $0.space == view.space.id } }
    // One that began to read earlier sees an older menu than the one that is kept.
    guard let entry, entry.sequence <= view.sequence else { return nil }
    guard entry.sequence < view.sequence else { return entry.card }
    guard try !Activity.hasCome(of: Dish.topic, since: entry.sequence, in: view) else { return nil }
    kept.withLock { kept in
      guard let place = kept.firstIndex(where: { $0.space == view.space.id && $0.sequence < view.sequence }) else {
        return
      }
      // Unless somebody has put a newer one there meanwhile.
      if kept[place].sequence == entry.sequence { kept[place].sequence = view.sequence }
    }
    return entry.card
  }
}

extension VisitInSpace {
  var menuShelf: MenuShelf { house.shelf { MenuShelf() } }
}
