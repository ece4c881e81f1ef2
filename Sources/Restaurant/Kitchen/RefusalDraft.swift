import Kit

/// Why an order is refused, as a form says it.
struct RefusalDraft: Fielded {
  var reason = ""
  var note = ""

  static let reason = Field("reason", \RefusalDraft.reason, KitPhrases.reason)
  static let note = Field(
    "note", \RefusalDraft.note, KitchenPhrases.noteForGuest, .area(rows: 2), .optional(RefusalReason.noteLimit))
  static let fields = [reason, note]

  init() {}

  init(_ reason: RefusalReason, note: String = "") {
    (self.reason, self.note) = (reason.rawValue, note)
  }

  /// As an order keeps it.
  /// - Throws: `Invalid` for the fields `reason` and `note`.
  func validated() throws(Invalid) -> String {
    guard let reason = RefusalReason(rawValue: reason) else {
      throw Invalid(["reason": KitchenPhrases.reasonMissing])
    }
    if reason == .other, note.isEmpty { throw Invalid(["note": KitchenPhrases.noteMissing]) }
    guard problems.isEmpty else { throw problems }
    return note.isEmpty ? reason.rawValue : "\(reason.rawValue) \(note)"
  }
}
