import Kit

/// The smallest part of a line that can mean something: "2kg" is two of them, "3,50€/kg" four.
struct Atom {
  enum Kind {
    case number, fraction, word, sign, punctuation
  }

  let text: String
  let kind: Kind
  /// Whether nothing but the atom's own beginning separates it from the one before.
  let isGlued: Bool
  /// Folded, for looking up.
  let key: String

  private init(_ text: String, _ kind: Kind, isGlued: Bool) {
    (self.text, self.kind, self.isGlued) = (text, kind, isGlued)
    key = kind == .word ? text.searchKey : ""
  }

  var small: String { text.lowercased() }

  /// Whether a name can consist of it: a word, and more than a "de".
  var isTelling: Bool { kind == .word && !key.isEmpty && !Words.connectors.contains(key) }

  static func atoms(of line: String) -> [Atom] {
    line.unicodeScalars.split { $0.properties.isWhitespace }.flatMap { atoms(ofToken: Substring($0)) }
  }

  private static func atoms(ofToken token: Substring) -> [Atom] {
    var atoms: [Atom] = []
    func append(_ text: Substring, _ kind: Kind) {
      atoms.append(Atom(String(text), kind, isGlued: !atoms.isEmpty))
    }
    var rest = token
    while let first = rest.first {
      switch Kind(startingWith: first) {
      case .number:
        let number = numberPrefix(of: rest)
        append(number, .number)
        rest = rest.dropFirst(number.count)
      case .word:
        let word = rest.prefix { Kind(startingWith: $0) == .word }
        rest = rest.dropFirst(word.count)
        let end = word.dropLast(word.reversed().prefix(while: \.endsAWord).count)
        if !end.isEmpty { append(end, .word) }
        for mark in word[end.endIndex...] { append(Substring(String(mark)), .punctuation) }
      case let kind:
        append(rest.prefix(1), kind)
        rest.removeFirst()
      }
    }
    return atoms
  }

  /// Digits, with separators where a digit follows.
  private static func numberPrefix(of text: Substring) -> Substring {
    var end = text.startIndex
    while end < text.endIndex {
      let next = text.index(after: end)
      let isSeparator = text[end] == "." || text[end] == ","
      let isFollowedByDigit = next < text.endIndex && text[next].isDigit
      guard text[end].isDigit || isSeparator && isFollowedByDigit else { break }
      end = next
    }
    return text[..<end]
  }
}

extension Atom.Kind {
  fileprivate init(startingWith character: Character) {
    if character.isDigit {
      self = .number
    } else if VulgarFraction.thousandths(of: character) != nil {
      self = .fraction
    } else if "/%()".contains(character) {
      self = .sign
    } else {
      self = .word
    }
  }
}

extension Character {
  fileprivate var isDigit: Bool { asciiValue.map { (48...57).contains($0) } ?? false }
  fileprivate var endsAWord: Bool { ",;:.!?".contains(self) }
}

/// ½ and its like, where thousandths tell them exactly: ⅓ is none.
enum VulgarFraction {
  private static let all: [Character: Int64] = [
    "½": 500, "¼": 250, "¾": 750, "⅕": 200, "⅖": 400, "⅗": 600, "⅘": 800, "⅛": 125, "⅜": 375, "⅝": 625, "⅞": 875,
  ]

  static func thousandths(of character: Character) -> Int64? { all[character] }

  /// Of those that everybody reads: quarters.
  static func sign(of thousandths: Int64) -> Character? {
    [250: "¼", 500: "½", 750: "¾"][thousandths]
  }
}
