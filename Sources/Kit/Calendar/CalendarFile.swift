/// A calendar as programs read it (RFC 5545).
package struct CalendarFile: Sendable {
  package static let type = "text/calendar; charset=utf-8"

  /// One thing in it, said as it is read.
  package struct Event: Sendable {
    let id: String
    let title: String
    let text: String
    let time: CalendarEntry.Time
    let isTentative: Bool
    let address: String?
    /// How long before it the calendar reminds.
    let alarm: Duration?

    /// - Parameter id: the same for the same thing for good, and no other's.
    package init(
      id: String, title: String, text: String = "", time: CalendarEntry.Time, isTentative: Bool = false,
      address: String? = nil, alarm: Duration? = nil
    ) {
      (self.id, self.title, self.text, self.time) = (id, title, text, time)
      (self.isTentative, self.address, self.alarm) = (isTentative, address, alarm)
    }
  }

  /// As the calendar is called where it is subscribed to.
  var name: String?
  let events: [Event]
  let now: Instant

  package init(name: String? = nil, _ events: [Event], at now: Instant) {
    (self.name, self.events, self.now) = (name, events, now)
  }

  package var bytes: [UInt8] {
    let lines =
      ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Sobremesa//Sobremesa//EN"] + head
      + events.flatMap(lines) + ["END:VCALENDAR"]
    return Array(lines.map(Self.folded).joined().utf8)
  }

  /// What a subscribed calendar is called, and that an hour later it may have changed.
  private var head: [String] {
    guard let name else { return [] }
    let said = Self.escaped(name)
    return ["NAME:\(said)", "X-WR-CALNAME:\(said)", "REFRESH-INTERVAL;VALUE=DURATION:PT1H", "X-PUBLISHED-TTL:PT1H"]
  }

  private func lines(of event: Event) -> [String] {
    ["BEGIN:VEVENT", "UID:\(event.id)@sobremesa", "DTSTAMP:\(Self.stamp(now))"] + Self.lines(of: event.time)
      + ["STATUS:\(event.isTentative ? "TENTATIVE" : "CONFIRMED")", "SUMMARY:\(Self.escaped(event.title))"]
      + (event.text.isEmpty ? [] : ["DESCRIPTION:\(Self.escaped(event.text))"])
      + (event.address.map { ["URL:\($0)"] } ?? []) + Self.alarm(event) + ["END:VEVENT"]
  }

  /// A day takes nobody's time; its end is the day after.
  private static func lines(of time: CalendarEntry.Time) -> [String] {
    switch time {
    case .day(let day):
      ["DTSTART;VALUE=DATE:\(date(day))", "DTEND;VALUE=DATE:\(date(day.adding(days: 1)))", "TRANSP:TRANSPARENT"]
    case .moment(let start, let length):
      ["DTSTART:\(stamp(start))", "DURATION:PT\(length.components.seconds / 60)M"]
    }
  }

  private static func alarm(_ event: Event) -> [String] {
    guard let alarm = event.alarm else { return [] }
    return [
      "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:\(escaped(event.title))",
      "TRIGGER:-PT\(alarm.components.seconds / 60)M", "END:VALARM",
    ]
  }

  private static func date(_ day: Day) -> String { day.description.filter { $0 != "-" } }

  private static func stamp(_ instant: Instant) -> String {
    String(instant.iso8601.prefix { $0 != "." && $0 != "Z" }).filter { $0 != "-" && $0 != ":" } + "Z"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing(";", with: "\\;").replacing(",", with: "\\,")
      .replacing("\r\n", with: "\\n").replacing("\n", with: "\\n").replacing("\r", with: "\\n")
  }

  /// A line of at most 75 octets, which goes on after a line break and a space.
  private static func folded(_ line: String) -> String {
    var (output, length) = ("", 0)
    for character in line.unicodeScalars {
      let size = String(character).utf8.count
      if length + size > 75 {
        output += "\r\n "
        length = 1
      }
      output.unicodeScalars.append(character)
      length += size
    }
    return output + "\r\n"
  }
}
