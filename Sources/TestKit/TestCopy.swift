import Foundation
package import StorageSQLite

/// The files of a database as they lie on the disk at this moment: what a machine finds that lost power now.
package final class TestCopy: Sendable {
  package let engine: SQLiteDatabase
  private let folder: String

  package init(of path: String) throws {
    folder = NSTemporaryDirectory() + "sobremesa-test-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for suffix in ["", "-wal"] where FileManager.default.fileExists(atPath: path + suffix) {
      try FileManager.default.copyItem(atPath: path + suffix, toPath: "\(folder)/copy.sqlite\(suffix)")
    }
    engine = try SQLiteDatabase(path: "\(folder)/copy.sqlite")
  }

  deinit {
    do {
      try engine.close()
      try FileManager.default.removeItem(atPath: folder)
    } catch {
      // A leftover folder in the temporary directory harms nobody, and a test has nobody left to tell.
    }
  }
}
