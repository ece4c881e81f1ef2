import Dispatch
import Synchronization

/// Hashes passwords away from the threads that answer requests, a few at once: each takes 32 MB and a processor.
final class PasswordWork: Sendable {
  static let atOnce = 2

  private let running = Mutex(0)
  private let threads = DispatchQueue(label: "sobremesa.passwords", qos: .userInitiated, attributes: .concurrent)

  /// - Throws: ``Refusal/busy`` when as many as may are under way.
  func run<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try enter()
    defer { running.withLock { $0 -= 1 } }
    return try await withCheckedThrowingContinuation { continuation in
      threads.async { continuation.resume(with: Result(catching: body)) }
    }
  }

  private func enter() throws {
    try running.withLock { running in
      guard running < Self.atOnce else { throw Refusal.busy }
      running += 1
    }
  }
}
