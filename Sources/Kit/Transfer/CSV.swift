/// Comma-separated values (RFC 4180): a header, then rows.
package enum CSV {
  /// One row with the line of the file on which it begins.
  package struct Row: Sendable {
    package let line: Int
    /// Shared by all rows.
    fileprivate let columns: [String: Int]
    fileprivate let values: [String]

    /// The value in a column; absent and empty are the same.
    package subscript(column: String) -> String {
      guard let index = columns[column], index < values.count else { return "" }
      return CSV.unguarded(values[index])
    }

    /// Whether values stand there beyond the last of so many columns, which belong to none.
    package func isLonger(than columns: Int) -> Bool {
      values.dropFirst(columns).contains { !$0.isEmpty }
    }
  }

  /// Reads a table. The separator is the comma, or the semicolon where the header has more of those, as Spanish and
  /// Portuguese spreadsheets write it.
  /// - Parameters:
  ///   - limit: of rows.
  ///   - known: the columns that there may be, whose titles are read in any language.
  package static func read(
    _ bytes: [UInt8], limit: Int, bounds: FileBounds = .page, known: TableColumns = TableColumns([])
  ) throws(BroughtFile.Misreading) -> (columns: [String], rows: [Row]) {
    try bounds.check(table: bytes)
    var records = CSVRecords(bytes)
    guard let header = records.next() else { return ([], []) }
    let titles = try values(of: header, records).map { known.key(of: $0) }
    let columns = Dictionary(zip(titles, titles.indices)) { first, _ in first }
    var rows: [Row] = []
    while let record = records.next() {
      let values = try values(of: record, records)
      if values == [""] { continue }
      guard rows.count < limit else { throw .tooManyRows(limit: limit) }
      rows.append(Row(line: record.line, columns: columns, values: values))
    }
    return (titles, rows)
  }

  private static func values(
    of record: CSVRecords.Record, _ records: CSVRecords
  ) throws(BroughtFile.Misreading) -> [String] {
    guard let values = record.values else {
      if let line = records.openQuote { throw .openQuote(line: line) }
      throw .notUTF8
    }
    return values
  }

  /// A value as it stands in a table.
  package static func quoted(_ value: String, separator: Character = ",") -> String {
    let value = guarded(value)
    let isPlain = !value.contains { $0 == separator || $0 == "\"" || $0.isNewline || $0.isWhitespace }
    return isPlain ? value : "\"\(value.replacing("\"", with: "\"\""))\""
  }

  /// What a spreadsheet would take for a formula gets an apostrophe before it, and so does what begins with one, so that
  /// reading takes off just what writing put on.
  private static func guarded(_ value: String) -> String {
    guard let first = value.first, "=+-@'\t".contains(first) else { return value }
    return "'" + value
  }

  /// A value as it was before ``quoted(_:)`` kept spreadsheets from taking it for a formula.
  package static func unguarded(_ value: String) -> String {
    guard value.first == "'", let second = value.dropFirst().first, "=+-@'\t".contains(second) else { return value }
    return String(value.dropFirst())
  }
}
