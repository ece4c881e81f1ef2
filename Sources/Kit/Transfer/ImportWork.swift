import Dispatch
import Logging
import Synchronization

/// Where files that people bring are read and brought in: one at a time for the whole house, away from the threads that answer
/// requests.
package final class ImportWork: Sendable {
  /// Each holds its file in memory while it waits.
  static let waitingLimit = 3
  /// Who brings a small file sees at once what became of it; for a larger one there is a page that shows how far it is.
  static let answerPatience = Duration.seconds(2)

  private static let thread = DispatchQueue(label: "sobremesa.import", qos: .utility)

  private let turnstile: Turnstile
  private let patience: Duration?
  /// Where other processes of the house may be at one; `nil` where there are none.
  let claim: ImportClaim?
  /// How much of what is under way is done, of 1, and who waits for its end.
  private let underWay = Mutex<[ID<ImportRun>: UnderWay]>([:])

  private struct UnderWay {
    var share = 0.0
    var listeners: [AsyncStream<Never>.Continuation] = []
  }

  init(patience: Duration?, claim: ImportClaim? = nil) {
    (self.patience, self.claim) = (patience, claim)
    turnstile = Turnstile(capacity: 1, waitingLimit: Self.waitingLimit, patience: patience)
  }

  /// Of a process of the house.
  package convenience init(_ apps: [any App], in database: any Database, mint: Mint, patience: Patience) {
    let recovery = ImportRecovery(apps: apps, database: database)
    // A file's house is alone.
    let claim = database.dialect == .sqlite ? nil : ImportClaim(recovery, mint: mint)
    self.init(patience: patience.ofImports, claim: claim)
  }

  /// Reads something on the one thread for it.
  package static func read<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      thread.async { continuation.resume(with: Result(catching: body)) }
    }
  }

  /// How much is done of an import that is under way, of 1.
  func share(of id: ID<ImportRun>) -> Double? { underWay.withLock { $0[id]?.share } }

  func note(_ share: Double, of id: ID<ImportRun>) {
    underWay.withLock { $0[id]?.share = share }
  }

  /// Whether the house closes, and what is under way should stop where it can be taken back.
  var isClosing: Bool { turnstile.isClosed }

  /// Lets nothing begin any more, and returns when what is under way has stopped.
  package func close() async {
    await turnstile.close()
  }

  /// Waits for the turn of something that changes as much as an import does.
  /// - Throws: `Invalid` on the field `file` when others are before it for too long.
  package func enter() async throws {
    guard try await hasEntered() else { throw Invalid(["file": ImportPhrases.otherUnderWay]) }
  }

  /// Does in its turn what somebody waits for.
  /// - Throws: what ``enter()`` throws, and what the closure does.
  package func taking<Value>(_ body: () async throws -> Value) async throws -> Value {
    try await enter()
    do {
      let value = try await body()
      await end()
      return value
    } catch {
      await end()
      throw error
    }
  }

  /// The same where no form could be shown again.
  /// - Throws: ``Refusal/conflict(_:)``.
  func enterOrRefuse() async throws {
    guard try await hasEntered() else { throw Refusal.conflict(ImportPhrases.otherUnderWay) }
  }

  private func hasEntered() async throws -> Bool {
    guard await turnstile.enter() else { return false }
    guard let claim else { return true }
    let end = patience.map { ContinuousClock.now + $0 }
    do {
      let mayWait = { @Sendable in !self.isClosing && end.map { ContinuousClock.now < $0 } ?? true }
      if try await claim.take(while: mayWait) { return true }
    } catch {
      turnstile.leave()
      throw error
    }
    turnstile.leave()
    return false
  }

  package func leave() {
    guard claim != nil else { return turnstile.leave() }
    Task { await end() }
  }

  private func end() async {
    await claim?.giveBack()
    turnstile.leave()
  }

  /// Begins something else whose turn it is, which goes on when the answer has been given, and leaves when it has ended.
  package func start(
    for visit: SpaceVisit, _ body: @escaping @Sendable () async throws -> Void,
    failed: @escaping @Sendable () -> Void
  ) {
    let (id, logger): (ID<ImportRun>, Logger) = (visit.house.mint.id(), visit.visit.context.logger)
    start(id) {
      do {
        try await body()
      } catch {
        logger.error("import", metadata: ["error": "\(error)"])
        failed()
      }
    }
  }

  /// Begins what goes on when the answer has been given, and leaves when it has ended.
  func start(_ id: ID<ImportRun>, _ body: @escaping @Sendable () async -> Void) {
    underWay.withLock { $0[id] = UnderWay() }
    Task {
      await body()
      let ended = underWay.withLock { $0.removeValue(forKey: id) }
      await end()
      for listener in ended?.listeners ?? [] { listener.finish() }
    }
  }

  /// Returns when an import has ended, or when who brought the file should not wait any longer.
  func end(of id: ID<ImportRun>) async {
    let (ended, listener) = AsyncStream<Never>.makeStream()
    let isUnderWay = underWay.withLock { underWay in
      underWay[id]?.listeners.append(listener)
      return underWay[id] != nil
    }
    guard isUnderWay else { return }
    await withTaskGroup(of: Void.self) { group in
      group.addTask { for await _ in ended {} }
      group.addTask {
        do {
          try await Task.sleep(for: Self.answerPatience)
        } catch {
          // The import was faster.
        }
      }
      await group.next()
      group.cancelAll()
    }
  }
}
