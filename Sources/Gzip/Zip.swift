import CDeflate

/// Why something packed gives nothing.
package enum UnpackProblem: Error {
  /// It is cut short, or was never right.
  case damaged
  /// It opens with a password, or is packed in a way that is rarely used.
  case locked
  case tooLarge
}

/// The files of a zip archive, as its directory at the end lists them.
package struct Zip: Sendable {
  package struct Entry: Sendable {
    package let name: String
    /// Unpacked, as the directory has it.
    package let size: Int
    fileprivate let isEncrypted: Bool
    fileprivate let method: Int
    fileprivate let sum: Int
    fileprivate let packedSize: Int
    fileprivate let offset: Int
  }

  package let entries: [Entry]
  private let bytes: [UInt8]

  /// What every archive with a file in it begins with.
  package static func isLikely(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x50, 0x4B, 3, 4]) }

  /// `nil` where there is no directory that can be read.
  package init?(_ bytes: [UInt8]) {
    let reader = Reader(bytes: bytes)
    guard let end = Self.end(in: reader), let count = reader.number(at: end + 10, 2),
      var place = reader.number(at: end + 16, 4)
    else { return nil }
    var entries: [Entry] = []
    for _ in 0..<count {
      guard reader.number(at: place, 4) == 0x0201_4B50, let flags = reader.number(at: place + 8, 2),
        let method = reader.number(at: place + 10, 2), let sum = reader.number(at: place + 16, 4),
        let packed = reader.number(at: place + 20, 4), let size = reader.number(at: place + 24, 4),
        let name = reader.number(at: place + 28, 2), let extra = reader.number(at: place + 30, 2),
        let comment = reader.number(at: place + 32, 2), let offset = reader.number(at: place + 42, 4),
        let text = reader.slice(place + 46, name)
      else { return nil }
      entries.append(
        Entry(
          name: String(decoding: text, as: UTF8.self), size: size, isEncrypted: flags & 1 == 1, method: method,
          sum: sum,
          packedSize: packed, offset: offset))
      place += 46 + name + extra + comment
    }
    (self.entries, self.bytes) = (entries, bytes)
  }

  /// The directory's end lies behind all else but a comment.
  private static func end(in reader: Reader) -> Int? {
    let last = reader.bytes.count - 22
    guard last >= 0 else { return nil }
    return (max(0, last - 0xFFFF)...last).reversed().first { reader.number(at: $0, 4) == 0x0605_4B50 }
  }

  /// - Parameter limit: of what it may become, in bytes.
  package func content(of entry: Entry, limit: Int) throws(UnpackProblem) -> [UInt8] {
    guard !entry.isEncrypted, entry.method == 0 || entry.method == 8 else { throw .locked }
    guard entry.method == 0 || Deflate.mayBecome(entry.size, from: entry.packedSize) else { throw .damaged }
    guard entry.size <= limit else { throw .tooLarge }
    let reader = Reader(bytes: bytes)
    guard reader.number(at: entry.offset, 4) == 0x0403_4B50, let name = reader.number(at: entry.offset + 26, 2),
      let extra = reader.number(at: entry.offset + 28, 2),
      let packed = reader.slice(entry.offset + 30 + name + extra, entry.packedSize)
    else { throw .damaged }
    let content = entry.method == 0 ? Array(packed) : Deflate.expanded(packed, to: entry.size)
    guard let content, content.count == entry.size, Int(libdeflate_crc32(0, content, content.count)) == entry.sum else {
      throw .damaged
    }
    return content
  }

  /// Numbers as archives write them, the least byte first.
  private struct Reader {
    let bytes: [UInt8]

    func slice(_ start: Int, _ count: Int) -> ArraySlice<UInt8>? {
      start >= 0 && count >= 0 && start + count <= bytes.count ? bytes[start..<start + count] : nil
    }

    func number(at place: Int, _ count: Int) -> Int? {
      slice(place, count)?.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
  }
}

extension Gzip {
  /// What every file of it begins with.
  package static func isLikely(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1F, 0x8B]) }

  /// - Parameter limit: of what it may become, in bytes.
  package static func expand(_ bytes: [UInt8], limit: Int) throws(UnpackProblem) -> [UInt8] {
    let size = bytes.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    guard Deflate.mayBecome(size, from: bytes.count) else { throw .damaged }
    guard size <= limit else { throw .tooLarge }
    guard let content = expand(bytes) else { throw .damaged }
    return content
  }
}

enum Deflate {
  /// Two bits stand for 258 bytes at the most; what says more is wrong.
  static func mayBecome(_ size: Int, from packed: Int) -> Bool { size <= packed * 1_032 }

  /// `nil` unless it becomes just so many bytes.
  static func expanded(_ packed: ArraySlice<UInt8>, to size: Int) -> [UInt8]? {
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    var isWhole = false
    let content = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      packed.withUnsafeBytes { packed in
        let result = libdeflate_deflate_decompress(
          decompressor, packed.baseAddress, packed.count, buffer.baseAddress, size, &count)
        isWhole = result == LIBDEFLATE_SUCCESS
      }
    }
    return isWhole ? content : nil
  }
}
