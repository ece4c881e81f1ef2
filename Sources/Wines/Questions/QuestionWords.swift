import Kit

/// The words by which people ask in the three languages. Folded.
enum QuestionWords {
  /// What is asked by which words; the longest first, so that "cuántos puntos" asks for points and "cuántos" how many.
  static let phrases: [(asked: Question.Asked, words: [String])] = {
    let all = listed.flatMap { asked, list in
      list.split(separator: ",").map {
        (asked: asked, words: String($0).searchKey.split(separator: " ").map(String.init))
      }
    }
    return all.enumerated().sorted { one, other in
      (other.element.words.count, one.offset) < (one.element.words.count, other.offset)
    }.map(\.element)
  }()

  private static let listed: [(Question.Asked, String)] = [
    (
      .score,
      """
      qué puntuación, que puntuaciones, cuál es la puntuación, puntuación, puntuaciones, qué nota, cuál es la nota, cuántos puntos, \
      qué valoración, cómo está valorado, cómo está puntuado, qué tal es, qué tal está, qué tal sale, \
      what score, what is the score, whats the score, what rating, what is the rating, whats the rating, how many points, how is it rated, how well rated, \
      how good is, rating, score, que pontuação, qual é a pontuação, qual a pontuação, pontuação, qual é a nota, qual a nota, quantos pontos, \
      que avaliação, qual é a avaliação, qual a avaliação, avaliação, como é avaliado, como está avaliado
      """
    ),
    (
      .price,
      """
      cuánto cuesta, cuánto cuestan, cuánto vale, cuánto valen, a cuánto está, por cuánto sale, qué precio, cuál es el precio, qué vale, qué cuesta, precio, \
      precios, how much is, how much are, how much does, how much, what does, what is the price, whats the price, what price, price, prices, cost, costs, \
      quanto custa, quanto custam, quanto é, quanto vale, que preço, qual é o preço, qual o preço, a quanto está, preço, preços
      """
    ),
    (
      .origin,
      """
      de dónde es, de dónde son, de dónde viene, de dónde, dónde se hace, dónde se elabora, de qué región, de qué zona, de qué denominación, \
      qué denominación, where is, where are, where does, where do, which region, what region, from where, \
      de onde é, de onde são, de onde vem, de onde, onde é feito, onde se faz, de que região, que região, de que zona
      """
    ),
    (.country, "de qué país, qué país, which country, what country, de que país, que país"),
    (
      .grapes,
      """
      de qué uva, de qué uvas, con qué uva, con qué uvas, qué uva, qué uvas, qué variedad, qué variedades, de qué variedad, de qué está hecho, \
      what grape, what grapes, which grape, which grapes, what variety, made of, made from, made with, \
      de que casta, de que castas, que casta, que castas, de que uva, de que uvas, com que uvas, com que castas, de que é feito
      """
    ),
    (
      .winery,
      """
      quién hace, quién lo hace, quién elabora, qué bodega hace, de qué bodega, qué bodega, quién produce, who makes, who made, who produces, which winery, \
      what winery, which producer, quem faz, quem produz, de que produtor, que produtor, qual é o produtor, que adega, de que adega, que vinícola
      """
    ),
    (
      .alcohol,
      """
      cuántos grados, qué graduación, cuánta graduación, cuánto alcohol, grado alcohólico, graduación, how strong is, how strong, how much alcohol, \
      alcohol content, what alcohol, alcohol, quantos graus, que graduação, quanto álcool, teor alcoólico, qual o teor, graduação, álcool
      """
    ),
    (
      .food,
      """
      con qué marida, con qué maridar, con qué va, con qué va bien, con qué comida, con qué comidas, con qué platos, con qué se come, con qué se toma, qué como con, qué comer con, \
      what food goes with, what food, what foods, what to eat with, what should i eat with, what do i eat with, what does it go with, pair with, pairs with, \
      com que combina, com que comida, com que pratos, com que harmoniza, com que se come, o que comer com, que comida, harmoniza com quê
      """
    ),
    (
      .vintages,
      """
      qué añadas, cuántas añadas, qué cosechas, de qué años, qué años, which vintages, what vintages, how many vintages, which years, what years, \
      que colheitas, quais colheitas, quantas colheitas, que safras, quais safras, quantas safras, de que anos, que anos, quais as colheitas
      """
    ),
    (
      .type,
      """
      qué tipo de vino, de qué color, qué color, tinto o blanco, blanco o tinto, what type of wine, what kind of wine, what sort of wine, what colour, what color, \
      red or white, white or red, que tipo de vinho, de que cor, que cor, tinto ou branco, branco ou tinto
      """
    ),
    (.count, "cuántos, cuántas, how many, quantos, quantas"),
    (
      .best,
      """
      cuál es el mejor, cuál es la mejor, cuáles son los mejores, el mejor valorado, mejor valorado, mejor puntuado, el mejor, la mejor, \
      what is the best, whats the best, which is the best, the best rated, best rated, highest rated, top rated, highest scoring, the best, \
      qual é o melhor, qual o melhor, quais são os melhores, o mais bem avaliado, mais bem avaliado, melhor avaliado, o melhor, a melhor
      """
    ),
    (
      .cheapest,
      """
      cuál es el más barato, el más barato, la más barata, más barato, más barata, más económico, what is the cheapest, whats the cheapest, which is the cheapest, \
      the cheapest, cheapest, least expensive, qual é o mais barato, qual o mais barato, o mais barato, a mais barata, mais barato, mais em conta
      """
    ),
  ]

  /// By which somebody says that they want one.
  static let wishes = words(
    """
    quiero querría busco dame recomiéndame recomienda recomendarme sugiere sugiéreme necesito un una algún recommend suggest want need \
    something some a quero queria procuro recomende recomenda sugere sugira preciso um uma algum
    """)
  /// The same where it is the first word.
  static let beginnings = words("qué cuál cuáles what which que qual quais")

  /// What stands around a question and is in no wine's name.
  static let around = words(
    """
    tiene tienen tenemos tenéis hace elabora cuesta hay lleva llevan sale dime saber quiero busco dame recomiéndame recomienda recomendarme sugiere sugiéreme necesito querría puedes podrías \
    bebo tomo pongo abro beber tomar abrir acompaña va bien \
    have has had is are do does did we you there it its can could tell should would drink open serve goes go well recommend suggest give need come comes from made make makes by cost costs \
    tem têm temos há existem existe leva podes pode poderia faz produz custa dizer recomende recomenda sugere sugira preciso quero procuro beber tomar abrir fica
    """)

  /// "Más barato que 20" is a limit, and "cuántos años" asks for none of the wines.
  static func leadsElsewhere(_ asked: Question.Asked, _ rest: ArraySlice<String>) -> Bool {
    guard let next = rest.first else { return false }
    let isNumber = rest.dropFirst().prefix(2).contains { $0.first?.isNumber == true }
    return switch asked {
    case .cheapest: ["que", "de", "than", "do"].contains(next) && isNumber
    case .count: ["anos", "years", "ans", "euros", "dollars", "reais"].contains(next)
    default: false
    }
  }

  /// Whether a word stands around others and is looked for by itself alone.
  static func saysNothing(_ word: String) -> Bool {
    switch Lexicon.meaning(of: [word]) {
    case .filler, .pairing: true
    default: false
    }
  }

  private static func words(_ list: String) -> Set<String> {
    Set(list.split(whereSeparator: \.isWhitespace).map { String($0).searchKey })
  }
}
