import Kit

/// A name of goods as it is compared: folded, without "de" and "of", the same in singular and plural.
struct GoodsName: Hashable, Sendable {
  /// Folded, in the order of the name.
  let words: [String]

  init(_ name: String) {
    self.init(key: name.searchKey)
  }

  /// - Parameter key: a name that is folded already.
  init(key: String) {
    let all = key.split(separator: " ").map(String.init)
    let telling = all.filter { !Words.connectors.contains($0) }
    words = telling.isEmpty ? all : telling
  }

  init(words: [String]) {
    self.words = words
  }

  var key: String { words.joined(separator: " ") }

  /// Whether every word is the other's, or its singular or plural. Names of signs alone have no words to be compared by.
  func isSame(as other: GoodsName) -> Bool {
    !words.isEmpty && words.count == other.words.count && zip(words, other.words).allSatisfy(Self.isSameWord)
  }

  private static func isSameWord(_ one: String, _ other: String) -> Bool {
    one == other || one.utf8.first == other.utf8.first && !singulars(of: one).isDisjoint(with: singulars(of: other))
  }

  /// What the word may be the plural of in any of the three languages, and the word itself: `tomatoes` could be of
  /// "tomatoe", "tomato" or "tomatão". Two forms of one word have one of them in common.
  static func singulars(of word: String) -> Set<String> {
    guard word.utf8.count > 3 else { return [word] }
    var forms: Set<String> = [word]
    for (ending, singular) in endings where word.hasSuffix(ending) {
      let stem = word.dropLast(ending.count)
      if stem.utf8.count + singular.utf8.count >= 3 { forms.insert(stem + singular) }
    }
    return forms
  }

  private static let endings = [
    ("s", ""), ("es", ""), ("oes", "ao"), ("aes", "ao"), ("ais", "al"), ("eis", "el"), ("ois", "ol"), ("ns", "m"),
    ("ies", "y"), ("ces", "z"), ("ves", "f"), ("ves", "fe"),
  ]
}
