import Dispatch
import GRDB
import GRDBSQLite
import Synchronization

/// Writes the log back into the file beside the writer, which would otherwise do it between two commits while everybody
/// waits. It asks for no lock that a writer or a reader needs.
final class LogKeeper: Sendable {
  /// Of 4 KiB. From here on the log is written back.
  static let pages: Int32 = 1_000

  /// From here on the writer does it itself: so many changes arrive that the log is never at rest beside it.
  static let mostPages: Int32 = 16_000

  private let connection: DatabaseQueue
  private let queue = DispatchQueue(label: "sobremesa.log", qos: .utility)
  private let isAtWork = Mutex(false)

  init(path: String, configuration: Configuration) throws {
    connection = try DatabaseQueue(path: path, configuration: configuration)
  }

  /// Listens to the writer's commits. The keeper has to outlive the connection.
  func watch(_ writer: GRDB.Database) {
    let keeper = Unmanaged.passUnretained(self).toOpaque()
    sqlite3_wal_hook(
      writer.sqliteConnection,
      { keeper, writer, _, pages in
        guard let keeper else { return SQLITE_OK }
        if pages >= LogKeeper.mostPages { sqlite3_wal_checkpoint_v2(writer, nil, SQLITE_CHECKPOINT_PASSIVE, nil, nil) }
        if pages >= LogKeeper.pages { Unmanaged<LogKeeper>.fromOpaque(keeper).takeUnretainedValue().writeBack() }
        return SQLITE_OK
      }, keeper)
  }

  func close() throws {
    queue.sync {}
    try connection.close()
  }

  private func writeBack() {
    let mayStart = isAtWork.withLock { isAtWork in
      defer { isAtWork = true }
      return !isAtWork
    }
    guard mayStart else { return }
    queue.async { [self] in
      connection.inDatabase { database in
        // What it cannot write back now it does the next time: the log loses nothing.
        _ = sqlite3_wal_checkpoint_v2(database.sqliteConnection, nil, SQLITE_CHECKPOINT_PASSIVE, nil, nil)
      }
      isAtWork.withLock { $0 = false }
    }
  }
}
