import Kit

/// Goes through the words from left to right.
struct UnderstoodReader {
  /// More than anybody types; the rest would only cost time.
  private static let mostWords = 24

  private let pieces: [String]
  let words: [TypedWord]
  var place = 0
  /// The pieces that lead to what comes, as "para" does to "cordero".
  private var leading: [Int] = []
  private var isPairing = false

  var parts: [Understood.Part] = []
  var terms: [Understood.Term] = []
  var optional: [String] = []
  var leanings: Set<WineType> = []
  /// Where a word for a colour stands, until it is known whether it is the type.
  private var types: [(WineType, Range<Int>)] = []

  init(_ typed: String) {
    pieces = typed.split(whereSeparator: \.isWhitespace).map(String.init)
    words = Array(TypedWord.all(in: pieces).prefix(Self.mostWords))
  }

  mutating func read() {
    while place < words.count {
      if readLimit() || readYear() || readName() { continue }
      readPlain()
    }
    settleTypes()
    guard parts.isEmpty, terms.isEmpty, types.isEmpty else { return }
    // Nothing but "la" or "vino": looked for as it stands.
    optional = []
    for index in words.indices { add(term: [words[index].text], at: index..<index + 1) }
  }

  // MARK: Words

  private mutating func readName() -> Bool {
    for length in (1...Lexicon.longest).reversed() where place + length <= words.count {
      let range = place..<place + length
      let texts = words[range].map(\.text)
      let kin = Kin.others(of: texts)
      if length > 1 || Lexicon.meaning(of: texts) == nil, !kin.isEmpty {
        lean(by: texts)
        add(term: texts, kin: kin, names: Kin.names(beside: texts), at: range)
        place = range.upperBound
        return true
      }
      if let meaning = Lexicon.meaning(of: texts), understand(meaning, range) { return true }
    }
    return false
  }

  private mutating func understand(_ meaning: Lexicon.Meaning, _ range: Range<Int>) -> Bool {
    switch meaning {
    case .type(let type):
      types.append((type, range))
      (place, leading, isPairing) = (range.upperBound, [], false)
    case .country(let code): take(.country(code), range)
    case .food(let foods):
      if FoodWords.ofTheSea.isSuperset(of: foods) { leanings.formUnion([.white, .sparkling, .rose]) }
      take(.food(foods), range)
    case .perhapsFood(let foods):
      guard isPairing else { return false }
      take(.food(foods), range)
    case .body(let bodies): take(.body(bodies), range)
    case .cheap: take(.price(PriceLimit(below: PriceBand.starts[2] * 100)), range)
    case .optional, .filler, .pairing:
      optional += words[range].map(\.text)
      if meaning != .optional { leading += range.map { words[$0].piece } }
      if meaning == .pairing { isPairing = true }
      place = range.upperBound
    }
    return true
  }

  private mutating func readPlain() {
    let range = place..<place + 1
    let text = words[place].text
    lean(by: [text])
    add(term: [text], kin: Numerals.others(of: text, isAlone: words.count == 1), at: range)
    place += 1
  }

  /// What some names say of the type without being one.
  private mutating func lean(by words: [String]) {
    let fortified: Set<String> = [
      "port", "porto", "oporto", "sherry", "jerez", "xerez", "fino", "manzanilla", "oloroso", "amontillado", "palo",
      "madeira",
      "marsala", "px", "ximenez", "tawny", "ruby", "lbv",
    ]
    if words.contains("tinto") || words.contains("tinta") { return }
    if words.contains(where: fortified.contains) { leanings.formUnion([.fortified, .sweet]) }
    if words.contains(where: ["sauternes", "tokaji", "tokaj", "icewine", "eiswein", "passito"].contains) {
      leanings.insert(.sweet)
    }
    if words.contains(where: ["champagne", "champan", "champanhe", "cava", "prosecco", "cremant"].contains) {
      leanings.insert(.sparkling)
    }
  }

  // MARK: Taking

  mutating func take(_ meaning: Understood.Meaning, _ range: Range<Int>) {
    let own = Set(words[range].map(\.piece))
    parts.append(Understood.Part(meaning: meaning, typed: typed(own), rest: rest(without: own.union(leading))))
    (place, leading, isPairing) = (range.upperBound, [], false)
  }

  private mutating func add(term: [String], kin: [[String]] = [], names: [String] = [], at range: Range<Int>) {
    (leading, isPairing) = ([], false)
    guard terms.count < SearchWords.limit else { return }
    let own = Set(words[range].map(\.piece))
    terms.append(Understood.Term(words: term, kin: kin, names: names, typed: typed(own), rest: rest(without: own)))
  }

  private func typed(_ own: Set<Int>) -> String { own.sorted().map { pieces[$0] }.joined(separator: " ") }

  private func rest(without own: Set<Int>) -> String {
    pieces.indices.filter { !own.contains($0) }.map { pieces[$0] }.joined(separator: " ")
  }

  /// A wine has one type: that it sparkles, is sweet or was fortified says more than its colour, which is then a word of its name.
  private mutating func settleTypes() {
    let strong = types.first { !WineType.stillColours.contains($0.0) }
    let isFortified = leanings.contains(.fortified) || leanings.contains(.sparkling)
    for (type, range) in types {
      let isColour = WineType.stillColours.contains(type)
      if isColour, strong != nil || isFortified || type != types.first?.0 {
        add(term: words[range].map(\.text), kin: Self.colours[type] ?? [], at: range)
      } else if type == (strong ?? types.first)?.0 {
        let own = Set(words[range].map(\.piece))
        if !parts.contains(where: { $0.meaning == .type(type) }) {
          parts.insert(Understood.Part(meaning: .type(type), typed: typed(own), rest: rest(without: own)), at: 0)
        }
        optional += words[range].map(\.text)
      } else {
        add(term: words[range].map(\.text), at: range)
      }
    }
  }

  private static let colours: [WineType: [[String]]] = [
    .red: [["tinto"], ["red"], ["rouge"], ["rosso"], ["negre"]],
    .white: [["blanco"], ["branco"], ["white"], ["blanc"], ["bianco"]], .rose: [["rosado"], ["rose"], ["rosato"]],
  ]
}
