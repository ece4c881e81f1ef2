import CDeflate

/// Reads what travelled as gzip, as a browser does.
package enum Gunzip {
  package static func decompress(_ bytes: [UInt8]) throws -> [UInt8] {
    guard let reader = libdeflate_alloc_decompressor() else { throw PageFault("There is no memory left") }
    defer { libdeflate_free_decompressor(reader) }
    // The last four bytes say how long it was.
    let size = bytes.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    var (text, count) = ([UInt8](repeating: 0, count: size), 0)
    let result = libdeflate_gzip_decompress(reader, bytes, bytes.count, &text, size, &count)
    guard result == LIBDEFLATE_SUCCESS, count == size else { throw PageFault("The answer is no gzip") }
    return text
  }
}
