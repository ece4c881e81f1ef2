import Kit

extension Localized {
  /// The text in the three languages, for a reader at a clock of Greenwich.
  var written: [String] { Language.allCases.map { text(in: ReaderLocale(language: $0, zone: .utc)) } }

  var inEnglish: String { text(in: ReaderLocale(language: .en, zone: .utc)) }
  var inSpanish: String { text(in: ReaderLocale(language: .es, zone: .utc)) }
}
