import Dispatch
import Foundation
import Kit
import Synchronization

/// The threads that write, each with a connection of its own. One takes the lane that has waited longest and makes its changes in one
/// transaction, in the order in which they came; other lanes go to others, who share the server's flushes. One that has written something
/// and is refused lets all be made again, each in a savepoint of its own. Who comes to the lane before the last of them is made goes along:
/// while another process holds the space many come, and would otherwise wait for its turn once more. So a space on which all work at once
/// is written as often as the disk allows, and keeps no other waiting.
final class PostgresLanes: Sendable {
  /// Keeps the first of a batch from waiting long for the last.
  private static let batchLimit = 64
  /// How often a batch is made again that was given up in favour of another's.
  private static let mostRepeats = 10
  /// So many batches have savepoints from the start after one that had to be made again for want of them.
  private static let careful = 32
  /// How often it is made again as one; changes of several spaces, say, may hold them in an order in which they meet others' each time.
  private static let mostRepeatsTogether = 2

  private struct Waiting {
    /// With their places in the order of all.
    var changes: [(number: Int, change: PendingChange)] = []
    /// Whether somebody is at it.
    var isTaken = false
  }

  private struct Work: Sendable {
    let lane: Lane
    let batch: [PendingChange]
  }

  private struct State {
    var lanes: [Lane: Waiting] = [:]
    /// Those where something waits and nobody is at it, the one that has waited longest first.
    var ready: [Lane] = []
    var idle: [Writer] = []
    var started = 0
    var lastNumber = 0
    /// How many batches still have savepoints from the start.
    var careful = 0
    var isOpen = true

    mutating func add(_ change: PendingChange, to lane: Lane) {
      lastNumber += 1
      lanes[lane, default: Waiting()].changes.append((lastNumber, change))
      if lanes[lane]?.isTaken == false, lanes[lane]?.changes.count == 1 { ready.append(lane) }
    }

    mutating func take() -> Work? {
      guard !ready.isEmpty else { return nil }
      let lane = ready.removeFirst()
      lanes[lane]?.isTaken = true
      return Work(lane: lane, batch: join(lane, atMost: PostgresLanes.batchLimit))
    }

    /// Some who have come to a lane that somebody is at.
    mutating func join(_ lane: Lane, atMost count: Int) -> [PendingChange] {
      let batch = lanes[lane]?.changes.prefix(count).map(\.change) ?? []
      lanes[lane]?.changes.removeFirst(batch.count)
      return batch
    }

    mutating func leave(_ lane: Lane) {
      guard let first = lanes[lane]?.changes.first?.number else {
        lanes[lane] = nil
        return
      }
      lanes[lane]?.isTaken = false
      let place = ready.firstIndex { lanes[$0]?.changes.first.map { $0.number > first } ?? false }
      ready.insert(lane, at: place ?? ready.count)
    }
  }

  private final class Writer: Sendable {
    let next = Mutex<Work?>(nil)
    let arrival = DispatchSemaphore(value: 0)
  }

  private let state = Mutex(State())
  private let ended = DispatchGroup()
  private let most: Int
  private let line: @Sendable () -> PostgresLine
  private let meter = WriteMeter()

  /// - Parameter most: connections at once.
  init(most: Int, line: @escaping @Sendable () -> PostgresLine) {
    (self.most, self.line) = (most, line)
  }

  var figures: WriteFigures { meter.figures }

  /// Changes that nobody is about yet.
  var waiting: Int { state.withLock { $0.lanes.values.reduce(0) { $0 + $1.changes.count } } }

  // MARK: Who writes

  func enqueue(_ change: PendingChange, in lane: Lane) {
    enum Way {
      case refused, waits
      case idle(Writer, Work)
      case new(Work)
    }
    let way = state.withLock { state -> Way in
      guard state.isOpen else { return .refused }
      state.add(change, to: lane)
      guard !state.idle.isEmpty || state.started < most, let work = state.take() else { return .waits }
      if let writer = state.idle.popLast() { return .idle(writer, work) }
      state.started += 1
      // Whoever closes waits for it from now on.
      ended.enter()
      return .new(work)
    }
    switch way {
    case .refused: change.finish(DatabaseClosed())
    case .waits: return
    case .idle(let writer, let work):
      writer.next.withLock { $0 = work }
      writer.arrival.signal()
    case .new(let work): start(with: work)
    }
  }

  /// Changes that wait are still made; returns when all connections are closed.
  func close() {
    let idle = state.withLock { state in
      state.isOpen = false
      defer { state.idle = [] }
      return state.idle
    }
    for writer in idle { writer.arrival.signal() }
    ended.wait()
  }

  private func start(with work: Work) {
    let writer = Writer()
    let thread = Thread { [self] in
      let line = line()
      var next: Work? = work
      while let work = next {
        commit(work.batch, in: work.lane, on: line)
        next = self.next(for: writer, after: work.lane)
      }
      line.close()
      ended.leave()
    }
    thread.name = "writer"
    thread.start()
  }

  private func next(for writer: Writer, after lane: Lane) -> Work? {
    let (work, isOpen) = state.withLock { state -> (Work?, Bool) in
      state.leave(lane)
      if let work = state.take() { return (work, true) }
      if state.isOpen { state.idle.append(writer) }
      return (nil, state.isOpen)
    }
    guard work == nil, isOpen else { return work }
    writer.arrival.wait()
    return writer.next.withLock { next in
      defer { next = nil }
      return next
    }
  }

