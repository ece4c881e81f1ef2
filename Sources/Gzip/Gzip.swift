import CDeflate
import Synchronization

/// Writes bytes as gzip, which every browser reads, over plain http too.
package final class Gzip: Sendable {
  /// For what is made for one answer or held for a while, at the level that costs least.
  package static let answers = Gzip(level: 1)
  /// For what is kept.
  package static let files = Gzip(level: 9)

  /// One thread at a time writes with it.
  private struct Compressor: @unchecked Sendable {
    let pointer: OpaquePointer
  }

  private let level: Int32
  /// Those that nobody writes with: as many as have ever been needed at once.
  private let idle = Mutex<[Compressor]>([])

  init(level: Int32) {
    self.level = level
  }

  package func compress(_ bytes: [UInt8]) -> [UInt8] {
    let compressor = idle.withLock { $0.popLast() } ?? make()
    defer { idle.withLock { $0.append(compressor) } }
    let bound = libdeflate_gzip_compress_bound(compressor.pointer, bytes.count)
    // What is kept of it takes no more room than it is long.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bound) { buffer in
      Array(buffer[..<libdeflate_gzip_compress(compressor.pointer, bytes, bytes.count, buffer.baseAddress, bound)])
    }
  }

  /// The bytes of what was written so, or nothing if it was not, or is of more than 4 GB.
  package static func expand(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count > 18, let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    let size = bytes.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    var isWhole = false
    let expanded = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      let result = libdeflate_gzip_decompress(decompressor, bytes, bytes.count, buffer.baseAddress, size, &count)
      isWhole = result == LIBDEFLATE_SUCCESS
    }
    return isWhole ? expanded : nil
  }

  private func make() -> Compressor {
    guard let pointer = libdeflate_alloc_compressor(level) else { fatalError("There is no memory left") }
    return Compressor(pointer: pointer)
  }
}
