import Kit

/// An hour as a calendar writes it: “17:00”, “20.45”, “19h30”, “13:00 UTC-6”, “20:45 CET (19:45 UTC±0)”.
struct TextTime: Hashable, Sendable {
  let hour: Int
  let minute: Int
  var clock: KickOff.Clock

  /// - Returns: the hour that begins at a word, and the place after it and after the same hour elsewhere in brackets.
  static func read(_ words: ArraySlice<TextWord>) -> (time: TextTime, next: Int)? {
    guard let first = words.first, isShaped(first.text), let found = KickOff.time(first.text) else { return nil }
    var time = TextTime(hour: found.hour, minute: found.minute, clock: found.clock)
    var rest = words.dropFirst()
    if let zone = rest.first, zone.gap == 1, let zoned = KickOff.time("\(first.text) \(zone.text)") {
      time.clock = zoned.clock
      rest = rest.dropFirst()
    }
    if let word = rest.first, word.text.hasPrefix("("), isShaped(word.text.trimming { "()".contains($0) }),
      let end = rest.firstIndex(where: { $0.text.hasSuffix(")") }), end <= rest.startIndex + 2
    {
      rest = rest[(end + 1)...]
    }
    return (time, rest.startIndex)
  }

  private static func isShaped(_ text: String) -> Bool {
    text.first?.isWholeNumber == true && text.contains { ":.hH".contains($0) }
  }
}
