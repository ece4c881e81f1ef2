/// A search that an index can help with.
struct IndexedSearch<Scope: SpaceScope> {
  /// An index knows no shorter ones. A list holds them so often that a page of it is soon full without.
  private static var shortest: Int { 3 }
  /// Of the letters of all words, three each; more would hardly narrow it further.
  private static var mostLetters: Int { 64 }
  /// So many that wait are looked at one by one; before more have their places, the whole list is.
  private static var mostWaiting: Int { 500 }

  /// So many are named where they are to be sorted.
  private static var mostFound: Int { 1_000 }

  private let words: [String]
  private let index: TextIndex
  private let scope: Scope
  private let places: TextPlaces

  /// `nil` where the list is gone through as well.
  init?(_ words: [String], in index: TextIndex, of scope: Scope) throws {
    guard scope.connection.dialect == .sqlite else { return nil }
    guard words.contains(where: { $0.unicodeScalars.count >= Self.shortest }) else { return nil }
    guard let places = try TextPlaces(of: scope.space.id, in: scope.connection) else { return nil }
    let some: SQL = "SELECT 1 FROM \(index.waiting) WHERE space = \(scope.space.id) LIMIT \(Self.mostWaiting + 1)"
    let waiting: Int = try scope.connection.value("SELECT COUNT(*) AS count FROM (\(some)) AS some") ?? 0
    guard waiting <= Self.mostWaiting else { return nil }
    (self.words, self.index, self.scope, self.places) = (words, index, scope, places)
  }

  /// ` AND …`: it is among the first that the index names, or waits for its place.
  func condition(_ part: Search.Part) throws -> SQL {
    isAmong(try ids(part))
  }

  /// The same where the list stands in another order than the index; empty where so many are found that a page of them is soon full.
  func conditionInAnyOrder() throws -> SQL {
    let found = try ids(.after(nil), limit: Self.mostFound + 1)
    return found.count > Self.mostFound ? "" : isAmong(found)
  }

  private func isAmong(_ ids: [String]) -> SQL {
    let found = "[\(ids.map { "\"\($0)\"" }.joined(separator: ","))]"
    return """
       AND id IN (SELECT value FROM json_each(\(found)) UNION ALL
        SELECT id FROM \(index.waiting) WHERE space = \(scope.space.id))
      """
  }

  private func ids(_ part: Search.Part, limit: Int? = nil) throws -> [String] {
    guard let range = try range(part) else { return [] }
    let order: SQL = if case .before = part { " DESC" } else { "" }
    // In this order: whoever is named by the letters is looked up, never the other way round.
    return try scope.connection.rows(
      """
      SELECT place.id FROM \(index.letters)
      CROSS JOIN \(index.places) AS place ON place.place = \(index.letters).rowid
      CROSS JOIN \(index.table) AS thing ON thing.id = place.id
      WHERE \(index.letters) MATCH \(letters) AND \(index.letters).rowid BETWEEN \(range.lowerBound) AND \(range.upperBound)
        \(Search.condition(words, in: "thing.\(index.text)"))
      ORDER BY \(index.letters).rowid\(order) LIMIT \(limit ?? part.limit)
      """
    ).map { try $0["id"] }
  }

  /// The places of a part, or `nil` when none is in it.
  private func range(_ part: Search.Part) throws -> ClosedRange<Int64>? {
    switch part {
    case .after(nil): places.start...places.end
    case .after(let row?):
      try place("(\(index.order("thing."))) > \(row)", by: index.order("thing.")).map { $0...places.end }
    case .before(let row):
      try place("(\(index.order("thing."))) < \(row)", by: index.backwards("thing.")).map { places.start...$0 }
    }
  }

  private func place(_ isBeyond: SQL, by order: SQL) throws -> Int64? {
    try scope.connection.value(
      """
      SELECT place.place FROM \(index.table) AS thing CROSS JOIN \(index.places) AS place ON place.id = thing.id
      WHERE thing.space_id = \(scope.space.id) AND \(index.isShown("thing.")) AND \(isBeyond) ORDER BY \(order) LIMIT 1
      """)
  }

  /// Three letters after three letters of each word, as the index is asked for them.
  private var letters: String {
    var asked: [String] = []
    for word in words {
      let scalars = Array(word.unicodeScalars)
      guard scalars.count >= Self.shortest else { continue }
      for start in 0...(scalars.count - Self.shortest) {
        var three = String.UnicodeScalarView()
        three.append(contentsOf: scalars[start..<start + Self.shortest])
        let term = "\"\(String(three).replacing("\"", with: "\"\""))\""
        if !asked.contains(term) { asked.append(term) }
      }
    }
    return asked.prefix(Self.mostLetters).joined(separator: " AND ")
  }
}
