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

  /// - Parameter sources: what other apps call their things.
  static func lines(of sources: [String], in view: SpaceView) throws -> [String: [String]] {
    guard !sources.isEmpty else { return [:] }
    return try view.connection.rows(
      """
      SELECT source, lines FROM shopping_wanted WHERE space_id = \(view.space.id) AND source IN \(sources) ORDER BY source
      """
    ).reduce(into: [:]) { lines, row in
      lines[try row["source"]] = (try row["lines"] as String).split(separator: "\n").map(String.init)
    }
  }

  static func remember(_ lines: [WantedLine], in transaction: SpaceTransaction) throws {
    let known = Dictionary(grouping: lines.filter { !$0.source.isEmpty }, by: \.source)
    for (source, lines) in known.sorted(by: { $0.key < $1.key }) {
      let text = lines.map(\.words).filter { !$0.isEmpty }.joined(separator: "\n")
      try transaction.run(
        """
        INSERT INTO shopping_wanted (space_id, source, lines) VALUES (\(transaction.space.id), \(source), \(text))
        ON CONFLICT (space_id, source) DO UPDATE SET lines = excluded.lines
        """)
    }
  }
}
