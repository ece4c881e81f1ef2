import Dispatch
import GRDB
import Kit
import Synchronization

/// The one that writes, and writes the log back. Writes that arrive while a commit is on its way to the disk wait together and share the next one, each
/// in a savepoint of its own: one flush for the batch is what makes full durability fast.
final class GroupCommit: Sendable {
  /// Keeps the first of a batch from waiting long for the last.
  static let batchLimit = 256

  private struct Queue {
    var waiting: [Job] = []
    var isDraining = false
  }

  /// One write: run inside its savepoint, told the outcome after the commit.
  private struct Job: Sendable {
    /// Runs the body and keeps its result; throws what it throws.
    let run: @Sendable (SQLiteSession) throws -> Void
    /// Called once, after the commit or the failure.
    let finish: @Sendable ((any Error)?) -> Void
  }

  private let pool: DatabasePool
  private let log: WALCheckpointer
  private let queue = Mutex(Queue())
  private let thread = DispatchQueue(label: "sobremesa.writer", qos: .userInitiated)

  init(pool: DatabasePool, log: WALCheckpointer) {
    (self.pool, self.log) = (pool, log)
  }

  func write<Value: Sendable>(
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
  func finish() {
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

  private func drain() {
    while true {
      let batch = nextBatch()
      if batch.isEmpty { return }
      pool.writeWithoutTransaction { database in
        commit(batch, on: SQLiteSession(database: database))
        log.writeBackIfLong(on: database, changesWait: queue.withLock { !$0.waiting.isEmpty })
      }
    }
  }

  private func commit(_ batch: [Job], on connection: SQLiteSession) {
    var outcomes: [(job: Job, error: (any Error)?)] = []
    do {
      try connection.run("BEGIN IMMEDIATE")
      for job in batch {
        outcomes.append((job, try failure(of: job, on: connection)))
      }
      try connection.run("COMMIT")
    } catch {
      rollBack(connection)
      // Nothing of the batch is kept: those that had succeeded are told what went wrong for all.
      for (index, job) in batch.enumerated() {
        job.finish(index < outcomes.count ? outcomes[index].error ?? error : error)
      }
      return
    }
    for outcome in outcomes { outcome.job.finish(outcome.error) }
  }

  private static let begin: Kit.SQL = "SAVEPOINT job"
  private static let keep: Kit.SQL = "RELEASE job"

  /// Runs one job in a savepoint.
  /// - Returns: what the job threw; its own changes are undone then.
  /// - Throws: when SQLite has given up the whole transaction, as it may on a full disk.
  private func failure(of job: Job, on connection: SQLiteSession) throws -> (any Error)? {
    try connection.run(Self.begin)
    do {
      try job.run(connection)
      try connection.run(Self.keep)
      return nil
    } catch {
      guard connection.database.isInsideTransaction else { throw error }
      try connection.run("ROLLBACK TO job")
      try connection.run(Self.keep)
      return error
    }
  }

  private func rollBack(_ connection: SQLiteSession) {
    guard connection.database.isInsideTransaction else { return }
    do {
      try connection.run("ROLLBACK")
    } catch {
      // SQLite rolls back by itself when the next transaction begins; those who waited are told the first error.
    }
  }
}

/// Carries a job's result from the writer's thread past the commit; written before it is read, never at once.
private final class ResultBox<Value: Sendable>: @unchecked Sendable {
  var value: Value?
}
