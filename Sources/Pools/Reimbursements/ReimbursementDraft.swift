import Kit

/// How somebody paid, as the form says it: by what is offered, or in words of one's own, which go before.
struct ReimbursementDraft: Fielded {
  var offered = ""
  var own = ""

  static let own = Field("note", \ReimbursementDraft.own, ReimbursementPhrases.otherWay, .text(.plain), .optional(60))
  static let fields = [
    Field("how", \ReimbursementDraft.offered, ReimbursementPhrases.how, .custom, .optional(60)), own,
  ]

  var how: String { own.isEmpty ? offered : own }
}

extension ReimbursementDraft {
  /// Offering what was said last.
  init(remembering how: String, in language: Language) {
    let isOffered = ReimbursementPhrases.ways(in: language).contains(how)
    (offered, own) = (isOffered ? how : "", isOffered ? "" : how)
  }
}
