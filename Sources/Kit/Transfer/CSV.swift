/// Comma-separated values (RFC 4180): a header, then rows.
package enum CSV {
  /// One row with the line of the file on which it begins.
  package struct Row: Sendable {
    package let line: Int
    let values: [String: String]
    /// Whether values stand there beyond the last column, which belong to none.
    package let isTooLong: Bool

    /// The value in a column; absent and empty are the same.
    package subscript(column: String) -> String { values[column] ?? "" }
  }

  package enum Misreading: Error, Equatable {
    /// A quoted value that doesn't end, on the line where it begins.
    case openQuote(line: Int)
    case tooManyRows(limit: Int)
  }

  /// Reads a table. The separator is the comma, or the semicolon where the header has more of those, as Spanish and
  /// Portuguese spreadsheets write it.
  /// - Parameter limit: of rows.
  package static func read(_ text: String, limit: Int) throws(Misreading) -> (columns: [String], rows: [Row]) {
    let header = text.prefix { $0 != "\n" && $0 != "\r\n" }
    let separator: Character = header.filter { $0 == ";" }.count > header.filter { $0 == "," }.count ? ";" : ","
    var records = try records(text, separator: separator, limit: limit + 1)
    guard !records.isEmpty else { return ([], []) }
    let columns = records.removeFirst().values.map { $0.lowercased() }
    let rows = records.filter { $0.values != [""] }.map { record in
      Row(
        line: record.line, values: Dictionary(zip(columns, record.values.map(unguarded))) { first, _ in first },
        isTooLong: record.values.dropFirst(columns.count).contains { !$0.isEmpty })
    }
    return (columns, rows)
  }

  /// Writes a table with CRLF line ends.
  package static func write(_ columns: [String], _ rows: some Sequence<[String]>) -> String {
    var text = columns.joined(separator: ",") + "\r\n"
    for row in rows {
      text += row.map(quoted).joined(separator: ",") + "\r\n"
    }
    return text
  }

  private static func records(
    _ text: String, separator: Character, limit: Int
  ) throws(Misreading) -> [(line: Int, values: [String])] {
    var records: [(line: Int, values: [String])] = []
    var (values, value): ([String], String) = ([], "")
    var (line, start, quote) = (1, 1, 0)
    var isQuoted = false
    var characters = text.makeIterator()
    var next = characters.next()
    while let character = next {
      next = characters.next()
      if character.isNewline { line += 1 }
      switch character {
      case "\"" where isQuoted && next == "\"":
        value.append("\"")
        next = characters.next()
      case "\"" where isQuoted: isQuoted = false
      case "\"" where value.isEmpty: (isQuoted, quote) = (true, line)
      case separator where !isQuoted:
        values.append(value)
        value = ""
      case _ where character.isNewline && !isQuoted:
        records.append((start, values + [value]))
        guard records.count <= limit else { throw .tooManyRows(limit: limit - 1) }
        (values, value, start) = ([], "", line)
      default: value.append(character)
      }
    }
    guard !isQuoted else { throw .openQuote(line: quote) }
    if !value.isEmpty || !values.isEmpty { records.append((start, values + [value])) }
    return records
  }

  /// A value as it stands in a table.
  package static func quoted(_ value: String) -> String {
    let value = guarded(value)
    let isPlain = !value.contains { $0 == "," || $0 == ";" || $0 == "\"" || $0.isNewline || $0.isWhitespace }
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
