import Kit
import TestKit
import Testing

/// What a page reads as years go by: rows of things of which there are more every day are found by what the page is about, never by
/// going through all that the space has ever had.
@Suite(.enabled(if: TestEngine.isSQLite)) struct GrowthPlanTests {
  /// What is added to as long as a space lives, and hardly taken from.
  private static let growing: Set = [
    "kit_activity", "orders_order", "orders_line", "orders_payment", "pools_pool", "pools_bet", "pools_bote",
    "pools_passing", "pools_return", "pools_reimbursement", "restaurant_tab", "restaurant_seat", "restaurant_order",
    "restaurant_line", "restaurant_step", "shopping_list", "shopping_item", "shopping_price", "shopping_trip",
    "wines_own_tasting", "wines_cellar_lot", "wines_cellar_drunk",
  ]

  @Test func noPageGoesThroughAllThatASpaceEverHad() async throws {
    let home = try await TestHouse()
    let marta = try await home.settled()
    let asked = try await home.counted.questions {
      _ = try await Crawl(marta)
      for words in ["an", "zzz", "rioja"] { _ = try await marta.get(Link(inSpace: "/").with("q", words)) }
    }
    #expect(asked.count > 150)
    let whole = try await home.database.read { connection in
      let lasting = try Self.lastingIndexes(connection)
      // What is taken along is all of it.
      return try asked.filter { !$0.hasPrefix("SELECT * FROM") }.flatMap { text in
        try Self.wholeReads(of: text, lasting, connection).map { "\($0): \(Self.line(text))" }
      }
    }
    try CommittedTable.compare(Set(whole), with: "whole-reads.txt")
  }

  /// The tables of which a statement goes through all rows of a space.
  private static func wholeReads(
    of text: String, _ lasting: Set<String>, _ connection: any Connection
  ) throws -> [String] {
    let explained = SQL(trusted: "EXPLAIN QUERY PLAN \(text.replacing("?", with: "'1'"))")
    let steps: [(detail: String, parent: Int)] = try connection.rows(explained).map {
      (try $0["detail"], try $0["parent"])
    }
    // What is read in the order in which it is wanted ends with the page.
    let sorts = ["TEMP B-TREE FOR ORDER BY", "TEMP B-TREE FOR GROUP BY", "TEMP B-TREE FOR DISTINCT"]
    let sorted = Set(steps.filter { step in sorts.contains { step.detail.contains($0) } }.map(\.parent))
    let names = aliases(in: text)
    return steps.compactMap { step, parent in
      let words = step.split(separator: " ").map(String.init)
      guard words.count > 1, case let table = names[words[1]] ?? words[1], growing.contains(table) else { return nil }
      let index = words.firstIndex(of: "INDEX").flatMap { words.dropFirst($0 + 1).first }
      let isNarrow = step.hasPrefix("SEARCH") && !step.hasSuffix("(space_id=?)")
      let isOfFew = index.map { !lasting.contains($0) } ?? false
      let asked = selects(in: text).filter { $0.contains("FROM \(table)") || $0.contains("JOIN \(table)") }
      let ends = !sorted.contains(parent) && asked.allSatisfy(isLimited)
      return isNarrow || isOfFew || ends ? nil : "\(table) by \(index ?? "nothing")"
    }
  }

  /// The tables that have other names in a statement, by these.
  private static func aliases(in text: String) -> [String: String] {
    text.matches(of: /(\w+) AS (\w+)/).reduce(into: [:]) { $0[String($1.output.2)] = String($1.output.1) }
  }

  /// Each question that a statement asks, without those within it.
  private static func selects(in text: String) -> [String] {
    var (open, closed) = ([""], [String]())
    for character in text {
      switch character {
      case "(": open.append("")
      case ")": closed.append(open.removeLast())
      default: open[open.count - 1].append(character)
      }
    }
    return (closed + open).filter { $0.contains("FROM ") }
  }

  /// Whether a question has as many answers as a page shows, and goes through no more rows for them.
  private static func isLimited(_ select: String) -> Bool {
    select.contains("LIMIT") && !["COUNT", "SUM", "UNION", "GROUP BY"].contains(where: select.contains)
  }

  /// The indexes that hold whatever the table does, but for what was deleted.
  private static func lastingIndexes(_ connection: any Connection) throws -> Set<String> {
    let indexes = try connection.rows(
      "SELECT name, COALESCE(sql, '') AS made FROM sqlite_schema WHERE type = 'index' ORDER BY name")
    return try indexes.reduce(into: []) { names, row in
      let parts = line(try row["made"]).components(separatedBy: " WHERE ")
      if parts.count == 1 || parts[1] == "trash_id IS NULL" { names.insert(try row["name"]) }
    }
  }

  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
