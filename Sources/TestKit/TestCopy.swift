import Foundation
package import Kit
import Suite

/// The files of a database as they lie on the disk at this moment: what a machine finds that lost power now.
package final class TestCopy: Sendable {
  package let database: any Database
  private let folder = TestFolder()
  package var path: String { "\(folder.path)/copy.sqlite" }

  /// - Parameter file: a whole database.
  package init(of file: [UInt8]) throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try Data(file).write(to: URL(filePath: "\(folder.path)/copy.sqlite"))
    database = try StorageEngine.open(path: "\(folder.path)/copy.sqlite")
  }

  package init(of path: String) throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    for suffix in ["", "-wal"] where FileManager.default.fileExists(atPath: path + suffix) {
      try FileManager.default.copyItem(atPath: path + suffix, toPath: "\(folder.path)/copy.sqlite\(suffix)")
    }
    database = try StorageEngine.open(path: "\(folder.path)/copy.sqlite")
  }

  deinit { folder.close(database) }
}
