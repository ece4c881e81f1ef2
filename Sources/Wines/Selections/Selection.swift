import Kit

/// Wines that the people of a space put together: for a dinner, for a cellar.
struct Selection: Sendable {
  static let nameLimit = 100
  static let topic: Topic = "wines.selection"
  static let table = SpaceTable("wines_selection", hasTrash: true)
  /// What stands on it.
  static let wines = SpaceTable("wines_selected", hasTrash: true)

  static let fields: [Merge<Selection>.Field] = [Merge.Field("name", \.name)]

  let id: ID<Selection>
  var name: String

  var subject: Subject { Subject(Self.topic, id, title: name) }

  /// - Throws: `Invalid`.
  static func validated(_ name: String) throws -> String {
    if let problem = TextRule.required(name, atMost: nameLimit, MinePhrases.listNameMissing) {
      throw Invalid(["name": problem])
    }
    return name
  }
}

extension Selection {
  static let added = Event("selection.added", Phrase(es: "Nueva lista", en: "New list", pt: "Nova lista"))
  static let changed = Event("selection.changed", WinesPhrases.changed)
  static let wineAdded = Event<NoDetail>("selection.wine-added") {
    let wine = $0.change(of: "wine")?.to ?? ""
    return Phrase(
      es: "Añadido a «\($0.title)»: \(wine)", en: "Added to “\($0.title)”: \(wine)",
      pt: "Adicionado a “\($0.title)”: \(wine)")
  }
  static let wineRemoved = Event<NoDetail>(
    "selection.wine-removed", undo: .by { try SelectionStore($1).restore($0.activity.id) },
    says: {
      let wine = $0.change(of: "wine")?.from ?? ""
      return Phrase(
        es: "Quitado de «\($0.title)»: \(wine)", en: "Removed from “\($0.title)”: \(wine)",
        pt: "Removido de “\($0.title)”: \(wine)")
    },
    undone: { EventPhrases.line(WinesPhrases.broughtBack, $0.title) })
  static let deleted = Event(
    "selection.deleted", Phrase(es: "Lista eliminada", en: "List deleted", pt: "Lista apagada"),
    undo: .by { try SelectionStore($1).restore($0.activity.id) }, isDeletion: true, undone: WinesPhrases.broughtBack)

  static let events = [added, changed, wineAdded, wineRemoved, deleted].map(\.declared)
}

/// The lists of wines of one space.
struct SelectionStore<Scope: SpaceScope> {
  let scope: Scope

  init(_ scope: Scope) {
    self.scope = scope
  }

  func selections() throws -> [(selection: Selection, count: Int)] {
    try scope.connection.rows(
      """
      SELECT id, name, (SELECT COUNT(*) FROM wines_selected
        WHERE selection_id = wines_selection.id AND trash_id IS NULL) AS wines
      FROM wines_selection WHERE space_id = \(scope.space.id) AND trash_id IS NULL ORDER BY name_key, id
      """
    ).map { (Selection(id: try $0["id"], name: try $0["name"]), try $0["wines"]) }
  }

  /// - Throws: `Refusal.notFound`, or `Refusal.gone` when it has been deleted.
  func selection(_ id: ID<Selection>) throws -> Selection {
    let row = try scope.connection.row(
      "SELECT id, name, trash_id FROM wines_selection WHERE space_id = \(scope.space.id) AND id = \(id)")
    guard let row else { throw Refusal.notFound }
    guard try row["trash_id"] as String? == nil else { throw Refusal.gone(MinePhrases.listGone) }
    return Selection(id: try row["id"], name: try row["name"])
  }

  /// In the order in which they were added.
  func wines(of id: ID<Selection>) throws -> [ListedWine] {
    try Catalogue(scope).wines(
      inStretches: scope.connection.rows(
        """
        SELECT wine FROM wines_selected WHERE space_id = \(scope.space.id) AND selection_id = \(id) AND trash_id IS NULL
        ORDER BY added_at, id
        """
      ).map { WineNumber(try $0["wine"]) })
  }

  /// The lists on which a wine stands.
  func holding(_ wine: WineNumber) throws -> Set<ID<Selection>> {
    Set(
      try scope.connection.rows(
        "SELECT selection_id FROM wines_selected WHERE space_id = \(scope.space.id) AND wine = \(wine) AND trash_id IS NULL"
      ).map { try $0["selection_id"] })
  }
}

