/// The records of a table of comma-separated values (RFC 4180), one after the other and byte by byte, for files too large to
/// be held as text. The separator is found as ``CSV`` finds it.
package struct CSVRecords: Sequence, IteratorProtocol {
  package struct Record: Sendable {
    /// Of the file, where the record begins.
    package let line: Int
    /// `nil` where a value is not UTF-8 or its quotes never end.
    package let values: [String]?
  }

  private let bytes: [UInt8]
  let separator: UInt8
  /// Old spreadsheets end their lines with a carriage return alone.
  let newline: UInt8
  private var position: Int
  private var line = 1
  /// On which line a quoted value began that doesn't end.
  private(set) var openQuote: Int?

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let beginning = bytes.prefix(Self.headerLimit)
    let lineFeed = UInt8(ascii: "\n")
    newline = beginning.contains(lineFeed) ? lineFeed : UInt8(ascii: "\r")
    let header = beginning.prefix { [newline] in $0 != newline }
    let (commas, semicolons) = (header.count { $0 == Self.comma }, header.count { $0 == Self.semicolon })
    separator = semicolons > commas ? Self.semicolon : Self.comma
  }

  /// The names of all columns take less.
  private static let headerLimit = 65_536
  private static let comma = UInt8(ascii: ",")
  private static let semicolon = UInt8(ascii: ";")
  private static let quote = UInt8(ascii: "\"")

  /// How much of the file has been read, of 1.
  package var share: Double { bytes.isEmpty ? 1 : Double(position) / Double(bytes.count) }

  package mutating func next() -> Record? {
    guard position < bytes.count else { return nil }
    let start = line
    var (values, isReadable): ([String], Bool) = ([], true)
    bytes.withUnsafeBufferPointer { bytes in
      var ends = false
      while !ends {
        let first = line
        let (value, last) = Self.value(bytes, (separator, newline), &position, &line)
        ends = last
        if let value {
          values.append(value)
        } else {
          isReadable = false
          if last, position == bytes.count { openQuote = first }
        }
      }
    }
    return Record(line: start, values: isReadable ? values : nil)
  }

  private typealias Signs = (separator: UInt8, newline: UInt8)

  /// Reads one value and what ends it.
  /// - Returns: the value, and whether it is the record's last.
  private static func value(
    _ bytes: UnsafeBufferPointer<UInt8>, _ signs: Signs, _ position: inout Int, _ line: inout Int
  ) -> (String?, Bool) {
    guard position < bytes.count, bytes[position] == quote else {
      return plainValue(bytes, signs, &position, &line)
    }
    position += 1
    var (start, pieces): (Int, [UInt8]) = (position, [])
    while position < bytes.count {
      let byte = bytes[position]
      if byte == signs.newline { line += 1 }
      guard byte == quote else {
        position += 1
        continue
      }
      pieces += bytes[start..<position]
      if position + 1 < bytes.count, bytes[position + 1] == quote {
        pieces.append(quote)
        position += 2
        start = position
        continue
      }
      position += 1
      // What stands between the closing quote and the separator belongs to the value.
      start = position
      let (rest, isLast) = plainValue(bytes, signs, &position, &line)
      let text = String(validating: pieces, as: UTF8.self)
      return (text.flatMap { text in rest.map { text + $0 } }, isLast)
    }
    return (nil, true)
  }

  private static func plainValue(
    _ bytes: UnsafeBufferPointer<UInt8>, _ signs: Signs, _ position: inout Int, _ line: inout Int
  ) -> (String?, Bool) {
    let start = position
    while position < bytes.count, bytes[position] != signs.separator, bytes[position] != signs.newline { position += 1 }
    var end = position
    let isLast = position == bytes.count || bytes[position] == signs.newline
    if position < bytes.count {
      if isLast { line += 1 }
      position += 1
    }
    if isLast, end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    if start == end { return ("", isLast) }
    return (String(validating: bytes[start..<end], as: UTF8.self), isLast)
  }
}
