import Kit

/// The lists of wines of one space.
struct SelectionStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  private var stands: SQL { "space_id = \(scope.space.id) AND trash_id IS NULL" }

  func selections() throws -> [(selection: Selection, count: Int)] {
    try scope.connection.rows(
      """
      SELECT \(Selection.columns), (SELECT COUNT(*) FROM wines_selected
        WHERE selection_id = wines_selection.id AND trash_id IS NULL) AS wines
      FROM wines_selection WHERE \(stands) ORDER BY name_key, id
      """
    ).map { (try Selection($0, in: scope.space), try $0["wines"]) }
  }

  /// In the order in which they were added.
  func wines(of id: ID<Selection>) throws -> [ListedWine] {
    let rows = try scope.connection.rows(
      "SELECT wine FROM wines_selected WHERE \(stands) AND selection_id = \(id) ORDER BY added_at, id")
    return try Catalogue(scope).wines(inStretches: rows.map { try $0["wine"] })
  }

  /// The lists on which a wine stands.
  func holding(_ wine: WineNumber) throws -> Set<ID<Selection>> {
    let rows = try scope.connection.rows(
      "SELECT selection_id FROM wines_selected WHERE \(stands) AND \(wine.isMeant) ORDER BY selection_id")
    return Set(try rows.map { try $0["selection_id"] })
  }
}

extension SelectionStore where Scope == SpaceTransaction {
  /// Whoever began a list may show it to others in their other spaces too, whose open pages hear of it.
  /// - Parameter isMeant: which lists.
  private func tellBeginners(ofAll isMeant: SQL) throws {
    let people: [ID<Person>] = try scope.connection.rows(
      """
      SELECT DISTINCT person_id FROM wines_selection
      WHERE \(isMeant) AND person_id IS NOT NULL AND \(Member.stillBelongs) ORDER BY person_id
      """
    ).map { try $0["person_id"] }
    for person in people { try scope.touch(Selection.topic, whereverIs: person) }
  }

  func add(_ name: String, id: ID<Selection>) throws {
    let draft = try SelectionDraft(name: name).validated()
    try scope.claim(id)
    try scope.run(
      """
      INSERT INTO wines_selection (id, space_id, person_id, name_key, created_at, \(SelectionDraft.columns))
      VALUES (\(id), \(scope.space.id), \(scope.author.person), \(name.sortKey), \(scope.now), \(draft.columnValues))
      """)
    try tellBeginners(ofAll: "id = \(id)")
    try scope.record(Selection.added, of: scope.find(id).subject)
  }

  /// - Parameter shown: as the form showed it.
  func change(_ id: ID<Selection>, to draft: SelectionDraft, from shown: SelectionDraft?) throws {
    let stored = SelectionDraft(name: try scope.find(id).name)
    let (merged, changes) = try scope.merge(
      draft.validated(), over: stored, shown: shown, fields: SelectionDraft.fields, of: id)
    guard !changes.isEmpty else { return }
    try scope.update(id, "\(merged.assignments), name_key = \(merged.name.sortKey)")
    try tellBeginners(ofAll: "id = \(id)")
    try scope.record(Selection.changed, of: scope.find(id).subject, fields: changes)
  }

  /// Says whether a wine stands on a list.
  /// - Returns: the activity line by which taking it off is undone.
  func set(_ wine: WineNumber, on id: ID<Selection>, to isOn: Bool) throws -> ID<Activity>? {
    let (selection, found) = (try scope.find(id), try Catalogue(scope).wine(wine))
    let name = found.facts.name
    if try scope.isOvertaken(at: "wine \(wine.value)", of: id) { return nil }
    let entry: ID<Wine>? = try scope.connection.value(
      "SELECT id FROM wines_selected WHERE \(stands) AND selection_id = \(id) AND \(wine.isMeant) ORDER BY id LIMIT 1")
    guard isOn != (entry != nil) else { return nil }
    try tellBeginners(ofAll: "id = \(id)")
    guard let entry else {
      try scope.run(
        """
        INSERT INTO wines_selected (id, space_id, selection_id, wine, added_at)
        VALUES (\(scope.mint.id(Wine.self)), \(scope.space.id), \(id), \(found.number), \(scope.now))
        """)
      let change = FieldChange("wine", from: "", to: name)
      try scope.record(Selection.wineAdded, of: selection.subject, fields: [change])
      return nil
    }
    let change = FieldChange("wine", from: name, to: "")
    let removal = try scope.record(Selection.wineRemoved, of: selection.subject, fields: [change])
    try scope.run("UPDATE wines_selected SET trash_id = \(removal) WHERE \(stands) AND id = \(entry)")
    return removal
  }

  /// Brings back what a removal took, or forgets it where the wine has been put on its list again since.
  func restore(_ removal: ID<Activity>) throws {
    try tellBeginners(
      ofAll: """
        (trash_id = \(removal) OR id IN (SELECT selection_id FROM wines_selected WHERE trash_id = \(removal)))
        """)
    try KeptOnce.restore(removal, from: [Selection.wines, Selection.table], in: scope)
  }

  /// Deletes a list with what stands on it.
  func remove(_ id: ID<Selection>) throws -> ID<Activity>? {
    guard let deletion = try scope.trash(id, Selection.deleted) else { return nil }
    try scope.trashAll(in: Selection.wines, "selection_id = \(id)", with: deletion)
    try tellBeginners(ofAll: "id = \(id)")
    return deletion
  }
}
