import Kit

/// One line that names several things: “leche, pan, huevos y mantequilla”, “2 leches 3 yogures y un pan”.
struct SeveralThings {
  let parser: LineParser

  init(_ parser: LineParser) {
    self.parser = parser
  }

  /// The things of a line, each as it would stand on one of its own; the whole line where it names one.
  func split(_ text: String) -> [String] {
    sentences(text).flatMap { sentence -> [String] in
      let told = Self.afterHeading(sentence.text, parser)
      guard let said = SmallTalk.without(told, in: parser.language) else { return [] }
      if sentence.isQuestion, isTalkOfPeople(said) { return [] }
      let isAsked = SmallTalk.asks(told)
      let things = things(said, isAsked: isAsked)
      return things.compactMap { SmallTalk.without($0, in: parser.language, isAsked: isAsked || things.count > 1) }
    }
  }

  /// “are you near the shop?”
  private func isTalkOfPeople(_ text: String) -> Bool {
    guard let line = parser.line(text), line.quantity == nil, !isKnown(line) else { return false }
    return SpokenWord.words(of: text).contains { Self.people.contains($0.key) }
  }

  private static let people: Set<String> = [
    "estas", "esta", "estais", "vas", "vais", "vai", "vao", "vou", "voy", "va", "quien", "alguien", "quem", "alguem",
    "pasas", "passas", "passa", "quieres", "queres", "quer", "tienes", "tens", "tem",
    "are", "you", "anyone", "anything", "someone", "somebody", "going", "have", "do", "whos", "who", "want", "que",
    "what", "donde", "onde", "where", "cuando", "quando", "when", "algo", "cual", "qual", "ta",
  ]

  /// Parted by what ends a sentence, and by what never stands within a thing.
  private func sentences(_ text: String) -> [(text: String, isQuestion: Bool)] {
    Self.parted(text) { character, before, after in
      ";•".contains(character) || "!?".contains(character) && after?.isWhitespace ?? false && before.last != "?"
        || character == "." && after?.isWhitespace ?? false && Self.endsASentence(before)
    }.map { part in (part.text, part.end == "?" || part.text.hasSuffix("?")) }
  }

  /// “2 uds. de pan” goes on, “falta pan. Gracias” doesn't.
  private static func endsASentence(_ text: Substring) -> Bool {
    SpokenWord.words(of: String(text)).last.map { $0.key.count > 3 && UnitWords.meaning(of: $0.key) == nil } ?? false
  }

  /// “Mercadona: leche, pan” without where that is bought.
  private static func afterHeading(_ text: String, _ parser: LineParser) -> String {
    guard let colon = text.firstIndex(of: ":") else { return text }
    let (heading, rest) = (text[..<colon], text[text.index(after: colon)...])
    guard let next = rest.first, next.isWhitespace, heading.split(separator: " ").count <= 5,
      !heading.contains(where: \.isNumber), !rest.allSatisfy({ $0.isWhitespace })
    else { return text }
    // “pan: 2” and “leche: semi” say which or how much.
    let reading = parser.line(text)
    let isOfOneThing =
      reading?.quantity != nil && !rest.contains(",")
      || GoodsDictionary.standard.knows(String(heading)) && !rest.contains(",")
    return isOfOneThing ? text : String(rest)
  }

  private func things(_ text: String, isAsked: Bool) -> [String] {
    if let drawn = Self.drawn(text) { return drawn }
    if let slashed = slashed(text) { return slashed }
    let parts = Self.parted(text) { character, before, after in
      // Not of “1,5 l”.
      character == "," && !((before.last?.isNumber ?? false) && (after?.isNumber ?? false))
        || character == "+" && after?.isWhitespace ?? false
        || character == "/" && before.last?.isWhitespace ?? false && after?.isWhitespace ?? false
    }
    let said = joined(parts.map(\.text)).filter { !SmallTalk.promises($0) }
    let isList = said.count > 1
    return said.flatMap { part in
      let breaths = counted(SpokenWord.words(of: part)) ?? [part]
      return breaths.flatMap { linked($0, isList: isList || breaths.count > 1, isAsked: isAsked) }
        .flatMap { named(SpokenWord.words(of: $0), atLeast: isList ? 2 : 3) ?? [$0] }
    }
  }

