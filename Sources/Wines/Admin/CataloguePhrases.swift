import Kit

enum CataloguePhrases {
  static let holds = Phrase(es: "Contenido", en: "Contents", pt: "Conteúdo")
  static let starter = Phrase(es: "Catálogo inicial", en: "Starter catalogue", pt: "Catálogo inicial")
  static let sharedNote = Phrase(
    es: "El catálogo es uno para toda la instalación: lo ven todos los espacios.",
    en: "There is one catalogue for the whole installation: every space sees it.",
    pt: "O catálogo é um só para toda a instalação: todos os espaços o veem.")
  static let operatorsNote = Phrase(
    es: "Añade y quita vinos quien lleva la instalación.", en: "Those who run the installation add and remove wines.",
    pt: "Quem gere a instalação acrescenta e apaga vinhos.")
  static let fromAddress = Phrase(
    es: "Desde una dirección", en: "From an address", pt: "A partir de um endereço")
  static let address = Phrase(
    es: "Dirección del archivo", en: "Address of the file", pt: "Endereço do documento")
  static let addressNote = Phrase(
    es: "CSV, JSON, zip o gzip de hasta 64 MB. Si se corta, al repetirlo sigue por donde iba.",
    en: "CSV, JSON, zip or gzip of up to 64 MB. If it is cut off, trying again goes on from there.",
    pt: "CSV, JSON, zip ou gzip até 64 MB. Se for interrompido, ao repetir continua de onde ficou.")
  static let more = Phrase(es: "Más vinos", en: "More wines", pt: "Mais vinhos")
  static let bringReviews = Phrase(
    es: "Traer 130.000 catas de Wine Enthusiast", en: "Bring in 130,000 reviews by Wine Enthusiast",
    pt: "Obter 130 mil críticas da Wine Enthusiast")
  static let reviews = Phrase(
    es: "De 2017, en inglés, con puntuación y precio en dólares. 53 MB. CC BY-NC-SA 4.0: no para negocios.",
    en: "From 2017, in English, with scores and prices in dollars. 53 MB. CC BY-NC-SA 4.0: not for businesses.",
    pt: "De 2017, em inglês, com pontuação e preço em dólares. 53 MB. CC BY-NC-SA 4.0: não para fins comerciais.")
  static let fetch = Phrase(es: "Traer", en: "Fetch", pt: "Obter")
  /// Why a download ended early, and what becomes of what has come.
  static func cutOff(_ cut: CatalogueDownload.CutOff) -> Phrase {
    let came = "\(cut.taken / 1_048_576),\(cut.taken % 1_048_576 * 10 / 1_048_576)"
    guard cut.taken > 0 else { return cut.problem.message }
    return Phrase(
      es: "\(cut.problem.message) Lo que ha llegado (\(came) MB) se guarda un día: repítelo para seguir.",
      en:
        "\(cut.problem.message) What has come (\(came.replacing(",", with: ".")) MB) is kept for a day: try again to go on.",
      pt: "\(cut.problem.message) O que chegou (\(came) MB) guarda-se um dia: repita para continuar.")
  }
  static let file = Phrase(es: "Archivo de vinos", en: "Wine file", pt: "Documento com vinhos")
  static let howToGet = Phrase(es: "De dónde sacar vinos", en: "Where to get wines", pt: "Onde obter vinhos")
  static let xWines = Phrase(
    es:
      "100.000 vinos con uvas, maridaje y página de la bodega; luego, sus valoraciones. En GitHub: rogerioxavier/X-Wines.",
    en:
      "100,000 wines with grapes, food and the winery’s website; then their ratings. On GitHub: rogerioxavier/X-Wines.",
    pt:
      "100 mil vinhos com uvas, harmonização e site do produtor; depois, as avaliações. No GitHub: rogerioxavier/X-Wines."
  )
  static let spain = Phrase(
    es: "7.500 vinos españoles con precio y puntuación sobre 5. En Kaggle: «Spanish Wine Quality Dataset».",
    en: "7,500 Spanish wines with prices and scores out of 5. On Kaggle: “Spanish Wine Quality Dataset”.",
    pt: "7500 vinhos espanhóis com preço e pontuação de 0 a 5. No Kaggle: “Spanish Wine Quality Dataset”.")
  static let own = Phrase(es: "Tu propio archivo", en: "A file of your own", pt: "Um documento próprio")
  static let ownText = Phrase(
    es: "JSON o CSV como los que se exportan aquí, o una lista JSON con nombre, bodega, tipo…",
    en: "JSON or CSV like those exported here, or a JSON list with name, winery, type…",
    pt: "JSON ou CSV como os exportados aqui, ou uma lista JSON com nome, produtor, tipo…")
  static let largeFiles = Phrase(
    es: "Hasta 64 MB y 200.000 líneas por aquí. Los mayores, en el servidor: sobremesa import wines ARCHIVO.",
    en: "Up to 64 MB and 200,000 lines this way. Larger ones, on the server: sobremesa import wines FILE.",
    pt: "Até 64 MB e 200 mil linhas por aqui. Os maiores, no servidor: sobremesa import wines DOCUMENTO.")
  static let wholeCatalogue = Phrase(es: "Todo el catálogo", en: "The whole catalogue", pt: "Todo o catálogo")
  static let exportNote = Phrase(
    es: "En CSV, una línea por vino y añada; en JSON, todo lo que se sabe.",
    en: "CSV has a line for each wine and vintage; JSON has everything that is known.",
    pt: "Em CSV, uma linha por vinho e ano; em JSON, tudo o que se sabe.")
  static let takingBack = Phrase(es: "Deshaciendo", en: "Undoing", pt: "Anulação em curso")
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
      "Al deshacer una importación se eliminan los vinos que trajo, menos los que alguien ha marcado, anotado o puesto en una lista. Los que cambió vuelven a estar como antes, salvo lo que otra posterior haya vuelto a cambiar.",
    en:
      "Undoing an import removes the wines it brought, except those that somebody has marked, noted or put on a list. Those it changed go back to how they were, except for what a later import has changed since.",
    pt:
      "Ao desfazer uma importação são apagados os vinhos que ela trouxe, menos os que alguém marcou, anotou ou pôs numa lista. Os que ela alterou voltam a ficar como antes, salvo o que outra posterior tenha alterado de novo."
  )
  static let wasReturned = Phrase(
    es: "La importación se ha deshecho.", en: "The import was undone.", pt: "A importação foi desfeita.")
  static let wentAway = Phrase(es: "Vinos eliminados", en: "Wines removed", pt: "Vinhos apagados")
  static let asBefore = Phrase(
    es: "Vinos como estaban antes", en: "Wines as they were before", pt: "Vinhos como estavam antes")
  static let merged = Phrase(es: "Ampliados", en: "Filled in", pt: "Com dados novos")
  static let repeated = Phrase(es: "Repetidos en el archivo", en: "Repeated in the file", pt: "Repetidos no documento")
  static let blank = Phrase(es: "Líneas en blanco", en: "Blank lines", pt: "Linhas em branco")
  static func readAs(_ layout: String) -> Phrase {
    Phrase(es: "Leído como \(layout).", en: "Read as \(layout).", pt: "Lido como \(layout).")
  }
  static let failed = Phrase(
    es: "No se ha podido terminar. Inténtalo de nuevo.", en: "It could not be finished. Try again.",
    pt: "Não foi possível terminar. Tente de novo.")
  static let alreadyAtWork = Phrase(
    es: "Ya se está importando otro archivo.", en: "Another file is already being imported.",
    pt: "Já há outra importação em curso.")
}

