/// What an engine has done since it was opened, and what it is about.
package struct StorageFigures: Sendable, Equatable {
  /// Changes that nobody is about yet.
  package var changesWaiting = 0
  package var writes = WriteFigures()
  /// Connections that read right now, of those that could, and reads that wait for one.
  package var readersInUse = 0
  package var readers = 0
  package var readsWaiting = 0
  /// The log that is written back into the file; a server has its own.
  package var log: LogFigures?

  package init() {}
}

/// What has been written.
package struct WriteFigures: Sendable, Equatable {
  /// Transactions that were kept, and those that were not.
  package var commits = 0
  package var failures = 0
  /// Changes in those that were kept.
  package var changes = 0
  /// How long changes waited until somebody began with them.
  package var waits = Histogram()
  /// How long transactions took, with what they wait for the disk.
  package var durations = Histogram()
}

/// The log of a file.
package struct LogFigures: Sendable, Equatable {
  package var bytes: Int64
  /// How often it was written back, and how long that took.
  package var checkpoints: Histogram

  package init(bytes: Int64, checkpoints: Histogram) {
    (self.bytes, self.checkpoints) = (bytes, checkpoints)
  }
}
