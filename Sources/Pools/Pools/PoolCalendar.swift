import Kit

/// The kick-off of a pool's match as a calendar entry (RFC 5545).
struct PoolCalendar {
  static let file = "match.ics"
  /// Half an hour before, so that nobody forgets to bet.
  private static let alarm = "-PT30M"

  let pool: Pool
  let kickOff: Instant
  let title: String
  let now: Instant

  var bytes: [UInt8] {
    let lines = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Sobremesa//Pools//EN", "BEGIN:VEVENT", "UID:\(pool.id)@sobremesa",
      "DTSTAMP:\(Self.stamp(now))", "DTSTART:\(Self.stamp(kickOff))", "DURATION:PT2H",
      "STATUS:\(pool.isProvisional ? "TENTATIVE" : "CONFIRMED")", "SUMMARY:\(Self.escaped(title))",
      "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:\(Self.escaped(title))", "TRIGGER:\(Self.alarm)", "END:VALARM",
      "END:VEVENT", "END:VCALENDAR",
    ]
    return Array(lines.map(Self.folded).joined().utf8)
  }

  private static func stamp(_ instant: Instant) -> String {
    String(instant.iso8601.prefix { $0 != "." && $0 != "Z" }).filter { $0 != "-" && $0 != ":" } + "Z"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing(";", with: "\\;").replacing(",", with: "\\,").replacing(
      "\n", with: "\\n")
  }

  /// A line of at most 75 octets, which goes on after a line break and a space.
  private static func folded(_ line: String) -> String {
    var (output, length) = ("", 0)
    for character in line {
      let size = character.utf8.count
      if length + size > 75 {
        output += "\r\n "
        length = 1
      }
      output.append(character)
      length += size
    }
    return output + "\r\n"
  }
}
