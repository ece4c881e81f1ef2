/// The end of a space: it is hidden at once, can be brought back by an owner for thirty days, and is then gone with all its
/// data.
enum SpaceEnding {
  static let grace = Duration.seconds(Trash.days * 24 * 3600)
}

/// A space that is about to go.
struct EndingSpace: Hashable, Sendable {
  let id: ID<Space>
  let name: String
  let endsAt: Instant
}

extension AccountStore {
  /// The spaces of an owner that are about to go.
  func endingSpaces(of owner: ID<Person>) throws -> [EndingSpace] {
    try connection.rows(
      """
      SELECT kit_space.id, kit_space.name, kit_space.ends_at
      FROM kit_member JOIN kit_space ON kit_space.id = kit_member.space_id
      WHERE kit_member.person_id = \(owner) AND kit_member.role = \(Role.owner) AND kit_space.ends_at IS NOT NULL
      ORDER BY kit_space.ends_at
      """
    ).map { EndingSpace(id: try $0["id"], name: try $0["name"], endsAt: try $0["ends_at"]) }
  }
}

extension AccountTransaction {
  func end(_ space: Space, by author: Author) throws {
    try connection.run("UPDATE kit_space SET ends_at = \(now + SpaceEnding.grace) WHERE id = \(space.id)")
    try change(in: space.id, by: author).record(
      HouseEvents.spaceEnding, of: Subject(Space.topic, space.id, title: space.name))
    dismiss(space.id)
  }

  /// - Throws: ``Refusal/notFound`` when it isn't about to go, or belongs to others.
  func keep(_ space: ID<Space>, by owner: Viewer) throws {
    guard let ending = try store.endingSpaces(of: owner.person.id).first(where: { $0.id == space }) else {
      throw Refusal.notFound
    }
    try connection.run("UPDATE kit_space SET ends_at = NULL WHERE id = \(space)")
    try change(in: space, by: owner.author).record(
      HouseEvents.spaceKept, of: Subject(Space.topic, space, title: ending.name))
  }
}

enum SpaceEndingHandlers {
  static func add(to routes: inout Routes) {
    routes.get(AccountPaths.spaceEnding, for: .owner, ask)
    routes.post(AccountPaths.spaceEnding, for: .owner, end)
    routes.post(AccountPaths.spaceReturn, for: .person, keep)
    routes.get(AccountPaths.spaceExport, for: .owner, export)
  }

  private static func ask(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.show { view in
      QuestionScreen(
        title: SpacePhrases.endTitle(view.space.name), text: SpacePhrases.endText,
        button: .destructive(SpacePhrases.end, posts: AccountPaths.spaceEnding()),
        back: (KitPhrases.settings, AccountPaths.settings()))
    }
  }

  private static func end(_ visit: SpaceVisit) async throws -> Reply {
    let (space, author) = (visit.space, visit.author)
    try await visit.house.accounts.change { try $0.end(space, by: author) }
    return .redirect(to: AccountPaths.spaces().path)
  }

  private static func keep(_ visit: PersonVisit, _ space: ID<Space>) async throws -> Reply {
    let viewer = visit.viewer
    try await visit.house.accounts.change { try $0.keep(space, by: viewer) }
    return .redirect(to: AccountPaths.springboard().address(in: space))
  }

  private static func export(_ visit: SpaceVisit) async throws -> Reply {
    let apps = visit.house.apps
    return try await visit.export("\(visit.space.name).json", type: "application/json") {
      try Exports(apps: apps, connection: $0.connection, writer: $1).space($0.space.id)
    }
  }
}
