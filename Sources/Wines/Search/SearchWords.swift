import Kit

/// Taking texts apart into the words by which they are found.
enum SearchWords {
  /// More than anybody types; the rest would only cost time.
  static let limit = 8

  /// What many wineries are called besides their name, and what stands between names.
  static let common = Set(
    """
    bodega bodegas chateau domaine domaines weingut weinhaus quinta casa vina vinas vinedos cantina cantine tenuta tenute azienda
    agricola cave caves cellars cellar celler herdade adega winery wines estate estates vineyard vineyards family maison vin vins
    wine vino vinos vinho vinhos de del do da dos das di della delle du des le la les el los las l d the of and y e et und
    grand cru classe premier
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// How many slips are forgiven in a word.
  static func slips(in word: [UInt8]) -> Int {
    switch word.count {
    case ...4: 0
    case ...8: 1
    default: 2
    }
  }

  /// The words of a text, and what follows an apostrophe or a middle dot inside one: d'Avola is found by `davola` and by
  /// `avola`, Xarel·lo by `xarello` and by `xarel lo`.
  static func inside(_ text: String) -> [String] {
    var words = text.searchKey.split(separator: " ").map(String.init)
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "'") || $0 >= 0x80 }), text.contains(where: joins) else {
      return words
    }
    for part in text.split(whereSeparator: \.isWhitespace) {
      for tail in part.split(whereSeparator: joins).dropFirst() {
        words += tail.description.searchKey.split(separator: " ").map(String.init)
      }
    }
    return words
  }

  /// What Kit's folding leaves out between two letters.
  private static func joins(_ character: Character) -> Bool {
    switch character {
    case "'", "’", "‘", "`", "´", "·", "‧", "ʼ", "′": true
    default: false
    }
  }
}