  /// “🍞 🥛 🧀”.
  private static func drawn(_ text: String) -> [String]? {
    let words = SpokenWord.words(of: text).filter { !links.contains($0.text.lowercased()) }
    guard words.count > 1, words.allSatisfy({ $0.key.isEmpty && $0.isFood }) else { return nil }
    return words.map(\.text)
  }

  /// “pan/leche/fruta”.
  private func slashed(_ text: String) -> [String]? {
    let parts = text.split(separator: "/").map(String.init)
    guard parts.count > 1, parts.allSatisfy({ GoodsDictionary.standard.knows($0) }) else { return nil }
    return parts
  }

  /// What only says more of the thing before it, goes with it: “tomates, para ensalada”.
  private func joined(_ parts: [String]) -> [String] {
    var joined: [String] = []
    for part in parts {
      if let last = joined.last, saysMoreOfIt(part) {
        joined[joined.count - 1] = "\(last), \(part)"
      } else {
        joined.append(part)
      }
    }
    return joined
  }

  private func saysMoreOfIt(_ part: String) -> Bool {
    guard let first = SpokenWord.words(of: part).first else { return true }
    if Self.remarks.contains(first.key) { return true }
    guard let line = parser.line(part) else { return true }
    // “tomates, 2 kg”, “pan, 1,20 €”: how much of it.
    return line.quantity == nil && line.price == nil && line.name.allSatisfy { !$0.isLetter } || isAmountAlone(part)
  }

  /// “1 kg o así”: of what was said before.
  func quantityAlone(_ text: String) -> Quantity? {
    guard let said = SmallTalk.without(text, in: parser.language) else { return nil }
    let all = Atom.atoms(of: said)
    let atoms = all.dropLast(all.reversed().prefix { $0.kind == .punctuation }.count)
    var reading = QuantityReading(atoms, isInFront: false)
    guard let phrase = reading.phrase(), phrase.form != .bare, phrase.length == atoms.count else { return nil }
    return phrase.quantity
  }

  private func isAmountAlone(_ part: String) -> Bool {
    let atoms = Atom.atoms(of: part)
    guard let first = atoms.first,
      first.kind != .word || Words.numbers[first.key] != nil || Words.priceLeads.contains(first.small)
    else { return false }
    var quantity = QuantityReading(atoms[...], isInFront: false)
    if let phrase = quantity.phrase(), phrase.length == atoms.count { return true }
    var price = PriceReading(atoms[...], currency: parser.currency, language: parser.language)
    return price.phrase() != nil
  }

  /// With which a part begins that says more of what stands before it.
  private static let remarks: Set<String> = [
    "sin", "con", "para", "pero", "no", "que", "si", "mejor", "o", "bien", "muy", "tipo", "marca", "ojo", "solo",
    "preferiblemente", "los", "las", "el", "la", "del", "de",
    "sem", "com", "mas", "se", "do", "da", "dos", "das", "ou", "dos", "os", "as", "bem", "so", "if", "without", "with",
    "for", "but", "not", "the", "or", "only", "preferably", "ideally",
    "maduros", "maduras", "grandes", "pequenos", "pequenas", "any", "whichever", "una", "uno", "which", "from", "of",
    "ecologico", "ecologica", "bio",
  ]

  /// “huevos y mantequilla” are two, “pizza de jamón y queso” is one.
  private func linked(_ text: String, isList: Bool, isAsked: Bool) -> [String] {
    let words = SpokenWord.words(of: text)
    guard words.count >= 3, !GoodsDictionary.standard.knows(nameOf(text)) else { return [text] }
    for (place, word) in words.enumerated()
    where Self.links.contains(word.text.lowercased()) && place > 0 && place < words.count - 1 {
      let left = words[..<place].map(\.text).joined(separator: " ")
      let right = words[(place + 1)...].map(\.text).joined(separator: " ")
      // Of several the next tells whether this ends here: “leche y huevos y pan”.
      let next = words[(place + 1)...].prefix { !Self.links.contains($0.text.lowercased()) }.map(\.text)
      guard !Self.dishes.contains("\(words[place - 1].key) and \(words[place + 1].key)"),
        areTwo(left, right, isList: isList, isAsked: isAsked)
          || areTwo(left, next.joined(separator: " "), isList: isList, isAsked: isAsked)
      else { continue }
      let lefts = named(Array(words[..<place]), atLeast: 2) ?? [left]
      return lefts + linked(right, isList: isList, isAsked: isAsked)
    }
    return [text]
  }

