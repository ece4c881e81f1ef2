/// What an app puts into its people's calendars: something that is due on a day, or begins at a moment.
package struct CalendarEntry: Sendable {
  package enum Time: Hashable, Sendable {
    case day(Day)
    case moment(Instant, lasting: Duration)
  }

  /// Of what it tells, in its app: a calendar knows by it what it has already.
  let id: String
  let title: Phrase
  /// A line each.
  let details: [Phrase]
  let time: Time
  /// Whether its time may still change.
  let isTentative: Bool
  /// Where one sees it.
  let link: Link
  /// How long before it the reader wants to be reminded.
  let alarm: Duration?

  /// As many as an app may give of a space, the first before the others.
  package static let most = 500
  /// For how long what is over stays, and how far ahead it looks, in days.
  package static let (past, future) = (30, 400)

  package init(
    _ id: String, _ title: Phrase, _ details: [Phrase] = [], at time: Time, isTentative: Bool = false, opens link: Link,
    alarm: Duration? = nil
  ) {
    (self.id, self.title, self.details, self.time) = (id, title, details, time)
    (self.isTentative, self.link, self.alarm) = (isTentative, link, alarm)
  }
}
