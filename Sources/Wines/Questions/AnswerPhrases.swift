import Kit

extension Answer {
  /// More than anybody listens to.
  private static var most: Int { 3 }
  private static var mostYears: Int { 12 }

  /// As it is read, and read aloud.
  var sentence: Phrase {
    switch told {
    case .wine(let wine, let year): sentence(of: wine, year)
    case .all(let count, let fact):
      Phrase(joining: "\(Phrase(es: "Los \(count)", en: "All \(count)", pt: "Todos os \(count)")): \(fact)")
    case .whichOne(let count):
      Phrase(es: "¿Cuál de estos \(count)?", en: "Which of these \(count)?", pt: "Qual destes \(count)?")
    case .count(let count): WinesPhrases.count(count)
    case .best(let wine, let vintage):
      Phrase(joining: "\(lead): \(Self.title(wine.name, wine.winery, vintage.year)), \(figure(vintage))")
    case .advice(let count, let best): advice(count, best)
    }
  }

  /// The wine that it is about.
  var wine: WineNumber? {
    switch told {
    case .wine(let wine, _): wine.number
    case .best(let wine, _): wine.number
    case .advice(_, let best): best?.number
    case .all, .whichOne, .count: nil
    }
  }

  private var lead: Phrase { question.asked == .cheapest ? Self.lowestPrice : Self.highestScore }
  private static let highestScore = Phrase(es: "La nota más alta", en: "The highest score", pt: "A nota mais alta")
  private static let lowestPrice = Phrase(es: "El precio más bajo", en: "The lowest price", pt: "O preço mais baixo")

  private func figure(_ vintage: some VintageFigures) -> Phrase {
    let figure =
      question.asked == .cheapest || question.asked == .price ? vintage.price.map { Phrase($0) } : vintage.score?.phrase
    return Phrase(joining: "\(figure ?? Phrase(verbatim: "")) (\(vintage.source))")
  }

  private func advice(_ count: Int, _ best: ListedWine?) -> Phrase {
    let wines = WinesPhrases.count(count)
    guard let best, let vintage = best.vintages.newestScored, let score = vintage.score else { return wines }
    return Phrase(
      joining: "\(wines). \(Self.highestScore): \(Self.title(best.name, best.winery, vintage.year)), \(score.phrase)")
  }

  private static func title(_ name: String, _ winery: String, _ year: Int?) -> Phrase {
    let isNamed = winery.isEmpty || name.searchKey.contains(winery.searchKey)
    let parts = [name, year.flatMap { $0 > 0 ? String($0) : nil }, isNamed ? nil : "(\(winery))"]
    return Phrase(verbatim: parts.compactMap(\.self).joined(separator: " "))
  }

  // MARK: Of one wine

  private func sentence(of wine: Wine, _ year: Int?) -> Phrase {
    if question.asked == .score { return figures(of: wine, year) { $0.score != nil } }
    if question.asked == .price { return figures(of: wine, year) { $0.price != nil } }
    let title = Self.title(wine.facts.name, wine.facts.winery, nil)
    return Self.fact(question.asked, of: wine).map { Phrase(joining: "\(title): \($0)") } ?? Self.unknown(title)
  }

  /// What is true of all vintages of a wine.
  static func fact(_ asked: Question.Asked, of wine: Wine) -> Phrase? {
    let facts = wine.facts
    return switch asked {
    case .origin: place(facts.origin)
    case .country: facts.origin.country.isEmpty ? nil : Country.name(of: facts.origin.country)
    case .grapes: facts.grapes.isEmpty ? nil : Phrase(verbatim: facts.grapes.joined(separator: ", "))
    case .winery: facts.winery.isEmpty ? nil : Phrase(verbatim: facts.winery)
    case .alcohol: facts.alcohol.map(WinesPhrases.percent)
    case .food: facts.food.map { FacetWords.name(of: $0, .food) }.joined(by: ", ")
    case .vintages: years(wine)
    case .type: facts.type == .unknown ? nil : WinesPhrases.name(of: facts.type)
    case .score, .price, .count, .best, .cheapest, .advice: nil
    }
  }

  private static func unknown(_ title: Phrase) -> Phrase {
    Phrase(es: "\(title): aquí no consta.", en: "\(title): nobody says so here.", pt: "\(title): aqui não consta.")
  }

