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
  private let edit: Edit
  /// The restaurant's main one.
  private let language: Language
  private let tellsOfSections: Bool

  /// - Parameter tellsOfSections: whether new sections stand in the activity.
  init(_ edit: Edit, mainly language: Language, tellsOfSections: Bool = true) {
    self.edit = edit
    self.language = language
    self.tellsOfSections = tellsOfSections
  }

  /// Adds what has no id and writes the rest over what is there. Their groups have the ids that they are to have here.
  /// - Returns: the ids of all, in their order.
  @discardableResult
  func take(_ entries: [MenuEntry]) throws -> [ID<Dish>] {
    try entries.map(write)
  }

  private func write(_ entry: MenuEntry) throws -> ID<Dish> {
    let store = DishStore(edit)
    let section = try SectionStore(edit, mainly: language).named(
      entry.section, otherwise: edit.mint.id(), isTold: tellsOfSections)
    let id: ID<Dish>
    if let present = entry.id.flatMap({ ID<Dish>($0) }) {
      id = present
      try overwrite(id, with: entry, in: section)
    } else {
      id = edit.mint.id()
      try store.insert(
        id, in: section, name: entry.name, description: entry.description, price: entry.price,
        allergens: entry.allergens, tags: entry.tags, isSoldOut: entry.isSoldOut)
    }
    for group in entry.modifiers { try write(group) }
    try store.ask(entry.modifiers.map(\.id), with: id)
    return id
  }

  private func overwrite(_ id: ID<Dish>, with entry: MenuEntry, in section: ID<MenuSection>) throws {
    try edit.run(
      """
      UPDATE restaurant_dish SET section_id = \(section), name = \(entry.name), name_key = \(entry.name.searchKey), \
      description = \(entry.description), \
      search_key = \(DishStore<Edit>.searchKey(entry.name, entry.description)), price = \(entry.price.minorUnits), \
      allergens = \(entry.allergens), tags = \(entry.tags), is_sold_out = \(entry.isSoldOut)
      WHERE space_id = \(edit.space.id) AND id = \(id)
      """)
  }

  private func write(_ group: ModifierGroup) throws {
    let store = ModifierStore(edit)
    do {
      let present = try store.group(group.id)
      if present != group { try store.write(group, over: present) }
    } catch Refusal.notFound {
      try store.insert(group)
    }
  }
}
