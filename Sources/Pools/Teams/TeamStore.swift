import Kit

/// The teams that one space has added.
struct TeamStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  func teams(matching words: String = "") throws -> [Team] {
    try scope.things(where: "1 = 1\(Search.condition(words, in: "search_key")) ORDER BY name_key, id")
  }

  /// Also those that have been deleted and can come back.
  func teams(with keys: Set<String>) throws -> [Team] {
    try scope.connection.rows(
      "SELECT \(Team.columns) FROM pools_team WHERE space_id = \(scope.space.id) ORDER BY name_key, id"
    ).map { try Team($0, in: scope.space) }.filter { keys.contains($0.side.key) }
  }

  /// The teams that somebody may choose: the space's own, then those of the book, by any of their names and those first that are
  /// shown by it.
  func choices(matching words: String, limit: Int) throws -> (own: [Team], clubs: [Club], hasMore: Bool) {
    let keys = words.searchKey.split(separator: " ")
    func isCalled(_ name: String) -> Bool { keys.allSatisfy { name.contains($0) } }
    let found = ClubBook.shared.clubs.filter { isCalled($0.searchKey) }.map { ($0, isCalled($0.names[0].searchKey)) }
    let clubs = found.filter(\.1).map(\.0) + found.filter { !$0.1 }.map(\.0)
    return (try teams(matching: words), Array(clubs.prefix(limit)), clubs.count > limit)
  }

  /// What a choice stands for: a team of the space, a club of the book.
  func side(_ key: String) throws -> Side? {
    if let club = ClubBook.shared.club(key) { return Side(key: key, name: club.names[0], shield: club.shield) }
    return try teams().first { $0.id.description == key }?.side
  }
}

extension TeamStore where Scope == SpaceTransaction {
  /// - Parameter id: minted by the form that was shown.
  @discardableResult
  func add(_ draft: TeamDraft, id: ID<Team>) throws -> Team {
    let shield = try draft.validated()
    try scope.claim(id)
    try expectFree(draft.name, besides: id)
    try scope.run(
      """
      INSERT INTO pools_team (id, space_id, \(TeamDraft.columns), name_key, search_key, shield, created_at)
      VALUES (\(id), \(scope.space.id), \(draft.columnValues), \(draft.name.sortKey), \(draft.searchKey), \
      \(shield.stored), \(scope.now))
      """)
    let team = Team(id: id, name: draft.name, shield: shield, aliases: Team.aliases(draft.aliases))
    try scope.record(Team.added, of: team.subject)
    return team
  }

  /// Changes what differs from what the form showed, in the matches that it plays too; pools that were made with it keep the
  /// name and the shield that they were made with.
  func change(_ id: ID<Team>, to draft: TeamDraft, from shown: TeamDraft?) throws {
    _ = try draft.validated()
    let team = try scope.find(id)
    let (merged, changes) = try scope.merge(
      draft, over: TeamDraft(team), shown: shown, fields: TeamDraft.fields, of: id)
    guard !changes.isEmpty else { return }
    let shield = try merged.validated()
    try expectFree(merged.name, besides: id)
    let aliases = Team.aliases(merged.aliases)
    let current = Set(([merged.name] + aliases).map(\.searchKey))
    let former = Set(team.former + [team.name] + team.aliases).filter { !current.contains($0.searchKey) }.sorted()
    try scope.update(
      id,
      """
      \(merged.assignments), name_key = \(merged.name.sortKey), search_key = \(merged.searchKey), \
      shield = \(shield.stored), former = \(former.joined(separator: "\n"))
      """)
    let changed = Team(id: id, name: merged.name, shield: shield, aliases: aliases, former: former)
    try FixtureStore(scope).dress(changed.side)
    try scope.record(Team.changed, of: changed.subject, fields: changes)
  }

  /// - Throws: `Invalid` for the field `name`.
  private func expectFree(_ name: String, besides id: ID<Team>) throws {
    let isTaken = try teams().contains { $0.id != id && $0.name.searchKey == name.searchKey }
    if isTaken { throw Invalid(["name": TeamPhrases.nameTaken]) }
  }
}
