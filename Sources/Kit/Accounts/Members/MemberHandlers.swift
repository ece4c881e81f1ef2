enum MemberHandlers {
  static func add(to routes: inout Routes) {
    routes.get(AccountPaths.member, for: .owner, show)
    routes.post(AccountPaths.member, for: .owner, change)
    routes.post(AccountPaths.memberRemoval, for: .owner, remove)
    routes.get(AccountPaths.leave, for: .member, askToLeave)
    routes.post(AccountPaths.leave, for: .member, leave)
    routes.get(AccountPaths.spaceApps, for: .owner, apps)
    routes.post(AccountPaths.spaceApps, for: .owner, changeApps)
  }

  private static func show(_ visit: SpaceVisit, _ person: ID<Person>) async throws -> Reply {
    let (apps, viewer, mint) = (visit.shownApps, visit.viewer, visit.house.mint)
    return try await visit.show { view in
      let store = AccountStore(view.connection)
      let members = try store.members(of: view.space.id)
      guard let member = members.first(where: { $0.person == person }) else { throw Refusal.notFound }
      return MemberScreen(
        member: member, apps: apps, isViewer: person == viewer.person.id,
        newLink: try store.mayLetIn(person, by: viewer.person.id) ? mint.id() : nil)
    }
  }

  private static func change(_ visit: SpaceVisit, _ person: ID<Person>) async throws -> Reply {
    let draft = try MemberDraft(visit.form, offered: AppChoices.ids(of: visit.shownApps))
    let (space, author) = (visit.space.id, visit.viewer.author)
    try await visit.house.accounts.change { try $0.change(person, to: draft, in: space, by: author) }
    return .redirect(to: AccountPaths.settings().address(in: space))
  }

  private static func remove(_ visit: SpaceVisit, _ person: ID<Person>) async throws -> Reply {
    try await end(person, visit)
    return .redirect(to: AccountPaths.settings().address(in: visit.space.id))
  }

  /// Only an invitation brings back who leaves.
  private static func askToLeave(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.show { view in
      QuestionScreen(
        title: MemberPhrases.leaveTitle(view.space.name), text: MemberPhrases.leaveText,
        button: .destructive(MemberPhrases.leave, posts: AccountPaths.leave()),
        back: (Phrase(verbatim: view.space.name), AccountPaths.springboard()))
    }
  }

  private static func leave(_ visit: SpaceVisit) async throws -> Reply {
    try await end(visit.viewer.person.id, visit)
    return .redirect(to: AccountPaths.start().path)
  }

  private static func end(_ person: ID<Person>, _ visit: SpaceVisit) async throws {
    let (space, author) = (visit.space.id, visit.viewer.author)
    try await visit.house.accounts.change { try $0.remove(person, from: space, by: author) }
  }

  private static func apps(_ visit: SpaceVisit) async throws -> Reply {
    let apps = visit.house.apps
    return try await visit.show { SpaceAppsScreen(space: $0.space, apps: apps) }
  }

  private static func changeApps(_ visit: SpaceVisit) async throws -> Reply {
    let (space, author, apps) = (visit.space.id, visit.viewer.author, visit.house.apps.map(\.id))
    let chosen = Set(apps.filter { visit.form.has("app-\($0)") })
    guard !chosen.isEmpty else { throw Refusal.conflict(MemberPhrases.noApp) }
    try await visit.house.accounts.change { transaction in
      try transaction.change(in: space, by: author).show(chosen.count == apps.count ? .all : .only(chosen))
      transaction.dismiss(space)
    }
    return .redirect(to: AccountPaths.settings().address(in: space))
  }
}

extension SpaceVisit {
  /// The apps that the space shows.
  var shownApps: [any App] {
    visit.house.apps.filter { space.apps.allows($0.id) }
  }
}
