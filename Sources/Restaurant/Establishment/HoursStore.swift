import Kit

/// A day with hours of its own, as it is stored.
struct OtherDay: Sendable {
  let id: ID<HoursException>
  let exception: HoursException
}

/// When one space's restaurant is open.
struct HoursStore<Scope: SpaceScope> {
  let scope: Scope

  init(_ scope: Scope) {
    self.scope = scope
  }

  /// Days with hours of their own, from one on.
  func exceptions(from day: Day) throws -> [OtherDay] {
    try scope.connection.rows(
      """
      SELECT id, day, intervals, reason FROM restaurant_exception
      WHERE space_id = \(scope.space.id) AND trash_id IS NULL AND day >= \(day) ORDER BY day, id
      """
    ).map { try OtherDay($0) }
  }

  /// - Throws: `Refusal.notFound`, or `Refusal.gone` when it has been deleted.
  func exception(_ id: ID<HoursException>) throws -> HoursException {
    let row = try scope.connection.row(
      """
      SELECT id, day, intervals, reason, trash_id FROM restaurant_exception
      WHERE space_id = \(scope.space.id) AND id = \(id)
      """)
    guard let row else { throw Refusal.notFound }
    guard try row["trash_id"] as String? == nil else { throw Refusal.gone(EstablishmentPhrases.dayGone) }
    return try OtherDay(row).exception
  }
}

extension OtherDay {
  init(_ row: SQLRow) throws {
    id = try row["id"]
    let intervals: String = try row["intervals"]
    exception = HoursException(
      day: try row["day"], intervals: [HoursInterval](stored: intervals) ?? [], reason: try row["reason"])
  }
}

extension HoursStore where Scope == Edit {
  /// - Returns: the activity line, by which it is undone; `nil` when nothing is different.
  func change(to draft: HoursDraft, from shown: HoursDraft?, for reader: Reader) throws -> ID<Activity>? {
    _ = try draft.validated()
    let store = EstablishmentStore(scope)
    var establishment = try store.establishment(for: reader.language)
    let hours = establishment.hours
    let (merged, changes) = try draft.fields.merged(
      over: HoursDraft(hours).fields, shown: shown?.fields, of: scope.space.id, in: scope)
    guard !changes.isEmpty else { return nil }
    establishment.hours = try hours.said(in: HoursDraft(merged.form))
    try store.write(establishment)
    return try scope.record(
      OpeningHours.changed, of: Subject(Dish.topic, scope.space.id, title: ""), fields: changes)
  }

  /// Takes a change back, but for what somebody has changed since.
  func takeBack(_ changes: [FieldChange]) throws {
    let store = EstablishmentStore(scope)
    // The change left a row, which says the language.
    var establishment = try store.establishment(for: .en)
    let hours = establishment.hours
    var (now, then) = (HoursDraft(hours), HoursDraft(hours))
    for change in changes { then.fields[change.field] = change.to }
    // As it is written, which may not be as it was typed.
    let written = HoursDraft(try hours.said(in: then))
    for change in changes where now.fields[change.field] == written.fields[change.field] {
      now.fields[change.field] = change.from
    }
    establishment.hours = try hours.said(in: now)
    try store.write(establishment)
  }

  /// - Parameter id: minted by the form that was shown.
  func add(_ draft: ExceptionDraft, id: ID<HoursException>, for reader: Reader) throws {
    let exception = try draft.validated(mainly: reader.main)
    try scope.expectFresh(id, in: "restaurant_exception")
    try refuseTaken(exception.day, but: id)
    try scope.run(
      """
      INSERT INTO restaurant_exception (id, space_id, day, intervals, reason)
      VALUES (\(id), \(scope.space.id), \(exception.day), \(exception.intervals.stored), \(exception.reason))
      """)
    try scope.record(HoursException.added, of: subject(id, exception))
  }

  func change(_ id: ID<HoursException>, to draft: ExceptionDraft, from shown: ExceptionDraft?, for reader: Reader)
    throws
  {
    _ = try draft.validated(mainly: reader.main)
    let stored = ExceptionDraft(try exception(id))
    let (merged, changes) = try draft.fields.merged(over: stored.fields, shown: shown?.fields, of: id, in: scope)
    guard !changes.isEmpty else { return }
    let exception = try ExceptionDraft(merged.form).validated(mainly: reader.main)
    try refuseTaken(exception.day, but: id)
    try scope.run(
      """
      UPDATE restaurant_exception SET day = \(exception.day), intervals = \(exception.intervals.stored), \
      reason = \(exception.reason) WHERE space_id = \(scope.space.id) AND id = \(id)
      """)
    try scope.record(HoursException.changed, of: subject(id, exception), fields: changes)
  }

  /// A day has one set of hours.
  private func refuseTaken(_ day: Day, but id: ID<HoursException>) throws {
    let other = try scope.connection.row(
      """
      SELECT 1 AS found FROM restaurant_exception
      WHERE space_id = \(scope.space.id) AND trash_id IS NULL AND day = \(day) AND id <> \(id)
      """)
    if other != nil { throw Invalid(["day": EstablishmentPhrases.dayTaken]) }
  }

  /// - Returns: the activity line, by which it comes back; `nil` when it was deleted before.
  func remove(_ id: ID<HoursException>) throws -> ID<Activity>? {
    let exception: HoursException
    do {
      exception = try self.exception(id)
    } catch Refusal.gone {
      return nil
    }
    let deletion = try scope.record(HoursException.deleted, of: subject(id, exception))
    try scope.run(
      "UPDATE restaurant_exception SET trash_id = \(deletion) WHERE space_id = \(scope.space.id) AND id = \(id)")
    return deletion
  }

  private func subject(_ id: ID<HoursException>, _ exception: HoursException) -> Subject {
    Subject(Dish.topic, id, title: exception.day.description)
  }
}
