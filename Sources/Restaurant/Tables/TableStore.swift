import Kit

/// The tables of one space, in the restaurant's own order.
struct TableStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  func tables() throws -> [DiningTable] { try scope.things(where: "1 = 1 ORDER BY position, id") }

  /// Each with what happens at it.
  func standings() throws -> [TableStanding] {
    let standings = try TabStore(scope).standings()
    let byTable = Dictionary(standings.map { ($0.tab.table, $0) }) { first, _ in first }
    return try tables().map { TableStanding(table: $0, standing: byTable[$0.id]) }
  }

  /// `nil` when no table has this code, or not any more.
  func table(code: String) throws -> DiningTable? {
    let tables: [DiningTable] = try scope.things(where: "code = \(code)")
    return tables.first
  }
}

extension TableStore where Scope == SpaceTransaction {
  /// - Returns: the activity line, by which they are taken away again.
  func add(_ draft: NewTablesDraft) throws -> ID<Activity> {
    let names = try draft.validated(besides: try tables().map(\.name))
    return try add(names)
  }

  func add(_ names: [String]) throws -> ID<Activity> {
    let last: Int? = try scope.connection.value(
      "SELECT MAX(position) AS last FROM restaurant_table WHERE space_id = \(scope.space.id)")
    let ids = names.map { _ in scope.mint.id(DiningTable.self) }
    let title = names.count == 1 ? names[0] : "\(names[0]) – \(names[names.count - 1])"
    let addition = try scope.record(DiningTable.added, of: Subject(DiningTable.topic, ids[0], title: title))
    for (index, (id, name)) in zip(ids, names).enumerated() {
      try scope.run(
        """
        INSERT INTO restaurant_table (id, space_id, name, code, addition_id, position)
        VALUES (\(id), \(scope.space.id), \(name), \(scope.mint.secret()), \(addition), \((last ?? 0) + 1 + index))
        """)
    }
    return addition
  }

  /// Takes away what came by one addition and is still there.
  func removeAdded(by addition: ID<Activity>) throws {
    let tables: [DiningTable] = try scope.things(where: "addition_id = \(addition) ORDER BY id")
    for table in tables { _ = try remove(table.id) }
  }

  func rename(_ id: ID<DiningTable>, to draft: TableDraft, from shown: TableDraft?) throws {
    guard draft.problems.isEmpty else { throw draft.problems }
    let stored = TableDraft(name: try scope.find(id).name)
    let (merged, changes) = try scope.merge(draft, over: stored, shown: shown, fields: TableDraft.fields, of: id)
    guard !changes.isEmpty else { return }
    let others = try tables().filter { $0.id != id }.map(\.name)
    if TableNames(taken: others).isTaken(merged.name) { throw Invalid(["name": TablePhrases.nameTaken]) }
    try scope.update(id, "name = \(merged.name)")
    try scope.record(DiningTable.renamed, of: Subject(DiningTable.topic, id, title: merged.name), fields: changes)
    if let tab = try TabStore(scope).tab(at: id) { try TabStore(scope).touchGuests(of: tab.id) }
  }

  /// - Returns: the activity line, by which it comes back; `nil` when it was deleted before.
  /// - Throws: `Refusal.conflict` while somebody has a tab there.
  func remove(_ id: ID<DiningTable>) throws -> ID<Activity>? {
    guard let table = try scope.findUnlessGone(id) else { return nil }
    guard try TabStore(scope).tab(at: id) == nil else { throw Refusal.conflict(TablePhrases.tabIsOpen(table.name)) }
    return try scope.trash(id, DiningTable.deleted)
  }

  /// Puts a table right before another, or at the end.
  func place(_ id: ID<DiningTable>, before next: ID<DiningTable>?) throws {
    try scope.place(id, before: next, among: tables().map(\.id), DiningTable.placed)
  }

  /// Gives tables new codes: those that are printed lead nowhere from then on.
  /// - Parameter id: of one table; all when `nil`.
  /// - Returns: the activity line, by which the former codes count again; `nil` without tables.
  func renewCodes(of id: ID<DiningTable>? = nil) throws -> ID<Activity>? {
    let tables = try id.map { [try scope.find($0)] } ?? tables()
    guard let first = tables.first else { return nil }
    let renewal = try scope.record(
      id == nil ? DiningTable.codesRenewed : DiningTable.codeRenewed, of: first.subject)
    for table in tables {
      try scope.update(table.id, "former_code = code, code = \(scope.mint.secret()), recoding_id = \(renewal)")
    }
    return renewal
  }

  /// Lets the former codes count again. Where codes were renewed once more since, these stay: what was printed last is what lies
  /// on the tables.
  func restoreCodes(before renewal: ID<Activity>) throws {
    try scope.run(
      """
      UPDATE restaurant_table SET code = former_code, former_code = NULL, recoding_id = NULL
      WHERE space_id = \(scope.space.id) AND recoding_id = \(renewal) AND former_code IS NOT NULL
      """)
  }
}