extension WineFile.Misreading {
  var invalid: Invalid { Invalid(["file": message]) }

  /// What is wrong, in a sentence.
  var message: Phrase {
    switch self {
    case .empty: BroughtFile.Misreading.empty.message
    case .unknownLayout(let columns):
      Phrase(
        es: "El archivo no tiene ninguno de los formatos conocidos. Sus columnas: \(columns)",
        en: "The file has none of the known formats. Its columns: \(columns)",
        pt: "O documento não tem nenhum dos formatos conhecidos. As colunas: \(columns)")
    case .packed:
      Phrase(
        es: "El archivo está comprimido. Descomprímelo e importa el CSV o el JSON que contiene.",
        en: "The file is compressed. Unpack it and import the CSV or JSON inside.",
        pt: "O documento está compactado. Descompacte e importe o CSV ou JSON que ele contém.")
    case .damaged:
      Phrase(
        es: "El archivo comprimido está dañado o incompleto.", en: "The archive is damaged or incomplete.",
        pt: "O documento compactado está danificado ou incompleto.")
    case .ratingsAlone:
      Phrase(
        es: "Son las valoraciones de X-Wines. Importa antes sus vinos: XWines_…_wines.csv.",
        en: "These are the ratings of X-Wines. Import its wines first: XWines_…_wines.csv.",
        pt: "São as avaliações do X-Wines. Importe antes os vinhos: XWines_…_wines.csv.")
    case .tooManyRows:
      Phrase(
        es: "Tiene más de 200.000 líneas. No se ha importado nada; en el servidor: sobremesa import wines ARCHIVO.",
        en: "It has more than 200,000 lines. Nothing was imported; on the server: sobremesa import wines FILE.",
        pt: "Tem mais de 200 mil linhas. Nada foi importado; no servidor: sobremesa import wines DOCUMENTO.")
    case .beyond(let problem): problem.message
    case .notUTF8: BroughtFile.Misreading.notUTF8.message
    case .noWines:
      Phrase(
        es: "El JSON no tiene ninguna lista de vinos.", en: "The JSON has no list of wines.",
        pt: "O JSON não tem nenhuma lista de vinhos.")
    }
  }
}
