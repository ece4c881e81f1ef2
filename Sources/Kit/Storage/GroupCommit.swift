import Dispatch
import Synchronization

/// The connection that writes, on the thread that has it.
package protocol CommittingConnection: WritableConnection, SendableMetatype {
  /// Whether a transaction is under way that has not been given up.
  var isInTransaction: Bool { get }

  /// Begins a transaction that writes.
  var begin: SQL { get }

  /// Whether it may be used again after a transaction that failed for this reason, none of which was kept.
  func canRepeat(after error: any Error) -> Bool
}

/// The one that writes. Writes that arrive while a commit is on its way to the disk wait together and share the next one, each
/// in a savepoint of its own: one flush for the batch is what makes full durability fast.
package final class GroupCommit<Session: CommittingConnection>: Sendable {
  /// Keeps the first of a batch from waiting long for the last.
  package static var batchLimit: Int { 256 }

  /// Lends the connection, on the writer's thread, for one transaction.
  package typealias Lend = @Sendable (_ changesWait: () -> Bool, _ use: (Session) -> Void) -> Void

  private struct Queue {
    var waiting: [Job] = []
    var isDraining = false
  }

  /// One write: run inside its savepoint, told the outcome after the commit.
  private final class Job: Sendable {
    private let body: Mutex<(@Sendable (Session) throws -> Void)?>
    private let told: @Sendable ((any Error)?) -> Void

    /// - Parameters:
    ///   - run: runs the body and keeps its result; throws what it throws.
    ///   - finish: called once, after the commit or the failure.
    init(run: @escaping @Sendable (Session) throws -> Void, finish: @escaping @Sendable ((any Error)?) -> Void) {
      body = Mutex(run)
      told = finish
    }

    func run(_ connection: Session) throws {
      try body.withLock(\.self)?(connection)
    }

    /// Whoever waits goes on while nothing of theirs is held here any more: the last to hold a house would close it, on the thread
    /// that closing waits for.
    func finish(_ error: (any Error)?) {
      body.withLock { $0 = nil }
      told(error)
    }
  }

  private let lend: Lend
  private let queue = Mutex(Queue())
  private let thread = DispatchQueue(label: "sobremesa.writer", qos: .userInitiated)

  package init(lend: @escaping Lend) {
    self.lend = lend
  }

  package func write<Value: Sendable>(
    _ body: @escaping @Sendable (any WritableConnection) throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let result = ResultBox<Value>()
      enqueue(
        Job(
          run: { connection in result.value = try body(connection) },
          finish: { error in
            if let error {
              continuation.resume(throwing: error)
            } else if let value = result.value {
              continuation.resume(returning: value)
            }
          }))
    }
  }

  /// Returns when nothing is waiting any more.
  package func finish() {
    thread.sync {}
  }

  private func enqueue(_ job: Job) {
    let mustStart = queue.withLock { queue in
      queue.waiting.append(job)
      defer { queue.isDraining = true }
      return !queue.isDraining
    }
    if mustStart { thread.async { self.drain() } }
  }

  private func nextBatch() -> [Job] {
    queue.withLock { queue in
      let batch = Array(queue.waiting.prefix(Self.batchLimit))
      queue.waiting.removeFirst(batch.count)
      if batch.isEmpty { queue.isDraining = false }
      return batch
    }
  }

  private func changesWait() -> Bool {
    queue.withLock { !$0.waiting.isEmpty }
  }

  private func drain() {
    while true {
      let batch = nextBatch()
      if batch.isEmpty { return }
      lend(changesWait) { commit(batch, on: $0) }
    }
  }

  private func commit(_ batch: [Job], on connection: Session, isRepeated: Bool = false) {
    var outcomes: [(job: Job, error: (any Error)?)] = []
    do {
      try connection.run(connection.begin)
      for job in batch {
        outcomes.append((job, try failure(of: job, on: connection)))
      }
      try connection.run("COMMIT")
    } catch {
      rollBack(connection)
      if !isRepeated, connection.canRepeat(after: error) { return commit(batch, on: connection, isRepeated: true) }
      // Nothing of the batch is kept: those that had succeeded are told what went wrong for all.
      for (index, job) in batch.enumerated() {
        job.finish(index < outcomes.count ? outcomes[index].error ?? error : error)
      }
      return
    }
    for outcome in outcomes { outcome.job.finish(outcome.error) }
  }

  package static var savepoint: SQL { "SAVEPOINT job" }
  package static var keep: SQL { "RELEASE job" }

  /// Runs one job in a savepoint.
  /// - Returns: what the job threw; its own changes are undone then.
  /// - Throws: when the engine has given up the whole transaction, as it may on a full disk.
  private func failure(of job: Job, on connection: Session) throws -> (any Error)? {
    try connection.run(Self.savepoint)
    do {
      try job.run(connection)
      try connection.run(Self.keep)
      return nil
    } catch {
      guard connection.isInTransaction, !connection.canRepeat(after: error) else { throw error }
      try connection.run("ROLLBACK TO job")
      try connection.run(Self.keep)
      return error
    }
  }

  private func rollBack(_ connection: Session) {
    guard connection.isInTransaction else { return }
    do {
      try connection.run("ROLLBACK")
    } catch {
      // The engine rolls back by itself when the next transaction begins; those who waited are told the first error.
    }
  }
}

/// Carries a job's result from its thread to who waits for it; written before it is read, never at once.
package final class ResultBox<Value: Sendable>: @unchecked Sendable {
  package var value: Value?

  package init() {}
}
