import Synchronization

/// A value that several tasks of a test change and read.
package final class Shared<Value: Sendable>: Sendable {
  private let state: Mutex<Value>

  package init(_ value: Value) {
    state = Mutex(value)
  }

  package var value: Value { state.withLock(\.self) }

  package func change(_ body: (inout Value) -> Void) {
    state.withLock { body(&$0) }
  }
}
