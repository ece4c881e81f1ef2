extension Phrase {
  /// A value as it is written for each reader.
  package init(_ value: some Localized & Hashable) {
    self.init(joining: "\(value)")
  }

  /// In one language, for what no moment of the reader's day stands in.
  package func text(in language: Language) -> String {
    text(in: ReaderLocale(language: language, zone: .utc))
  }
}

extension Collection<Phrase> {
  /// One after the other: “2 kg · Mimosa”; `nil` for none.
  package func joined(by separator: String) -> Phrase? {
    first.map { first in dropFirst().reduce(first) { Phrase(joining: "\($0)\(separator)\($1)") } }
  }
}
