import Foundation
package import StorageSQLite

/// The files of a database as they lie on the disk at this moment: what a machine finds that lost power now.
package final class TestCopy: Sendable {
  package let engine: SQLiteDatabase
  private let folder = TestFolder()

  package init(of path: String) throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    for suffix in ["", "-wal"] where FileManager.default.fileExists(atPath: path + suffix) {
      try FileManager.default.copyItem(atPath: path + suffix, toPath: "\(folder.path)/copy.sqlite\(suffix)")
    }
    engine = try SQLiteDatabase(path: "\(folder.path)/copy.sqlite")
  }

  deinit {
    do {
      try engine.close()
    } catch {
      // It goes with the folder.
    }
  }
}
