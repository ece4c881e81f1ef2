import GRDB
import GRDBSQLite
import Kit
import Synchronization

/// Writes the log back into the file, by the writer's own connection and on its thread, after a commit and before the next.
///
/// SQLite before 3.51.3 may lose an acknowledged change without a word when one connection writes the log back while another
/// begins it anew. So there is no other that does either.
final class WALCheckpointer: Sendable {
  /// Of 4 KiB. From here on the log is written back as soon as no change waits.
  static let pages: Int32 = 1_000

  /// From here on it is written back although changes wait, so that it stays within bounds.
  static let mostPages: Int32 = 4_000

  private struct Log {
    var length: Int32 = 0
    /// Its length when it was last written back, if it has not begun anew since.
    var writtenBack: Int32 = 0
    /// How long each took.
    var checkpoints = Histogram()

    mutating func grow(to pages: Int32) {
      if pages < length { writtenBack = 0 }
      length = pages
    }
  }

  private let log = Mutex(Log())
  private let witness = Mutex<(@Sendable () -> Void)?>(nil)

  /// Listens to the writer's commits. The keeper has to outlive the connection.
  func watch(_ writer: GRDB.Database) {
    sqlite3_wal_hook(
      writer.sqliteConnection,
      { keeper, _, _, pages in
        guard let keeper else { return SQLITE_OK }
        Unmanaged<WALCheckpointer>.fromOpaque(keeper).takeUnretainedValue().log.withLock { $0.grow(to: pages) }
        return SQLITE_OK
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Called between two commits, by who makes them.
  func writeBackIfLong(on writer: GRDB.Database, changesWait: Bool) {
    let limit = changesWait ? Self.mostPages : Self.pages
    guard log.withLock({ $0.length - $0.writtenBack >= limit }) else { return }
    witness.withLock(\.self)?()
    // What a reader still needs is left for the next time: the log loses nothing.
    let began = ContinuousClock.now
    _ = sqlite3_wal_checkpoint_v2(writer.sqliteConnection, nil, SQLITE_CHECKPOINT_PASSIVE, nil, nil)
    log.withLock {
      $0.writtenBack = $0.length
      $0.checkpoints.add(began.duration(to: .now))
    }
  }

  var checkpoints: Histogram { log.withLock(\.checkpoints) }

  /// Is told whenever the log is about to be written back, on the thread that does it.
  func tell(_ witness: @escaping @Sendable () -> Void) {
    self.witness.withLock { $0 = witness }
  }
}
