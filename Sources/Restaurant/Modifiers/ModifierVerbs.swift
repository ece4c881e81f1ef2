import Kit

/// What can be chosen with the dishes of one space: changing.
extension ModifierStore where Scope == SpaceTransaction {
  /// - Parameter id: minted by the form that was shown.
  func add(_ draft: GroupDraft, id: ID<ModifierGroup>, for reader: MenuLanguage) throws {
    let group = try draft.validated(id, for: reader, scope.space.currency)
    try scope.expectFresh(id, in: ModifierGroup.table.sql)
    for option in group.options { try scope.expectFresh(option.id, in: ModifierOption.table.sql) }
    try insert(group)
    try scope.record(ModifierGroup.added, of: subject(group, reader.main))
  }

  /// Writes the rows of a group and its options; whoever calls notes the activity.
  func insert(_ group: ModifierGroup) throws {
    try scope.run(
      """
      INSERT INTO restaurant_modifier_group (id, space_id, name, name_key, minimum, maximum)
      VALUES (\(group.id), \(scope.space.id), \(group.name), \(group.name.searchKey), \(group.minimum), \
      \(group.maximum))
      """)
    for (position, option) in group.options.enumerated() { try insert(option, of: group.id, at: position) }
  }

  private func insert(_ option: ModifierOption, of group: ID<ModifierGroup>, at position: Int) throws {
    try scope.run(
      """
      INSERT INTO restaurant_modifier (id, space_id, group_id, name, price, is_sold_out, position)
      VALUES (\(option.id), \(scope.space.id), \(group), \(option.name), \(option.price.minorUnits), \
      \(option.isSoldOut), \(position))
      """)
  }

  /// Changes what differs from what the form showed; what others changed meanwhile in other fields stays.
  func change(_ id: ID<ModifierGroup>, to form: Form, for reader: MenuLanguage) throws {
    let present = try group(id)
    let said = GroupDraft.options(of: form)
    let own = present.options.map(\.id)
    // An option that was deleted meanwhile stays so.
    let known: Set<ID<ModifierOption>> = Set(
      try scope.connection.rows("SELECT id FROM restaurant_modifier WHERE id IN \(said) ORDER BY id").map {
        try $0["id"]
      })
    let options = own + said.filter { !known.contains($0) }
    let draft = GroupDraft(form, options: options)
    // Checked as it was typed first, so that the messages speak of what the person sees.
    _ = try GroupDraft(form, options: said).validated(id, for: reader, scope.space.currency)
    let stored = GroupDraft(present, options: options, in: reader.language)
    let shown = form.original.map { GroupDraft($0, options: options) }
    let (merged, changes) = try scope.merge(draft, over: stored, shown: shown, fields: draft.allFields, of: id)
    guard !changes.isEmpty else { return }
    let group = try merged.validated(id, over: present, for: reader, scope.space.currency)
    try refuseTooCheap(group, reader)
    try write(group, over: present)
    try scope.record(ModifierGroup.changed, of: subject(group, reader.main))
  }

  /// No answer may make a dish cost less than nothing.
  private func refuseTooCheap(_ group: ModifierGroup, _ reader: MenuLanguage) throws {
    let dishes = try dishes(asking: group.id)
    let asked = try groups(of: dishes.map(\.id))
    for dish in dishes {
      let groups = (asked[dish.id] ?? []).map { $0.id == group.id ? group : $0 }
      guard groups.problem(withPrice: dish.price) == nil else {
        throw Invalid(["options": ChoicePhrases.cheapens(reader(dish.name))])
      }
    }
  }

  /// Writes a group as it is to be; options that it no longer has go to the trash.
  func write(_ group: ModifierGroup, over present: ModifierGroup) throws {
    try scope.update(
      ModifierGroup.table, group.id,
      """
      name = \(group.name), name_key = \(group.name.searchKey), minimum = \(group.minimum), maximum = \(group.maximum)
      """)
    let own = Set(present.options.map(\.id))
    for (position, option) in group.options.enumerated() {
      guard own.contains(option.id) else {
        try insert(option, of: group.id, at: position)
        continue
      }
      try scope.update(
        ModifierOption.table, option.id,
        """
        name = \(option.name), price = \(option.price.minorUnits), is_sold_out = \(option.isSoldOut), \
        position = \(position)
        """)
    }
    let kept = Set(group.options.map(\.id))
    let gone = present.options.filter { !kept.contains($0.id) }
    guard !gone.isEmpty else { return }
    let names = gone.map { $0.name.title(mainly: nil) }.joined(separator: ", ")
    let deletion = try scope.record(ModifierOption.deleted, of: Subject(Dish.topic, group.id, title: names))
    for option in gone { try scope.update(ModifierOption.table, option.id, "trash_id = \(deletion)") }
  }

  /// Deletes a group with its options; dishes no longer ask it until it comes back.
  /// - Returns: the activity line, by which it comes back; `nil` when it was deleted before.
  func remove(_ id: ID<ModifierGroup>, mainly main: Language) throws -> ID<Activity>? {
    guard let group = try Refusal.unlessGone({ try group(id) }) else { return nil }
    let deletion = try scope.record(ModifierGroup.deleted, of: subject(group, main))
    try scope.update(ModifierGroup.table, id, "trash_id = \(deletion)")
    try scope.trashAll(in: ModifierOption.table, "group_id = \(id)", with: deletion)
    return deletion
  }

  private func subject(_ group: ModifierGroup, _ main: Language) -> Subject {
    Subject(Dish.topic, group.id, title: group.name.title(mainly: main))
  }
}
