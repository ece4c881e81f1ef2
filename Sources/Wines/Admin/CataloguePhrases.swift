import Kit

enum CataloguePhrases {
  static let holds = Phrase(es: "Qué hay", en: "What is in it", pt: "O que há")
  static let starter = Phrase(es: "Catálogo inicial", en: "Starter catalogue", pt: "Catálogo inicial do programa")
  static let sharedNote = Phrase(
    es: "El catálogo es uno para toda la instalación: lo ven todos los espacios.",
    en: "There is one catalogue for the whole installation: every space sees it.",
    pt: "O catálogo é um só para toda a instalação: todos os espaços o veem.")
  static let file = Phrase(es: "Archivo con vinos", en: "File with wines", pt: "Documento com vinhos")
  static let howToGet = Phrase(es: "De dónde sacar vinos", en: "Where to get wines", pt: "Onde obter vinhos")
  static let xWines = Phrase(
    es: "100.000 vinos con uvas, comidas y página de la bodega. En GitHub: rogerioxavier/X-Wines.",
    en: "100,000 wines with grapes, food and the winery’s page. On GitHub: rogerioxavier/X-Wines.",
    pt: "100.000 vinhos com uvas, comidas e página da vinícola. No GitHub: rogerioxavier/X-Wines.")
  static let winemag = Phrase(
    es: "130.000 catas sobre 100 puntos. En Kaggle: «Wine Reviews», winemag-data-130k-v2.csv.",
    en: "130,000 reviews out of 100 points. On Kaggle: “Wine Reviews”, winemag-data-130k-v2.csv.",
    pt: "130.000 provas em 100 pontos. No Kaggle: “Wine Reviews”, winemag-data-130k-v2.csv.")
  static let spain = Phrase(
    es: "7.500 vinos españoles con precio y nota sobre 5. En Kaggle: «Spanish Wine Quality Dataset».",
    en: "7,500 Spanish wines with prices and scores out of 5. On Kaggle: “Spanish Wine Quality Dataset”.",
    pt: "7.500 vinhos espanhóis com preço e nota em 5. No Kaggle: “Spanish Wine Quality Dataset”.")
  static let own = Phrase(es: "Tu propio archivo", en: "A file of your own", pt: "Um documento próprio")
  static let ownText = Phrase(
    es: "JSON o CSV como los que se exportan aquí, o una lista JSON con nombre, bodega, tipo…",
    en: "JSON or CSV like those exported here, or a JSON list with name, winery, type…",
    pt: "JSON ou CSV como os exportados aqui, ou uma lista JSON com nome, vinícola, tipo…")
  static let largeFiles = Phrase(
    es: "Hasta 20 MB por aquí. Los mayores, en el servidor: sobremesa import wines ARCHIVO.",
    en: "Up to 20 MB this way. Larger ones, on the server: sobremesa import wines FILE.",
    pt: "Até 20 MB por aqui. Os maiores, no servidor: sobremesa import wines DOCUMENTO.")
  static let wholeCatalogue = Phrase(es: "Todo el catálogo", en: "The whole catalogue", pt: "Todo o catálogo")
  static let exportNote = Phrase(
    es: "Una línea por vino y añada en CSV; en JSON, todo lo que se sabe.",
    en: "A line for each wine and vintage in CSV; everything that is known in JSON.",
    pt: "Uma linha por vinho e colheita em CSV; em JSON, tudo o que se sabe.")
  static let bringingIn = Phrase(es: "Importando", en: "Importing", pt: "A importar")
  static func name(of step: CatalogueImport.Step) -> Phrase {
    switch step {
    case .reading: Phrase(es: "Leyendo el archivo", en: "Reading the file", pt: "Lendo o documento")
    case .writing: Phrase(es: "Guardando los vinos", en: "Storing the wines", pt: "Guardando os vinhos")
    case .indexing: Phrase(es: "Preparando la búsqueda", en: "Preparing the search", pt: "Preparando a pesquisa")
    }
  }
  static let mayLeave = Phrase(
    es: "Puedes salir de aquí: sigue solo.", en: "You may leave this page: it goes on by itself.",
    pt: "Pode sair daqui: continua sozinho.")
  static let lookAgain = Phrase(es: "Ver cuánto falta", en: "See how far it is", pt: "Ver quanto falta")
  static let imports = Phrase(es: "Importaciones", en: "Imports", pt: "Importações")
  static func brought(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "# vino nuevo", other: "# vinos nuevos"), en: (one: "# new wine", other: "# new wines"),
      pt: (one: "# vinho novo", other: "# vinhos novos"))
  }
  static let isReturned = Phrase(es: "Deshecha", en: "Undone", pt: "Desfeita")
  static func takeBack(_ file: String) -> Phrase {
    Phrase(
      es: "Deshacer la importación de \(file)", en: "Undo the import of \(file)", pt: "Desfazer a importação de \(file)"
    )
  }
  static let returnNote = Phrase(
    es:
      "Al deshacer una importación se van los vinos que trajo, menos los que alguien ha guardado, anotado o puesto en una lista.",
    en:
      "Undoing an import takes out the wines that it brought, but those that somebody keeps, has noted or has put on a list.",
    pt: "Ao desfazer uma importação saem os vinhos que trouxe, menos os que alguém guardou, anotou ou pôs numa lista.")
  static func wentAway(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "Ha salido # vino.", other: "Han salido # vinos."),
      en: (one: "# wine was taken out.", other: "# wines were taken out."),
      pt: (one: "Saiu # vinho.", other: "Saíram # vinhos."))
  }
  static let added = Phrase(es: "Nuevos", en: "New", pt: "Novos")
  static let merged = Phrase(es: "Completados", en: "Completed", pt: "Completados")
  static let unchanged = Phrase(es: "Sin cambios", en: "Unchanged", pt: "Sem alterações")
  static let blank = Phrase(es: "Líneas en blanco", en: "Blank lines", pt: "Linhas em branco")
  static let remarks = Phrase(es: "Con salvedades", en: "With reservations", pt: "Com ressalvas")
  static func readAs(_ layout: String) -> Phrase {
    Phrase(es: "Leído como \(layout).", en: "Read as \(layout).", pt: "Lido como \(layout).")
  }
  static let failed = Phrase(
    es: "La importación ha fallado a medias. Repítela: lo que ya entró no se duplica.",
    en: "The import failed half-way. Run it again: what went in is not doubled.",
    pt: "A importação falhou a meio. Repita-a: o que já entrou não se duplica.")
  static let alreadyAtWork = Phrase(
    es: "Ya se está importando otro archivo.", en: "Another file is being imported already.",
    pt: "Já se está a importar outro documento.")
}

extension WineFile.Misreading {
  /// What is wrong, in a sentence.
  package var message: Phrase {
    switch self {
    case .empty: BroughtFile.Misreading.empty.message
    case .unknownLayout(let columns):
      Phrase(
        es: "No es ninguno de los formatos conocidos. Sus columnas: \(columns)",
        en: "It is none of the known layouts. Its columns: \(columns)",
        pt: "Não é nenhum dos formatos conhecidos. As colunas: \(columns)")
    case .noWines:
      Phrase(
        es: "El JSON no tiene ninguna lista de vinos.", en: "The JSON holds no list of wines.",
        pt: "O JSON não tem nenhuma lista de vinhos.")
    }
  }
}
