import Foundation

/// What is asked of the disk beyond reading and writing.
package enum Disk {
  /// A file or folder that the disk did not take, or of which it told nothing.
  package struct Failure: Error, CustomStringConvertible {
    let path: String
    let reason: String

    package init(_ path: String) {
      self.path = path
      reason = String(cString: strerror(errno))
    }

    package var description: String { "\(path): \(reason)" }
  }

  /// Returns when the content of a file, or the names in a folder, survive a power cut.
  package static func flush(_ path: String) throws {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(path) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw Failure(path) }
  }

  /// How much room is left for whoever runs this, on the disk that holds the path.
  package static func freeBytes(at path: String) throws -> Int64 {
    var figures = statvfs()
    guard statvfs(path, &figures) == 0 else { throw Failure(path) }
    return Int64(
      clamping: UInt64(figures.f_bavail).multipliedReportingOverflow(by: UInt64(figures.f_frsize)).partialValue)
  }
}
