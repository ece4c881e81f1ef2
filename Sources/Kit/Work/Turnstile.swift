import Synchronization

/// Lets in only so much at once. Others wait their turn: a few, and mostly not for long.
final class Turnstile: Sendable {
  private struct Waiting {
    let number: Int
    let weight: Int
    let continuation: CheckedContinuation<Bool, Never>
  }

  private struct State {
    var free: Int
    var isClosed = false
    var waiting: [Waiting] = []
    var lastNumber = 0
    /// Who waits until nobody is in any more.
    var closing: [CheckedContinuation<Void, Never>] = []
  }

  private let capacity: Int
  private let waitingLimit: Int
  private let patience: Duration?
  private let state: Mutex<State>

  /// - Parameters:
  ///   - waitingLimit: of those who wait.
  ///   - patience: how long they do; `nil` for as long as it takes.
  init(capacity: Int, waitingLimit: Int, patience: Duration?) {
    (self.capacity, self.waitingLimit, self.patience) = (capacity, waitingLimit, patience)
    state = Mutex(State(free: capacity))
  }

  /// - Parameter weight: how much comes in; at most the capacity.
  /// - Returns: whether there was room; who got it has to leave again.
  func enter(_ weight: Int = 1) async -> Bool {
    let weight = min(weight, capacity)
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    let timer = patience.map { patience in
      Task {
        do {
          try await Task.sleep(for: patience)
          giveUp(number)
        } catch {
          // It had its turn before.
        }
      }
    }
    defer { timer?.cancel() }
    return await withCheckedContinuation { continuation in
      let answer: Bool? = state.withLock { state in
        if state.isClosed { return false }
        if state.waiting.isEmpty, state.free >= weight {
          state.free -= weight
          return true
        }
        guard state.waiting.count < waitingLimit else { return false }
        state.waiting.append(Waiting(number: number, weight: weight, continuation: continuation))
        return nil
      }
      if let answer { continuation.resume(returning: answer) }
    }
  }

  func leave(_ weight: Int = 1) {
    let (admitted, closing) = state.withLock { state -> ([Waiting], [CheckedContinuation<Void, Never>]) in
      state.free += min(weight, capacity)
      var admitted: [Waiting] = []
      while let first = state.waiting.first, state.free >= first.weight {
        state.free -= first.weight
        admitted.append(state.waiting.removeFirst())
      }
      guard state.isClosed, state.free == capacity else { return (admitted, []) }
      defer { state.closing = [] }
      return (admitted, state.closing)
    }
    for waiting in admitted { waiting.continuation.resume(returning: true) }
    for continuation in closing { continuation.resume() }
  }

  /// Whether nobody is let in any more.
  var isClosed: Bool { state.withLock { $0.isClosed } }

  /// Sends away those who wait, and returns when the last one has left.
  func close() async {
    let waiting = state.withLock { state in
      state.isClosed = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for waiting in waiting { waiting.continuation.resume(returning: false) }
    await withCheckedContinuation { continuation in
      let isEmpty = state.withLock { state in
        if state.free < capacity { state.closing.append(continuation) }
        return state.free == capacity
      }
      if isEmpty { continuation.resume() }
    }
  }

  private func giveUp(_ number: Int) {
    let waiting = state.withLock { state -> Waiting? in
      guard let index = state.waiting.firstIndex(where: { $0.number == number }) else { return nil }
      return state.waiting.remove(at: index)
    }
    waiting?.continuation.resume(returning: false)
  }
}
