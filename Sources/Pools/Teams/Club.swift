import Kit

/// A team that Sobremesa knows: what it is called, by what names files call it, and its shield.
struct Club: Hashable, Sendable {
  /// `es.athletic`; of a space's own team, its id.
  let key: String
  let name: Phrase
  /// Every name, the shown ones first.
  let names: [String]
  let shield: Shield
  /// On its shield, which many have alike: “ATH”.
  let initials: String
  /// What it is found by.
  let searchKey: String

  /// What its key begins with.
  var country: String { String(key.prefix { $0 != "." }) }
  var isNation: Bool { country == "nt" }
}

/// A side of a match as a pool and a fixture hold it: what it was called then, whatever becomes of the team.
struct Side: Hashable, Sendable {
  /// The club's key; of one that nobody knows, made from its name.
  let key: String
  let name: String
  let shield: Shield

  /// What the key of one that nobody knows begins with.
  static let unknown = "x."

  var initials: String { ClubBook.shared.club(key)?.initials ?? Initials.of(name) }
  /// Its shield as it is drawn.
  var mark: HTML { shield.html(initials) }

  /// National teams are called as the reader calls them.
  var title: Phrase { ClubBook.shared.club(key)?.name ?? Phrase(verbatim: name) }
}

/// Up to three letters for a team that nobody has given any.
enum Initials {
  /// “Girona FC” is GIR, “San Fernando” SFE, “1. FC Köln” KOL.
  static func of(_ name: String) -> String {
    let words = ClubBook.bare(name.prefix { $0 != "(" }.description.searchKey).split(separator: " ")
      .filter { word in !little.contains(String(word)) && word.contains(where: \.isLetter) }
    guard let first = words.first else { return "" }
    let letters =
      words.count > 1 && first.count <= 4 ? "\(first.prefix(1))\(words[1].prefix(2))" : String(first.prefix(3))
    return letters.uppercased()
  }

  private static let little: Set<String> = [
    "de", "del", "la", "el", "los", "las", "da", "do", "of", "the", "real", "club",
  ]
}
