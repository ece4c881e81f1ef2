import Kit

/// Why an order is refused, as a form says it.
struct RefusalDraft: Sendable {
  let reason: String
  let note: String

  init(_ form: Form) {
    reason = form["reason"]
    note = form.trimmed("note")
  }

  init(_ reason: RefusalReason, note: String = "") {
    self.reason = reason.rawValue
    self.note = note
  }

  /// As an order keeps it.
  /// - Throws: `Invalid` for the fields `reason` and `note`.
  func validated() throws(Invalid) -> String {
    guard let reason = RefusalReason(rawValue: reason) else {
      throw Invalid(["reason": KitchenPhrases.reasonMissing])
    }
    if reason == .other, note.isEmpty { throw Invalid(["note": KitchenPhrases.noteMissing]) }
    if !TextRule.fits(note, RefusalReason.noteLimit) {
      throw Invalid(["note": RestaurantPhrases.tooLong(RefusalReason.noteLimit)])
    }
    return note.isEmpty ? reason.rawValue : "\(reason.rawValue) \(note)"
  }
}