  /// Whose name holds an “and” between two things.
  private static let dishes: Set<String> = [
    "mac and cheese", "macaroni and cheese", "fish and chips", "half and half", "bubble and squeak", "bangers and mash",
    "sweet and sour", "cookies and cream",
  ]

  private static let links: Set<String> = ["y", "e", "and", "&", "+", "mais", "más", "plus"]

  private func areTwo(_ left: String, _ right: String, isList: Bool, isAsked: Bool) -> Bool {
    let (lefts, rights) = (SpokenWord.words(of: left), SpokenWord.words(of: right))
    // “kilo y medio de patatas”, “two and a half”, “cuarto y mitad”.
    if let last = lefts.last,
      UnitWords.meaning(of: last.key) != nil || Words.numbers[last.key] != nil || last.key == "cuarto",
      rights.prefix(2).contains(where: { Words.halves.contains($0.key) || ["mitad", "pico", "picos"].contains($0.key) })
    {
      return false
    }
    guard let first = parser.line(SmallTalk.without(left, in: parser.language) ?? left),
      let second = parser.line(SmallTalk.without(right, in: parser.language, isAsked: true) ?? right)
    else { return false }
    if second.quantity != nil, let begin = rights.first, beginsAmount(begin) { return true }
    let isDish = Self.dishes.contains(lefts.map(\.key).joined(separator: " "))
    let (isFirstKnown, isSecondKnown) = (isDish || isKnown(first) || named(lefts, atLeast: 2) != nil, isKnown(second))
    let isMixed = Self.mixed.contains(lefts.first?.key ?? "")
    if isFirstKnown, isSecondKnown { return !isMixed || isList }
    let hasConnector = SpokenWord.words(of: first.name).contains {
      Words.connectors.contains($0.key) || ["con", "com", "with", "sabor"].contains($0.key)
    }
    // “geranios (3) y tierra”, “2 pizzas y helado”, but “2 pizzas de jamón y queso”.
    if first.quantity != nil, !hasConnector || lefts.last?.text.last.map({ $0 == ")" || $0.isNumber }) ?? false {
      return true
    }
    // “cheese and onion crisps”: the last word says what it is.
    let isOfTheLast = parser.language == .en && !isSecondKnown && isThing(second)
    if isOfTheLast { return false }
    if isList || isAsked {
      return isSecondKnown || isFirstKnown || isList && !isMixed
        || !hasConnector && (isThing(first) || isThing(second) || max(lefts.count, rights.count) <= 2)
    }
    return isSecondKnown && lefts.count == 1 || isFirstKnown && lefts.count == 1 && rights.count == 1
  }

  /// Of which several make one: “zumo de naranja y zanahoria”.
  private static let mixed: Set<String> = [
    "zumo", "sumo", "suco", "nectar", "batido", "yogur", "iogurte", "pizza", "sopa", "crema", "creme", "tarta", "tarte",
    "torta", "bocadillo", "sandwich", "sandes", "ensalada", "salada", "lasana", "lasanha", "croquetas", "croquetes",
    "empanada", "empada", "patatas", "batatas", "helado", "gelado", "sorvete", "juice", "smoothie", "mermelada",
    "compota", "galletas", "bolachas", "biscoito",
  ]

  private func isKnown(_ line: ItemLine) -> Bool { GoodsDictionary.standard.knows(line.name) }

  private func isThing(_ line: ItemLine) -> Bool {
    line.brand != nil || GoodsDictionary.standard.good(in: line.name, language: parser.language) != nil
  }

