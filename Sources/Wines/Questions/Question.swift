import Kit

/// What somebody wants to know, and of which wines: "¿qué puntuación tiene el Vega Sicilia Único de 2009?" asks for a score of
/// what is found by "el Vega Sicilia Único de 2009".
struct Question: Hashable, Sendable {
  enum Asked: Hashable, Sendable, CaseIterable {
    case score, price, origin, country, grapes, winery, alcohol, food, vintages, type
    /// How many there are.
    case count
    /// Which has the highest score, which the lowest price.
    case best, cheapest
    /// Which fit what is said of them.
    case advice
  }

  let asked: Asked
  /// What of the words says which wines are meant.
  let about: String

  /// `nil` where nothing is asked, as of a name that is looked for.
  /// - Parameter typed: or spoken.
  init?(_ typed: String) {
    let pieces = typed.split(whereSeparator: \.isWhitespace).map(String.init)
    let words = pieces.enumerated().flatMap { piece, text in
      text.searchKey.split(separator: " ").map { (text: String($0), piece: piece) }
    }
    let understood = Understood(typed)
    let texts = words.map(\.text)
    for (asked, phrase) in QuestionWords.phrases {
      guard !Self.isLimit(asked, understood), let start = texts.firstRange(of: phrase)?.lowerBound else { continue }
      let end = start + phrase.count
      if QuestionWords.leadsElsewhere(asked, texts[end...]) { continue }
      let taken = Set(words[start..<end].map(\.piece))
      (self.asked, about) = (asked, Self.rest(of: pieces, words, without: taken))
      return
    }
    // Names alone are looked for; what a wine is like and what it is for is asked.
    let wishes =
      texts.contains(where: QuestionWords.wishes.contains) || texts.first.map(QuestionWords.beginnings.contains) == true
    guard wishes, !understood.narrowing.isEmpty else { return nil }
    (asked, about) = (.advice, Self.rest(of: pieces, words, without: []))
  }

  /// In which the list stands that answers it; `nil` for what fits best.
  var order: WineOrder? {
    switch asked {
    case .best, .advice: .score
    case .cheapest: .price
    default: nil
    }
  }

  /// "Más de 90 puntos" and "por menos de 15" say which wines are meant.
  private static func isLimit(_ asked: Asked, _ understood: Understood) -> Bool {
    understood.parts.contains { part in
      switch (asked, part.meaning) {
      case (.score, .score), (.price, .price), (.cheapest, .price): part.typed.contains(where: \.isNumber)
      default: false
      }
    }
  }

  /// Without the words around a question, and without its marks.
  private static func rest(of pieces: [String], _ words: [(text: String, piece: Int)], without taken: Set<Int>)
    -> String
  {
    let around = Set(
      pieces.indices.filter { piece in
        let own = words.filter { $0.piece == piece }.map(\.text)
        return !own.isEmpty && own.allSatisfy(QuestionWords.around.contains)
      })
    let left = pieces.indices.filter { !taken.contains($0) && !around.contains($0) }
    // "¿Cuántos vinos hay?" is of all.
    let says = words.contains { left.contains($0.piece) && !QuestionWords.saysNothing($0.text) }
    return says
      ? left.map { pieces[$0].filter { !"¿?¡!".contains($0) } }.filter { !$0.isEmpty }.joined(separator: " ") : ""
  }
}

extension [String] {
  /// Where other words stand among these, in their order.
  fileprivate func firstRange(of others: [String]) -> Range<Int>? {
    guard !others.isEmpty, others.count <= count else { return nil }
    return (0...(count - others.count)).first { start in
      self[start..<start + others.count].elementsEqual(others)
    }.map { $0..<$0 + others.count }
  }
}
