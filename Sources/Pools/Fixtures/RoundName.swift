import Kit

/// A round of a competition under whatever name a file gives it: “Matchday 3”, “3. Round”, “Jornada 3” are one.
struct RoundName: Hashable, Sendable {
  let text: String

  var key: String {
    let words = text.searchKey.split(separator: " ").map(String.init)
    let numbers = words.filter { $0.allSatisfy(\.isNumber) }
    guard numbers.count == 1, let number = Int(numbers[0]),
      words.allSatisfy({ Self.plain.contains($0) || $0 == numbers[0] })
    else { return words.map { Self.singular[$0] ?? $0 }.joined(separator: " ") }
    return String(number)
  }

  /// As the reader says it.
  var title: Phrase {
    if let number = Int(key) {
      return Phrase(es: "Jornada \(number)", en: "Matchday \(number)", pt: "Jornada \(number)")
    }
    if key.hasPrefix("group "), key.utf8.count == 7 {
      let letter = key.suffix(1).uppercased()
      return Phrase(es: "Grupo \(letter)", en: "Group \(letter)", pt: "Grupo \(letter)")
    }
    return Self.known[key] ?? Phrase(verbatim: text)
  }

  private static let plain: Set<String> = [
    "matchday", "round", "jornada", "rodada", "spieltag", "week", "journee", "giornata",
  ]
  private static let singular = [
    "finals": "final", "semifinals": "semi final", "semifinal": "semi final", "quarterfinals": "quarter final",
    "quarterfinal": "quarter final",
  ]

  private static let known: [String: Phrase] = [
    "final": Phrase(es: "Final", en: "The final", pt: "Final"),
    "semi final": Phrase(es: "Semifinal", en: "Semi-final", pt: "Semifinal"),
    "quarter final": Phrase(es: "Cuartos de final", en: "Quarter-final", pt: "1/4 de final"),
    "round of 16": Phrase(es: "Octavos de final", en: "Round of 16", pt: "1/8 de final"),
    "round of 32": Phrase(es: "Dieciseisavos de final", en: "Round of 32", pt: "1/16 de final"),
    "match for third place": Phrase(es: "Tercer puesto", en: "Third-place play-off", pt: "Terceiro lugar"),
    "third place play off": Phrase(es: "Tercer puesto", en: "Third-place play-off", pt: "Terceiro lugar"),
  ]
}