  private func nameOf(_ text: String) -> String { parser.line(text)?.name ?? text }

  /// Said in one breath: “2 leches 3 yogures una docena de huevos”. A number begins each of them.
  private func counted(_ words: [SpokenWord]) -> [String]? {
    guard words.count >= 3 else { return nil }
    var (parts, start) = ([String](), 0)
    // “una docena” is one amount.
    for place in 1..<words.count where beginsAmount(words[place]) && !beginsAmount(words[place - 1]) {
      let left = words[start..<place].map(\.text).joined(separator: " ")
      let right = words[place...].map(\.text).joined(separator: " ")
      guard let line = parser.line(left), isThing(line), !SpokenWord.words(of: left).allSatisfy({ beginsAmount($0) }),
        let next = parser.line(right), next.quantity != nil || isPartitive(words[place]), isThing(next),
        start > 0 || line.quantity != nil || isKnown(line), !endsWithConnector(left), !isOfAName(words[place...])
      else { continue }
      parts.append(left)
      start = place
    }
    guard !parts.isEmpty else { return nil }
    return parts + [words[start...].map(\.text).joined(separator: " ")]
  }

  /// “pizza 4 quesos”.
  private func isOfAName(_ words: ArraySlice<SpokenWord>) -> Bool {
    let beginning = words.prefix(3).map(\.key).joined()
    return Words.namesWithNumbers.contains { beginning.hasPrefix($0) }
  }

  private func isPartitive(_ word: SpokenWord) -> Bool {
    ["unos", "unas", "algunos", "algunas", "uns", "umas", "alguns", "algumas", "some"].contains(word.key)
  }

  private func endsWithConnector(_ text: String) -> Bool {
    SpokenWord.words(of: text).last.map { last in
      Words.connectors.contains(last.key) || Words.numbered.contains(last.key)
        || Words.times.contains(last.text.lowercased())
        || Words.and.contains(last.key) || Words.priceLeads.contains(last.text.lowercased())
    } ?? false
  }

  private func beginsAmount(_ word: SpokenWord) -> Bool {
    word.text.first?.isNumber ?? false || Words.numbers[word.key] != nil || Words.halves.contains(word.key)
      || ["docena", "duzia", "dozen"].contains(word.key) || isPartitive(word)
      || parser.language == .en && Words.articles.contains(word.key)
  }

  /// Some that the dictionary knows one after the other, and nothing else.
  private func named(_ words: [SpokenWord], atLeast least: Int) -> [String]? {
    guard words.count >= least, !GoodsDictionary.standard.knows(words.map(\.key).joined(separator: " ")) else {
      return nil
    }
    var parts: [String] = []
    var rest = words[...]
    while !rest.isEmpty {
      let length = (1...min(4, rest.count)).reversed().first { length in
        !Words.connectors.contains(rest[rest.startIndex + length - 1].key)
          && GoodsDictionary.standard.knows(rest.prefix(length).map(\.key).joined(separator: " "))
      }
      guard let length else { return nil }
      parts.append(rest.prefix(length).map(\.text).joined(separator: " "))
      rest = rest.dropFirst(length)
    }
    return parts.count >= least ? parts : nil
  }

  /// The parts of a text between the signs that part it, each with the one that ends it; without what is empty.
  private static func parted(_ text: String, _ parts: (Character, _ before: Substring, _ after: Character?) -> Bool)
    -> [(text: String, end: Character?)]
  {
    var (found, start, depth): ([(text: Substring, end: Character?)], _, _) = ([], text.startIndex, 0)
    for index in text.indices {
      if text[index] == "(" { depth += 1 } else if text[index] == ")" { depth -= 1 }
      let next = text.index(after: index)
      guard depth <= 0, parts(text[index], text[start..<index], next < text.endIndex ? text[next] : nil) else {
        continue
      }
      found.append((text[start..<index], text[index]))
      start = next
    }
    found.append((text[start...], nil))
    return found.map { ($0.text.split(whereSeparator: \.isWhitespace).joined(separator: " "), $0.end) }
      .filter { !$0.text.isEmpty }
  }
}
