import Kit

/// Prices, scores and years among the words.
extension UnderstoodReader {
  /// "menos de 20", "over 90 points", "entre 10 y 20", "20 €", "92 puntos", "4 stars".
  mutating func readLimit() -> Bool {
    let start = place
    let (limit, length) = Self.limit(at: start, in: words)
    var next = start + length
    guard next < words.count, let number = words[next].number else { return false }
    let figure = words[next]
    next += 1
    let unit = unit(at: &next)
    let isScore =
      unit == .points || unit == .stars || figure.scale != nil || (figure.sign == "+" && number > 5_000)
      || (limit != .none && isRated(before: start)) || (limit == .none && isRated(before: start) && number <= 10_000)
    if isScore {
      let scale = unit == .stars ? Score.Scale.five : figure.scale
      guard limit != .below, number <= 10_000 else { return false }
      take(.score(ScoreLimit(number, of: scale)), start..<next)
      return true
    }
    if unit == .years { return false }
    var currencies = figure.currencies
    if case .money(let named) = unit { currencies = named }
    var price = PriceLimit(currencies: currencies)
    switch limit {
    case .between:
      guard next + 1 < words.count, ["y", "and", "e", "a", "to"].contains(words[next].text),
        let other = words[next + 1].number
      else { return false }
      next += 2
      if case .money(let named) = self.unit(at: &next) { price.currencies = named }
      (price.from, price.below, price.isUpTo) = (min(number, other), max(number, other), true)
    case .below: price.below = number
    case .upTo: (price.below, price.isUpTo) = (number, true)
    case .from: price.from = number
    case .none:
      if figure.sign == "<" {
        price.below = number
      } else if figure.sign == ">" {
        price.from = number
      } else {
        guard !currencies.isEmpty else { return false }
        (price.below, price.isUpTo) = (number, true)
      }
    }
    take(.price(price), start..<next)
    return true
  }

  private enum Limit { case none, below, upTo, from, between }

  private static let limits: [(Limit, [[String]])] = [
    (
      .below,
      [
        "menos de", "por menos de", "por debajo de", "inferior a", "under", "below", "less than", "cheaper than",
        "abaixo de",
        "mas barato que", "mais barato que", "menos que", "menor que",
      ].map(parts)
    ),
    (
      .upTo,
      [
        "hasta", "como mucho", "maximo", "max", "up to", "at most", "no more than", "no mas de", "ate", "no maximo",
        "menos o igual a", "que no pase de", "que no pasen de", "no pase de", "sin pasar de", "que no supere los",
        "que no supere", "sin superar los", "como maximo", "que nao passe de", "que nao passem de", "sem passar de",
      ].map(parts)
    ),
    (
      .from,
      [
        "mas de", "por encima de", "desde", "a partir de", "over", "above", "more than", "at least", "minimo", "min",
        "mais de",
        "acima de", "pelo menos", "al menos", "from",
      ].map(parts)
    ),
    (.between, ["entre", "between"].map(parts)),
  ]

  private static func parts(_ phrase: String) -> [String] { phrase.split(separator: " ").map(String.init) }

  private static func limit(at start: Int, in words: [TypedWord]) -> (Limit, length: Int) {
    for (limit, phrases) in limits {
      for phrase in phrases where start + phrase.count < words.count {
        if zip(phrase, words[start...]).allSatisfy({ $0 == $1.text }) { return (limit, phrase.count) }
      }
    }
    return (.none, 0)
  }

  private enum Unit: Equatable {
    case points, stars, years
    case money(Set<Currency>)
  }

  private func unit(at next: inout Int) -> Unit? {
    guard next < words.count else { return nil }
    let unit: Unit? =
      switch words[next].text {
      case "puntos", "punto", "points", "point", "pts", "pontos": .points
      case "estrellas", "estrella", "stars", "star", "estrelas": .stars
      case "anos", "ano", "years", "year", "ans": .years
      case "euros", "euro", "eur", "pavos": .money([.eur])
      case "dolares", "dollars", "dollar", "usd", "bucks": .money(TypedWord.dollars)
      case "libras", "pounds", "quid", "gbp": .money([.gbp])
      case "reais", "real", "brl": .money([.brl])
      default: nil
      }
    if unit != nil { next += 1 }
    return unit
  }

  private static let rated: Set<String> = [
    "rated", "rating", "score", "scored", "points", "puntuacion", "nota", "valorado", "valoracion", "pontuacao",
    "avaliacao",
  ]

  private func isRated(before start: Int) -> Bool { start > 0 && Self.rated.contains(words[start - 1].text) }

  mutating func readYear() -> Bool {
    var next = place
    if ["anada", "cosecha", "vintage", "colheita", "safra"].contains(words[next].text), next + 1 < words.count {
      next += 1
    }
    guard let number = words[next].number, words[next].sign == nil, words[next].text.utf8.count == 4,
      (1900...2100).contains(number / 100), number % 100 == 0
    else { return false }
    let range = place..<next + 1
    take(.year(number / 100), range)
    // A name may have it too.
    optional.append(words[next].text)
    return true
  }
}
