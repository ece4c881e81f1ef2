/// Which of a space's activity is asked for.
struct ActivityFilter: Sendable {
  let person: ID<Person>?
  let app: String?
  let day: Day?

  init(_ query: Form) {
    person = ID(query["person"])
    app = query["app"].isEmpty ? nil : query["app"]
    day = Day(query["day"])
  }

  var isEmpty: Bool { person == nil && app == nil && day == nil }

  /// A link that keeps the filter.
  func kept(_ link: Link) -> Link {
    link.with("person", person?.description).with("app", app).with("day", day?.description)
  }

  /// As a condition on the activity's columns.
  /// - Parameter apps: those whose activity may be shown.
  func condition(apps: [String], in zone: Zone) -> SQL {
    var condition: SQL = "(topic = \(Space.topic.name)"
    for app in apps { condition += " OR \(Activity.isOf(app))" }
    condition += ")"
    if let app { condition += " AND \(Activity.isOf(app))" }
    if let person { condition += " AND person_id = \(person)" }
    if let day {
      condition +=
        " AND at >= \(Instant(startOf: day, in: zone)) AND at < \(Instant(startOf: day.adding(days: 1), in: zone))"
    }
    return condition
  }
}

extension SpaceView {
  /// What was done in the space, newest first.
  /// - Parameter apps: the ids of those whose activity may be shown; that of the house itself always is.
  func activity(
    _ filter: ActivityFilter, of apps: [String], for reader: ID<Person>, in zone: Zone, after cursor: Cursor? = nil
  ) throws -> Window<Activity> {
    try lines(filter.condition(apps: apps, in: zone), for: reader, after: cursor)
  }

  /// What was deleted and can be brought back, newest first.
  /// - Parameter audiences: those whose routes are open to the reader; what others deleted they cannot bring back.
  func trash(
    of apps: [any App], for reader: ID<Person>, admittedAs audiences: [AudienceName], after cursor: Cursor? = nil
  ) throws -> Window<Activity> {
    var deletions: SQL = "FALSE"
    for app in apps { deletions += " OR (\(Activity.isOf(app.id)) AND verb IN \(app.events.deletions))" }
    let isThere: SQL = "undo = \(Activity.Undo.possible) AND (\(deletions)) AND audience IN \(audiences)"
    return try lines(isThere, for: reader, after: cursor)
  }

  private func lines(_ isShown: SQL, for reader: ID<Person>, after cursor: Cursor?) throws -> Window<Activity> {
    let begin: SQL = cursor.map { " AND (sequence, id) < (\(Int64($0.key) ?? 0), \($0.id))" } ?? ""
    let rows = try connection.rows(
      """
      SELECT \(Activity.columns) FROM kit_activity
      WHERE space_id = \(space.id) AND \(isShown) AND \(Activity.isTold(to: reader))\(begin)
      ORDER BY sequence DESC, id DESC LIMIT \(Window<Activity>.size + 1)
      """)
    return try Window(
      rows, cursor: { Cursor(key: String(try $0["sequence"] as Int64), id: try $0["id"]) }, element: Activity.init)
  }
}
