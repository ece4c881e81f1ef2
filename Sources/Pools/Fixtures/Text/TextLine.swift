import Kit

/// The words of a line of Football.TXT, each with the room before it: two spaces or more end a name.
struct TextWord: Hashable, Sendable {
  let text: String
  let gap: Int

  /// Without the marks that may stand around it, in small letters.
  var key: String { text.trimming { ",.;()[]".contains($0) }.lowercased() }
}

enum TextLine {
  /// With one kind of dash, of quote and of room.
  static func plain(_ line: some StringProtocol) -> String {
    var plain = ""
    for character in line {
      switch character {
      case "\t": plain += "  "
      case "\u{a0}", "\u{2007}", "\u{202f}": plain += " "
      case "–", "−", "‐", "‑", "—": plain += "-"
      case "‘", "’", "´", "`": plain += "'"
      case "“", "”": plain += "\""
      default: plain.append(character)
      }
    }
    return plain
  }

  static func words(_ text: some StringProtocol) -> [TextWord] {
    var (words, word, gap): ([TextWord], String, Int) = ([], "", 0)
    for character in text {
      guard character.isWhitespace else {
        word.append(character)
        continue
      }
      if !word.isEmpty {
        words.append(TextWord(text: word, gap: gap))
        (word, gap) = ("", 0)
      }
      gap += 1
    }
    return word.isEmpty ? words : words + [TextWord(text: word, gap: gap)]
  }

  static func indent(_ text: some StringProtocol) -> Int { text.prefix(while: \.isWhitespace).count }
}

extension StringProtocol {
  func trimming(_ isLeftOut: (Character) -> Bool) -> String {
    var rest = self[...]
    while let first = rest.first, isLeftOut(first) { rest = rest.dropFirst() }
    while let last = rest.last, isLeftOut(last) { rest = rest.dropLast() }
    return String(rest)
  }

  var trimmed: String { trimming(\.isWhitespace) }
}

extension Sequence<TextWord> {
  var joined: String { map(\.text).joined(separator: " ") }
}
