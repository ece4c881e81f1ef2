/// The house's copies of itself, for those who run it.
enum BackupHandlers {
  static func add(to routes: inout Routes) {
    routes.get(BackupPaths.backups, for: .operator, list)
    routes.post(BackupPaths.backups, for: .operator, make)
  }

  static func list(_ visit: PersonVisit) async throws -> Reply {
    return try await show(visit, trouble: visit.house.backups.trouble())
  }

  static func make(_ visit: PersonVisit) async throws -> Reply {
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
