import Synchronization

/// That this process of the house is the one that brings a file in. Processes share a database and nothing else, so it is a row; it
/// holds for a minute and is renewed while it lasts, so that one that dies keeps others waiting no longer. Whose it is tells the time
/// until which it holds: two write it a minute apart at least.
final class ImportClaim: Sendable {
  private static let name = "kit.import"
  private static let pause = Duration.milliseconds(200)

  private let recovery: ImportRecovery
  private let mint: Mint
  private let renewing = Mutex<Task<Void, Never>?>(nil)
  /// What its row may say while it is held: what was written last, and what nobody knows of whether it was.
  private let said = Mutex<[Instant]>([])

  private var database: any Database { recovery.database }

  init(_ recovery: ImportRecovery, mint: Mint) {
    (self.recovery, self.mint) = (recovery, mint)
  }

  /// Takes back, once it is held, what others have left who died.
  /// - Parameter mayWait: asked for as long as another has it.
  /// - Returns: whether it is held now; whoever holds it gives it back.
  func take(while mayWait: @Sendable () -> Bool) async throws -> Bool {
    while true {
      let now = mint.now()
      if try await database.write({ try Self.take(at: now, in: $0) }) {
        said.withLock { $0 = [now + Schedule.lease] }
        break
      }
      guard mayWait() else { return false }
      try await Task.sleep(for: Self.pause)
    }
    let renewal = Task { await keepRenewing() }
    renewing.withLock { $0 = renewal }
    do {
      try await recovery.run()
    } catch {
      await giveBack()
      throw error
    }
    return true
  }

  private static func take(at now: Instant, in connection: any WritableConnection) throws -> Bool {
    try connection.rowsChanged(
      by: """
        INSERT INTO kit_job (name, due_at, claimed_until) VALUES (\(name), 0, \(now + Schedule.lease))
        ON CONFLICT (name) DO UPDATE SET claimed_until = excluded.claimed_until
        WHERE kit_job.claimed_until IS NULL OR \(Schedule.hasLapsed(at: now))
        """) == 1
  }

  private func keepRenewing() async {
    while true {
      do {
        try await Task.sleep(for: Schedule.lease / 3)
      } catch {
        // It is given back.
        return
      }
      await renew()
    }
  }

  /// Unless another has taken it meanwhile.
  func renew() async {
    let (end, said) = (mint.now() + Schedule.lease, said.withLock(\.self))
    do {
      let isHeld = try await database.write { try Self.write(end, overOneOf: said, in: $0) }
      self.said.withLock { $0 = isHeld ? [end] : [] }
    } catch {
      // The database is away, or full: it holds a while longer, and is renewed again before that is over.
      self.said.withLock { $0.append(end) }
    }
  }

  func giveBack() async {
    let renewal = renewing.withLock { $0.take() }
    renewal?.cancel()
    await renewal?.value
    let said = said.withLock { said in
      defer { said = [] }
      return said
    }
    do {
      _ = try await database.write { try Self.write(nil, overOneOf: said, in: $0) }
    } catch {
      // It ends by itself.
    }
  }

  /// - Returns: whether it was held.
  private static func write(
    _ end: Instant?, overOneOf said: [Instant], in connection: any WritableConnection
  ) throws -> Bool {
    try connection.rowsChanged(
      by: "UPDATE kit_job SET claimed_until = \(end) WHERE name = \(name) AND claimed_until IN \(said)") == 1
  }

  /// Takes back what others have left who died; while one is at work, it waits for another time.
  func recover() async throws {
    if try await take(while: { false }) { await giveBack() }
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
      when: { connection, _ in try !unfinished(of: apps, in: connection).isEmpty },
      errand: { errand in
        let recovery = ImportRecovery(apps: apps, database: errand.database)
        try await ImportClaim(recovery, mint: errand.mint).recover()
      })
  }

  /// Those that say that they run, and those that apps know of besides.
  private static func unfinished(
    of apps: [any App], in connection: any Connection
  ) throws -> [(id: ID<ImportRun>, app: (any App)?)] {
    var unfinished: [(id: ID<ImportRun>, app: (any App)?)] = []
    for (id, name) in try ImportStore.running(in: connection) {
      unfinished.append((id, apps.first { $0.id == name }))
    }
    for app in apps {
      for id in try app.unfinishedImports(in: connection) { unfinished.append((id, app)) }
    }
    return unfinished
  }

  /// While nobody is at any.
  func run() async throws {
    for (id, app) in try await database.read({ [apps] in try Self.unfinished(of: apps, in: $0) }) {
      try await takeBack(id, of: app, as: .interrupted)
    }
  }

  /// Says what became of it in the last of its changes, so that whoever still writes it has written nothing that stays.
  func takeBack(
    _ id: ID<ImportRun>, of app: (any App)?, as state: ImportStore.State, _ report: ImportReport? = nil
  ) async throws {
    var isMore = true
    while isMore {
      isMore = try await database.write { connection in
        try connection.hold(.installation)
        try connection.run(Dialect.holdSpace(of: id))
        if try app?.takeBackImport(id, in: connection) == true { return true }
        _ = try ImportStore.end(id, as: state, report, in: connection)
        return false
      }
    }
  }
}
