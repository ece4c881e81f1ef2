import Kit

/// How a pool ended before and after a correction, and why, as the log keeps it, read again for people.
struct LoggedCorrection: Hashable, Sendable {
  let before: Ending
  let after: Ending
  let reason: String

  init(from before: Ending, to after: Ending, because reason: String) {
    (self.before, self.after, self.reason) = (before, after, reason)
  }

  /// Reads “1-0 > cancelled: the reason”; `nil` for anything else.
  init?(_ note: String) {
    guard let arrow = note.firstRange(of: " > "), let colon = note[arrow.upperBound...].firstRange(of: ": "),
      let before = Ending(note: String(note[..<arrow.lowerBound])),
      let after = Ending(note: String(note[arrow.upperBound..<colon.lowerBound]))
    else { return nil }
    self.init(from: before, to: after, because: String(note[colon.upperBound...]))
  }

  var note: String { "\(before.note) > \(after.note): \(reason)" }

  var phrase: Phrase {
    let (before, after) = (before.title, after.title)
    return Phrase(
      es: "\(before) → \(after): \(reason)", en: "\(before) → \(after): \(reason)",
      pt: "\(before) → \(after): \(reason)")
  }
}
