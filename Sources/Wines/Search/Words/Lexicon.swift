import Kit

/// The words by which people ask for wines in the three languages, and what each is taken for. Folded; the longest that fits counts.
enum Lexicon {
  enum Meaning: Hashable, Sendable {
    case type(WineType)
    case country(String)
    /// Any of these, as the catalogues name them.
    case food([String])
    /// The same of a word that names much else too: only after "for", "with" and the like.
    case perhapsFood([String])
    case body([String])
    case cheap
    /// What is around the words that matter.
    case filler
    /// A filler after which something is named that the wine goes with.
    case pairing
    /// Looked for, and not missed where it isn't.
    case optional
  }

  /// Words in the longest entry.
  static let longest = 4

  static func meaning(of words: some Collection<String>) -> Meaning? { all[words.joined(separator: " ")] }

  private static let all: [String: Meaning] = {
    var all: [String: Meaning] = [:]
    func add(_ meaning: Meaning, _ list: String) {
      for entry in list.split(separator: ",") { all[String(entry).searchKey] = meaning }
    }
    for (code, words) in Demonyms.words { add(.country(code), words) }
    for (code, names) in Country.names { for name in names where name.count > 2 { add(.country(code), name) } }
    for (foods, words) in FoodWords.words { add(.food(foods), words) }
    for (foods, words) in FoodWords.ambiguous { add(.perhapsFood(foods), words) }
    for (type, words) in types { add(.type(type), words) }
    for (body, words) in bodies { add(.body(body), words) }
    add(.cheap, cheap)
    add(.optional, optional)
    add(.filler, fillers)
    add(.pairing, pairings)
    return all
  }()

  private static let types: [(WineType, String)] = [
    (.red, "tinto, tintos, red, reds, red wine, red wines, vino rojo"),
    (.white, "blanco, blancos, white, whites, white wine, white wines, branco, brancos"),
    (.rose, "rosado, rosados, rosé, rosés, clarete, claretes"),
    (
      .sparkling,
      "espumoso, espumosos, sparkling, sparkling wine, bubbly, bubbles, fizz, espumante, espumantes, burbujas, vino de aguja"
    ),
    (
      .sweet,
      """
      dulce, dulces, sweet, sweet wine, dessert wine, pudding wine, sticky, doce, doces, vino de postre, vino dulce, \
      vinho de sobremesa, vinho doce
      """
    ),
    (
      .fortified,
      "generoso, generosos, fortified, fortified wine, fortificado, fortificados, licoroso, vinho licoroso, vino generoso"
    ),
  ]

  private static let bodies: [([String], String)] = [
    (
      ["Full-bodied", "Very full-bodied"],
      """
      con cuerpo, con mucho cuerpo, robusto, potente, full bodied, full body, encorpado, encorpados, corpulento, \
      com corpo
      """
    ),
    (["Medium-bodied"], "cuerpo medio, de cuerpo medio, medium bodied, medium body, corpo médio, de corpo médio"),
    (
      ["Light-bodied", "Very light-bodied"],
      "ligero, ligeros, suave, light, light bodied, leve, leves, poco cuerpo, con poco cuerpo"
    ),
  ]

  private static let cheap = """
    barato, barata, baratos, baratas, económico, económica, económicos, bien de precio, cheap, inexpensive, affordable, \
    budget, em conta, bom e barato, bueno y barato, asequible, acessível
    """

  private static let optional = """
    joven, jóvenes, afrutado, afrutados, fresco, frescos, fresca, aromático, aromáticos, goloso, crisp, fruity, fresh, jovem, \
    frutado, frutados, barrica, roble, oaked, unoaked, madera, seco, secos, seca, dry, años, año, anos, ano, years, year, old, ans, añejo, aged, natural, ecológico, orgánico, organic, \
    biológico
    """

  private static let fillers = """
    vino, vinos, vinho, vinhos, wine, wines, botella, bottle, garrafa, bodega, bodegas, uva, grape, casta, marca, \
    un, una, unos, uno, el, la, los, las, de, del, al, a, en, y, e, o, que, es, más, muy, algo, algún, alguno, quiero, busco, \
    dame, cuál, cuáles, qué, cuánto, cuesta, vale, puntuación, puntos, precio, añada, cosecha, recomiéndame, buen, bueno, \
    buenos, mejor, mejores, rico, tipo, estilo, the, an, of, from, in, and, or, some, something, anything, good, great, nice, \
    best, what, which, is, are, how, much, does, cost, score, price, me, i, want, show, find, my, um, uma, uns, o, os, as, da, \
    do, das, dos, no, na, em, ou, qual, quais, quanto, custa, pontuação, pontos, preço, quero, procuro, bom, bons, boa, melhor, \
    melhores, rated, rating, scored, nota, valorado, valoración, avaliação, algum, mais, muito, por, du, des, le, les, et
    """

  private static let pairings = """
    para, con, for, with, com, pra, pro, para o, para a, para um, para uma, to go with, para acompañar, para acompanhar, to pair with, pairing, maridaje, maridar con, \
    harmoniza com, acompañar, acompanhar, goes with, para comer, para comer con
    """
}
