/// Gives the rows that wait their places in an index, a stretch at a time, so that nobody waits for long who changes something.
struct TextIndexFilling: Sendable {
  /// Rows that are held in memory at once.
  private static let batch = 20_000
  /// In one change: what others wait for is some hundredths of a second.
  private static let stretch = 100
  /// In one change, of 4 kB, that are written anew.
  private static let pages = 64
  /// Between two rows that come in together; enough for many to come between them.
  private static let spacing: Int64 = 1 << 16
  /// Into so many parts and one more for each row a gap is cut, so that there is room on both sides of what comes next.
  private static let slack: Int64 = 16
  /// Around a gap that is too narrow, rows get new places up to where there is so much room for each.
  private static let room: Int64 = 64

  let index: TextIndex
  /// From so many rows on that came in, the parts in which they did are made one.
  var many = 10_000

  static func job(_ indexes: [TextIndex]) -> Job {
    Job("kit.fill-indexes", every: .seconds(10)) { errand in
      for index in indexes { try await TextIndexFilling(index: index).run(errand.database) }
    }
  }

  /// Until nothing waits any more.
  /// - Throws: `CancellationError`, once the house closes.
  func run(_ database: any Database) async throws {
    var count = 0
    while let (space, ids) = try await database.read(next) {
      count += ids.count
      for start in stride(from: 0, to: ids.count, by: Self.stretch) {
        let some = Array(ids[start..<min(start + Self.stretch, ids.count)])
        try await givingWay(database) { try fill(some, of: space, in: $0) }
      }
    }
    if count >= many { try await merge(database) }
  }

  /// A search looks through every part that came in together. All are on their way to one with the first step, which is told by its sign.
  private func merge(_ database: any Database) async throws {
    var isMore = try await givingWay(database) { try merge(-Self.pages, in: $0) }
    while isMore { isMore = try await givingWay(database) { try merge(Self.pages, in: $0) } }
  }

  /// - Returns: whether there is more to do.
  private func merge(_ pages: Int, in connection: any WritableConnection) throws -> Bool {
    let before: Int = try connection.value("SELECT total_changes()") ?? 0
    try connection.run("INSERT INTO \(index.letters) (\(index.letters), rank) VALUES ('merge', \(pages))")
    let after: Int = try connection.value("SELECT total_changes()") ?? 0
    // The command itself counts as one.
    return after - before > 1
  }

  /// Writes, and leaves everybody else half of the time then, and most of it where they have something to write too.
  private func givingWay<Value: Sendable>(
    _ database: any Database, _ body: @escaping @Sendable (any WritableConnection) throws -> Value
  ) async throws -> Value {
    let asked = ContinuousClock.now
    let (value, rest) = try await database.write { connection in
      let begun = ContinuousClock.now
      let value = try body(connection)
      return (value, begun.duration(to: .now) + asked.duration(to: begun) * 10)
    }
    try await Task.sleep(for: rest)
    return value
  }

  /// The first rows that wait, in the list's order: a whole list comes in by it, each row after the one before.
  @Sendable private func next(in connection: any Connection) throws -> (space: ID<Space>, ids: [String])? {
    guard let space: ID<Space> = try connection.value("SELECT space FROM \(index.waiting) LIMIT 1") else { return nil }
    let rows = try connection.rows(
      """
      SELECT waiting.id FROM \(index.waiting) AS waiting LEFT JOIN \(index.table) AS thing ON thing.id = waiting.id
      WHERE waiting.space = \(space) ORDER BY \(index.order("thing.")) LIMIT \(Self.batch)
      """)
    return (space, try rows.map { try $0["id"] })
  }

  private func fill(_ ids: [String], of space: ID<Space>, in connection: any WritableConnection) throws {
    // A place is free when the letters under it are gone.
    guard try forget(in: connection) else { return }
    let order = index.order.enumerated().map { "thing.\($1) AS \(SQL(trusted: "order_\($0)"))" as SQL }.joined(", ")
    let rows = try connection.rows(
      """
      SELECT thing.id, thing.\(index.text) AS text, \(order) FROM \(index.waiting) AS waiting
      CROSS JOIN \(index.table) AS thing ON thing.id = waiting.id
      WHERE waiting.space = \(space) AND waiting.id IN \(ids) AND \(index.isShown("thing."))
      ORDER BY \(index.order("thing."))
      """)
    guard !rows.isEmpty else { return try settle(ids, of: space, in: connection) }
    let places = try TextPlaces(giving: space, in: connection)
    for run in try runs(of: rows, in: space, connection) {
      guard let free = try freePlaces(run.rows.count, after: run.before, places, connection) else {
        // What waits now besides comes with the next stretch.
        return try clear(around: run.before ?? places.start, for: run.rows.count, places, of: space, in: connection)
      }
      for (row, place) in zip(run.rows, free) {
        let (id, text): (String, String) = (try row["id"], try row["text"])
        try connection.run("INSERT INTO \(index.letters) (rowid, text) VALUES (\(place), \(text))")
        try connection.run("INSERT INTO \(index.places) (place, id) VALUES (\(place), \(id))")
        try settle([id], of: space, in: connection)
      }
    }
    // Those that were deleted while they waited.
    try settle(ids, of: space, in: connection)
  }

