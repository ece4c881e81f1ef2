/// What every app says that takes things out of files and brings them in.
package enum ImportPhrases {
  package static let export = Phrase(es: "Exportar", en: "Export", pt: "Exportar")
  package static let importing = Phrase(es: "Importar", en: "Import", pt: "Importar")
  static let underWay = Phrase(es: "Importando…", en: "Importing…", pt: "Importação em curso…")
  package static let badRows = Phrase(
    es: "Líneas con errores", en: "Lines that are wrong", pt: "Linhas com erros")
  package static let nothing = Phrase(es: "No importar nada", en: "Import nothing", pt: "Não importar nada")
  package static let skip = Phrase(es: "Dejarlas fuera", en: "Leave them out", pt: "Deixar de fora")
  package static let result = Phrase(es: "Resultado", en: "Result", pt: "Resultado")
  package static let refused = Phrase(es: "Con errores", en: "With errors", pt: "Com erros")
  package static let nothingTaken = Phrase(
    es: "No se ha importado nada: hay líneas con errores.", en: "Nothing was imported: some lines are wrong.",
    pt: "Nada foi importado: há linhas com erros.")
  package static let fileMissing = Phrase(es: "Elige un archivo.", en: "Choose a file.", pt: "Escolha um documento.")
  package static let wrongID = Phrase(
    es: "El identificador no es válido.", en: "The id is not valid.", pt: "O identificador não é válido.")
  package static func wrongJSON(_ place: String) -> Phrase {
    place.isEmpty
      ? Phrase(es: "El JSON no es válido.", en: "The JSON is not valid.", pt: "O JSON não é válido.")
      : Phrase(
        es: "El JSON no es válido en \(place).", en: "The JSON is not valid at \(place).",
        pt: "O JSON não é válido em \(place).")
  }

  package static func openQuote(_ line: Int) -> Phrase {
    Phrase(
      es: "Hay unas comillas sin cerrar en la línea \(line).", en: "A quote opened on line \(line) is never closed.",
      pt: "Há aspas que não se fecham na linha \(line).")
  }

  package static func tooManyRows(_ limit: Int) -> Phrase {
    Phrase(
      es: "Son demasiadas líneas: el máximo son \(limit).", en: "Too many lines: the limit is \(limit).",
      pt: "São linhas demais: o limite é \(limit).")
  }

  package static func otherCurrency(_ code: String) -> Phrase {
    Phrase(
      es: "El archivo está en otra moneda (\(code)).", en: "The file is in another currency (\(code)).",
      pt: "O documento está em outra moeda (\(code)).")
  }

  package static func place(_ place: String) -> Phrase {
    Int(place) == nil
      ? Phrase(verbatim: place) : Phrase(es: "Línea \(place)", en: "Line \(place)", pt: "Linha \(place)")
  }

  package static func andMore(_ count: Int) -> Phrase {
    Phrase(es: "Y \(count) más.", en: "And \(count) more.", pt: "E mais \(count).")
  }
}
