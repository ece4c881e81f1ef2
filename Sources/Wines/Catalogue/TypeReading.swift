import Kit

/// Reads a wine's type from what a source says.
enum TypeReading {
  /// Of a column that names the type: `Red`, `Dessert/Port`, `Ribera Del Duero Red`, `Tinto`.
  static func given(_ text: String) -> WineType? { word(in: words(of: text)) }

  /// Of a wine whose source names no type: by the words of its variety and of its name without the winery's, and by its grape. A
  /// grape says more of a wine's colour than a word does, but nothing of whether it is a rosé, sparkles or was fortified.
  static func derived(name: String, winery: String, variety: String) -> (WineType, TypeBasis)? {
    if let type = given(variety) { return (type, .name) }
    let (type, colour) = (word(in: words(of: name, without: winery)), GrapeColour.type(of: variety))
    if let type, colour == nil || (type != .red && type != .white) { return (type, .name) }
    return colour.map { ($0, .grape) }
  }

  /// Of places whose wine is sweet and is not said to be.
  static func isSweet(from place: String) -> Bool { ["sauternes", "barsac"].contains(place.searchKey) }

  private static func words(of name: String, without winery: String) -> [String] {
    var words = words(of: name)
    let own = self.words(of: winery)
    guard !own.isEmpty, let start = words.indices.first(where: { words[$0...].starts(with: own) }) else { return words }
    words.removeSubrange(start..<start + own.count)
    return words
  }

  private static func words(of text: String) -> [String] {
    text.searchKey.split(separator: " ").map(String.init)
  }

  private static let words: [(WineType, Set<String>)] = [
    (
      .fortified,
      """
      port porto oporto sherry jerez madeira marsala manzanilla oloroso amontillado fortified fortificado generoso
      cortado vermouth vermut vermute
      """
    ),
    (
      .sparkling,
      "sparkling espumoso espumante cava champagne prosecco cremant brut spumante sekt franciacorta corpinnat"
    ),
    (.sweet, "dessert sweet dulce doce sauternes tokaji eiswein icewine beerenauslese passito"),
    (.rose, "rose rosado rosato rosados clarete"),
    (.red, "red tinto tintos rouge rosso rotwein"),
    (.white, "white blanco blancos branco blanc bianco weisswein"),
  ].map { ($0, Set(words(of: $1))) }

  private static func word(in found: [String]) -> WineType? {
    if found == ["pedro", "ximenez"] { return .fortified }
    // "Sauvignon Blanc" names a grape, and so do others in which a colour stands: only the first that fits counts.
    return words.first { !$0.1.isDisjoint(with: found) }?.0
  }
}
