import Kit

/// Whole sentences one after the other.
struct Sentences: Localized, Hashable {
  private let sentences: [Phrase]

  init(_ sentences: [Phrase]) {
    self.sentences = sentences
  }

  func text(in locale: ReaderLocale) -> String {
    sentences.map { $0.text(in: locale) }.joined(separator: " ")
  }

  var phrase: Phrase { Phrase(joining: "\(self)") }
}
