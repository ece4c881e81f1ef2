/// A statement's text as PostgreSQL is told it.
enum PostgresText {
  /// `?` becomes `$1`, `$2` and so on; what stands between quotes is left alone.
  static func numbered(_ text: String) -> String {
    var (numbered, count, isQuoted) = ([UInt8](), 0, false)
    numbered.reserveCapacity(text.utf8.count + 16)
    for byte in text.utf8 {
      if byte == UInt8(ascii: "'") { isQuoted.toggle() }
      if byte == UInt8(ascii: "?"), !isQuoted {
        count += 1
        numbered += "$\(count)".utf8
      } else {
        numbered.append(byte)
      }
    }
    return String(decoding: numbered, as: UTF8.self)
  }
}
