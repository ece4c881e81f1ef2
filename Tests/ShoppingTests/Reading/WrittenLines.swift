import Foundation
import Kit
import Testing

@testable import Shopping

/// Lines of shopping as people write, dictate and paste them, and what somebody who helps would put on the list. They were written
/// before the rules that read them, by people who had not seen these:
///
/// ```text
/// typed, with ⏎ where a line ends
///   quantity | name | brand | price
/// ```
///
/// The quantity is a number with a point and the unit's stored name; the price the same, or `whole`. Where nothing follows, nothing
/// is to be put on the list.
struct WrittenLines: CustomTestStringConvertible, Sendable {
  struct Line: Sendable {
    let typed: String
    let items: [String]
    let language: Language
  }

  let name: String
  let lines: [Line]

  var testDescription: String { name }

  static let known = [
    WrittenLines("spanish", .es), WrittenLines("portuguese", .pt), WrittenLines("english", .en),
  ]
  /// By which the rules are judged: they were not made after these.
  static let unseen = WrittenLines("unseen", .en)

  /// - Parameter language: of the lines, where no `# es` before them says another.
  private init(_ name: String, _ language: Language) {
    self.name = name
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Lines/\(name).txt")
    do {
      lines = Self.lines(try String(contentsOf: file, encoding: .utf8), language)
    } catch {
      preconditionFailure("\(file.path) cannot be read: \(error)")
    }
  }

  private init(name: String, lines: [Line]) {
    (self.name, self.lines) = (name, lines)
  }

  /// Those in one language.
  func of(_ language: Language) -> WrittenLines {
    WrittenLines(name: name, lines: lines.filter { $0.language == language })
  }

  private static func lines(_ text: String, _ language: Language) -> [Line] {
    text.split(separator: "\n\n").map { block in
      var rows = block.split(separator: "\n").map(String.init)
      var own = language
      if let said = rows.first, said.hasPrefix("# ") {
        own = Language(rawValue: String(said.dropFirst(2))) ?? language
        rows.removeFirst()
      }
      return Line(typed: rows.removeFirst(), items: rows.map(Self.item), language: own)
    }
  }

  /// With its columns in the notation of ``LineRow/describe(_:)``, in small letters and without accents.
  private static func item(_ row: String) -> String {
    let columns = row.split(separator: "|", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    return folded(columns + Array(repeating: "", count: 4 - columns.count))
  }

  private static func folded(_ columns: [String]) -> String {
    columns.map { column in column.searchKey.isEmpty ? column : column.searchKey }.joined(separator: " | ")
  }
}

extension WrittenLines.Line {
  /// What becomes of it, in the notation of the tables.
  var read: [String] {
    let parser = LineParser(currency: currency, language: language)
    return ListText(typed.replacing("⏎", with: "\n"), parser: parser).entries.map { entry in
      WrittenLines.folded(of: entry.line)
    }
  }

  /// In which it says what things cost.
  private var currency: Currency {
    if typed.contains("R$") || typed.contains("reais") { return .brl }
    if typed.contains("$") { return .usd }
    let isBritish = language == .en && !typed.contains("€") && typed.firstMatch(of: /[0-9]c\b/) == nil
    return isBritish ? .gbp : .eur
  }

  var isRight: Bool { read == items }
}

extension WrittenLines {
  fileprivate static func folded(of line: ItemLine) -> String {
    folded(LineRow.describe(line).components(separatedBy: " | "))
  }

  /// Those that are read otherwise than was meant.
  var wrong: [Line] { lines.filter { !$0.isRight } }

  /// Of a hundred, how many are read as they were meant.
  var score: Double { 100 * Double(lines.count - wrong.count) / Double(lines.count) }

  /// What is wrong, one below the other.
  var account: String {
    let lines = wrong.map { "\($0.typed)\n    meant \($0.items)\n    read  \($0.read)" }
    return "\(name): \(score) of 100 of \(self.lines.count)\n" + lines.joined(separator: "\n")
  }
}
