package import Kit

extension PoolsApp {
  /// When the matches of its pools begin, with which their bets close. It tells nobody's bet.
  package func calendar(in view: SpaceView, at now: Instant) throws -> [CalendarEntry] {
    let day = Duration.seconds(24 * 3600)
    return try PoolStore(view).pools(
      from: now - day * CalendarEntry.past, to: now + day * CalendarEntry.future
    ).compactMap(\.entry)
  }
}

extension Pool {
  /// A match with its break and stoppages.
  static let length = Duration.seconds(2 * 3600)

  fileprivate var entry: CalendarEntry? {
    guard let kickOff = content.kickOff else { return nil }
    return CalendarEntry(
      id.description, title, locksAt == kickOff ? [PoolsPhrases.betsCloseThen] : [],
      at: .moment(kickOff, lasting: Self.length), isTentative: isProvisional, opens: PoolsPaths.pool(id))
  }
}

extension PoolStore {
  /// Those that are not cancelled, whose matches begin in between, the first before the others.
  fileprivate func pools(from begin: Instant, to end: Instant) throws -> [Pool] {
    try scope.things(
      where: """
        COALESCE(ending, '') <> 'cancelled' AND \(Pool.begins) BETWEEN \(begin) AND \(end)
        ORDER BY \(Pool.begins), id LIMIT \(CalendarEntry.most)
        """)
  }
}