extension SelectionStore where Scope == Edit {
  func add(_ name: String, id: ID<Selection>) throws {
    let name = try Selection.validated(name)
    try scope.expectFresh(id, in: "wines_selection")
    try scope.run(
      """
      INSERT INTO wines_selection (id, space_id, name, name_key, created_at)
      VALUES (\(id), \(scope.space.id), \(name), \(name.sortKey), \(scope.now))
      """)
    try scope.record(Selection.added, of: Subject(Selection.topic, id, title: name))
  }

  /// - Parameter shown: the name as the form showed it.
  func rename(_ id: ID<Selection>, to name: String, from shown: String?) throws {
    let (draft, stored) = (Selection(id: id, name: try Selection.validated(name)), try selection(id))
    let (merged, changes) = try scope.merge(
      draft, over: stored, shown: shown.map { Selection(id: id, name: $0) }, fields: Selection.fields, of: id)
    guard !changes.isEmpty else { return }
    try scope.run(
      """
      UPDATE wines_selection SET name = \(merged.name), name_key = \(merged.name.sortKey)
      WHERE space_id = \(scope.space.id) AND id = \(id)
      """)
    try scope.record(Selection.changed, of: merged.subject, fields: changes)
  }

  /// Says whether a wine stands on a list.
  /// - Returns: the activity line by which taking it off is undone.
  func set(_ wine: WineNumber, on id: ID<Selection>, to isOn: Bool) throws -> ID<Activity>? {
    let (selection, name) = (try selection(id), try Catalogue(scope).wine(wine).facts.name)
    if try scope.isOvertaken(at: "wine \(wine.value)", of: id) { return nil }
    let row = try scope.connection.row(
      """
      SELECT id FROM wines_selected WHERE space_id = \(scope.space.id) AND selection_id = \(id) AND wine = \(wine)
        AND trash_id IS NULL
      """)
    guard isOn != (row != nil) else { return nil }
    let change = [FieldChange("wine", from: isOn ? "" : name, to: isOn ? name : "")]
    guard let row else {
      let entry: ID<Wine> = scope.mint.id()
      try scope.run(
        """
        INSERT INTO wines_selected (id, space_id, selection_id, wine, added_at)
        VALUES (\(entry), \(scope.space.id), \(id), \(wine), \(scope.now))
        """)
      try scope.record(Selection.wineAdded, of: selection.subject, fields: change)
      return nil
    }
    let entry: String = try row["id"]
    let removal = try scope.record(Selection.wineRemoved, of: selection.subject, fields: change)
    try scope.run(
      "UPDATE wines_selected SET trash_id = \(removal) WHERE space_id = \(scope.space.id) AND id = \(entry)")
    return removal
  }

  /// Brings back what a removal took, or forgets it where the wine has been put on its list again since.
  func restore(_ removal: ID<Activity>) throws {
    try scope.run(
      """
      DELETE FROM wines_selected WHERE space_id = \(scope.space.id) AND trash_id = \(removal) AND EXISTS (
        SELECT 1 FROM wines_selected AS kept
        WHERE kept.selection_id = wines_selected.selection_id AND kept.wine = wines_selected.wine AND kept.trash_id IS NULL)
      """)
    try Trash.restore(removal, from: [Selection.wines, Selection.table], in: scope)
  }

  /// Deletes a list with what stands on it.
  func remove(_ id: ID<Selection>) throws -> ID<Activity>? {
    let selection: Selection
    do {
      selection = try self.selection(id)
    } catch Refusal.gone {
      return nil
    }
    let deletion = try scope.record(Selection.deleted, of: selection.subject)
    for (table, key) in [("wines_selection", "id"), ("wines_selected", "selection_id")] as [(SQL, SQL)] {
      try scope.run(
        """
        UPDATE \(table) SET trash_id = \(deletion)
        WHERE space_id = \(scope.space.id) AND \(key) = \(id) AND trash_id IS NULL
        """)
    }
    return deletion
  }
}

extension Capability {
  /// For whoever is to choose from a list without an account: they see it, and change nothing.
  static let seeSelection = Capability(
    "wines.see-list", offer: MinePhrases.seeList, topics: [Selection.topic],
    of: { (id: ID<Selection>, view) in try SelectionStore(view).selection(id).subject }, opens: WinesPaths.selection)
}
