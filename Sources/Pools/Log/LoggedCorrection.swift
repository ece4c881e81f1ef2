import Kit

/// How a pool ended before and after a correction, and why, as the log keeps it, read again for people.
struct LoggedCorrection: Hashable, Sendable {
  let before: Ending
  let after: Ending
  let reason: String
}

extension LoggedCorrection {
  /// Reads “1-0 > cancelled: the reason”; `nil` for anything else.
  init?(_ note: String) {
    guard let arrow = note.firstRange(of: " > "), let colon = note[arrow.upperBound...].firstRange(of: ": "),
      let before = Ending(note: String(note[..<arrow.lowerBound])),
      let after = Ending(note: String(note[arrow.upperBound..<colon.lowerBound]))
    else { return nil }
    self.init(before: before, after: after, reason: String(note[colon.upperBound...]))
  }

  var note: String { "\(before.note) > \(after.note): \(reason)" }

  var phrase: Phrase {
    let (before, after) = (before.title, after.title)
    return Phrase(joining: "\(before) → \(after): \(reason)")
  }
}
