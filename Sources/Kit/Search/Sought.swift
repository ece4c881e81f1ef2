/// What somebody looks for in everything.
package struct Sought: Sendable {
  /// As it was typed.
  package let text: String
  private let words: [String]

  /// `nil` where there is no word in it.
  init?(_ text: String) {
    words = Search.words(in: text)
    guard !words.isEmpty else { return nil }
    self.text = text
  }

  /// Whether each of the words stands somewhere in what is said of a thing. For the few things that have no list with a search.
  package func isIn(_ texts: String...) -> Bool {
    let key = texts.joined(separator: " ").searchKey
    return words.allSatisfy(key.contains)
  }
}
