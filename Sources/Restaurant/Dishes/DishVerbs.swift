import Kit

/// The dishes of one space: changing.
extension DishStore where Scope == Edit {
  /// - Parameter id: minted by the form that was shown.
  func add(_ draft: DishDraft, id: ID<Dish>, photo: PictureChange, for reader: Reader) throws {
    let draft = try withSection(draft, reader)
    let content = try draft.validated(in: try context(reader))
    try scope.expectFresh(id, in: "restaurant_dish")
    try insert(id, content)
    try ask(content.groups, with: id)
    try take(photo, for: id)
    try scope.record(Dish.added, of: subject(id, content.name, reader.main))
  }

  /// Changes the fields that differ from what the form showed, or from what is stored when it showed nothing. Orders that
  /// were placed keep the name and the price they were placed with.
  func change(_ id: ID<Dish>, to draft: DishDraft, from shown: DishDraft?, photo: PictureChange, for reader: Reader)
    throws
  {
    let dish = try dish(id)
    let draft = try withSection(draft, reader)
    let context = try context(reader)
    // Checked as it was typed first, so that the messages speak of what the person sees.
    _ = try draft.validated(in: context)
    let asked = try ModifierStore(scope).groups(of: id).map(\.id)
    let stored = DishDraft(dish, asking: asked, groups: context.groups.map(\.id), in: reader.language)
    var merged = draft
    let changes: [FieldChange]
    (merged.fields, changes) = try draft.fields.merged(
      over: stored.fields, shown: shown?.fields, of: id, in: scope)
    let content = try merged.validated(in: context)
    let hasPhoto = try take(photo, for: id)
    guard !changes.isEmpty || hasPhoto else { return }
    try write(id, content, isMoved: content.section != dish.section)
    if Set(content.groups) != Set(asked) { try ask(content.groups, with: id) }
    try scope.record(Dish.changed, of: subject(id, content.name, reader.main), fields: changes)
  }

  /// A section that was named in the same form is made on the way.
  private func withSection(_ draft: DishDraft, _ reader: Reader) throws -> DishDraft {
    guard draft.fields["section"] == DishDraft.newSection else { return draft }
    let name = SectionDraft(name: LocalizedText(draft.sectionName, in: reader.main))
    do {
      _ = try name.validated(mainly: reader.main)
    } catch let problems as Invalid {
      var all = try problemsBeside(draft, reader)
      all["sectionName"] = problems.messages.values.first
      throw all
    }
    var draft = draft
    let id = try SectionStore(scope, mainly: reader.main).named(name.name, otherwise: scope.mint.id())
    draft.fields["section"] = id.description
    return draft
  }

  /// What else is wrong with a dish whose section is not there yet.
  private func problemsBeside(_ draft: DishDraft, _ reader: Reader) throws -> Invalid {
    do {
      _ = try draft.validated(in: try context(reader))
      return Invalid()
    } catch var problems as Invalid {
      problems["section"] = nil
      return problems
    }
  }

  private func context(_ reader: Reader) throws -> DishDraft.Context {
    DishDraft.Context(
      currency: scope.space.currency, language: reader.language, main: reader.main,
      sections: Set(try MenuStore(scope).sections().map(\.id)), groups: try ModifierStore(scope).groups())
  }

  private func insert(_ id: ID<Dish>, _ content: DishDraft.Content) throws {
    try insert(
      id, in: content.section, name: content.name, description: content.description, price: content.price,
      allergens: content.allergens, tags: content.tags, isSoldOut: false)
  }

  /// Writes the row of a dish at the end of its section; whoever calls notes the activity.
  func insert(
    _ id: ID<Dish>, in section: ID<MenuSection>, name: LocalizedText, description: LocalizedText, price: Money,
    allergens: AllergenDeclaration, tags: DietTags, isSoldOut: Bool
  ) throws {
    try scope.run(
      """
      INSERT INTO restaurant_dish (id, space_id, section_id, name, name_key, description, search_key, price, \
      allergens, tags, is_sold_out, position, created_at)
      VALUES (\(id), \(scope.space.id), \(section), \(name), \(name.searchKey), \(description), \
      \(Self.searchKey(name, description)), \(price.minorUnits), \(allergens), \(tags), \(isSoldOut), \(lastPlace),
      \(scope.now))
      """)
  }

  private var lastPlace: SQL {
    "(SELECT COALESCE(MAX(position), 0) + 1 FROM restaurant_dish WHERE space_id = \(scope.space.id))"
  }

  static func searchKey(_ name: LocalizedText, _ description: LocalizedText) -> String {
    "\(name.searchKey) \(description.searchKey)"
  }

  private func write(_ id: ID<Dish>, _ content: DishDraft.Content, isMoved: Bool) throws {
    let place: SQL = isMoved ? ", position = \(lastPlace)" : ""
    try scope.run(
      """
      UPDATE restaurant_dish SET section_id = \(content.section), name = \(content.name), \
      name_key = \(content.name.searchKey), description = \(content.description), \
      search_key = \(Self.searchKey(content.name, content.description)), price = \(content.price.minorUnits), \
      allergens = \(content.allergens), tags = \(content.tags)\(place)
      WHERE space_id = \(scope.space.id) AND id = \(id)
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

  /// - Returns: whether it changes anything.
  @discardableResult
  private func take(_ photo: PictureChange, for id: ID<Dish>) throws -> Bool {
    let picture: ID<Picture>?
    switch photo {
    case .keep: return false
    case .remove: picture = nil
    case .replace(let new): picture = try PictureStore(scope).add(new)
    }
    try scope.run(
      "UPDATE restaurant_dish SET picture_id = \(picture) WHERE space_id = \(scope.space.id) AND id = \(id)")
    return true
  }

  /// - Returns: the activity line, by which it comes back; `nil` when it was deleted before.
  func remove(_ id: ID<Dish>, mainly main: Language) throws -> ID<Activity>? {
    let dish: Dish
    do {
      dish = try self.dish(id)
    } catch Refusal.gone {
      return nil
    }
    let deletion = try scope.record(Dish.deleted, of: dish.subject(mainly: main))
    try scope.run("UPDATE restaurant_dish SET trash_id = \(deletion) WHERE space_id = \(scope.space.id) AND id = \(id)")
    return deletion
  }

  /// Puts a dish right before another of its section, or at its end.
  func place(_ id: ID<Dish>, before next: ID<Dish>?, mainly main: Language) throws -> ID<MenuSection> {
    let dish = try dish(id)
    let now = try dishes().filter { $0.section == dish.section }.map(\.id)
    let wanted = try now.placing(id, before: next)
    guard try !scope.isOvertaken(at: "place", of: id), wanted != now else { return dish.section }
    for (position, id) in wanted.enumerated() {
      try scope.run(
        "UPDATE restaurant_dish SET position = \(position) WHERE space_id = \(scope.space.id) AND id = \(id)")
    }
    try scope.record(Dish.placed, of: dish.subject(mainly: main))
    return dish.section
  }

  private func subject(_ id: ID<Dish>, _ name: LocalizedText, _ main: Language) -> Subject {
    Subject(Dish.topic, id, title: name.text(for: main, mainly: main))
  }
}
