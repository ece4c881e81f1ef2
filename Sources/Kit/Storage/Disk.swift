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

  /// The room of a disk, in bytes.
  package struct Room: Sendable, Equatable {
    /// For whoever asks.
    package let free: Int64
    package let size: Int64

    package init(free: Int64, size: Int64) {
      (self.free, self.size) = (free, size)
    }
  }

  /// How much room there is, and is left for whoever runs this, on the disk that holds the path.
  package static func room(at path: String) throws -> Room {
    var figures = statvfs()
    guard statvfs(path, &figures) == 0 else { throw Failure(path) }
    let block = UInt64(figures.f_frsize)
    func bytes(_ blocks: some BinaryInteger) -> Int64 {
      Int64(clamping: UInt64(blocks).multipliedReportingOverflow(by: block).partialValue)
    }
    return Room(free: bytes(figures.f_bavail), size: bytes(figures.f_blocks))
  }

  package static func freeBytes(at path: String) throws -> Int64 { try room(at: path).free }

  /// The size of a file; 0 where there is none.
  package static func bytes(ofFile path: String) -> Int64 {
    var figures = stat()
    return stat(path, &figures) == 0 ? Int64(figures.st_size) : 0
  }
}
