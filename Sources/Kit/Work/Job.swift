/// Something that the house does by itself, again and again.
package struct Job: Sendable {
  /// Lower-case words joined by `-`; under this name its time is stored.
  package let name: String
  let interval: Duration
  /// Runs in one transaction together with the note of when it is due next: what it does is done once or not at all. It has
  /// to come to the same when it runs late, or twice.
  let run: @Sendable (any WritableConnection, Instant) throws -> Void

  package init(
    _ name: String, every interval: Duration,
    run: @escaping @Sendable (any WritableConnection, Instant) throws -> Void
  ) {
    self.name = name
    self.interval = interval
    self.run = run
  }
}
