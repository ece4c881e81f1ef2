import Kit

/// The parts of a text that match what somebody typed.
struct Marks: Sendable {
  private let typed: [String]
  /// Words of the catalogue that were taken for those typed.
  private let near: Set<String>
  /// The names of countries with what was found of them, by their codes.
  private var countries: [String: HTML] = [:]

  static let none = Marks(typed: "", near: [])

  /// - Parameter countries: the codes of those that are shown.
  init(typed: String, near: [String], countries: Set<String> = []) {
    self.typed = typed.searchKey.split(separator: " ").map(String.init)
    self.near = Set(near)
    guard !self.typed.isEmpty else { return }
    for code in countries where isFound(Country.searchText(of: code)) { self.countries[code] = marked(code) }
  }

  /// A country's name, marked where it was found: in the reader's language what was found of it, and all of it where it was found
  /// by its name in another.
  func html(country code: String) -> HTML {
    countries[code] ?? "\(Country.name(of: code))"
  }

  private func marked(_ code: String) -> HTML {
    let name = Country.name(of: code)
    let parts = Language.allCases.map { language -> (String, String, String) in
      let text = name.text(in: language)
      let pieces = pieces(of: text)
      guard let found = pieces.firstIndex(where: \.isFound) else { return ("", text, "") }
      return (pieces[..<found].map(\.text).joined(), pieces[found].text, pieces[(found + 1)...].map(\.text).joined())
    }
    func phrase(_ part: ((String, String, String)) -> String) -> Phrase {
      let texts = Dictionary(uniqueKeysWithValues: zip(Language.allCases, parts.map(part)))
      return Phrase(es: "\(texts[.es] ?? "")", en: "\(texts[.en] ?? "")", pt: "\(texts[.pt] ?? "")")
    }
    return "\(phrase(\.0))<mark>\(phrase(\.1))</mark>\(phrase(\.2))"
  }

  private func isFound(_ text: String) -> Bool {
    pieces(of: text).contains(where: \.isFound)
  }

  /// The text with what was found marked.
  func html(_ text: String) -> HTML {
    guard !typed.isEmpty else { return "\(text)" }
    return pieces(of: text).html { piece in
      piece.isFound ? "<mark>\(piece.text)</mark>" : "\(piece.text)"
    }
  }

  struct Piece: Equatable {
    var text: String
    var isFound: Bool
  }

  func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    func add(_ text: some StringProtocol, _ isFound: Bool) {
      guard !text.isEmpty else { return }
      if pieces.last?.isFound == isFound {
        pieces[pieces.count - 1].text += text
      } else {
        pieces.append(Piece(text: String(text), isFound: isFound))
      }
    }
    var rest = text[...]
    while !rest.isEmpty {
      let gap = rest.prefix { !Self.isInWord($0) }
      add(gap, false)
      rest = rest[gap.endIndex...]
      let word = rest.prefix(while: Self.isInWord)
      rest = rest[word.endIndex...]
      let (before, found) = split(word)
      add(before, false)
      add(found, true)
      add(word.dropFirst(before.count + found.count), false)
    }
    return pieces
  }

  private static func isInWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "'’·`´".contains(character)
  }

  /// What stands before the found stretch of a word, and the stretch.
  private func split(_ word: Substring) -> (before: Substring, found: Substring) {
    // What follows an apostrophe or a dot is a word of its own too.
    var start = word.startIndex
    while start < word.endIndex {
      let tail = word[start...]
      if let length = foundLength(of: tail) { return (word[..<start], tail.prefix(length)) }
      guard let joint = tail.firstIndex(where: { "'’·`´".contains($0) }) else { break }
      start = word.index(after: joint)
    }
    return ("", "")
  }

  /// How many characters at the beginning of a word were found.
  private func foundLength(of word: Substring) -> Int? {
    let key = String(word).searchKey
    if let typed = typed.filter(key.hasPrefix).max(by: { $0.count < $1.count }) {
      // A letter may fold to two, and some fold to none.
      return word.indices.lazy.map { word[...$0] }.first { String($0).searchKey.hasPrefix(typed) }?.count
    }
    return near.contains(key) ? word.count : nil
  }
}
