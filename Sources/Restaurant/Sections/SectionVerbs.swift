import Kit

/// The parts of one space's menu: changing.
extension MenuStore where Scope == SpaceTransaction {
  /// - Parameter id: minted by the form that was shown.
  func add(_ draft: SectionDraft, id: ID<MenuSection>, mainly main: Language) throws {
    let section = MenuSection(
      id: id, name: try draft.validated(mainly: main), main: main, station: Station(name: draft.station),
      vatRate: VATRate(draft.vat))
    try scope.claim(id)
    try insert(section)
    try scope.record(MenuSection.added, of: section.subject)
  }

  /// Writes the row of a section at the menu's end; whoever calls notes the activity.
  private func insert(_ section: MenuSection) throws {
    try scope.run(
      """
      INSERT INTO restaurant_section (id, space_id, name, name_key, station, vat, position)
      VALUES (\(section.id), \(scope.space.id), \(section.name), \(section.name.searchKey), \(section.station.name),
        \(section.vatRate?.text ?? ""), (SELECT COALESCE(MAX(position), 0) + 1 FROM restaurant_section WHERE space_id = \(scope.space.id)))
      """)
  }

  /// The section that goes by one of these names, made when there is none.
  /// - Parameter isTold: whether the making stands in the activity.
  func named(
    _ name: LocalizedText, otherwise id: ID<MenuSection>, mainly main: Language, isTold: Bool = true
  ) throws -> ID<MenuSection> {
    let same = try sections().first { !$0.name.keys.isDisjoint(with: name.keys) }
    if let same { return same.id }
    let section = MenuSection(id: id, name: name, main: main)
    try insert(section)
    if isTold { try scope.record(MenuSection.added, of: section.subject) }
    return id
  }

  func change(_ id: ID<MenuSection>, to draft: SectionDraft, from shown: SectionDraft?, mainly main: Language) throws {
    _ = try draft.validated(mainly: main)
    let current = try scope.find(id)
    let stored = SectionDraft(current)
    let (merged, changes) = try scope.merge(draft, over: stored, shown: shown, fields: SectionDraft.fields, of: id)
    guard !changes.isEmpty else { return }
    let section = MenuSection(
      id: id, name: merged.name, main: main, station: Station(name: merged.station), vatRate: VATRate(merged.vat))
    try scope.update(
      id,
      """
      name = \(section.name), name_key = \(section.name.searchKey), station = \(section.station.name), \
      vat = \(section.vatRate?.text ?? "")
      """)
    try scope.record(MenuSection.changed, of: section.subject, fields: changes)
  }

  /// Deletes a section with its dishes.
  /// - Returns: the activity line, by which both come back; `nil` when it was deleted before.
  func remove(_ id: ID<MenuSection>) throws -> ID<Activity>? {
    guard let deletion = try scope.trash(id, MenuSection.deleted) else { return nil }
    try scope.trashAll(in: Dish.table, "section_id = \(id)", with: deletion)
    return deletion
  }

  /// Puts a section right before another, or at the end.
  func place(_ id: ID<MenuSection>, before next: ID<MenuSection>?) throws {
    try scope.place(id, before: next, among: sections().map(\.id), MenuSection.placed)
  }
}
