/// The internet's profile of ISO 8601 (RFC 3339): what `<time datetime>` and other programs read.
extension Instant {
  /// "2026-11-21T09:30:00Z"; milliseconds only when there are some.
  package var iso8601: String {
    LocalTime(millisecondsAsUTC: milliseconds).exactText + "Z"
  }

  /// Reads a date and time that ends in `Z` or an offset such as `+02:00`; `nil` when it does not, as it then names no
  /// instant.
  package init?(iso8601 text: String) {
    let bytes = Array(text.utf8)
    if let last = bytes.last, last == UInt8(ascii: "Z") || last == UInt8(ascii: "z") {
      guard let local = LocalTime(String(text.dropLast())) else { return nil }
      self.init(milliseconds: local.millisecondsAsUTC)
      return
    }
    let offset = bytes.suffix(6)
    guard offset.count == 6, let local = LocalTime(String(decoding: bytes.dropLast(6), as: UTF8.self)) else {
      return nil
    }
    var digits = AsciiDigits(offset)
    guard let sign = digits.character(of: "+-"), let hours = digits.number(of: 2, in: 0...23),
      digits.character(of: ":") != nil, let minutes = digits.number(of: 2, in: 0...59)
    else { return nil }
    let east = Int64(hours * 60 + minutes) * 60_000
    let isWest = sign == UInt8(ascii: "-")
    self.init(milliseconds: local.millisecondsAsUTC + (isWest ? east : -east))
  }
}
