import Foundation
import Kit
import Testing

/// What every statement is held to that the house runs under test, so that both engines answer it alike.
enum StatementLint {
  /// Each is looked at once for each finding that it may give.
  private static let (ordered, filled) = (Shared<Set<String>>([]), Shared<Set<String>>([]))

  static func look(at sql: SQL, rows: Int, in connection: any Connection) throws {
    let text = sql.text(in: connection.dialect)
    try lookAtEmptyKeys(of: text, in: connection)
    if rows > 1 { lookAtOrder(of: text) }
  }

  /// Several rows come in an order that the statement says.
  private static func lookAtOrder(of text: String) {
    guard isNew(text, among: ordered), text.hasPrefix("SELECT") || text.hasPrefix("WITH") else { return }
    let outer = outside(text)
    guard !outer.contains("ORDER BY"), !isUnordered(text) else { return }
    Issue.record("A statement gives several rows in no order: \(text)")
  }

  /// What a statement orders by is never empty, as the engines put what is empty at different ends.
  private static func lookAtEmptyKeys(of text: String, in connection: any Connection) throws {
    guard isNew(text, among: filled), text.contains("ORDER BY") else { return }
    let nullable = try connection.rows(Dialect.nullableColumns).reduce(into: [String: [String]]()) {
      $0[try $1["name"], default: []].append(try $1["table_name"])
    }
    let parts = outside(text).components(separatedBy: "ORDER BY")
    guard parts.count > 1, let order = parts.last else { return }
    let list = order.components(separatedBy: "LIMIT")[0]
    for part in list.split(separator: ",") {
      guard let name = part.split(whereSeparator: \.isWhitespace).first?.split(separator: ".").last,
        part.split(whereSeparator: \.isWhitespace).dropFirst().allSatisfy({ ["ASC", "DESC"].contains($0) })
      else { continue }
      let tables = nullable[String(name)] ?? []
      guard tables.contains(where: { mentions(text, $0) }), !isFilled(String(name), in: text) else { continue }
      Issue.record("A statement orders by \(name), which may be empty: \(text)")
    }
  }

  private static func isNew(_ text: String, among seen: Shared<Set<String>>) -> Bool {
    var isNew = false
    seen.change { isNew = $0.insert(text).inserted }
    return isNew
  }

  /// Whether the order says nothing, as the rows go into a set or a dictionary.
  private static func isUnordered(_ text: String) -> Bool {
    text.contains("/* a set */")
  }

  private static func mentions(_ text: String, _ table: String) -> Bool {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains(Substring(table))
  }

  /// Whether the statement leaves out the rows where it is empty: it compares it with something.
  private static func isFilled(_ column: String, in text: String) -> Bool {
    let words = ["IS NOT NULL", "=", "<", ">", "<=", ">=", "IN", "BETWEEN"]
    return words.contains { text.contains("\(column) \($0) ") || text.contains("\(column) \($0)\n") }
      || text.contains("\(column) IS NOT NULL")
  }

  /// What stands in no brackets.
  private static func outside(_ text: String) -> String {
    var (outer, depth) = ("", 0)
    for character in text {
      if character == "(" { depth += 1 }
      if depth == 0 { outer.append(character) }
      if character == ")" { depth -= 1 }
    }
    return outer
  }
}
