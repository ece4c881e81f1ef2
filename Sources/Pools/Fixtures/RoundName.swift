import Kit

/// A round of a competition under whatever name a file gives it: “Matchday 3”, “3. Round”, “Jornada 3” are one.
struct RoundName: Hashable, Sendable {
  let text: String

  var key: String {
    let words = text.searchKey.split(separator: " ").map(String.init)
    let numbers = words.filter { $0.allSatisfy(\.isNumber) }
    guard numbers.count == 1, let number = Int(numbers[0]),
      words.allSatisfy({ Self.plain.contains($0) || $0 == numbers[0] })
    else {
      let name = words.map { Self.singular[$0] ?? $0 }.joined(separator: " ")
      return Self.alike[name] ?? name
    }
    return String(number)
  }

  /// Whether it is of a league or a group, or which of the last rounds it is; `nil` where its name doesn't tell.
  func stage(in group: String) -> String? {
    if !group.isEmpty || key.hasPrefix("group ") || Int(key) != nil { return "league" }
    return Self.known[key] == nil ? nil : key
  }

  /// As the reader says it; empty where a file has no rounds.
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
    "quarterfinal": "quarter final", "finais": "final", "finale": "final", "halbfinale": "semi final",
    "viertelfinale": "quarter final",
    "achtelfinale": "round of 16", "semifinais": "semi final",
  ]

  private static let alike = [
    "play off for third place": "match for third place", "third place play off": "match for third place",
    "third place": "match for third place", "3rd place": "match for third place", "last 16": "round of 16",
    "1 8 final": "round of 16", "1 4 final": "quarter final", "1 2 final": "semi final", "8th final": "round of 16",
    "quartas de final": "quarter final", "cuartos de final": "quarter final",
    "octavos de final": "round of 16", "oitavas de final": "round of 16",
  ]

  private static let known: [String: Phrase] = [
    "final": Phrase(es: "Final", en: "The final", pt: "Final"),
    "semi final": Phrase(es: "Semifinal", en: "Semi-final", pt: "Semifinal"),
    "quarter final": Phrase(es: "Cuartos de final", en: "Quarter-final", pt: "1/4 de final"),
    "round of 16": Phrase(es: "Octavos de final", en: "Round of 16", pt: "1/8 de final"),
    "round of 32": Phrase(es: "Dieciseisavos de final", en: "Round of 32", pt: "1/16 de final"),
    "match for third place": Phrase(es: "Tercer puesto", en: "Third-place play-off", pt: "Terceiro lugar"),
  ]
}
