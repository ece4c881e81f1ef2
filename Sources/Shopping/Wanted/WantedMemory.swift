import Kit

/// What was bought for a thing of another app: as it was looked at and corrected the last time, a line each.
enum WantedMemory {
  static let table = SpaceTable("shopping_wanted", key: ["source"])

  static let migration = Migration(
    "shopping.0013-wanted",
    [
      """
      CREATE TABLE shopping_wanted (
        space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
        source TEXT NOT NULL,
        lines TEXT NOT NULL,
        PRIMARY KEY (space_id, source)
      )
      """
    ])

  /// Things of a space of which it is remembered; of others the proposal stays.
  static let most = 2_000
  private static let mostLines = 40

  /// What is proposed for each of some things: what somebody made of it the last time, of that as much as is needed now.
  static func proposals(for things: [Wanted], in view: SpaceView, _ language: Language) throws -> [[String]] {
    let known = try lines(of: things.map(\.source).filter { !$0.isEmpty }, in: view)
    guard !known.isEmpty else { return things.map(\.proposals) }
    let parser = try GoodStore(view, language).parser()
    return things.map { thing in
      guard let lines = known[thing.source] else { return thing.proposals }
      let now = Dictionary(grouping: thing.proposals) { parser.words(of: $0).searchKey }
      return lines.flatMap { now[$0.searchKey] ?? [$0] }
    }
  }

  private static func lines(of sources: [String], in view: SpaceView) throws -> [String: [String]] {
    guard !sources.isEmpty else { return [:] }
    return try view.connection.rows(
      """
      SELECT source, lines FROM shopping_wanted WHERE space_id = \(view.space.id) AND source IN \(sources) ORDER BY source
      """
    ).reduce(into: [:]) { lines, row in
      lines[try row["source"]] = (try row["lines"] as String).split(separator: "\n").map(String.init)
    }
  }

  /// Of things whose lines somebody has changed. How much is needed is another thing each time, and is not kept.
  static func remember(_ lines: [WantedLine], by parser: LineParser, in transaction: SpaceTransaction) throws {
    let known = Dictionary(grouping: lines.filter { !$0.source.isEmpty }, by: \.source)
    for (source, lines) in known.sorted(by: { $0.key < $1.key })
    where lines.contains(where: { $0.words != $0.proposed }) {
      guard try mayHold(source, in: transaction) else { continue }
      var seen: Set<String> = []
      let words = lines.map { parser.words(of: $0.words) }.filter { !$0.isEmpty && seen.insert($0.searchKey).inserted }
      try transaction.run(
        """
        INSERT INTO shopping_wanted (space_id, source, lines)
        VALUES (\(transaction.space.id), \(source), \(words.prefix(mostLines).joined(separator: "\n")))
        ON CONFLICT (space_id, source) DO UPDATE SET lines = excluded.lines
        """)
    }
  }

  private static func mayHold(_ source: String, in transaction: SpaceTransaction) throws -> Bool {
    let isOfSpace: SQL = "shopping_wanted WHERE space_id = \(transaction.space.id)"
    if try transaction.connection.holds("\(isOfSpace) AND source = \(source)") { return true }
    let count: Int = try transaction.connection.value("SELECT COUNT(*) AS count FROM \(isOfSpace)") ?? 0
    return count < most
  }
}

extension LineParser {
  /// What a line asks for, without how much of it and what that costs.
  fileprivate func words(of text: String) -> String {
    guard let line = line(text), !line.name.isEmpty else { return text }
    return [line.name, line.brand].compactMap(\.self).joined(separator: " ")
  }
}
