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

extension HoursException {
  static let added = Event("day.added", says: RestaurantPhrases.added)
  static let changed = Event<NoDetail>("day.changed", says: RestaurantPhrases.changed)
  static let deleted = Event("day.deleted", undo: .restoring, isDeletion: true, says: RestaurantPhrases.deleted)

  static let events = [added.declared, changed.declared, deleted.declared]
}
