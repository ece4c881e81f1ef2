import Kit

enum WinesPhrases {
  static let wines = Phrase(es: "Vinos", en: "Wines", pt: "Vinhos")
  static let wine = Phrase(es: "Vino", en: "Wine", pt: "Vinho")
  static let winery = Phrase(es: "Bodega", en: "Winery", pt: "Produtor")

  static func title(of section: Section) -> Phrase {
    switch section {
    case .red: Phrase(es: "Tintos", en: "Reds", pt: "Tintos")
    case .white: Phrase(es: "Blancos", en: "Whites", pt: "Brancos")
    case .others: Phrase(es: "Rosados y otros", en: "Rosé and others", pt: "Rosés e outros")
    case .unknown: Phrase(es: "Sin clasificar", en: "Unclassified", pt: "Por classificar")
    case .all: Phrase(es: "Todos los vinos", en: "All wines", pt: "Todos os vinhos")
    }
  }

  /// What an entry of the main menu holds besides its name.
  static func holds(_ section: Section) -> Phrase {
    switch section {
    case .red: Phrase(es: "Jóvenes, crianzas y reservas", en: "From young to long-aged", pt: "Dos jovens aos de guarda")
    case .white: Phrase(es: "Secos, con o sin barrica", en: "Dry, oaked or not", pt: "Secos, com ou sem madeira")
    case .unknown: Phrase(es: "De tipo desconocido", en: "Of unknown type", pt: "De tipo desconhecido")
    default:
      Phrase(
        es: "Espumosos, dulces y generosos", en: "Sparkling, sweet and fortified",
        pt: "Espumantes, doces e fortificados")
    }
  }

  static func name(of type: WineType) -> Phrase {
    switch type {
    case .red: Phrase(es: "Tinto", en: "Red", pt: "Tinto")
    case .white: Phrase(es: "Blanco", en: "White", pt: "Branco")
    case .rose: Phrase(es: "Rosado", en: "Rosé", pt: "Rosé")
    case .sparkling: Phrase(es: "Espumoso", en: "Sparkling", pt: "Espumante")
    case .sweet: Phrase(es: "Dulce", en: "Sweet", pt: "Doce")
    case .fortified: Phrase(es: "Generoso", en: "Fortified", pt: "Fortificado")
    case .unknown: Phrase(es: "Tipo desconocido", en: "Type unknown", pt: "Tipo desconhecido")
    }
  }