  private static func place(_ origin: Origin) -> Phrase? {
    let places = [
      origin.place.isEmpty ? nil : Phrase(verbatim: origin.place),
      origin.country.isEmpty ? nil : Country.name(of: origin.country),
    ]
    return places.compactMap(\.self).joined(by: ", ")
  }

  private static func years(_ wine: Wine) -> Phrase? {
    let years = Set(wine.facts.years + wine.vintages.map(\.year)).filter { $0 > 0 }.sorted(by: >)
    guard !years.isEmpty else { return nil }
    let shown = years.prefix(mostYears).map(String.init).joined(separator: ", ")
    return Phrase(verbatim: years.count > mostYears ? "\(shown)…" : shown)
  }

  /// What is said of the year that was asked for, or of the newest of which anything is; who says it stands beside it.
  private func figures(of wine: Wine, _ year: Int?, _ isKnown: (WineVintage) -> Bool) -> Phrase {
    let known = wine.vintages.filter(isKnown)
    let title = { Self.title(wine.facts.name, wine.facts.winery, $0) }
    guard let newest = known.map(\.year).max() else { return Self.unknown(title(year)) }
    let asked = known.filter { $0.year == year }
    let shown = year == nil ? known.filter { $0.year == newest } : asked
    guard !shown.isEmpty else {
      let others = Phrase(joining: "\(title(newest)): \(list(known.filter { $0.year == newest }))")
      return Phrase(joining: "\(Self.unknown(title(year))) \(others)")
    }
    return Phrase(joining: "\(title(shown.first?.year)): \(list(shown))")
  }

  private func list(_ vintages: [WineVintage]) -> Phrase {
    vintages.prefix(Self.most).map(figure).joined(by: "; ") ?? Phrase(verbatim: "")
  }
}

/// What is said above the list that answers a question.
struct AnswerCard {
  let answer: Answer
  let opens: (WineNumber) -> Link

  var html: HTML {
    let sentence = answer.sentence
    let text: HTML = answer.wine.map { "<a href=\"\(opens($0))\">\(sentence)</a>" } ?? "\(sentence)"
    return """
      <div class="wine-answer"><p>\(text)</p><spoken-answer hidden><button class="tool" type="button">\(Icon("volume"))\
      \(QuestionPhrases.readAloud)</button></spoken-answer></div>
      """
  }
}

enum QuestionPhrases {
  static let readAloud = Phrase(es: "Leer en voz alta", en: "Read aloud", pt: "Ler em voz alta")
  static let ask = Phrase(es: "Preguntar", en: "Ask", pt: "Perguntar")
  static let askAloud = Phrase(es: "Preguntar hablando", en: "Ask by voice", pt: "Perguntar por voz")
  /// The house hears nothing: it gets the words as if they had been typed.
  static let listens = Phrase(
    es:
      "Te escucho. El navegador convierte tu voz en texto, quizá con ayuda de su fabricante; esta casa solo recibe el texto.",
    en:
      "Listening. Your browser turns what you say into text, perhaps with its maker’s help; this house only gets the text.",
    pt: "A ouvir. O navegador transforma a voz em texto, talvez com a ajuda do fabricante; esta casa só recebe o texto."
  )
  static let notHeard = Phrase(
    es: "No se ha entendido nada.", en: "Nothing was understood.", pt: "Não se percebeu nada.")
  static let denied = Phrase(
    es: "El navegador no deja usar el micrófono. Se permite en los ajustes de la página.",
    en: "The browser does not allow the microphone. It can be allowed in the page’s settings.",
    pt: "O navegador não deixa usar o microfone. Pode permiti-lo nas definições da página.")
}

/// A button by which a question is spoken; there only where the browser understands speech by itself.
struct SpokenWords {
  var html: HTML {
    """
    <spoken-words listens="\(QuestionPhrases.listens)" unheard="\(QuestionPhrases.notHeard)" denied="\(QuestionPhrases.denied)" hidden>\
    <button class="tool" type="button" aria-label="\(QuestionPhrases.askAloud)" aria-pressed="false">\(Icon("microphone"))\
    \(QuestionPhrases.ask)</button>\
    <p role="status"></p></spoken-words>
    """
  }
}
