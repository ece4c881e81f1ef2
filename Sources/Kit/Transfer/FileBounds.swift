/// How much a file that somebody brings may hold. It is counted byte by byte before a text is made of anything in it: a file of
/// nothing but commas would become millions of them.
package struct FileBounds: Sendable {
  /// Of a file that comes through a page.
  package static let page = FileBounds(bytes: 64 * 1024 * 1024, rows: 200_000, values: 2_000_000)
  /// Whoever sits at the terminal decides for themselves.
  package static let terminal = FileBounds(bytes: .max, rows: .max, values: .max)

  /// More is no table that a person made.
  static let columns = 200
  package init(bytes: Int, rows: Int, values: Int) {
    (self.bytes, self.rows, self.values) = (bytes, rows, values)
  }

  /// How deep the brackets of a JSON document may go, as its readers call themselves for each.
  package static let depth = 32
  /// Of one value: ten times the longest description of a wine.
  static let valueBytes = 100_000

  package let bytes: Int
  package let rows: Int
  /// Of all rows together.
  package let values: Int

  /// Counts the rows and values of a table as ``CSVRecords`` reads them.
  /// - Throws: as soon as there are more than may be.
  package func check(table bytes: [UInt8]) throws(BroughtFile.Misreading) {
    var census = TableCensus(bounds: self, walk: CSVWalk(bytes))
    let problem = bytes.withUnsafeBufferPointer { census.problem(in: $0) }
    if let problem { throw problem }
  }

  /// Counts the values of a JSON document and how deep its brackets go; those inside strings don't count.
  /// - Parameter depth: as many as there are where its elements are read one by one, and each one's reader counts for itself.
  /// - Throws: as soon as there are more than may be.
  package func check(json bytes: [UInt8], depth: Int = FileBounds.depth) throws(BroughtFile.Misreading) {
    var census = DocumentCensus(bounds: self, mostDepth: depth)
    let problem = bytes.withUnsafeBufferPointer { census.problem(in: $0) }
    if let problem { throw problem }
  }

  /// Counts the lines of a text.
  /// - Parameter limit: of lines.
  /// - Throws: as soon as there are more, or one is longer than a value may be.
  package static func check(lines bytes: [UInt8], limit: Int) throws(BroughtFile.Misreading) {
    let problem = bytes.withUnsafeBufferPointer { bytes -> BroughtFile.Misreading? in
      var (lines, start) = (1, 0)
      for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        guard index - start <= valueBytes else { return .valueTooLong(line: lines) }
        // CR LF is one end.
        if byte == UInt8(ascii: "\n") || index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n") {
          lines += 1
        }
        start = index + 1
        guard lines <= limit else { return .tooManyRows(limit: limit) }
      }
      return bytes.count - start <= valueBytes ? nil : .valueTooLong(line: lines)
    }
    if let problem { throw problem }
  }
}

private struct TableCensus {
  let bounds: FileBounds
  var walk: CSVWalk
  private var (rows, columns, values) = (0, 0, 0)

  init(bounds: FileBounds, walk: CSVWalk) {
    (self.bounds, self.walk) = (bounds, walk)
  }

  mutating func problem(in bytes: UnsafeBufferPointer<UInt8>) -> BroughtFile.Misreading? {
    // Nothing follows the last line's end.
    while walk.position < bytes.count || columns > 0 {
      let value = walk.next(in: bytes)
      columns += 1
      values += 1
      guard value.range.count <= FileBounds.valueBytes else { return .valueTooLong(line: value.line) }
      guard columns <= FileBounds.columns else { return .tooManyColumns(line: value.line) }
      guard values <= bounds.values else { return .tooManyValues(limit: bounds.values) }
      guard value.isLast else { continue }
      (columns, rows) = (0, rows + 1)
      // The header is none of them.
      guard rows <= bounds.rows.saturating(adding: 1) else { return .tooManyRows(limit: bounds.rows) }
    }
    return nil
  }
}

private struct DocumentCensus {
  let bounds: FileBounds
  let mostDepth: Int
  private var (depth, values, line) = (0, 1, 1)

  init(bounds: FileBounds, mostDepth: Int) {
    (self.bounds, self.mostDepth) = (bounds, mostDepth)
  }

  mutating func problem(in bytes: UnsafeBufferPointer<UInt8>) -> BroughtFile.Misreading? {
    var (index, start): (Int, Int?) = (0, nil)
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") { line += 1 }
      if let begun = start {
        if byte == UInt8(ascii: "\\") { index += 1 }
        if byte == UInt8(ascii: "\"") { start = nil }
        guard index - begun <= FileBounds.valueBytes else { return .valueTooLong(line: line) }
      } else if byte == UInt8(ascii: "\"") {
        start = index
      } else if let problem = count(byte) {
        return problem
      }
      index += 1
    }
    return nil
  }

  /// A comma is followed by a value, and so is a bracket, unless it is empty.
  private mutating func count(_ byte: UInt8) -> BroughtFile.Misreading? {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      depth += 1
      values += 1
      guard depth <= mostDepth else { return .tooDeep }
    case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
    case UInt8(ascii: ","): values += 1
    default: return nil
    }
    return values <= bounds.values ? nil : .tooManyValues(limit: bounds.values)
  }
}

extension Int {
  fileprivate func saturating(adding other: Int) -> Int {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    return isTooLarge ? .max : sum
  }
}
