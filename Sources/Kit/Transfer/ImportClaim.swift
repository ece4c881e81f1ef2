import Synchronization

/// That this process of the house is the one that brings a file in. Processes share a database and nothing else, so it is a row; it
/// holds for a minute and is renewed while it lasts, so that one that dies keeps others waiting no longer.
final class ImportClaim: Sendable {
  private static let name = "kit.import"
  private static let pause = Duration.milliseconds(200)

  private let database: any Database
  private let mint: Mint
  private let renewing = Mutex<Task<Void, Never>?>(nil)

  init(database: any Database, mint: Mint) {
    (self.database, self.mint) = (database, mint)
  }

  /// - Parameter mayWait: asked for as long as another has it.
  /// - Returns: whether it is held now; whoever holds it gives it back.
  func take(while mayWait: @Sendable () -> Bool) async throws -> Bool {
    while true {
      let now = mint.now()
      if try await database.write({ try Self.take(at: now, in: $0) }) { break }
      guard mayWait() else { return false }
      try await Task.sleep(for: Self.pause)
    }
    let renewal = Task { await renew() }
    renewing.withLock { $0 = renewal }
    return true
  }

  private static func take(at now: Instant, in connection: any WritableConnection) throws -> Bool {
    let end = now + Schedule.lease
    return try connection.rowsChanged(
      by: """
        INSERT INTO kit_job (name, due_at, claimed_until) VALUES (\(name), 0, \(end))
        ON CONFLICT (name) DO UPDATE SET claimed_until = excluded.claimed_until
        WHERE kit_job.claimed_until IS NULL OR kit_job.claimed_until <= \(now) OR kit_job.claimed_until > \(end)
        """) == 1
  }

  private func renew() async {
    do {
      while true {
        try await Task.sleep(for: Schedule.lease / 3)
        let end = mint.now() + Schedule.lease
        try await database.writeIfRoom {
          try $0.run("UPDATE kit_job SET claimed_until = \(end) WHERE name = \(Self.name)")
        }
      }
    } catch {
      // It has been given back, or the database is away, and with it whoever else might take it.
    }
  }

  func giveBack() async {
    renewing.withLock { $0.take() }?.cancel()
    do {
      try await database.write { try $0.run("UPDATE kit_job SET claimed_until = NULL WHERE name = \(Self.name)") }
    } catch {
      // It ends by itself.
    }
  }
}

/// Takes back what a stop of the program cut short of files that were brought in.
struct ImportRecovery: Sendable {
  let apps: [any App]
  let database: any Database

  /// Takes back what a process was at that died, while others go on.
  static func job(_ apps: [any App]) -> Job {
    Job(
      "kit.recover-imports", every: .seconds(60),
      when: { connection, _ in try !ImportStore.running(in: connection).isEmpty },
      errand: { errand in
        let recovery = ImportRecovery(apps: apps, database: errand.database)
        try await recovery.run(under: ImportClaim(database: errand.database, mint: errand.mint))
      })
  }

  /// While nobody is at any.
  func run() async throws {
    for (id, name) in try await database.read({ try ImportStore.running(in: $0) }) {
      if let app = apps.first(where: { $0.id == name }) { try await takeBack(id, of: app) }
      try await database.write { try ImportStore.end(id, as: .interrupted, nil, in: $0) }
    }
    for app in apps {
      for id in try await database.read({ try app.unfinishedImports(in: $0) }) { try await takeBack(id, of: app) }
    }
  }

  /// The same where other processes of the house may be at one: then it waits for another time.
  func run(under claim: ImportClaim) async throws {
    guard try await claim.take(while: { false }) else { return }
    do {
      try await run()
    } catch {
      await claim.giveBack()
      throw error
    }
    await claim.giveBack()
  }

  func takeBack(_ id: ID<ImportRun>, of app: any App) async throws {
    var isMore = true
    while isMore {
      isMore = try await database.write { connection in
        try connection.hold(.installation)
        try connection.run(Dialect.holdSpace(of: id))
        return try app.takeBackImport(id, in: connection)
      }
    }
  }
}
