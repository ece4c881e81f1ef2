import Dispatch
import Synchronization

/// Hashes passwords away from the threads that answer requests, a few at once: each takes 32 MB and a processor. Others wait
/// their turn for a while.
final class PasswordWork: Sendable {
  /// For whom the work is done.
  enum Caller: Hashable, Sendable {
    /// Somebody who is signed in, or who has signed in by this name from this address before.
    case known
    case stranger

    /// One place is kept for those who are known, so that nobody who guesses stands in their way.
    var atOnce: Int { self == .known ? PasswordWork.atOnce : PasswordWork.atOnce - 1 }
  }

  static let atOnce = 2
  /// Of each kind: at a third of a second for each, more would wait longer than their patience.
  static let mostWaiting = 8
  static let patience = Duration.seconds(5)

  private struct Waiter {
    let number: Int
    let caller: Caller
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var running: [Caller: Int] = [:]
    /// The first come first.
    var waiting: [Waiter] = []
    var lastNumber = 0

    func hasRoom(for caller: Caller) -> Bool {
      running.values.reduce(0, +) < PasswordWork.atOnce && running[caller, default: 0] < caller.atOnce
    }

    /// Takes the next from the queue, and gives them a place.
    mutating func next() -> Waiter? {
      let known = waiting.firstIndex { $0.caller == .known && hasRoom(for: .known) }
      guard let index = known ?? waiting.firstIndex(where: { hasRoom(for: $0.caller) }) else { return nil }
      running[waiting[index].caller, default: 0] += 1
      return waiting.remove(at: index)
    }
  }

  private let patience: Duration
  private let state = Mutex(State())
  private let threads = DispatchQueue(label: "sobremesa.passwords", qos: .userInitiated, attributes: .concurrent)

  /// - Parameter patience: how long somebody waits for their turn.
  init(patience: Duration = PasswordWork.patience) {
    self.patience = patience
  }

  /// How many wait for their turn.
  var waitingCount: Int { state.withLock(\.waiting.count) }

  /// - Throws: ``Refusal/busy`` when too many wait already, or it is not their turn in time.
  func run<Value: Sendable>(
    for caller: Caller, _ body: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await enter(caller)
    defer { leave(caller) }
    return try await withCheckedThrowingContinuation { continuation in
      threads.async { continuation.resume(with: Result(catching: body)) }
    }
  }

  private func enter(_ caller: Caller) async throws {
    try await withCheckedThrowingContinuation { continuation in
      let outcome = state.withLock { state -> Entry in
        if state.hasRoom(for: caller) {
          state.running[caller, default: 0] += 1
          return .entered
        }
        guard state.waiting.count(where: { $0.caller == caller }) < Self.mostWaiting else { return .refused }
        state.lastNumber += 1
        state.waiting.append(Waiter(number: state.lastNumber, caller: caller, continuation: continuation))
        return .waits(as: state.lastNumber)
      }
      switch outcome {
      case .entered: continuation.resume()
      case .refused: continuation.resume(throwing: Refusal.busy)
      case .waits(let number): giveUp(number)
      }
    }
  }

  private enum Entry {
    case entered, refused
    case waits(as: Int)
  }

  /// Ends somebody's waiting once their patience has, if it has not ended before.
  private func giveUp(_ number: Int) {
    Task { [patience] in
      try await Task.sleep(for: patience)
      let waiter = state.withLock { state in
        state.waiting.firstIndex { $0.number == number }.map { state.waiting.remove(at: $0) }
      }
      waiter?.continuation.resume(throwing: Refusal.busy)
    }
  }

  private func leave(_ caller: Caller) {
    let next = state.withLock { state in
      state.running[caller, default: 0] -= 1
      return state.next()
    }
    next?.continuation.resume()
  }
}