  // Lists
  static let catalogueNeedsSignal = Phrase(
    es: "El catálogo necesita conexión: no se puede buscar en él. Aquí solo aparece lo guardado en este dispositivo.",
    en: "The catalogue needs a connection: it cannot be searched. Only what is kept on this device is shown here.",
    pt:
      "O catálogo precisa de rede: não é possível pesquisar nele. Aqui só aparece o que está guardado neste dispositivo."
  )
  static let searchHint = Phrase(
    es: "Nombre, bodega, origen o uva", en: "Name, winery, origin or grape", pt: "Nome, produtor, origem ou uva")
  static let chooseWine = Phrase(
    es: "Elige un vino para ver su ficha.", en: "Choose a wine to see its details.",
    pt: "Escolha um vinho para ver a ficha.")
  static let newSelection = Phrase(es: "Nueva lista de vinos", en: "New wine list", pt: "Nova lista de vinhos")
  static func count(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "# vino", other: "# vinos"), en: (one: "# wine", other: "# wines"),
      pt: (one: "# vinho", other: "# vinhos"))
  }
  static let surprise = Phrase(es: "Uno al azar", en: "One at random", pt: "Um ao acaso")
  static let fromTheStart = Phrase(es: "Desde el principio", en: "From the start", pt: "Desde o início")
  static let didYouMean = Phrase(
    es: "Nada exactamente así; estos se parecen", en: "No exact match; these come close",
    pt: "Nada exatamente assim; estes são parecidos")
  /// What was taken for a word that no wine has.
  static func meant(_ word: String) -> Phrase {
    Phrase(es: "¿Querías decir «\(word)»?", en: "Did you mean “\(word)”?", pt: "Quis dizer “\(word)”?")
  }
  /// Where no wine has all that was typed.
  static func without(_ words: [String]) -> Phrase {
    let (spanish, other) = (
      words.map { "«\($0)»" }.joined(separator: ", "), words.map { "“\($0)”" }.joined(separator: ", ")
    )
    return Phrase(
      es: "Ningún vino lo tiene todo. Estos son los mejores sin \(spanish).",
      en: "No wine has it all. These are the best without \(other).",
      pt: "Nenhum vinho tem tudo. Estes são os melhores sem \(other).")
  }
  /// Where a price was asked for in currencies in which nothing fits.
  static func inOtherCurrencies(_ signs: [String]) -> Phrase {
    let signs = signs.map { $0 == "EUR" ? "€" : $0 == "GBP" ? "£" : $0 == "BRL" ? "R$" : $0 }.joined(separator: ", ")
    return Phrase(
      es: "En \(signs) no hay ninguno; estos precios están en otra moneda.",
      en: "There is none in \(signs); these prices are in another currency.",
      pt: "Não há nenhum em \(signs); estes preços estão em outra moeda.")
  }
  static let takeSomethingOff = Phrase(
    es: "Ningún vino cumple todo eso. Prueba a quitar algún filtro de arriba.",
    en: "No wine fits. Try taking something off above.",
    pt: "Nenhum vinho corresponde. Experimente tirar algo acima.")
  static let similarSpelling = Phrase(es: "Se escriben parecido", en: "Similar spelling", pt: "Com grafia parecida")
  static func look(_ name: String) -> Phrase {
    Phrase(es: "Vista previa: \(name)", en: "Preview: \(name)", pt: "Pré-visualizar: \(name)")
  }
  static let remove = Phrase(es: "quitar", en: "remove", pt: "remover")

  // Filters and order
  static func filters(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "# filtro", other: "# filtros"), en: (one: "# filter", other: "# filters"),
      pt: (one: "# filtro", other: "# filtros"))
  }
  static let clearFilters = Phrase(
    es: "Quitar todos los filtros", en: "Remove all filters", pt: "Remover todos os filtros")
  static func fullList(_ count: Int) -> Phrase {
    Phrase(es: "Lista completa (\(count))", en: "Full list (\(count))", pt: "Lista completa (\(count))")
  }
  static let searchInList = Phrase(es: "Buscar en la lista", en: "Search the list", pt: "Pesquisar na lista")
  static let chosen = Phrase(es: "Elegido", en: "Chosen", pt: "Escolhido")
  static let countAgain = Phrase(es: "Volver a contar", en: "Count again", pt: "Contar de novo")
  static func show(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "Ver # vino", other: "Ver # vinos"), en: (one: "Show # wine", other: "Show # wines"),
      pt: (one: "Ver # vinho", other: "Ver # vinhos"))
  }
  static func name(of order: WineOrder) -> Phrase {
    switch order {
    case .relevance: Phrase(es: "Lo que más se ajusta", en: "Best match", pt: "O que melhor corresponde")
    case .name: Phrase(es: "Nombre", en: "Name", pt: "Nome")
    case .score: Phrase(es: "Puntuación", en: "Score", pt: "Pontuação")
    case .price: Phrase(es: "Precio", en: "Price", pt: "Preço")
    }
  }
  static func sorted(by order: WineOrder) -> Phrase {
    switch order {
    case .relevance: name(of: order)
    case .name: Phrase(es: "Por nombre", en: "By name", pt: "Por nome")
    case .score: Phrase(es: "Por puntuación", en: "By score", pt: "Por pontuação")
    case .price: Phrase(es: "Por precio", en: "By price", pt: "Por preço")
    }
  }
  /// What one has to know of an order: scales and currencies are not compared.
  static func orderNote(_ order: WineOrder) -> Phrase {
    let (whole, figure) = order == .price ? (currency, aPrice) : (scale, aScore)
    return Phrase(
      es: "Cada \(whole) por separado; al final, los que no tienen \(figure).",
      en: "Each \(whole) on its own; wines without a \(figure) come last.",
      pt: "Cada \(whole) à parte; no fim, os que não têm \(figure).")
  }

  /// What one has to know where rows show another vintage than the newest.
  static func orderNoteOfVintages(_ order: WineOrder) -> Phrase {
    let figure = order == .price ? aPrice : aScore
    return Phrase(
      es: "Se ordenan por la última añada con \(figure), aunque se muestre otra.",
      en: "Sorted by the newest vintage with a \(figure), even where another one is shown.",
      pt: "Ordenados pela colheita mais recente com \(figure), mesmo quando se mostra outra.")
  }

  private static let currency = Phrase(es: "moneda", en: "currency", pt: "moeda")
  private static let scale = Phrase(es: "escala", en: "scale", pt: "escala")
  private static let aPrice = Phrase(es: "precio", en: "price", pt: "preço")
  private static let aScore = Phrase(es: "puntuación", en: "score", pt: "pontuação")

  static func name(of facet: Facet) -> Phrase {
    switch facet {
    case .type: Phrase(es: "Tipo", en: "Type", pt: "Tipo")
    case .country: Phrase(es: "País", en: "Country", pt: "País")
    case .region: Phrase(es: "Origen", en: "Origin", pt: "Origem")
    case .grape: Phrase(es: "Uva", en: "Grape", pt: "Uva")
    case .price: Phrase(es: "Precio", en: "Price", pt: "Preço")
    case .score: Phrase(es: "Puntuación", en: "Score", pt: "Pontuação")
    case .vintage: Phrase(es: "Añada", en: "Vintage", pt: "Colheita")
    case .food: Phrase(es: "Maridaje", en: "Pairs with", pt: "Harmonização")
    case .body: body
    }
  }
  static func note(of facet: Facet) -> Phrase? {
    switch facet {
    case .score:
      Phrase(
        es: "Cada escala tiene sus propios tramos: no se comparan entre sí.",
        en: "Each scale has its own bands: scores on different scales are not compared.",
        pt: "Cada escala tem as suas próprias faixas: não se comparam entre si.")
    case .vintage:
      Phrase(
        es: "Si filtras también por precio o puntuación, han de coincidir en una misma añada.",
        en: "If you also filter by price or score, they must be of the same vintage.",
        pt: "Se filtrar também por preço ou pontuação, têm de ser da mesma colheita.")
    default: nil
    }
  }
  static func below(_ limit: Phrase) -> Phrase {
    Phrase(es: "Menos de \(limit)", en: "Below \(limit)", pt: "Menos de \(limit)")
  }
  static func upTo(_ limit: Phrase) -> Phrase {
    Phrase(es: "Hasta \(limit)", en: "Up to \(limit)", pt: "Até \(limit)")
  }
  static func from(_ limit: Phrase) -> Phrase {
    Phrase(es: "Desde \(limit)", en: "From \(limit)", pt: "A partir de \(limit)")
  }
  static func between(_ from: Phrase, _ to: Phrase) -> Phrase {
    Phrase(es: "\(from) a \(to)", en: "\(from) to \(to)", pt: "\(from) a \(to)")
  }
  static func outOf(_ range: Phrase, _ scale: Int) -> Phrase {
    Phrase(
      es: "\(range) sobre \(String(scale))", en: "\(range) out of \(String(scale))", pt: "\(range) de \(String(scale))")
  }

  static let byLetter = Phrase(es: "Por la primera letra", en: "By first letter", pt: "Pela primeira letra")
  static let most = Phrase(es: "Hasta", en: "Up to", pt: "Até")
  static let ofCurrency = Phrase(es: "Moneda", en: "Currency", pt: "Moeda")
  static func perVintage(_ scale: Int, _ source: String) -> Phrase {
    Phrase(
      es: "Puntuación por añada (\(source), sobre \(String(scale)))",
      en: "Score by vintage (\(source), out of \(String(scale)))",
      pt: "Pontuação por colheita (\(source), de 0 a \(String(scale)))")
  }
  static func allVintages(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "Otra más", other: "Otras #"), en: (one: "One more", other: "# more"),
      pt: (one: "Mais uma", other: "Mais #"))
  }

  // The main menu
  static let byChance = Phrase(es: "¿Y por qué no este?", en: "Why not this one?", pt: "E que tal este?")
  static let another = Phrase(es: "Otro", en: "Another", pt: "Outro")
  static let noWines = Phrase(es: "Aún no hay vinos", en: "No wines yet", pt: "Ainda não há vinhos")
  static let noWinesText = Phrase(
    es: "El catálogo se llena con archivos públicos de vinos. En «Catálogo» se explica cómo conseguirlos.",
    en: "The catalogue is filled from public wine files. “Catalogue” explains how to get them.",
    pt: "O catálogo é preenchido com dados públicos de vinhos. Em “Catálogo” estão as instruções.")
  static let starterNote = Phrase(
    es: "Con el programa vienen unos 6.000 vinos. Se pueden añadir muchos más.",
    en: "Some 6,000 wines come with the program. There are many more to add.",
    pt: "O programa traz cerca de 6000 vinhos. É possível acrescentar muitos mais.")
  static let howToGetMore = Phrase(es: "Cómo añadir más", en: "How to add more", pt: "Como adicionar mais")

  // The card
  static let alcohol = Phrase(es: "Alcohol", en: "Alcohol", pt: "Álcool")
  static func percent(_ tenths: Int) -> Phrase {
    let number = Numeral(tenths, decimals: 1)
    return Phrase(es: "\(number) %", en: "\(number)%", pt: "\(number)%")
  }
  static func basis(_ basis: TypeBasis, _ type: WineType) -> Phrase? {
    if type == .unknown { return nil }
    return switch basis {
    case .given: nil
    case .name: Phrase(es: "según su nombre", en: "judging by its name", pt: "a julgar pelo nome")
    case .grape: Phrase(es: "según su uva", en: "judging by its grape", pt: "a julgar pela uva")
    }
  }
  static func year(_ year: Int) -> Phrase {
    year == 0
      ? Phrase(es: "añada sin indicar", en: "vintage not given", pt: "colheita não indicada")
      : Phrase(verbatim: String(year))
  }
  static func opinions(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "# opinión", other: "# opiniones"), en: (one: "# review", other: "# reviews"),
      pt: (one: "# avaliação", other: "# avaliações"))
  }
  static let vintages = Phrase(es: "Añadas", en: "Vintages", pt: "Colheitas")
  static let knownYears = Phrase(
    es: "Añadas sin más datos", en: "Vintages without details", pt: "Colheitas sem mais dados")
  static func sources(_ count: Int) -> Phrase {
    count == 1 ? Phrase(es: "Fuente", en: "Source", pt: "Fonte") : Phrase(es: "Fuentes", en: "Sources", pt: "Fontes")
  }
  static let body = Phrase(es: "Cuerpo", en: "Body", pt: "Corpo")
  static let acidity = Phrase(es: "Acidez", en: "Acidity", pt: "Acidez")
  static let website = Phrase(es: "Página de la bodega", en: "Winery’s website", pt: "Site do produtor")
  static let catalogue = Phrase(es: "Catálogo", en: "Catalogue", pt: "Catálogo")
  static let openFully = Phrase(es: "Abrir la ficha", en: "Open in full", pt: "Abrir a ficha")

  // The winery's page
  static let cannotShow = Phrase(
    es: "Esta página no se puede mostrar aquí", en: "This page cannot be shown here",
    pt: "Esta página não pode ser mostrada aqui")
  static func refusesFrame(_ host: String) -> Phrase {
    Phrase(
      es: "\(host) no permite que su página se muestre dentro de otra.",
      en: "\(host) does not allow its page to be shown inside another.",
      pt: "\(host) não permite que a página apareça dentro de outra.")
  }
  static func isUnencrypted(_ host: String) -> Phrase {
    Phrase(
      es: "La página de \(host) llega sin cifrar, y por eso el navegador no la muestra dentro de esta.",
      en: "The page of \(host) comes unencrypted, so the browser does not show it inside this one.",
      pt: "A página de \(host) vem sem criptografia, e por isso o navegador não a mostra dentro desta.")
  }
  static func isMissing(_ host: String) -> Phrase {
    Phrase(
      es: "\(host) ha respondido con un error: puede que la página ya no exista.",
      en: "\(host) answered with an error: the page may be gone.",
      pt: "\(host) respondeu com um erro: talvez a página já não exista.")
  }
  static func isOutOfReach(_ host: String) -> Phrase {
    Phrase(
      es: "No se ha podido conectar con \(host): puede que ya no exista o que no haya internet.",
      en: "Could not reach \(host): it may be gone, or there is no internet.",
      pt: "Não foi possível abrir \(host): talvez já não exista ou não haja internet.")
  }
  static let ok = Phrase(es: "Aceptar", en: "OK", pt: "Entendido")
  static let openInBrowser = Phrase(es: "Abrir en el navegador", en: "Open in the browser", pt: "Abrir no navegador")
}
