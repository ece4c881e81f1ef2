import Kit

/// The dishes of one space: changing.
extension DishStore where Scope == SpaceTransaction {
  /// - Parameter id: minted by the form that was shown.
  func add(_ draft: DishDraft, id: ID<Dish>, photo: PictureChange, for reader: MenuLanguage) throws {
    let draft = try withSection(draft, reader)
    let content = try draft.validated(in: try context(reader))
    try scope.claim(id)
    try insert(id, content, isSoldOut: false)
    try show(PictureStore(scope).picture(photo, insteadOf: nil), of: id)
    try scope.record(Dish.added, of: subject(id, content, reader))
  }

  /// Changes the fields that differ from what the form showed, or from what is stored when it showed nothing. Orders that
  /// were placed keep the name and the price they were placed with.
  func change(
    _ id: ID<Dish>, to draft: DishDraft, from shown: DishDraft?, photo: PictureChange, for reader: MenuLanguage
  )
    throws
  {
    let dish = try scope.find(id)
    let draft = try withSection(draft, reader)
    let context = try context(reader)
    // Checked as it was typed first, so that the messages speak of what the person sees.
    _ = try draft.validated(in: context)
    let asked = try ModifierStore(scope).groups(of: id).map(\.id)
    let stored = DishDraft(dish, asking: asked, in: reader.language)
    let (merged, changes) = try scope.merge(
      draft, over: stored, shown: shown, fields: DishDraft.fields(asking: context.groups), of: id)
    let content = try merged.validated(in: context)
    let picture = try PictureStore(scope).picture(photo, insteadOf: dish.picture)
    guard !changes.isEmpty || picture != dish.picture else { return }
    try show(picture, of: id)
    try write(id, content, isMoved: content.section != dish.section)
    if Set(content.groups) != Set(asked) { try ask(content.groups, with: id) }
    try scope.record(Dish.changed, of: subject(id, content, reader), fields: changes)
  }

  /// A section that was named in the same form is made on the way.
  private func withSection(_ draft: DishDraft, _ reader: MenuLanguage) throws -> DishDraft {
    guard draft.section == DishDraft.newSection else { return draft }
    let name = SectionDraft(name: LocalizedText(draft.sectionName, in: reader.main))
    do {
      _ = try name.validated(mainly: reader.main)
    } catch let problems as Invalid {
      var all = try problemsBeside(draft, reader)
      all["sectionName"] = problems.messages.values.first
      throw all
    }
    var draft = draft
    let id = try MenuStore(scope).named(name.name, otherwise: scope.mint.id(), mainly: reader.main)
    draft.section = id.description
    return draft
  }

  /// What else is wrong with a dish whose section is not there yet.
  private func problemsBeside(_ draft: DishDraft, _ reader: MenuLanguage) throws -> Invalid {
    do {
      _ = try draft.validated(in: try context(reader))
      return Invalid()
    } catch var problems as Invalid {
      problems["section"] = nil
      return problems
    }
  }

  private func context(_ reader: MenuLanguage) throws -> DishDraft.Context {
    DishDraft.Context(
      currency: scope.space.currency, language: reader.language, main: reader.main,
      sections: Set(try MenuStore(scope).sections().map(\.id)), groups: try ModifierStore(scope).groups())
  }

  /// Writes the row of a dish at the end of its section, and what it asks; whoever calls notes the activity.
  func insert(_ id: ID<Dish>, _ content: DishDraft.Content, isSoldOut: Bool) throws {
    try scope.run(
      """
      INSERT INTO restaurant_dish (id, space_id, section_id, name, name_key, description, search_key, price, \
      allergens, tags, is_sold_out, position, created_at)
      VALUES (\(id), \(scope.space.id), \(content.section), \(content.name), \(content.name.searchKey), \
      \(content.description), \(content.searchKey), \(content.price.minorUnits), \(content.allergens), \
      \(content.tags), \(isSoldOut), \(lastPlace), \(scope.now))
      """)
    try ask(content.groups, with: id)
  }

  private var lastPlace: SQL {
    "(SELECT COALESCE(MAX(position), 0) + 1 FROM restaurant_dish WHERE space_id = \(scope.space.id))"
  }

  func write(_ id: ID<Dish>, _ content: DishDraft.Content, isMoved: Bool) throws {
    let place: SQL = isMoved ? ", position = \(lastPlace)" : ""
    try scope.update(
      id,
      """
      section_id = \(content.section), name = \(content.name), name_key = \(content.name.searchKey), \
      description = \(content.description), search_key = \(content.searchKey), price = \(content.price.minorUnits), \
      allergens = \(content.allergens), tags = \(content.tags)\(place)
      """)
  }

  /// Says which groups a dish asks, in which order.
  func ask(_ groups: [ID<ModifierGroup>], with id: ID<Dish>) throws {
    try scope.run("DELETE FROM restaurant_dish_modifier WHERE space_id = \(scope.space.id) AND dish_id = \(id)")
    for (position, group) in groups.enumerated() {
      try scope.run(
        """
        INSERT INTO restaurant_dish_modifier (dish_id, group_id, space_id, position)
        VALUES (\(id), \(group), \(scope.space.id), \(position))
        """)
    }
  }

  private func show(_ picture: ID<Picture>?, of id: ID<Dish>) throws {
    try scope.update(id, "picture_id = \(picture)")
  }

  /// - Returns: the activity line, by which it comes back; `nil` when it was deleted before.
  func remove(_ id: ID<Dish>) throws -> ID<Activity>? { try scope.trash(id, Dish.deleted) }

  /// Puts a dish right before another of its section, or at its end.
  func place(_ id: ID<Dish>, before next: ID<Dish>?) throws -> ID<MenuSection> {
    let section = try scope.find(id).section
    try scope.place(id, before: next, among: dishes(in: section).map(\.id), Dish.placed)
    return section
  }

  private func subject(_ id: ID<Dish>, _ content: DishDraft.Content, _ reader: MenuLanguage) -> Subject {
    Subject(Dish.topic, id, title: content.name.title(mainly: reader.main))
  }
}
