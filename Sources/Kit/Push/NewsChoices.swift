/// What somebody wants to be told, and when.
struct NewsChoices: Sendable {
  /// What they have said of kinds; of the others they are told where they use the app.
  var kinds: [String: Bool] = [:]
  var quiet: QuietHours?
  var silentUntil: Instant?

  /// - Parameter isUsed: whether they have ever looked into its app.
  func tells(of kind: NewsKind, isUsed: Bool) -> Bool { kinds[kind.id] ?? isUsed }

  /// Whether the springboard says what matters now of an app.
  func showsToday(of app: any App) -> Bool { kinds[Self.today(of: app)] ?? true }

  /// As what they say of it is kept, among the kinds.
  static func today(of app: any App) -> String { "today.\(app.id)" }

  /// Until when nothing is told, if it is not now.
  func silence(at now: Instant, in zone: Zone) -> Instant? {
    [silentUntil.flatMap { $0 > now ? $0 : nil }, quiet?.end(at: now, in: zone)].compactMap(\.self).max()
  }
}

extension AccountStore {
  func newsChoices(of person: ID<Person>) throws -> NewsChoices {
    var choices = NewsChoices()
    for row in try connection.rows(
      "SELECT kind, is_told FROM kit_news_choice WHERE person_id = \(person) ORDER BY kind")
    {
      choices.kinds[try row["kind"]] = try row["is_told"]
    }
    let row = try connection.row(
      "SELECT begins_at, ends_at, silent_until FROM kit_news_quiet WHERE person_id = \(person)")
    guard let row else { return choices }
    let (begin, end): (Int?, Int?) = (try row["begins_at"], try row["ends_at"])
    if let begin = begin.flatMap(ClockTime.init(minute:)), let end = end.flatMap(ClockTime.init(minute:)) {
      choices.quiet = QuietHours(from: begin, to: end)
    }
    choices.silentUntil = try row["silent_until"]
    return choices
  }
}

extension AccountStore {
  /// The apps that somebody has ever looked into in some spaces.
  func usedApps(of person: ID<Person>, in spaces: [ID<Space>]) throws -> Set<String> {
    guard !spaces.isEmpty else { return [] }
    return try Set(
      connection.rows(
        "SELECT DISTINCT app FROM kit_look WHERE space_id IN \(spaces) AND person_id = \(person) ORDER BY app"
      ).map { try $0["app"] })
  }
}

extension AccountTransaction {
  /// What is turned off is told no more, also what was on its way.
  /// - Parameter kinds: of those that they have changed, whether they are told.
  func choose(_ kinds: [String: Bool], quiet: QuietHours?, for person: ID<Person>) throws {
    for (kind, isTold) in kinds.sorted(by: { $0.key < $1.key }) {
      try connection.run(
        """
        INSERT INTO kit_news_choice (person_id, kind, is_told) VALUES (\(person), \(kind), \(isTold))
        ON CONFLICT (person_id, kind) DO UPDATE SET is_told = excluded.is_told
        """)
      guard !isTold else { continue }
      let isOff: SQL = "person_id = \(person) AND kind = \(kind)"
      try connection.run("DELETE FROM kit_push WHERE news_id IN (SELECT id FROM kit_news WHERE \(isOff))")
      try connection.run("UPDATE kit_news SET done_at = \(now) WHERE \(isOff) AND done_at IS NULL")
    }
    try connection.run(
      """
      INSERT INTO kit_news_quiet (person_id, begins_at, ends_at) VALUES (\(person), \(quiet?.begin.minute), \(quiet?.end.minute))
      ON CONFLICT (person_id) DO UPDATE SET begins_at = excluded.begins_at, ends_at = excluded.ends_at
      """)
    try findOutAgain(person)
  }

  /// What is held by hours of silence finds out anew whether it is.
  private func findOutAgain(_ person: ID<Person>) throws {
    try connection.run(
      "UPDATE kit_news SET due_at = \(now) WHERE person_id = \(person) AND done_at IS NULL AND due_at > \(now)")
  }

  /// - Parameter end: until when nothing is told; `nil` to be told again.
  func silence(_ person: ID<Person>, until end: Instant?) throws {
    try connection.run(
      """
      INSERT INTO kit_news_quiet (person_id, silent_until) VALUES (\(person), \(end))
      ON CONFLICT (person_id) DO UPDATE SET silent_until = excluded.silent_until
      """)
    let isTheirs: SQL = "device_id IN (SELECT id FROM kit_push_device WHERE person_id = \(person))"
    if let end {
      try connection.run("UPDATE kit_push SET due_at = \(end) WHERE due_at < \(end) AND \(isTheirs)")
    } else {
      try findOutAgain(person)
      try connection.run("UPDATE kit_push SET due_at = \(now) WHERE due_at > \(now) AND tries = 0 AND \(isTheirs)")
    }
  }
}
