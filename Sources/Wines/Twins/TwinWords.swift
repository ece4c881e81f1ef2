import Kit

/// What the words of names say when two of them are compared.
enum TwinWords {
  /// Words that tell no wine from another: what wineries are called besides their name, and what a bottle is packed in.
  static let fillers = SearchWords.common.subtracting(["grand", "premier"]).union(
    words(
      """
      a al au aux blend bottle bottles box bros cia co county cuv cuvee degli dei dom en freres fils gift giftbox hijos
      herederos inc ltd magnum n nv pack pere repack canister sa sas sl sons spa srl tin valle valley
      ava aoc aop doc doca docg dop igp igt vqa
      """))

  /// Words that tell two wines of one winery apart wherever they stand, and are no name by themselves.
  static let levels = words(
    """
    1er amarone amontillado annata appassimento auslese brut cellar classico collection cortado cream crianza demi doux dry
    especial extra fino gran grand grande halbtrocken harvest heritage icewine joven kabinett late lbv manzanilla nature
    nouveau novello old oloroso organic palo passito private proprietors px recioto reserva ripasso roble ruby sec
    selection seleccion selezione series signature solera special spatlese superiore tardia tawny trocken vendimia vieilles
    viejas vignes village villages vine vines vintage
    """)

  static func colour(of word: String) -> WineType? { colours[word] }

  private static let colours: [String: WineType] = {
    let lists: [(WineType, String)] = [
      (.red, "red tinto tintos rouge rosso rotwein"),
      (.white, "white blanco blancos branco blanc blancs bianco weisswein"),
      (.rose, "rose rosado rosados rosato clarete pink"),
    ]
    return Dictionary(uniqueKeysWithValues: lists.flatMap { type, list in words(list).map { ($0, type) } })
  }()

  private static let aliases = [
    "premier": "1er", "reserve": "reserva", "riserva": "reserva", "saint": "st", "sainte": "ste",
  ]

  /// The words of a text, each as it is compared.
  static func of(_ text: String) -> [String] {
    let words = text.searchKey.split(separator: " ").map { aliases[String($0)] ?? String($0) }
    // What a château is classed as belongs to the château, where a "grand cru" by itself is another wine.
    guard let start = words.indices.first(where: { words[$0...].starts(with: ["grand", "cru", "classe"]) }) else {
      return words
    }
    return Array(words[..<start] + words[(start + 3)...])
  }

  /// A place by one of its names.
  static func place(_ word: String) -> String { Kin.first(of: word) }

  private static func words(_ list: String) -> Set<String> {
    Set(list.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}

/// Grapes in names, each by one of its names.
enum NamedGrapes {
  private static let longest = 3
  private static let short = ["cabernet": "cabernet sauvignon", "sauvignon": "sauvignon blanc"]
  /// What is no grape, though a variety is given so.
  private static let others: Set<String> = ["meritage", "bordeaux style red blend"]

  /// By the first word, so that most words cost one look.
  private static let byFirst: [Substring: [(words: [Substring], name: String)]] = {
    var found: [Substring: [(words: [Substring], name: String)]] = [:]
    for name in GrapeColour.known.union(Kin.grapeKeys).subtracting(others).sorted() {
      let words = name.split(separator: " ")
      guard words.count <= longest, let first = words.first else { continue }
      found[first, default: []].append((words, short[name] ?? Kin.first(of: name)))
    }
    return found.mapValues { $0.sorted { $0.words.count > $1.words.count } }
  }()

  /// The grapes among words, and the other words.
  static func taken(from words: [String]) -> (grapes: Set<String>, rest: [String]) {
    var (grapes, rest, index): (Set<String>, [String], Int) = ([], [], 0)
    while index < words.count {
      let tail = words[index...].lazy.map { $0[...] }
      if let found = byFirst[words[index][...]]?.first(where: { tail.starts(with: $0.words) }) {
        grapes.insert(found.name)
        index += found.words.count
      } else {
        rest.append(words[index])
        index += 1
      }
    }
    return (grapes, rest)
  }
}
