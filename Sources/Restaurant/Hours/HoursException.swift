import Kit

/// A day on which other hours hold: a feast, a holiday, a private party. Its intervals take the place of those that begin
/// on that day; a night that began the day before still ends as it would.
struct HoursException: Hashable, Sendable {
  static let reasonLimit = 100

  let day: Day
  /// None when it is closed.
  let intervals: [HoursInterval]
  /// Why, for guests: "Christmas Eve". May be empty.
  let reason: LocalizedText

  init(day: Day, intervals: [HoursInterval], reason: LocalizedText = LocalizedText()) {
    self.day = day
    self.intervals = HoursInterval.merged(intervals)
    self.reason = reason
  }

  var isClosed: Bool { intervals.isEmpty }
}

extension Action {
  static let changeHours = Action("restaurant.hours.change", HoursDraft.inputs)
  static let addDay = Action("restaurant.day.add", [.newID] + ExceptionDraft.inputs)
  static let changeDay = Action("restaurant.day.change", ExceptionDraft.inputs)
  static let deleteDay = Action("restaurant.day.delete")
}

extension HoursException {
  static let added = Event("day.added", EventPhrases.added)
  static let changed = Event("day.changed", EventPhrases.changed)
  static let deleted = Event.deletion("day.deleted")

  static let events = [added.declared, changed.declared, deleted.declared]
}
