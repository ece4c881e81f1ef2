import Kit

/// What somebody types, letter by letter.
struct Typing: Codable, Sendable {
  let keystrokes: [String]
  let hasSlip: Bool
  /// Facets and values that are ticked meanwhile.
  let filters: [String: String]
}

extension Typing {
  /// - Parameter texts: names, wineries and origins of wines to look for.
  static func sessions(
    _ count: Int, for wines: [(name: String, winery: String, origin: String, grape: String)], seed: UInt64
  ) -> [Typing] {
    var dice = Dice(state: seed)
    return (0..<count).map { index in
      let wine = dice.pick(wines)
      let choice = dice.below(10)
      var text =
        switch choice {
        case 0..<4: wine.name
        case 4..<6: wine.winery
        case 6: wine.origin
        case 7: "\(wine.grape) \(wine.origin)"
        case 8: sentence(index, wine)
        default: "\(wine.winery.split(separator: " ").last ?? "") \(wine.grape)"
        }
      if choice != 8 { text = String(text.prefix(24)) }
      let hasSlip = index % 3 == 0
      if hasSlip { text = slipped(text, &dice) }
      let keystrokes = (1...max(1, text.count)).map { String(text.prefix($0)) }.filter { $0.last != " " }
      return Typing(keystrokes: keystrokes, hasSlip: hasSlip, filters: filters(dice.below(4), wine.grape))
    }
  }

  /// What becomes chips: a type, a price, a score, a food, a year.
  private static func sentence(_ index: Int, _ wine: (name: String, winery: String, origin: String, grape: String))
    -> String
  {
    switch index % 4 {
    case 0: "un tinto de \(wine.origin) por menos de 20 €"
    case 1: "red \(wine.grape) for lamb 92 points"
    case 2: "vinho branco \(wine.origin) até 10 euros"
    default: "\(wine.name) 2015"
    }
  }

  private static func filters(_ kind: Int, _ grape: String) -> [String: String] {
    switch kind {
    case 0: ["type": "red", "country": "ES"]
    case 1: ["price": "EUR-1", "score": "100-2"]
    case 2: ["vintage": "2015"]
    default: ["grape": grape, "food": "Beef"]
    }
  }

  /// With one letter wrong in its longest word.
  private static func slipped(_ text: String, _ dice: inout Dice) -> String {
    var words = text.split(separator: " ").map(String.init)
    guard let longest = words.indices.max(by: { words[$0].count < words[$1].count }), words[longest].count > 4 else {
      return text
    }
    var letters = Array(words[longest])
    let place = 1 + dice.below(letters.count - 2)
    switch dice.below(4) {
    case 0: letters.remove(at: place)
    case 1: letters.insert("e", at: place)
    case 2: letters.swapAt(place, place + 1)
    default: letters[place] = letters[place] == "a" ? "o" : "a"
    }
    words[longest] = String(letters)
    return words.joined(separator: " ")
  }
}
