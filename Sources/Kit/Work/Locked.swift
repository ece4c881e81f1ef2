import Synchronization

/// Something that an app keeps in memory between requests, asked and changed by one at a time.
package final class Locked<Value: Sendable>: Sendable {
  private let value: Mutex<Value>

  package init(_ value: Value) {
    self.value = Mutex(value)
  }

  package func withLock<Answer: Sendable>(_ body: (inout Value) throws -> Answer) rethrows -> Answer {
    try value.withLock { value in try body(&value) }
  }
}
