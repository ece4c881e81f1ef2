import Kit

/// Whole sentences one after the other.
struct Sentences: Localized, Hashable {
  private let sentences: [Phrase]

  init(_ sentences: [Phrase]) {
    self.sentences = sentences
  }

  func text(in manner: Manner) -> String {
    sentences.map { $0.text(in: manner) }.joined(separator: " ")
  }

  var phrase: Phrase { Phrase(joining: "\(self)") }
}
