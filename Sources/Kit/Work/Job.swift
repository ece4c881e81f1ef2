/// Something the house does by itself from time to time. It may be cut off at any moment and is then run again, so it must
/// do no harm when it is repeated.
package struct Job: Sendable {
  /// Identifies it in the database.
  package let name: String
  package let interval: Duration
  let run: @Sendable (any WritableConnection, Instant) throws -> Void

  package init(
    _ name: String, every interval: Duration, run: @escaping @Sendable (any WritableConnection, Instant) throws -> Void
  ) {
    self.name = name
    self.interval = interval
    self.run = run
  }
}
