import Kit

extension MenuStore {
  /// The menu as files hold it, in its order.
  func entries() throws -> [MenuEntry] {
    let card = try card()
    let dishes = card.parts.flatMap(\.dishes)
    let groups = try ModifierStore(scope).groups(of: dishes.map(\.id))
    return card.parts.flatMap { part in
      part.dishes.map { MenuEntry($0, in: part.section, asking: groups[$0.id] ?? []) }
    }
  }
}

extension MenuEntry {
  init(_ dish: Dish, in section: MenuSection, asking groups: [ModifierGroup]) {
    self.init(
      id: dish.id.description, section: section.name, name: dish.name, description: dish.description,
      price: dish.price, allergens: dish.allergens, tags: dish.tags, modifiers: groups, isSoldOut: dish.isSoldOut)
  }
}

/// Writes dishes as files hold them into one space's menu; whoever calls notes the activity.
struct MenuWriting {
  private let transaction: SpaceTransaction
  /// The restaurant's main one.
  private let language: Language
  private let tellsOfSections: Bool

  /// - Parameter tellsOfSections: whether new sections stand in the activity.
  init(_ transaction: SpaceTransaction, mainly language: Language, tellsOfSections: Bool = true) {
    (self.transaction, self.language, self.tellsOfSections) = (transaction, language, tellsOfSections)
  }

  /// Adds what has no id and writes the rest over what is there. Their groups have the ids that they are to have here.
  /// - Returns: the ids of all, in their order.
  @discardableResult
  func take(_ entries: [MenuEntry]) throws -> [ID<Dish>] { try entries.map(write) }

  private func write(_ entry: MenuEntry) throws -> ID<Dish> {
    let store = DishStore(transaction)
    let section = try MenuStore(transaction).named(
      entry.section, otherwise: transaction.mint.id(), mainly: language, isTold: tellsOfSections)
    for group in entry.modifiers { try write(group) }
    let content = DishDraft.Content(
      name: entry.name, description: entry.description, price: entry.price, section: section,
      allergens: entry.allergens, tags: entry.tags, groups: entry.modifiers.map(\.id))
    guard let id = entry.id.flatMap({ ID<Dish>($0) }) else {
      let new: ID<Dish> = transaction.mint.id()
      try store.insert(new, content, isSoldOut: entry.isSoldOut)
      return new
    }
    try store.write(id, content, isMoved: false)
    try transaction.update(id, "is_sold_out = \(entry.isSoldOut)")
    try store.ask(content.groups, with: id)
    return id
  }

  private func write(_ group: ModifierGroup) throws {
    let store = ModifierStore(transaction)
    do {
      let present = try store.group(group.id)
      if present != group { try store.write(group, over: present) }
    } catch Refusal.notFound {
      try store.insert(group)
    }
  }
}
