import Kit

enum TransferPhrases {
  static let title = OrdersPhrases.importAndExport
  static let export = Phrase(es: "Exportar", en: "Export", pt: "Exportar")
  static let exportNote = Phrase(
    es: "CSV para una hoja de cálculo; JSON para llevarlo todo a otro espacio.",
    en: "CSV for a spreadsheet; JSON to take everything to another space.",
    pt: "CSV para uma folha de cálculo; JSON para levar tudo para outro espaço.")
  static let everything = Phrase(es: "Todo (JSON)", en: "Everything (JSON)", pt: "Tudo (JSON)")
  static let importing = Phrase(es: "Importar", en: "Import", pt: "Importar")
  static let file = Phrase(es: "Archivo CSV o JSON", en: "CSV or JSON file", pt: "Documento CSV ou JSON")
  static let badRows = Phrase(
    es: "Si hay líneas con errores", en: "If some rows are wrong", pt: "Se houver linhas com erros")
  static let nothing = Phrase(es: "No importar nada", en: "Import nothing", pt: "Não importar nada")
  static let skip = Phrase(es: "Dejarlas fuera", en: "Leave them out", pt: "Deixá-las de fora")
  static let result = Phrase(es: "Resultado", en: "Result", pt: "Resultado")
  static let added = Phrase(es: "Nuevos", en: "New", pt: "Novos")
  static let unchanged = Phrase(es: "Sin cambios", en: "Unchanged", pt: "Sem alterações")
  static let refused = Phrase(es: "Con errores", en: "With errors", pt: "Com erros")
  static let nothingTaken = Phrase(
    es: "No se ha importado nada: hay líneas con errores.", en: "Nothing was imported: some rows are wrong.",
    pt: "Nada foi importado: há linhas com erros.")
  static let fileMissing = Phrase(es: "Elige un archivo.", en: "Choose a file.", pt: "Escolha um documento.")
  static let emptyFile = BroughtFile.Misreading.empty.message
  static let notUTF8 = BroughtFile.Misreading.notUTF8.message
  static let tooDeep = BroughtFile.Misreading.tooDeep.message
  static let unknownFile = Phrase(
    es: "No se reconoce el archivo: faltan las columnas de clientes, productos o pedidos.",
    en: "The file is not recognised: it lacks the columns of customers, products or orders.",
    pt: "O documento não é reconhecido: faltam as colunas de clientes, produtos ou encomendas.")
  static let differs = Phrase(
    es: "Ya existe con otros datos.", en: "It is there already with other content.", pt: "Já existe com outros dados.")
  static let notHere = Phrase(
    es: "Remite a algo que no está aquí.", en: "It refers to something that is not here.",
    pt: "Remete para algo que não está aqui.")
  static let wrongID = Phrase(
    es: "El identificador no es válido.", en: "The id is not valid.", pt: "O identificador não é válido.")

  static func wrongJSON(_ place: String) -> Phrase {
    place.isEmpty
      ? Phrase(es: "El JSON no es válido.", en: "The JSON is not valid.", pt: "O JSON não é válido.")
      : Phrase(
        es: "El JSON no es válido en \(place).", en: "The JSON is not valid at \(place).",
        pt: "O JSON não é válido em \(place).")
  }

  static func openQuote(_ line: Int) -> Phrase {
    Phrase(
      es: "Hay unas comillas sin cerrar en la línea \(line).", en: "A quote opened on line \(line) is never closed.",
      pt: "Há aspas por fechar na linha \(line).")
  }

  static func tooManyRows(_ limit: Int) -> Phrase {
    Phrase(
      es: "Son demasiadas líneas: el máximo son \(limit).", en: "Too many rows: the limit is \(limit).",
      pt: "São linhas demais: o limite é \(limit).")
  }

  static func otherCurrency(_ code: String) -> Phrase {
    Phrase(
      es: "El archivo está en otra moneda (\(code)).", en: "The file is in another currency (\(code)).",
      pt: "O documento está em outra moeda (\(code)).")
  }

  static func unknownCustomer(_ name: String) -> Phrase {
    Phrase(
      es: "No hay ningún cliente «\(name)».", en: "There is no customer “\(name)”.",
      pt: "Não há nenhum cliente “\(name)”.")
  }

  static func unknownProduct(_ name: String) -> Phrase {
    Phrase(
      es: "No hay ningún producto «\(name)».", en: "There is no product “\(name)”.",
      pt: "Não há nenhum produto “\(name)”.")
  }

  static func place(_ place: String) -> Phrase {
    Int(place) == nil
      ? Phrase(verbatim: place) : Phrase(es: "Línea \(place)", en: "Line \(place)", pt: "Linha \(place)")
  }

  static func andMore(_ count: Int) -> Phrase {
    Phrase(es: "Y \(count) más.", en: "And \(count) more.", pt: "E mais \(count).")
  }
}
