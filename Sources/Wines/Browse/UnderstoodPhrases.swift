import Kit

/// What the words of a search were taken for, as people read it.
extension Understood.Part {
  var phrase: Phrase {
    switch meaning {
    case .type(let type): WinesPhrases.name(of: type)
    case .country(let code): Country.name(of: code)
    case .food: Phrase(es: "Para \(typed)", en: "With \(typed)", pt: "Para \(typed)")
    case .body(let bodies):
      Phrase(joining: "\(WinesPhrases.body): \(WineTerms.name(of: bodies[0]))")
    case .price(let limit): limit.phrase
    case .score(let limit):
      WinesPhrases.from(Phrase(joining: "\(Score.numeral(limit.least))/\(String(limit.scale.rawValue))"))
    case .year(let year):
      Phrase(es: "Añada \(String(year))", en: "Vintage \(String(year))", pt: "Colheita \(String(year))")
    }
  }
}

extension Understood.Term {
  /// The other names that are looked for too; more than a few say no more.
  var alsoPhrase: Phrase? {
    let others = names.prefix(2).joined(separator: ", ")
    guard !others.isEmpty else { return nil }
    return Phrase(es: "\(typed), también \(others)", en: "\(typed), also \(others)", pt: "\(typed), também \(others)")
  }
}

extension PriceLimit {
  var phrase: Phrase {
    switch (from, below) {
    case (let from?, let below?): WinesPhrases.between(amount(from), amount(below))
    case (let from?, nil): WinesPhrases.from(amount(from))
    case (nil, let below?): isUpTo ? WinesPhrases.upTo(amount(below)) : WinesPhrases.below(amount(below))
    case (nil, nil): WinesPhrases.name(of: Facet.price)
    }
  }

  /// With its currency where one was named.
  private func amount(_ hundredths: Int) -> Phrase {
    let isWhole = hundredths % 100 == 0
    guard currencies.count == 1, let currency = currencies.first, currency.minorDigits == 2 else {
      return Phrase(isWhole ? Numeral(hundredths / 100) : Numeral(hundredths, decimals: 2))
    }
    return Phrase(Money(minorUnits: Int64(hundredths), currency: currency))
  }
}
