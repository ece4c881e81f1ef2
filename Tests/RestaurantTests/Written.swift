import Kit

extension Localized {
  /// The text in the three languages, for a reader at a clock of Greenwich.
  var written: [String] { Language.allCases.map { text(in: Manner(language: $0, zone: .utc)) } }

  var inEnglish: String { text(in: Manner(language: .en, zone: .utc)) }
  var inSpanish: String { text(in: Manner(language: .es, zone: .utc)) }
}
