import Dispatch
import Kit
import Synchronization

/// The one that writes. Writes that arrive while a commit is on its way to the disk wait together and share the next one, each
/// in a savepoint of its own: one flush for the batch is what makes full durability fast.
final class SharedCommits: Sendable {
  /// Keeps the first of a batch from waiting long for the last.
  private static let batchLimit = 256

  /// Lends the connection, on the writer's thread, for one transaction.
  typealias Lend = @Sendable (_ changesWait: () -> Bool, _ use: (SQLiteSession) -> Void) -> Void

  private struct Queue {
    var waiting: [PendingChange] = []
    var isDraining = false
    var isOpen = true
  }

  private let lend: Lend
  private let meter = WriteMeter()
  private let queue = Mutex(Queue())
  private let thread = DispatchQueue(label: "sobremesa.writer", qos: .userInitiated)

  init(lend: @escaping Lend) {
    self.lend = lend
  }

  var figures: WriteFigures { meter.figures }

  /// Changes that nobody is about yet.
  var waiting: Int { queue.withLock(\.waiting.count) }

  /// Makes what waits; whatever comes later is refused. The connection is lent no more once this returns.
  func close() {
    queue.withLock { $0.isOpen = false }
    thread.sync { drain() }
  }

  private enum Way {
    case refused, waits, drains
  }

  func enqueue(_ change: PendingChange) {
    let way = queue.withLock { queue -> Way in
      guard queue.isOpen else { return .refused }
      queue.waiting.append(change)
      defer { queue.isDraining = true }
      return queue.isDraining ? .waits : .drains
    }
    switch way {
    case .refused: change.finish(DatabaseClosed())
    case .waits: return
    case .drains: thread.async { self.drain() }
    }
  }

  private func nextBatch() -> [PendingChange] {
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

  private func commit(_ batch: [PendingChange], on connection: SQLiteSession) {
    var outcomes: [(any Error)?] = []
    let began = meter.begin(batch)
    do {
      try connection.run("BEGIN IMMEDIATE")
      for change in batch { outcomes.append(try failure(of: change, on: connection)) }
      try connection.run("COMMIT")
    } catch {
      rollBack(connection)
      meter.end(began, changes: nil)
      // Nothing of the batch is kept: those that had succeeded are told what went wrong for all.
      for (index, change) in batch.enumerated() {
        change.finish(index < outcomes.count ? outcomes[index] ?? error : error)
      }
      return
    }
    meter.end(began, changes: outcomes.count { $0 == nil })
    for (change, error) in zip(batch, outcomes) { change.finish(error) }
  }

  /// Runs one change in a savepoint.
  /// - Returns: what it threw; what it had written is undone then.
  /// - Throws: when the engine has given up the whole transaction, as it may on a full disk.
  private func failure(of change: PendingChange, on connection: SQLiteSession) throws -> (any Error)? {
    try connection.run("SAVEPOINT job")
    do {
      try change.run(connection)
      try connection.run("RELEASE job")
      return nil
    } catch {
      guard connection.isInTransaction else { throw error }
      try connection.run("ROLLBACK TO job")
      try connection.run("RELEASE job")
      return error
    }
  }

  private func rollBack(_ connection: SQLiteSession) {
    guard connection.isInTransaction else { return }
    do {
      try connection.run("ROLLBACK")
    } catch {
      // The engine rolls back by itself when the next transaction begins; those who waited are told the first error.
    }
  }
}
