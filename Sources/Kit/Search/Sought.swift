/// What somebody looks for in everything.
package struct Sought: Sendable {
  /// As it was typed.
  package let text: String
  private let words: [[UInt8]]

  /// `nil` where there is no word in it.
  init?(_ text: String) {
    words = Search.words(in: text).map { Array($0.utf8) }
    guard !words.isEmpty else { return nil }
    self.text = text
  }

  /// Whether each of the words stands somewhere in what is said of a thing. For the few things that have no list with a search.
  package func isIn(_ texts: String...) -> Bool {
    let key = Array(texts.joined(separator: " ").searchKey.utf8)
    return words.allSatisfy { Self.holds(key, $0) }
  }

  /// Byte by byte, as folded texts are compared: the standard library goes by characters, which takes fifty times as long.
  static func holds(_ key: [UInt8], _ word: [UInt8]) -> Bool {
    guard let first = word.first, key.count >= word.count else { return false }
    return (0...key.count - word.count).contains { start in
      key[start] == first && key[start..<start + word.count].elementsEqual(word)
    }
  }
}
