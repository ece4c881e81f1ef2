enum StartHandlers {
  static func add(to routes: inout Routes) {
    routes.get(AccountPaths.start, for: .anyone, start)
    routes.get(AccountPaths.springboard, for: .member, springboard)
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
    try await visit.house.accounts.remember(visit.space.id, for: visit.viewer)
    let (viewer, role) = (visit.viewer, visit.membership.role)
    let (apps, isUnencrypted) = (visit.usableApps, visit.house.settings.isOpenToLAN)
    let trouble = try await backupTrouble(for: visit)
    return try await visit.show { view in
      Springboard(
        space: view.space, apps: apps, news: try view.news(for: viewer.person.id),
        spaces: viewer.memberships.map(\.space), role: role, isUnencrypted: isUnencrypted,
        backupTrouble: trouble)
    }
  }

  private static func backupTrouble(for visit: SpaceVisit) async throws -> BackupTrouble? {
    let viewer = visit.viewer
    guard viewer.memberships.contains(where: { $0.role == .owner }) else { return nil }
    guard try await visit.house.accounts.read({ try $0.keepsHouse(viewer.person.id) }) else { return nil }
    return try await visit.house.backups.trouble()
  }
}

/// The start of a house in which nobody lives yet.
struct EmptyHouse: Screen {
  var title: Phrase { WelcomePhrases.emptyHouse }
  var bar: NavigationBar { NavigationBar() }
  var content: HTML { "<p>\(WelcomePhrases.linkIsInTerminal)</p>" }
}
