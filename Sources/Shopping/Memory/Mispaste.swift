import Kit

/// What comes onto a list by mistake and is nobody's name for something to buy: a line of a conversation, an address, markup,
/// a sentence. It may stand on its list, and is never remembered. Pure; the tests hold a table of it.
enum Mispaste {
  /// Longer than any package says: “detergente líquido para ropa delicada y de color, 40 lavados”.
  private static let letterLimit = 80
  /// “aceite de oliva virgen extra de la cooperativa de Baena” has nine.
  private static let wordLimit = 10
  private static let wordLength = 30
  /// Of the same letter in a row: what a hand does that lies on a key.
  private static let repetition = 5

  static func isOne(_ name: String) -> Bool {
    guard name.utf8.count <= 4 * letterLimit, name.count <= letterLimit else { return true }
    guard name.searchKey.contains(where: \.isLetter) else { return true }
    let words = name.split(whereSeparator: \.isWhitespace)
    guard words.count <= wordLimit, words.allSatisfy({ $0.count <= wordLength }) else { return true }
    return name.contains { signs.contains($0) } || marks.contains { name.contains($0) } || name.last == "!"
      || hasRepetition(name) || isNothingOrLess(words) || words.contains { isStamp($0) || isAddress($0) }
      || words.contains { $0.last == ":" } || hasTwoSentences(words)
      || SmallTalk.without(name, in: .es) == nil
  }

  /// Of markup, of questions, and of what programs write.
  private static let signs: Set<Character> = ["<", ">", "{", "}", "[", "]", "|", "\\", "`", "=", "@", "?", "¿", "¡"]
  private static let marks = ["**", "__", "&nbsp;", "&amp;", "://"]

  private static func hasRepetition(_ name: String) -> Bool {
    var (last, run): (Character?, Int) = (nil, 0)
    for letter in name where letter.isLetter || letter.isNumber {
      run = letter == last ? run + 1 : 1
      last = letter
      if run == repetition { return true }
    }
    return false
  }

  /// “0 leche”, “-3 kg tomates”.
  private static func isNothingOrLess(_ words: [Substring]) -> Bool {
    guard let first = words.first, words.count > 1 else { return false }
    return first == "0" || "-−+".contains(first.prefix(1)) && first.dropFirst().first?.isNumber == true
  }

  /// A time or a date: “12:03”, “22/11/26,”.
  private static func isStamp(_ word: Substring) -> Bool {
    let plain = word.filter { $0.isNumber || ":/-.".contains($0) }
    guard plain.count >= word.count - 2 else { return false }
    let time = plain.split(separator: ":")
    if time.count > 1, time.dropFirst().allSatisfy({ $0.count == 2 && isNumber($0) }), isNumber(time[0]) { return true }
    return ["/", "-", "."].contains { separator in
      let date = plain.split(separator: separator)
      return date.count == 3 && date.allSatisfy { $0.count <= 4 && isNumber($0) }
    }
  }

  private static func isNumber(_ text: Substring) -> Bool { !text.isEmpty && text.allSatisfy(\.isNumber) }

  /// “www.mercadona.es”, “recetas.com/pan”.
  private static func isAddress(_ word: Substring) -> Bool {
    let host = word.lowercased().prefix { $0 != "/" }.split(separator: ".")
    guard host.count > 1, let last = host.last else { return false }
    return host[0] == "www" || ends.contains(last.filter(\.isLetter)) && host[0].count > 1
  }

  private static let ends: Set<String> = ["com", "es", "pt", "br", "net", "org", "app", "info", "uk", "eu", "io"]

  /// A stop behind a word that is no abbreviation, and more after it.
  private static func hasTwoSentences(_ words: [Substring]) -> Bool {
    words.dropLast().contains { $0.last == "." && $0.count > 5 }
  }
}
