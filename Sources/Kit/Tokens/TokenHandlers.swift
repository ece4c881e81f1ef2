/// The keys that a person gives to programs.
enum TokenHandlers {
  /// Where programs ask what they may do.
  private static let door = FixedPath(inHouse: "/api")

  static func add(to routes: inout Routes) {
    routes.get(TokenPaths.tokens, for: .person, list)
    routes.get(TokenPaths.newToken, for: .person, form)
    routes.post(TokenPaths.newToken, for: .person, make)
    routes.post(TokenPaths.end, for: .person, end)
  }

  private static func list(_ visit: PersonVisit) async throws -> Reply {
    let (viewer, house) = (visit.viewer, visit.house)
    let tokens = try await house.accounts.read { try $0.tokens(of: viewer.person.id) }
    return visit.show(
      TokensScreen(tokens: tokens, memberships: viewer.memberships, apps: house.apps, now: house.mint.now()))
  }

  private static func form(_ visit: PersonVisit, _ space: ID<Space>) async throws -> Reply {
    let state = FormState.fresh(visit.house.mint, offering: [("use", TokenDraft.Use.read.rawValue)])
    return visit.show(try screen(state, visit, space).sheet)
  }

  private static func screen(_ state: FormState, _ visit: PersonVisit, _ space: ID<Space>) throws -> NewTokenScreen {
    let membership = try visit.membership(of: space)
    return NewTokenScreen(
      state: state, membership: membership, apps: visit.apps(of: membership), asksForPassword: visit.asksForPassword)
  }

  /// The secret is on the answer itself, not on a page to return to: only its hash is kept.
  private static func make(_ visit: PersonVisit, _ space: ID<Space>) async throws -> Reply {
    let membership = try visit.membership(of: space)
    return try await visit.take {
      try screen($0, visit, space).sheet
    } by: {
      let (house, author) = (visit.house, visit.viewer.author)
      let zone = visit.locale.zone
      let draft = try TokenDraft(
        visit.form, offered: NewTokenScreen.offered(membership, visit.apps(of: membership)),
        today: house.mint.now().day(in: zone), in: zone)
      let id: ID<AccessToken> = try visit.form.id()
      try await visit.confirmPassword()
      let bearer = try await house.accounts.change { try $0.makeToken(draft, id: id, in: space, by: author) }
      return visit.showOnce(
        MadeTokenScreen(name: draft.name, bearer: bearer, address: house.settings.url + door().path, space: space))
    }
  }

  private static func end(_ visit: PersonVisit, _ token: ID<AccessToken>) async throws -> Reply {
    let author = visit.viewer.author
    try await visit.house.accounts.change { try $0.endToken(token, by: author) }
    return .redirect(to: TokenPaths.tokens().path)
  }
}

extension PersonVisit {
  /// - Throws: ``Refusal/notFound`` when they don't belong to it.
  fileprivate func membership(of space: ID<Space>) throws -> Membership {
    guard let membership = viewer.memberships.first(where: { $0.space.id == space }) else { throw Refusal.notFound }
    return membership
  }

  fileprivate func apps(of membership: Membership) -> [any App] {
    visit.house.apps.filter { membership.mayUse($0.id) }
  }
}
