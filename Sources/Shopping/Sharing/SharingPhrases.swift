import Kit

enum SharingPhrases {
  static let asFile = Phrase(es: "Como archivo", en: "As a file", pt: "Como documento")
  static let plainText = Phrase(es: "Texto", en: "Plain text", pt: "Texto simples")
  static let export = Phrase(es: "Exportar", en: "Export", pt: "Exportar")
  static let exportNote = Phrase(
    es: "CSV para una hoja de cálculo; JSON para llevar todas las listas a otro espacio.",
    en: "CSV for a spreadsheet; JSON to take all lists to another space.",
    pt: "CSV para uma folha de cálculo; JSON para levar todas as listas para outro espaço.")
  static let allLists = Phrase(es: "Todas las listas", en: "All lists", pt: "Todas as listas")
  static let importing = Phrase(es: "Importar", en: "Import", pt: "Importar")
  static let file = Phrase(
    es: "Archivo CSV, JSON o de texto", en: "CSV, JSON or text file", pt: "Documento CSV, JSON ou de texto")
  static let badRows = Phrase(
    es: "Si hay líneas con errores", en: "If some lines are wrong", pt: "Se houver linhas com erros")
  static let nothing = Phrase(es: "No importar nada", en: "Import nothing", pt: "Não importar nada")
  static let skip = Phrase(es: "Dejarlas fuera", en: "Leave them out", pt: "Deixá-las de fora")
  static let result = Phrase(es: "Resultado", en: "Result", pt: "Resultado")
  static let newLists = Phrase(es: "Listas nuevas", en: "New lists", pt: "Listas novas")
  static let newItems = Phrase(es: "Artículos nuevos", en: "New items", pt: "Produtos novos")
  static let unchanged = Phrase(es: "Listas sin cambios", en: "Unchanged lists", pt: "Listas sem alterações")
  static let refused = Phrase(es: "Con errores", en: "With errors", pt: "Com erros")
  static let nothingTaken = Phrase(
    es: "No se ha importado nada: hay líneas con errores.", en: "Nothing was imported: some lines are wrong.",
    pt: "Nada foi importado: há linhas com erros.")
  static let fileMissing = Phrase(es: "Elige un archivo.", en: "Choose a file.", pt: "Escolha um documento.")
  static let unknownFile = Phrase(
    es: "El archivo no es de listas de la compra.", en: "The file holds no shopping lists.",
    pt: "O documento não é de listas de compras.")
  static let differs = Phrase(
    es: "Esta lista ya existe y tiene otras cosas.", en: "This list is there already and holds other things.",
    pt: "Esta lista já existe e tem outras coisas.")
  static let wrongID = Phrase(
    es: "El identificador no es válido.", en: "The id is not valid.", pt: "O identificador não é válido.")
  static let wrongDate = Phrase(es: "La fecha no es válida.", en: "The date is not valid.", pt: "A data não é válida.")

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
      es: "Son demasiadas líneas: el máximo son \(limit).", en: "Too many lines: the limit is \(limit).",
      pt: "São linhas demais: o limite é \(limit).")
  }

  static func otherCurrency(_ code: String) -> Phrase {
    Phrase(
      es: "El archivo está en otra moneda (\(code)).", en: "The file is in another currency (\(code)).",
      pt: "O documento está em outra moeda (\(code)).")
  }

  static func place(_ place: String) -> Phrase {
    Int(place) == nil
      ? Phrase(verbatim: place) : Phrase(es: "Línea \(place)", en: "Line \(place)", pt: "Linha \(place)")
  }

  static func andMore(_ count: Int) -> Phrase {
    Phrase(es: "Y \(count) más.", en: "And \(count) more.", pt: "E mais \(count).")
  }

  /// What a list is called that comes without a name.
  static func importedList(in language: Language) -> String {
    switch language {
    case .es: "Lista importada"
    case .en: "Imported list"
    case .pt: "Lista importada"
    }
  }
}
