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
  static let added = Event<NoDetail>("day.added") { RestaurantPhrases.added($0.title) }
  static let changed = Event<NoDetail>("day.changed") { RestaurantPhrases.changed($0.title) }
  static let deleted = Event<NoDetail>("day.deleted", undo: .restoring, isDeletion: true) {
    RestaurantPhrases.deleted($0.title)
  }

  static let events = [added.declared, changed.declared, deleted.declared]
}
