enum StartHandlers {
  static func add(to routes: inout Routes) {
    routes.get(AccountPaths.start, for: .anyone, start)
    routes.get(AccountPaths.springboard, for: .member, keeping: .main, springboard)
  }

  /// To the space where one was, or to the door.
  static func start(_ visit: Visit) async throws -> Reply {
    guard let viewer = visit.viewer else {
      guard try await visit.house.accounts.read({ try $0.hasPeople() }) else { return visit.door(EmptyHouse()) }
      return .redirect(to: AccountPaths.signIn().path)
    }
    guard let space = viewer.home else { return .redirect(to: AccountPaths.spaces().path) }
    return .redirect(to: AccountPaths.springboard().address(in: space.id))
  }

  static func springboard(_ visit: SpaceVisit) async throws -> Reply {
    if !visit.isFetchedAhead { try await visit.house.accounts.remember(visit.space.id, for: visit.viewer) }
    let (viewer, role) = (visit.viewer, visit.membership.role)
    let (apps, isUnencrypted, party) = (visit.usableApps, visit.house.settings.isOpenToLAN, visit.house.relyingParty)
    let isOpenToOthers = try await visit.house.accounts.isOpenToOthers()
    let trouble = viewer.person.isOperator ? try await visit.house.backups.trouble() : nil
    let putOff = Cookie.putOff(visit.house.settings).value(in: visit.visit.headers)
    let isPutOff = putOff == viewer.person.id.description
    let search = visit.query.search()
    return try await visit.show { view in
      let store = AccountStore(view.connection)
      let choices = try store.newsChoices(of: viewer.person.id)
      let found = try Sought(search).map { try Everything($0, for: visit, in: view) }
      return Springboard(
        space: view.space, apps: apps, search: found.map { (search, $0) },
        news: found == nil ? try view.news(for: viewer.person.id) : [:],
        today: found == nil
          ? try apps.map { choices.showsToday(of: $0) ? try $0.today(in: view, for: visit) : [] } : [],
        spaces: viewer.memberships.map(\.space), role: role,
        notices: StartNotices(
          isUnencrypted: isUnencrypted, isOpenToOthers: isOpenToOthers || role != .owner,
          hasWayIn: try store.canSignIn(viewer.person, at: party), isPutOff: isPutOff,
          given: try store.wayInToTell(viewer.person.id),
          backupTrouble: trouble))
    }
  }
}

/// The start of a house in which nobody lives yet.
struct EmptyHouse: DoorScreen {
  var title: Phrase { WelcomePhrases.emptyHouse }
  var content: HTML { "<p>\(WelcomePhrases.linkIsInTerminal)</p>" }
}
