import Kit

/// What can be ordered, in the restaurant's own order.
struct MenuCard: Sendable {
  struct Part: Sendable {
    let section: MenuSection
    let dishes: [Dish]
  }

  /// For whom its rows are drawn.
  struct Drawing: Hashable, Sendable {
    let reader: MenuLanguage
    let takesOrders: Bool
  }

  let parts: [Part]
  /// The rows of its sections as they were drawn for some; `nil` when they are not to be shown again.
  private var drawings: Locked<[Drawing: [ID<MenuSection>: HTML]]>?

  init(sections: [MenuSection], dishes: [Dish]) {
    let bySection = Dictionary(grouping: dishes, by: \.section)
    parts = sections.compactMap { section in
      bySection[section.id].map { Part(section: section, dishes: $0) }
    }
  }

  /// The same, and whoever shows the whole of it draws its rows once.
  func drawnOnce() -> MenuCard {
    var card = self
    card.drawings = Locked([:])
    return card
  }

  func drawn(_ section: ID<MenuSection>, for drawing: Drawing, _ draw: () -> HTML) -> HTML {
    guard let drawings else { return draw() }
    if let rows = drawings.withLock({ $0[drawing]?[section] }) { return rows }
    let rows = draw()
    drawings.withLock { $0[drawing, default: [:]][section] = rows }
    return rows
  }

  func only(_ dishes: Set<ID<Dish>>) -> MenuCard {
    MenuCard(sections: parts.map(\.section), dishes: parts.flatMap { $0.dishes.filter { dishes.contains($0.id) } })
  }

  var count: Int { parts.reduce(0) { $0 + $1.dishes.count } }

  /// What is left when a guest wants this or must avoid that.
  func narrowed(by filter: MenuFilter) -> MenuCard {
    guard !filter.isEmpty else { return self }
    return MenuCard(
      sections: parts.map(\.section),
      dishes: parts.flatMap { $0.dishes.filter { filter.admits($0.tags, $0.allergens) } })
  }
}
