enum JoinHandlers {
  static func add(to routes: inout Routes) {
    routes.get(AccountPaths.join, for: .anyone, offer)
    routes.post(AccountPaths.join, for: .anyone, join)
  }

  static func offer(_ visit: Visit, secret: String) async throws -> Reply {
    let (space, posts) = (try await space(of: secret, visit), AccountPaths.join(secret))
    if let viewer = visit.viewer { return visit.door(JoinAsScreen(viewer: viewer, space: space, posts: posts)) }
    let offer = FormState(Form([("language", visit.browserLanguage.rawValue)]), mint: visit.house.mint)
    return visit.door(JoinScreen(state: offer, space: space, posts: posts))
  }

  static func join(_ visit: Visit, secret: String) async throws -> Reply {
    guard let viewer = visit.viewer else { return try await joinAsSomebodyNew(visit, secret) }
    let space = try await space(of: secret, visit)
    if !viewer.memberships.contains(where: { $0.space.id == space.id }) {
      try await visit.house.accounts.change { _ = try $0.join(viewer.person.id, named: viewer.person.name, by: secret) }
    }
    return .redirect(to: AccountPaths.springboard().address(in: space.id))
  }

  private static func joinAsSomebodyNew(_ visit: Visit, _ secret: String) async throws -> Reply {
    let space = try await space(of: secret, visit)
    return try await visit.take {
      JoinScreen(state: $0, space: space, posts: AccountPaths.join(secret))
    } by: {
      let (name, language, device) = (visit.form.trimmed("name"), try visit.form.language(), visit.userAgent)
      if let problem = Profile.problem(withName: name) { throw Invalid(["name": problem]) }
      let token = try await visit.house.accounts.change { transaction in
        try transaction.refuseTaken(name)
        let person = try transaction.addPerson(named: name, language: language)
        try transaction.join(person, named: name, by: secret)
        return try transaction.startSession(of: person, device: device)
      }
      return .entering(AccountPaths.waysIn().path, token: token, settings: visit.house.settings)
    }
  }

  /// - Throws: ``Refusal/gone(_:)`` when the invitation can't be used any more.
  private static func space(of secret: String, _ visit: Visit) async throws -> Space {
    let now = visit.house.mint.now()
    let space = try await visit.house.accounts.read { store in
      try store.link(secret, .join, at: now)?.space.flatMap { try store.space($0) }
    }
    guard let space else { throw Refusal.gone(LinkPhrases.spent) }
    return space
  }
}

extension AccountTransaction {
  /// Spends an invitation: they become what it grants, and no more.
  func join(_ person: ID<Person>, named name: String, by secret: String) throws {
    let invitation = try spend(secret, .join, by: name)
    guard let space = invitation.space else { throw Refusal.gone(LinkPhrases.spent) }
    try addMember(person, to: space, as: invitation.role, using: invitation.apps)
    let change = try change(in: space, by: Author(person: person, name: name))
    try change.record(HouseEvents.memberJoined, of: Subject(Space.topic, person, title: name))
  }
}
