import Kit

/// Words as somebody meant them who slipped on a letter: found only where nothing is spelt as it was typed.
struct NearWords {
  private let typed: [[UInt8]]

  /// - Parameter words: as they were typed.
  init(_ words: String) {
    typed = words.cut(to: Self.lookedAt).searchKey.split(separator: " ").map { Array($0.utf8) }
  }

  /// More than anybody types to find a dish.
  private static let lookedAt = 60

  /// Whether each of them is near a word of a text or, from six letters on, near how one begins.
  /// - Parameter key: the text's search key.
  func areIn(_ key: String) -> Bool {
    let words = key.split(separator: " ").map { Array($0.utf8) }
    return !typed.isEmpty && typed.allSatisfy { one in words.contains { Self.isNear(one, to: $0) } }
  }

  /// One slip in a word of four to seven letters, two in a longer one; a shorter one has to be right.
  private static func slips(in word: [UInt8]) -> Int { word.count < 4 ? 0 : word.count < 8 ? 1 : 2 }

  private static func isNear(_ typed: [UInt8], to word: [UInt8]) -> Bool {
    let slips = slips(in: typed)
    guard typed.count >= 6 else { return Slips.between(typed, word, atMost: slips) != nil }
    return (typed.count - slips...typed.count + slips).contains { length in
      Slips.between(typed, Array(word.prefix(length)), atMost: slips) != nil
    }
  }
}

extension MenuCard {
  /// What holds the words as they were meant.
  func only(near words: NearWords) -> MenuCard {
    only(
      Set(parts.flatMap(\.dishes).filter { words.areIn("\($0.name.searchKey) \($0.description.searchKey)") }.map(\.id)))
  }
}
