import Kit

/// Reads a wine's type from what a source says.
enum TypeReading {
  /// Of a column that names the type: `Red`, `Dessert/Port`, `Ribera Del Duero Red`, `Tinto`.
  static func given(_ text: String) -> WineType? {
    word(in: text)
  }

  /// Of a wine whose source names no type: by the words of its name and variety, else by its grape.
  static func derived(name: String, variety: String, grapes: [String]) -> (WineType, TypeBasis)? {
    if let type = word(in: variety) ?? word(in: name) { return (type, .name) }
    let colours = Set((grapes + [variety]).compactMap(GrapeColour.type))
    guard colours.count == 1, let colour = colours.first else { return nil }
    return (colour, .grape)
  }

  private static let words: [(WineType, Set<String>)] = [
    (
      .fortified,
      [
        "port", "porto", "oporto", "sherry", "jerez", "madeira", "marsala", "manzanilla", "oloroso", "amontillado",
        "fortified", "fortificado", "generoso",
      ]
    ),
    (
      .sparkling,
      [
        "sparkling", "espumoso", "espumante", "cava", "champagne", "prosecco", "cremant", "brut", "spumante", "sekt",
        "franciacorta", "corpinnat",
      ]
    ),
    (
      .sweet,
      ["dessert", "sweet", "dulce", "doce", "sauternes", "tokaji", "eiswein", "icewine", "beerenauslese", "passito"]
    ),
    (.rose, ["rose", "rosado", "rosato", "rosados", "clarete"]),
    (.red, ["red", "tinto", "tintos", "rouge", "rosso", "rotwein"]),
    (.white, ["white", "blanco", "blancos", "branco", "blanc", "bianco", "weisswein"]),
  ]

  private static func word(in text: String) -> WineType? {
    let found = text.searchKey.split(separator: " ").map(String.init)
    if found == ["pedro", "ximenez"] { return .fortified }
    // "Sauvignon Blanc" names a grape, and so do others in which a colour stands: only the first that fits counts.
    return words.first { !$0.1.isDisjoint(with: found) }?.0
  }
}
