import Kit

/// The parts of one space's menu.
struct SectionStore<Scope: SpaceScope> {
  let scope: Scope
  /// The restaurant's main one.
  let language: Language

  init(_ scope: Scope, mainly language: Language) {
    self.scope = scope
    self.language = language
  }

  /// - Throws: `Refusal.notFound`, or `Refusal.gone` when it has been deleted.
  func section(_ id: ID<MenuSection>) throws -> MenuSection {
    let row = try scope.connection.row(
      "SELECT id, name, trash_id FROM restaurant_section WHERE space_id = \(scope.space.id) AND id = \(id)")
    guard let row else { throw Refusal.notFound }
    guard try row["trash_id"] as String? == nil else { throw Refusal.gone(SectionPhrases.gone) }
    return MenuSection(id: try row["id"], name: try row["name"])
  }
}

extension SectionStore where Scope == Edit {
  /// - Parameter id: minted by the form that was shown.
  func add(_ draft: SectionDraft, id: ID<MenuSection>) throws {
    let name = try draft.validated(mainly: language)
    try scope.expectFresh(id, in: "restaurant_section")
    try insert(id, name: name)
    try scope.record(MenuSection.added, of: subject(id, name))
  }

  /// Writes the row of a section at the menu's end; whoever calls notes the activity.
  func insert(_ id: ID<MenuSection>, name: LocalizedText) throws {
    try scope.run(
      """
      INSERT INTO restaurant_section (id, space_id, name, name_key, position)
      VALUES (\(id), \(scope.space.id), \(name), \(name.searchKey),
        (SELECT COALESCE(MAX(position), 0) + 1 FROM restaurant_section WHERE space_id = \(scope.space.id)))
      """)
  }

  /// The section that goes by one of these names, made when there is none.
  /// - Parameter isTold: whether the making stands in the activity.
  func named(_ name: LocalizedText, otherwise id: ID<MenuSection>, isTold: Bool = true) throws -> ID<MenuSection> {
    let same = try MenuStore(scope).sections().first { !$0.name.keys.isDisjoint(with: name.keys) }
    if let same { return same.id }
    try insert(id, name: name)
    if isTold { try scope.record(MenuSection.added, of: subject(id, name)) }
    return id
  }

  func change(_ id: ID<MenuSection>, to draft: SectionDraft, from shown: SectionDraft?) throws {
    _ = try draft.validated(mainly: language)
    let stored = SectionDraft(name: try section(id).name)
    let (merged, changes) = try draft.fields.merged(over: stored.fields, shown: shown?.fields, of: id, in: scope)
    guard !changes.isEmpty else { return }
    let name = merged.text("name")
    try scope.run(
      """
      UPDATE restaurant_section SET name = \(name), name_key = \(name.searchKey)
      WHERE space_id = \(scope.space.id) AND id = \(id)
      """)
    try scope.record(MenuSection.changed, of: subject(id, name), fields: changes)
  }

  /// Deletes a section with its dishes.
  /// - Returns: the activity line, by which both come back; `nil` when it was deleted before.
  func remove(_ id: ID<MenuSection>) throws -> ID<Activity>? {
    let section: MenuSection
    do {
      section = try self.section(id)
    } catch Refusal.gone {
      return nil
    }
    let deletion = try scope.record(MenuSection.deleted, of: section.subject(mainly: language))
    for (table, key) in [("restaurant_section", "id"), ("restaurant_dish", "section_id")] as [(SQL, SQL)] {
      try scope.run(
        """
        UPDATE \(table) SET trash_id = \(deletion)
        WHERE space_id = \(scope.space.id) AND \(key) = \(id) AND trash_id IS NULL
        """)
    }
    return deletion
  }

  /// Puts a section right before another, or at the end.
  func place(_ id: ID<MenuSection>, before next: ID<MenuSection>?) throws {
    let subject = try section(id).subject(mainly: language)
    let now = try MenuStore(scope).sections().map(\.id)
    let wanted = try now.placing(id, before: next)
    guard try !scope.isOvertaken(at: "place", of: id), wanted != now else { return }
    for (position, id) in wanted.enumerated() {
      try scope.run(
        "UPDATE restaurant_section SET position = \(position) WHERE space_id = \(scope.space.id) AND id = \(id)")
    }
    try scope.record(MenuSection.placed, of: subject)
  }

  private func subject(_ id: ID<MenuSection>, _ name: LocalizedText) -> Subject {
    MenuSection(id: id, name: name).subject(mainly: language)
  }
}
