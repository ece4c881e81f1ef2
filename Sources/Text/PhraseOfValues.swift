extension Phrase {
  /// A value as it is written for each reader.
  package init(_ value: some Localized & Hashable) {
    self.init(es: "\(value)", en: "\(value)", pt: "\(value)")
  }

  /// In one language, for what no moment of the reader's day stands in.
  package func text(in language: Language) -> String {
    text(in: ReaderLocale(language: language, zone: .utc))
  }
}

extension Collection<Phrase> {
  /// “2 kg · Mimosa”; `nil` for none.
  package var joinedByPoints: Phrase? {
    first.map { first in
      dropFirst().reduce(first) { Phrase(es: "\($0) · \($1)", en: "\($0) · \($1)", pt: "\($0) · \($1)") }
    }
  }
}
