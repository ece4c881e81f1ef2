import Kit

/// A day with hours of its own, as it is stored.
struct OtherDay: Stored {
  let id: ID<OtherDay>
  let exception: HoursException

  static let table = SpaceTable("restaurant_exception", hasTrash: true)
  static let columns: SQL = "id, day, intervals, reason"
  static var gone: Phrase { EstablishmentPhrases.dayGone }

  init(_ id: ID<OtherDay>, _ exception: HoursException) {
    (self.id, self.exception) = (id, exception)
  }

  init(_ row: SQLRow, in space: Space) throws {
    let intervals: String = try row["intervals"]
    self.init(
      try row["id"],
      HoursException(
        day: try row["day"], intervals: [HoursInterval](stored: intervals) ?? [], reason: try row["reason"]))
  }

  var subject: Subject { Subject(Dish.topic, id, title: exception.day.description) }
}

/// When one space's restaurant is open.
struct HoursStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  /// Days with hours of their own.
  /// - Parameter day: the first that matters; all when `nil`.
  func exceptions(from day: Day? = nil) throws -> [OtherDay] {
    try scope.things(where: "\(day.map { "day >= \($0)" } ?? "1 = 1" as SQL) ORDER BY day, id")
  }
}

extension HoursStore where Scope == SpaceTransaction {
  /// - Returns: the activity line, by which it is undone; `nil` when nothing is different.
  func change(to draft: HoursDraft, from shown: HoursDraft?, for reader: MenuLanguage) throws -> ID<Activity>? {
    _ = try draft.validated()
    let store = EstablishmentStore(scope)
    var establishment = try store.establishment(for: reader.language)
    let hours = establishment.hours
    let (merged, changes) = try scope.merge(
      draft, over: HoursDraft(hours), shown: shown, fields: HoursDraft.fields, of: "restaurant.hours")
    guard !changes.isEmpty else { return nil }
    establishment.hours = try hours.said(in: merged)
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
    let now = HoursDraft(hours)
    // As it is written, which may not be as it was typed.
    let written = HoursDraft(try hours.said(in: now.saying(changes, \.to))).form
    let form = now.form
    let own = changes.filter { form[$0.field] == written[$0.field] }
    establishment.hours = try hours.said(in: now.saying(own, \.from))
    try store.write(establishment)
  }

  /// - Parameter id: minted by the form that was shown.
  func add(_ draft: ExceptionDraft, id: ID<OtherDay>) throws {
    let exception = try draft.validated()
    try scope.claim(id)
    try refuseTaken(exception.day, but: id)
    try scope.run(
      """
      INSERT INTO restaurant_exception (id, space_id, day, intervals, reason)
      VALUES (\(id), \(scope.space.id), \(exception.day), \(exception.intervals.stored), \(exception.reason))
      """)
    try scope.record(HoursException.added, of: OtherDay(id, exception).subject)
  }

  func change(_ id: ID<OtherDay>, to draft: ExceptionDraft, from shown: ExceptionDraft?) throws {
    _ = try draft.validated()
    let stored = ExceptionDraft(try scope.find(id).exception)
    let (merged, changes) = try scope.merge(draft, over: stored, shown: shown, fields: ExceptionDraft.fields, of: id)
    guard !changes.isEmpty else { return }
    let exception = try merged.validated()
    try refuseTaken(exception.day, but: id)
    try scope.update(
      id,
      "day = \(exception.day), intervals = \(exception.intervals.stored), reason = \(exception.reason)")
    try scope.record(HoursException.changed, of: OtherDay(id, exception).subject, fields: changes)
  }

  /// A day has one set of hours.
  private func refuseTaken(_ day: Day, but id: ID<OtherDay>) throws {
    if try exceptions().contains(where: { $0.exception.day == day && $0.id != id }) {
      throw Invalid(["day": EstablishmentPhrases.dayTaken])
    }
  }

  /// - Returns: the activity line, by which it comes back; `nil` when it was deleted before.
  func remove(_ id: ID<OtherDay>) throws -> ID<Activity>? { try scope.trash(id, HoursException.deleted) }
}
