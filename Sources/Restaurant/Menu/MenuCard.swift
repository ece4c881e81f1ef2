import Kit

/// What can be ordered, in the restaurant's own order.
struct MenuCard: Sendable {
  struct Part: Sendable {
    let section: MenuSection
    let dishes: [Dish]
  }

  let parts: [Part]

  init(sections: [MenuSection], dishes: [Dish]) {
    let bySection = Dictionary(grouping: dishes, by: \.section)
    parts = sections.compactMap { section in
      bySection[section.id].map { Part(section: section, dishes: $0) }
    }
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
