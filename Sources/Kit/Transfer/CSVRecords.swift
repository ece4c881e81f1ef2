/// The records of a table of comma-separated values (RFC 4180), one after the other and byte by byte, for files too large to
/// be held as text. The separator is found as ``CSV`` finds it.
package struct CSVRecords: Sequence, IteratorProtocol {
  package struct Record: Sendable {
    /// Of the file, where the record begins.
    package let line: Int
    /// `nil` where a value is not UTF-8, holds the sign zero, or its quotes never end.
    package let values: [String]?
  }

  private let bytes: [UInt8]
  private var walk: CSVWalk
  /// On which line a quoted value began that doesn't end.
  private(set) var openQuote: Int?

  package init(_ bytes: [UInt8]) {
    (self.bytes, walk) = (bytes, CSVWalk(bytes))
  }

  /// How much of the file has been read, of 1.
  package var share: Double { bytes.isEmpty ? 1 : Double(walk.position) / Double(bytes.count) }

  package mutating func next() -> Record? {
    guard walk.position < bytes.count else { return nil }
    let start = walk.line
    var (values, isReadable, ends): ([String], Bool, Bool) = ([], true, false)
    bytes.withUnsafeBufferPointer { bytes in
      while !ends {
        let value = walk.next(in: bytes)
        ends = value.isLast
        if value.isOpen { openQuote = value.line }
        if let text = value.text(in: bytes) { values.append(text) } else { isReadable = false }
      }
    }
    return Record(line: start, values: isReadable ? values : nil)
  }
}

/// The way through the bytes of a table, from one value to the next.
struct CSVWalk {
  /// Where a value stands.
  struct Value {
    /// With its quotes.
    let range: Range<Int>
    /// Where its quotes close; `nil` where it has none.
    let closing: Int?
    /// Whether its quotes never close.
    let isOpen: Bool
    /// Of its record.
    let isLast: Bool
    /// On which it begins.
    let line: Int
  }

  private(set) var position: Int
  private(set) var line = 1
  private let separator: UInt8
  /// Old spreadsheets end their lines with a carriage return alone.
  private let newline: UInt8

  init(_ bytes: [UInt8]) {
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let beginning = bytes.prefix(Self.headerLimit)
    let lineFeed = UInt8(ascii: "\n")
    let newline = beginning.contains(lineFeed) ? lineFeed : UInt8(ascii: "\r")
    let header = beginning.prefix { $0 != newline }
    let (commas, semicolons) = (header.count { $0 == Self.comma }, header.count { $0 == Self.semicolon })
    (separator, self.newline) = (semicolons > commas ? Self.semicolon : Self.comma, newline)
  }

  /// The names of all columns take less.
  private static let headerLimit = 65_536
  private static let comma = UInt8(ascii: ",")
  private static let semicolon = UInt8(ascii: ";")
  fileprivate static let quote = UInt8(ascii: "\"")

  /// Goes past the next value and what ends it.
  mutating func next(in bytes: UnsafeBufferPointer<UInt8>) -> Value {
    let (start, firstLine) = (position, line)
    let isQuoted = position < bytes.count && bytes[position] == Self.quote
    let closing = isQuoted ? closingQuote(in: bytes) : nil
    // What stands between the closing quote and the separator belongs to the value.
    while position < bytes.count, bytes[position] != separator, bytes[position] != newline { position += 1 }
    let end = position
    let isLast = end == bytes.count || bytes[end] == newline
    if end < bytes.count {
      if isLast { line += 1 }
      position += 1
    }
    return Value(
      range: start..<end, closing: closing, isOpen: isQuoted && closing == nil, isLast: isLast, line: firstLine)
  }

  /// Goes past what is in quotes; two of them in a row are one of it.
  private mutating func closingQuote(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    position += 1
    while position < bytes.count {
      if bytes[position] == newline { line += 1 }
      position += 1
      guard bytes[position - 1] == Self.quote else { continue }
      guard position < bytes.count, bytes[position] == Self.quote else { return position - 1 }
      position += 1
    }
    return nil
  }
}

extension CSVWalk.Value {
  /// `nil` where it is not UTF-8 or its quotes never end.
  fileprivate func text(in bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard !isOpen else { return nil }
    let (start, end) = (closing.map { $0 + 1 } ?? range.lowerBound, range.upperBound)
    let hasReturn = isLast && end > start && bytes[end - 1] == UInt8(ascii: "\r")
    let plain = Self.text(bytes[start..<(hasReturn ? end - 1 : end)])
    guard let closing else { return plain }
    var quoted = Array(bytes[(range.lowerBound + 1)..<closing])
    if quoted.contains(CSVWalk.quote) {
      var isSecond = false
      quoted.removeAll { byte in
        isSecond = byte == CSVWalk.quote && !isSecond
        return isSecond
      }
    }
    return Self.text(quoted).flatMap { text in plain.map { text + $0 } }
  }

  private static func text(_ bytes: some Collection<UInt8>) -> String? {
    if bytes.isEmpty { return "" }
    return bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
  }
}
