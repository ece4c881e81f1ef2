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
  static let noun = Noun(
    es: .masculine("día con otro horario", "días con otro horario"),
    en: ("day with other hours", "days with other hours"),
    pt: .masculine("dia com outro horário", "dias com outro horário"))
  static let added = Event("day.added", \.new, of: noun)
  static let changed = Event(
    "day.changed",
    Phrase(es: "Horario de un día cambiado", en: "Hours of one day changed", pt: "Horário de um dia alterado"), of: noun
  )
  static let deleted = Event.deletion("day.deleted", of: noun)

  static let events = [added.declared, changed.declared, deleted.declared]
}
