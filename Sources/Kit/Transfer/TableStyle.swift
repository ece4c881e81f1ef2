/// How a table is written so that the spreadsheets of a language open it: those of Spain and Portugal want semicolons between
/// values and a decimal comma, and all of them a mark at the beginning to know UTF-8.
package struct TableStyle: Sendable {
  private let language: Language?

  /// As programs exchange tables.
  package static let plain = TableStyle(language: nil)

  package static func spreadsheet(_ language: Language) -> TableStyle { TableStyle(language: language) }

  private init(language: Language?) {
    self.language = language
  }

  private var usesComma: Bool { language == .es || language == .pt }

  /// The first line.
  package func header(_ columns: TableColumns) -> String { header(columns.titles(in: language ?? .en)) }

  package func header(_ titles: [String]) -> String { (language == nil ? "" : "\u{FEFF}") + line(titles) }

  /// One row with its end.
  package func line(_ values: [String]) -> String {
    let separator: Character = usesComma ? ";" : ","
    return values.map { CSV.quoted($0, separator: separator) }.joined(separator: String(separator)) + "\r\n"
  }

  /// A plain decimal number with a point, as the language writes it.
  package func decimal(_ number: String) -> String {
    usesComma ? number.replacing(".", with: ",") : number
  }

  /// What has words of its own in the language, and for programs a key.
  package func word(_ phrase: Phrase, otherwise key: String) -> String {
    guard let language, usesComma else { return key }
    return phrase.text(in: language)
  }

  /// A day as the spreadsheets of Spain and Portugal take it for one, the day before the month.
  package func day(_ day: Day) -> String {
    guard usesComma else { return day.description }
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(two(day.day))/\(two(day.month))/\(day.year)"
  }

  /// What a clock there shows; for programs the instant itself.
  package func time(_ instant: Instant, in zone: Zone) -> String {
    guard usesComma else { return instant.iso8601 }
    let local = instant.local(in: zone)
    return "\(day(local.day)) \(local.clockText):\(local.second < 10 ? "0" : "")\(local.second)"
  }

  package func answer(_ isSo: Bool) -> String {
    switch language {
    case .es: isSo ? "sí" : "no"
    case .pt: isSo ? "sim" : "não"
    default: isSo ? "yes" : "no"
    }
  }
}

/// The columns of a table. Their English names are what programs know them by, and stay for ever.
package struct TableColumns: Sendable {
  package typealias Column = (key: String, es: String, pt: String)

  private let columns: [Column]
  private let keys: [String: String]

  package init(_ columns: [Column]) {
    self.columns = columns
    keys = columns.reduce(into: [:]) { keys, column in
      for title in [column.key, column.es, column.pt] { keys[title.searchKey] = column.key }
    }
  }

  package func titles(in language: Language) -> [String] {
    columns.map { column in
      switch language {
      case .es: column.es
      case .en: column.key
      case .pt: column.pt
      }
    }
  }

  /// What a column is known by, whatever language its title is in; the title itself when it is none of these.
  package func key(of title: String) -> String { keys[title.searchKey] ?? title.lowercased() }

  /// Those of several tables, which may have some in common.
  package init(of tables: [TableColumns]) { self.init(tables.flatMap(\.columns)) }
}

extension CSV {
  /// “Sí” and its like, as spreadsheets and people write it.
  package static func isYes(_ text: String) -> Bool {
    ["yes", "si", "sim", "true", "verdadero", "verdadeiro", "1", "x"].contains(text.searchKey)
  }

  /// A day as spreadsheets save it, the day before the month, as `yyyy-mm-dd`; anything else as it is.
  package static func day(_ text: String) -> String {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, parts[2].count == 4, parts.allSatisfy({ Int($0) != nil }) else { return text }
    func two(_ digits: String) -> String { digits.count == 1 ? "0\(digits)" : digits }
    return "\(parts[2])-\(two(parts[1]))-\(two(parts[0]))"
  }

  /// A moment as spreadsheets save it, “26/11/2026 9:05”, of a clock in that zone, as an instant is written; anything else as
  /// it is.
  package static func time(_ text: String, in zone: Zone) -> String {
    let parts = text.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
    guard let first = parts.first, parts.count <= 2, first.contains("/") else { return text }
    let clock = parts.count == 2 ? parts[1] : "00:00"
    let hour = clock.prefix { $0 != ":" }.count == 1 ? "0" : ""
    return LocalTime("\(day(first))T\(hour)\(clock)").map { Instant($0, in: zone).iso8601 } ?? text
  }

  /// Whether a number has its decimals after a comma.
  package static func hasDecimalComma(_ number: String) -> Bool { number.contains(",") && !number.contains(".") }
}
