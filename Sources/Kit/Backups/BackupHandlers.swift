/// The house's copies of itself, for who keeps it.
enum BackupHandlers {
  static func add(to routes: inout Routes) {
    routes.get(BackupPaths.backups, for: .person, list)
    routes.post(BackupPaths.backups, for: .person, make)
  }

  static func list(_ visit: PersonVisit) async throws -> Reply {
    try await visit.refuseUnlessKeeper()
    return try await show(visit, trouble: visit.house.backups.trouble())
  }

  static func make(_ visit: PersonVisit) async throws -> Reply {
    try await visit.refuseUnlessKeeper()
    do {
      _ = try await visit.house.backups.make()
      return .saved(BackupPaths.backups())
    } catch let problem as BackupProblem {
      return try show(visit, trouble: .problem(problem), status: problem == .noRoom ? 507 : 503)
    }
  }

  private static func show(_ visit: PersonVisit, trouble: BackupTrouble?, status: Int = 200) throws -> Reply {
    let backups = visit.house.backups
    return visit.show(
      BackupScreen(backups: try backups.all(), folder: backups.folder, trouble: trouble), status: status)
  }
}

extension AccountStore {
  /// Whether the person looks after the installation: an owner of its first space.
  func keepsHouse(_ person: ID<Person>) throws -> Bool {
    try connection.row(
      """
      SELECT 1 AS found FROM kit_member WHERE person_id = \(person) AND role = \(Role.owner)
        AND space_id = (SELECT id FROM kit_space ORDER BY created_at, id LIMIT 1)
      """) != nil
  }
}

extension PersonVisit {
  func refuseUnlessKeeper() async throws {
    let person = viewer.person.id
    guard try await visit.house.accounts.read({ try $0.keepsHouse(person) }) else { throw Refusal.notFound }
  }
}
