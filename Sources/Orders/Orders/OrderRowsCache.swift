import Kit

/// Keeps the rows that were shown last until anything changes in their space: those who work together look at the same list, and
/// each change is looked at by all of them.
final class OrderRowsCache: Sendable {
  /// All that rows are made of besides what the space holds.
  private struct Asked: Hashable {
    let list: Link
    let filter: OrderFilter
    let isTable: Bool?
    let today: Day
    let cursor: Cursor?

    /// - Returns: `nil` for what hardly two ask alike: some words, and rows that can be deleted.
    init?(_ question: OrderQuestion) {
      let query = question.query
      guard query.search.isEmpty, !query.isEditing else { return nil }
      list = question.list.with("sort", query.sort?.text)
      (filter, isTable) = (question.filter, query.isTable)
      (today, cursor) = (question.today, query.cursor)
    }
  }

  private static let most = 4
  private let spaces = SpaceCache<Locked<[(asked: Asked, rows: OrderRows)]>>(of: nil, most: 8)

  func rows(_ question: OrderQuestion, in view: SpaceView) throws -> OrderRows {
    guard let asked = Asked(question) else { return try OrderRows(question, in: view) }
    let kept = try spaces.content(in: view) { _ in Locked([]) }
    if let known = kept.withLock({ Self.take(asked, from: &$0) }) { return known }
    let rows = try OrderRows(question, in: view).kept
    return kept.withLock { kept in
      // All screens ask at once after a change.
      if let known = Self.take(asked, from: &kept) { return known }
      if kept.count == Self.most { kept.removeFirst() }
      kept.append((asked, rows))
      return rows
    }
  }

  /// What is asked for again goes last.
  private static func take(_ asked: Asked, from kept: inout [(asked: Asked, rows: OrderRows)]) -> OrderRows? {
    guard let place = kept.firstIndex(where: { $0.asked == asked }) else { return nil }
    let found = kept.remove(at: place)
    kept.append(found)
    return found.rows
  }
}