  private func settle(_ ids: [String], of space: ID<Space>, in connection: any WritableConnection) throws {
    try connection.run("DELETE FROM \(index.waiting) WHERE space = \(space) AND id IN \(ids) AND place IS NULL")
  }

  /// Takes out the letters of what stood there before it changed.
  /// - Returns: whether that was all.
  private func forget(in connection: any WritableConnection) throws -> Bool {
    let former = try connection.rows(
      """
      SELECT space, id, place, text FROM \(index.waiting) WHERE place IS NOT NULL
      ORDER BY place LIMIT \(Self.stretch + 1)
      """)
    for row in former.prefix(Self.stretch) {
      let (space, id, place, text): (String, String, Int64, String) = (
        try row["space"], try row["id"], try row["place"], try row["text"]
      )
      try connection.run(
        "INSERT INTO \(index.letters) (\(index.letters), rowid, text) VALUES ('delete', \(place), \(text))")
      try connection.run(
        "UPDATE \(index.waiting) SET place = NULL, text = NULL WHERE space = \(space) AND id = \(id)")
    }
    return former.count <= Self.stretch
  }

  // MARK: Places

  /// Rows that come between the same two.
  private struct Run {
    /// The place of the last one before them.
    let before: Int64?
    var rows: [SQLRow]
  }

  private func runs(of rows: [SQLRow], in space: ID<Space>, _ connection: any Connection) throws -> [Run] {
    var runs: [Run] = []
    var former: [SQLValue]?
    for row in rows {
      let own = row.columns.suffix(index.order.count).map(\.value)
      let place = try lastPlace(before: own, after: former, in: space, connection)
      if let place {
        runs.append(Run(before: place, rows: [row]))
      } else if runs.isEmpty {
        runs.append(Run(before: nil, rows: [row]))
      } else {
        runs[runs.count - 1].rows.append(row)
      }
      former = own
    }
    return runs
  }

  private func lastPlace(
    before row: [SQLValue], after other: [SQLValue]?, in space: ID<Space>, _ connection: any Connection
  ) throws -> Int64? {
    let order = index.order("thing.")
    let isAfter: SQL = other.map { " AND (\(order)) > \($0)" } ?? ""
    return try connection.value(
      """
      SELECT place.place FROM \(index.table) AS thing CROSS JOIN \(index.places) AS place ON place.id = thing.id
      WHERE thing.space_id = \(space) AND \(index.isShown("thing.")) AND (\(order)) < \(row)\(isAfter)
      ORDER BY \(index.backwards("thing.")) LIMIT 1
      """)
  }

  /// Places for rows that come after another, or before all; `nil` where there is no room for them.
  private func freePlaces(
    _ count: Int, after before: Int64?, _ places: TextPlaces, _ connection: any Connection
  ) throws -> [Int64]? {
    let next: Int64? = try connection.value(
      """
      SELECT place FROM \(index.places) WHERE place > \(before ?? places.start) AND place < \(places.end)
      ORDER BY place LIMIT 1
      """)
    let low = before ?? (next == nil ? places.middle : places.start)
    let step = min(Self.spacing, ((next ?? places.end) - low) / (Int64(count) + Self.slack))
    guard step > 0 else { return nil }
    // Before all, they stand close to the first.
    let start = before == nil ? next.map { $0 - step * Int64(count + 1) } ?? low : low
    return (1...count).map { start + step * Int64($0) }
  }

  /// Lets rows around a place wait for new ones, as many as it takes until there is room.
  private func clear(
    around place: Int64, for count: Int, _ places: TextPlaces, of space: ID<Space>,
    in connection: any WritableConnection
  ) throws {
    var reach = 32
    while true {
      let low =
        try edge("place < \(place) AND place > \(places.start)", "place DESC", reach, connection) ?? places.start
      let high = try edge("place > \(place) AND place < \(places.end)", "place", reach, connection) ?? places.end
      let isAll = low == places.start && high == places.end
      if isAll || (high - low) / Int64(2 * reach + count) >= Self.room {
        return try clear(from: low, to: high, of: space, in: connection)
      }
      reach *= 2
    }
  }

  private func edge(_ isBeyond: SQL, _ order: SQL, _ reach: Int, _ connection: any Connection) throws -> Int64? {
    try connection.value(
      "SELECT place FROM \(index.places) WHERE \(isBeyond) ORDER BY \(order) LIMIT 1 OFFSET \(reach)")
  }

  private func clear(from low: Int64, to high: Int64, of space: ID<Space>, in connection: any WritableConnection) throws
  {
    try connection.run(
      """
      INSERT INTO \(index.waiting) (space, id, place, text)
      SELECT \(space), place.id, place.place, thing.\(index.text) FROM \(index.places) AS place
      CROSS JOIN \(index.table) AS thing ON thing.id = place.id WHERE place.place > \(low) AND place.place < \(high)
      """)
    try connection.run("DELETE FROM \(index.places) WHERE place > \(low) AND place < \(high)")
  }
}
