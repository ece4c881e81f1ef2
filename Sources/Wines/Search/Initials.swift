/// Where the wines of each first letter begin, in a list by name.
struct Initials: Sendable, Equatable {
  struct Initial: Sendable, Equatable {
    /// A capital, or `#` for what begins with none.
    let letter: String
    /// How many wines stand before the first of them.
    let start: Int
  }

  /// In the order of the list.
  let all: [Initial]

  init(_ hits: WineHits) {
    var (all, seen, position): ([Initial], Set<String>, Int) = ([], [], 0)
    hits.all.visit { place in
      let letter = Self.letter(of: place, in: hits.index)
      if seen.insert(letter).inserted { all.append(Initial(letter: letter, start: position)) }
      position += 1
      return true
    }
    self.all = all
  }

  func start(of letter: String) -> Int? { all.first { $0.letter == letter }?.start }

  private static func letter(of place: Int, in index: WineIndex) -> String {
    let start = Int(index.texts.starts[place])
    guard start < Int(index.texts.starts[place + 1]) else { return "#" }
    let entry = index.texts.words[start]
    let (word, field) = (Int(WineTexts.word(entry)), WineTexts.field(entry))
    guard field == Int(WordField.name.rawValue) else { return "#" }
    let byte = index.vocabulary.letters[Int(index.vocabulary.starts[word])]
    guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) else { return "#" }
    return String(decoding: [byte - 32], as: UTF8.self)
  }
}
