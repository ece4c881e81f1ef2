/// What stands on a strip of paper, as it is said; how it is set follows from how wide the paper is.
struct Slip: Hashable, Codable, Sendable {
  enum Line: Hashable, Codable, Sendable {
    /// In the middle, twice as large.
    case heading(String)
    /// In the middle.
    case centred(String)
    /// What is read from afar: twice as large, from the left.
    case large(String)
    case strong(String)
    case text(String)
    /// So many of something, with what it costs; what belongs to it stands below it as ``detail(_:)``.
    case item(quantity: String, name: String, amount: String)
    case detail(String)
    /// What stands at both edges.
    case sum(String, String)
    case rule
  }

  var lines: [Line] = []

  init(_ lines: [Line]) { self.lines = lines }
}

/// Paper of a receipt printer.
enum SlipWidth: Int, CaseIterable, Sendable {
  case narrow = 58
  case wide = 80

  /// How many letters of the printer's larger font fit side by side: 384 and 576 dots of 12 each.
  var columns: Int {
    switch self {
    case .narrow: 32
    case .wide: 48
    }
  }
}

/// A line of letters as a printer prints it.
struct SlipRow: Hashable, Sendable {
  var text: String
  var isStrong = false
  /// Twice as wide and high.
  var isLarge = false
  var isCentred = false
}

extension Slip {
  /// Its rows on paper of a width. No row is longer than the paper is wide.
  func rows(on width: SlipWidth) -> [SlipRow] { lines.flatMap { Self.rows(of: $0, width.columns) } }

  private static func rows(of line: Line, _ columns: Int) -> [SlipRow] {
    switch line {
    case .heading(let text):
      wrapped(text, columns / 2).map { SlipRow(text: $0, isStrong: true, isLarge: true, isCentred: true) }
    case .centred(let text): wrapped(text, columns).map { SlipRow(text: $0, isCentred: true) }
    case .large(let text): wrapped(text, columns / 2).map { SlipRow(text: $0, isStrong: true, isLarge: true) }
    case .strong(let text): wrapped(text, columns).map { SlipRow(text: $0, isStrong: true) }
    case .text(let text): wrapped(text, columns).map { SlipRow(text: $0) }
    case .detail(let text): wrapped(text, columns - indent).map { SlipRow(text: blank(indent) + $0) }
    case .item(let quantity, let name, let amount): item(quantity, name, amount, columns)
    case .sum(let left, let right): sides(left, right, columns).map { SlipRow(text: $0, isStrong: true) }
    case .rule: [SlipRow(text: String(repeating: "-", count: columns))]
    }
  }

  /// Where the name of an item begins.
  private static let indent = 4

  private static func item(_ quantity: String, _ name: String, _ amount: String, _ columns: Int) -> [SlipRow] {
    let lead = quantity + blank(max(indent - quantity.count, 1))
    let tail = amount.isEmpty ? 0 : amount.count + 1
    let names = wrapped(name, columns - lead.count - tail)
    return names.enumerated().map { index, part in
      guard index == 0 else { return SlipRow(text: blank(lead.count) + part) }
      let gap = amount.isEmpty ? "" : blank(columns - lead.count - part.count - amount.count) + amount
      return SlipRow(text: lead + part + gap)
    }
  }

  private static func sides(_ left: String, _ right: String, _ columns: Int) -> [String] {
    guard left.count + right.count + 1 > columns else {
      return [left + blank(columns - left.count - right.count) + right]
    }
    return wrapped(left, columns) + [blank(max(columns - right.count, 0)) + right]
  }

  private static func blank(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }

  /// Between words; a word that is longer than the paper is wide goes on in the next row.
  static func wrapped(_ text: String, _ columns: Int) -> [String] {
    let columns = max(columns, 1)
    var (rows, row): ([String], String) = ([], "")
    for word in CodePage.plain(text).split(separator: " ") {
      var rest = word
      if !row.isEmpty, row.count + 1 + rest.count <= columns {
        row += " \(rest)"
        continue
      }
      if !row.isEmpty { rows.append(row) }
      while rest.count > columns {
        rows.append(String(rest.prefix(columns)))
        rest = rest.dropFirst(columns)
      }
      row = String(rest)
    }
    if !row.isEmpty { rows.append(row) }
    return rows.isEmpty ? [""] : rows
  }
}
