import Kit

/// The teams that one space has added.
struct TeamStore<Scope: SpaceScope> {
  let scope: Scope

  init(_ scope: Scope) {
    self.scope = scope
  }

  func teams(matching words: String = "") throws -> [Team] {
    try scope.connection.rows(
      """
      SELECT id, name, shield, aliases FROM pools_team
      WHERE space_id = \(scope.space.id) AND trash_id IS NULL\(Search.condition(words, in: "search_key"))
      ORDER BY name_key, id
      """
    ).map { row in
      Team(
        id: try row["id"], name: try row["name"], shield: Shield(stored: try row["shield"]) ?? .neutral,
        aliases: Team.aliases(try row["aliases"]))
    }
  }

  /// The teams that somebody may choose: the space's own, then those of the book, by any of their names.
  func choices(matching words: String, limit: Int) throws -> (own: [Team], clubs: [Club], hasMore: Bool) {
    let keys = words.searchKey.split(separator: " ")
    let clubs = ClubBook.shared.clubs.filter { club in
      let key = club.names.joined(separator: " ").searchKey
      return keys.allSatisfy { key.contains($0) }
    }
    return (try teams(matching: words), Array(clubs.prefix(limit)), clubs.count > limit)
  }

  /// What a choice stands for: a team of the space, a club of the book.
  func side(_ key: String) throws -> Side? {
    if let club = ClubBook.shared.club(key) { return Side(key: key, name: club.names[0], shield: club.shield) }
    return try teams().first { $0.id.description == key }?.side
  }
}

extension TeamStore where Scope == Edit {
  /// - Parameter id: minted by the form that was shown.
  @discardableResult
  func add(_ draft: TeamDraft, id: ID<Team>) throws -> Team {
    let shield = try draft.validated()
    try scope.expectFresh(id, in: "pools_team")
    let isTaken = try teams().contains { $0.name.searchKey == draft.name.searchKey }
    if isTaken { throw Invalid(["name": TeamPhrases.nameTaken]) }
    try scope.run(
      """
      INSERT INTO pools_team (id, space_id, name, name_key, search_key, shield, aliases, created_at)
      VALUES (\(id), \(scope.space.id), \(draft.name), \(draft.name.sortKey), \
      \("\(draft.name) \(draft.aliases)".searchKey), \(shield.stored), \(draft.aliases), \(scope.now))
      """)
    let team = Team(id: id, name: draft.name, shield: shield, aliases: Team.aliases(draft.aliases))
    try scope.record("team.added", of: team.subject)
    return team
  }

  /// Deletes a team; pools that were made with it keep its name and shield.
  /// - Returns: the activity line, by which it comes back; `nil` when it was deleted before.
  func remove(_ id: ID<Team>) throws -> ID<Activity>? {
    let row = try scope.connection.row(
      "SELECT name, trash_id FROM pools_team WHERE space_id = \(scope.space.id) AND id = \(id)")
    guard let row else { throw Refusal.notFound }
    guard try row["trash_id"] as String? == nil else { return nil }
    let deletion = try scope.record(
      "team.deleted", of: Subject(Team.topic, id, title: try row["name"]), undoable: true)
    try scope.run("UPDATE pools_team SET trash_id = \(deletion) WHERE space_id = \(scope.space.id) AND id = \(id)")
    return deletion
  }
}