  // MARK: Writing

  /// - Parameter lane: from which others may go along; `nil` where they are made again, and how long they have waited is noted already.
  private func commit(_ first: [PendingChange], in lane: Lane?, on line: PostgresLine) {
    var (batch, outcomes, repeats): ([PendingChange], [(any Error)?], Int) = (first, [], 0)
    var isApart = first.count > 1 && isCareful()
    let began = lane == nil ? ContinuousClock.now : meter.begin(batch)
    while true {
      do {
        outcomes = []
        if isApart {
          try writeApart(&batch, in: lane, on: line.opened(), &outcomes)
        } else {
          try writeTogether(&batch, in: lane, on: line.opened(), &outcomes)
        }
        meter.end(began, changes: outcomes.count { $0 == nil })
        for (change, error) in zip(batch, outcomes) { change.finish(error) }
        return
      } catch {
        line.rollBack()
        repeats += 1
        if batch.count > 1, repeats > Self.mostRepeatsTogether, mayRepeat(after: error, repeats) {
          for change in batch { commit([change], in: nil, on: line) }
          return
        }
        if mayRepeat(after: error, repeats) { continue }
        if batch.count > 1, !isApart, !(error is StorageAway) {
          isApart = true
          state.withLock { $0.careful = Self.careful }
          continue
        }
        if isOfTheEngine(error) { meter.end(began, changes: nil) }
        // Nothing of the batch is kept: those that had succeeded are told what went wrong for all.
        for (index, change) in batch.enumerated() {
          change.finish(index < outcomes.count ? outcomes[index] ?? error : error)
        }
        return
      }
    }
  }

  /// Whether a batch has savepoints from the start.
  private func isCareful() -> Bool {
    state.withLock { state in
      defer { state.careful = max(0, state.careful - 1) }
      return state.careful > 0
    }
  }

  /// Whether nothing was kept for sure: the connection was lost before it was asked to keep anything, or the server gave the
  /// transaction up in favour of another.
  private func mayRepeat(after error: any Error, _ repeats: Int) -> Bool {
    switch error {
    case let away as StorageAway: away.isUndone && repeats == 1
    case let failure as PostgresFailure: failure.isOvertaken && repeats <= Self.mostRepeats
    default: false
    }
  }

  /// A change that is alone in its transaction may also refuse by itself.
  private func isOfTheEngine(_ error: any Error) -> Bool {
    error is PostgresFailure || error is StorageAway || error is StorageFull || error is PostgresRefusedConnection
  }

  /// Makes changes without savepoints: a space's row that is held and counted up in one savepoint after the other is soon slow to read, as
  /// the server keeps who has it in a list of its own.
  /// - Parameters:
  ///   - batch: grows by those who come before the last of it is made.
  ///   - outcomes: of those that have been made: what each threw that had written nothing.
  /// - Throws: when nothing of the transaction is kept.
  private func writeTogether(
    _ batch: inout [PendingChange], in lane: Lane?, on connection: PostgresConnection, _ outcomes: inout [(any Error)?]
  ) throws {
    let session = PostgresSession(connection: connection)
    try connection.begin()
    while outcomes.count < batch.count {
      do {
        connection.hasWritten = false
        try batch[outcomes.count].run(session)
        outcomes.append(nil)
      } catch {
        guard batch.count > 1, connection.isOpen, !connection.hasFailed, !connection.hasWritten, !isOfTheEngine(error)
        else { throw error }
        outcomes.append(error)
      }
      if outcomes.count == batch.count { grow(&batch, in: lane) }
    }
    try connection.keep()
  }

  /// Makes several changes, each in a savepoint of its own.
  /// - Parameters:
  ///   - batch: grows by those who come before the last of it is made.
  ///   - outcomes: of those that have been made: what each threw, all of whose writing is undone then.
  /// - Throws: when nothing of the transaction is kept.
  private func writeApart(
    _ batch: inout [PendingChange], in lane: Lane?, on connection: PostgresConnection, _ outcomes: inout [(any Error)?]
  ) throws {
    let session = PostgresSession(connection: connection)
    try connection.begin()
    while outcomes.count < batch.count {
      try connection.beginChange()
      do {
        try batch[outcomes.count].run(session)
        if outcomes.count == batch.count - 1 { grow(&batch, in: lane) }
        try connection.endChange(isLast: outcomes.count == batch.count - 1)
        outcomes.append(nil)
      } catch {
        try refuse(error, on: connection)
        outcomes.append(error)
      }
    }
    do {
      try connection.keep()
    } catch  where connection.hasFailed {
      // What the last of them had told and nobody has waited for.
      try refuse(error, on: connection)
      outcomes[batch.count - 1] = outcomes[batch.count - 1] ?? error
      try connection.keep()
    }
  }

  private func grow(_ batch: inout [PendingChange], in lane: Lane?) {
    guard let lane, batch.count < Self.batchLimit else { return }
    let others = state.withLock { [count = batch.count] in $0.join(lane, atMost: Self.batchLimit - count) }
    meter.note(others)
    batch += others
  }

  /// Undoes one change of several.
  /// - Throws: what went wrong, where the others have to be made again too.
  private func refuse(_ error: any Error, on connection: PostgresConnection) throws {
    guard connection.isOpen, !mayRepeat(after: error, 1) else { throw error }
    try connection.undoChange()
  }
}
