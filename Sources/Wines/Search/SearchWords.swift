import Kit

/// Taking texts apart into the words by which they are found.
enum SearchWords {
  /// More than anybody types; the rest would only cost time.
  static let limit = 8

  /// What somebody typed, word by word as the catalogue has them.
  static func typed(_ text: String) -> [[UInt8]] {
    text.searchKey.split(separator: " ").prefix(limit).map { Array($0.utf8.prefix(Vocabulary.longest)) }
  }

  /// How many slips are forgiven in a word.
  static func slips(in word: [UInt8]) -> Int {
    switch word.count {
    case ...4: 0
    case ...8: 1
    default: 2
    }
  }

  /// The words of a text, and what follows an apostrophe or a middle dot inside one: d'Avola is found by `davola` and by
  /// `avola`, Xarel·lo by `xarello` and by `xarel lo`.
  static func inside(_ text: String) -> [String] {
    var words = text.searchKey.split(separator: " ").map(String.init)
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "'") || $0 >= 0x80 }), text.contains(where: joins) else {
      return words
    }
    for part in text.split(whereSeparator: \.isWhitespace) {
      for tail in part.split(whereSeparator: joins).dropFirst() {
        words += tail.description.searchKey.split(separator: " ").map(String.init)
      }
    }
    return words
  }

  /// What Kit's folding leaves out between two letters.
  private static func joins(_ character: Character) -> Bool {
    switch character {
    case "'", "’", "‘", "`", "´", "·", "‧", "ʼ", "′": true
    default: false
    }
  }
}
