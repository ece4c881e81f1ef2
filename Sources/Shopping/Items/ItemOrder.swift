import Kit

/// How a list is sorted and grouped. The raw value is stored.
enum ItemOrder: String, CaseIterable, Sendable {
  case name, date, brand, category
}

/// Items that stand together.
struct ItemSection: Hashable, Sendable {
  enum Heading: Hashable, Sendable {
    /// The order has no sections.
    case none
    /// On which it was added.
    case day(Day)
    case brand(String)
    case noBrand
    case category(Category)
    case noCategory
  }

  let heading: Heading
  let items: [Item]
}

extension ItemOrder {
  /// By name there is one section, by date one for each day, the newest first. By brand they are alphabetical, by category
  /// they stand in the order given; both have the names alphabetical inside and what has none at the end. There are no
  /// empty sections.
  ///
  /// - Parameters:
  ///   - categories: in the shop's order. A category that isn't among them counts as none.
  ///   - zone: in which days begin.
  func sections(of items: some Sequence<Item>, categories: [Category], in zone: Zone = .utc) -> [ItemSection] {
    switch self {
    case .name: Self.section(.none, Self.byName(items))
    case .date: Self.byDay(items, zone)
    case .brand: Self.byBrand(items)
    case .category: Self.byCategory(items, categories)
    }
  }

  private static func byDay(_ items: some Sequence<Item>, _ zone: Zone) -> [ItemSection] {
    let days = Dictionary(grouping: items) { $0.addedAt.day(in: zone) }
    return days.sorted { $0.key > $1.key }.map { day, items in
      ItemSection(
        heading: .day(day), items: items.sorted { ($1.addedAt, $1.id.description) < ($0.addedAt, $0.id.description) })
    }
  }

  private static func byBrand(_ items: some Sequence<Item>) -> [ItemSection] {
    let groups = Dictionary(grouping: byName(items)) { ($0.line.brand ?? "").sortKey }
    let named = groups.keys.filter { !$0.isEmpty }.sorted().flatMap { key in
      section(.brand(groups[key]?.first?.line.brand ?? ""), groups[key] ?? [])
    }
    return named + section(.noBrand, groups[""] ?? [])
  }

  private static func byCategory(_ items: some Sequence<Item>, _ categories: [Category]) -> [ItemSection] {
    let known = Set(categories.map(\.id))
    let groups = Dictionary(grouping: byName(items)) { item in item.category.flatMap { known.contains($0) ? $0 : nil } }
    return categories.flatMap { section(.category($0), groups[$0.id] ?? []) } + section(.noCategory, groups[nil] ?? [])
  }

  /// Equal names keep the order in which they were added.
  private static func byName(_ items: some Sequence<Item>) -> [Item] {
    let items = Array(items)
    let keys = items.map(\.line.name.sortKey)
    return items.indices.sorted { one, other in
      if keys[one] != keys[other] { return keys[one] < keys[other] }
      let (one, other) = (items[one], items[other])
      return (one.addedAt, one.id.description) < (other.addedAt, other.id.description)
    }.map { items[$0] }
  }

  private static func section(_ heading: ItemSection.Heading, _ items: [Item]) -> [ItemSection] {
    items.isEmpty ? [] : [ItemSection(heading: heading, items: items)]
  }
}
