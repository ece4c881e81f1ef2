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
  static let remarks = Phrase(es: "Con salvedades", en: "With remarks", pt: "Com ressalvas")
  package static let nothingTaken = Phrase(
    es: "No se ha importado nada: hay líneas con errores.", en: "Nothing was imported: some lines are wrong.",
    pt: "Nada foi importado: há linhas com erros.")
  static let otherUnderWay = Phrase(
    es: "Ya se está importando otro archivo. Inténtalo de nuevo dentro de un momento.",
    en: "Another file is being imported. Try again in a moment.",
    pt: "Já está em curso outra importação. Tente de novo daqui a pouco.")
  static let mayLeave = Phrase(
    es: "Puedes salir de esta página: la importación sigue sola.",
    en: "You can leave this page: the import goes on by itself.",
    pt: "Pode sair desta página: a importação continua sozinha.")
  static let look = Phrase(es: "Ver qué cambiaría", en: "See what would change", pt: "Ver o que mudaria")
  static let lookNote = Phrase(
    es: "Primero se muestra qué cambiaría; nada cambia hasta que lo aceptes.",
    en: "First you see what would change; nothing changes before you accept it.",
    pt: "Primeiro aparece o que mudaria; nada muda até aceitar.")
  static let preview = Phrase(es: "Qué cambiaría", en: "What would change", pt: "O que mudaria")
  static let nothingChanges = Phrase(
    es: "El archivo no cambia nada.", en: "The file changes nothing.", pt: "O documento não muda nada.")
  package static let changedMeanwhile = Phrase(
    es: "Algo ha cambiado mientras lo mirabas. Esto es lo que cambiaría ahora.",
    en: "Something changed while you looked at it. This is what would change now.",
    pt: "Algo mudou entretanto. Isto é o que mudaria agora.")
  package static let added = Phrase(es: "Nuevos", en: "New", pt: "Novos")
  package static let changed = Phrase(es: "Con cambios", en: "Changed", pt: "Alterados")
  package static let unchanged = Phrase(es: "Sin cambios", en: "Unchanged", pt: "Sem alterações")
  static func take(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "Importar # elemento", other: "Importar # elementos"),
      en: (one: "Import # item", other: "Import # items"),
      pt: (one: "Importar # elemento", other: "Importar # elementos"))
  }
  static func takeGood(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "Importar solo el # válido", other: "Importar solo los # válidos"),
      en: (one: "Import only the # valid one", other: "Import only the # valid ones"),
      pt: (one: "Importar só o # válido", other: "Importar só os # válidos"))
  }
  static let lookAgain = Phrase(es: "Ver cuánto falta", en: "See how far it has got", pt: "Ver quanto falta")
  static let failed = Phrase(
    es: "La importación ha fallado. No ha quedado nada de ella: inténtalo de nuevo.",
    en: "The import failed. Nothing of it was kept: try again.",
    pt: "A importação falhou. Não ficou nada dela: tente de novo.")
  static let diskFull = Phrase(
    es: "No queda sitio en el disco. No se ha importado nada.",
    en: "The disk is full. Nothing was imported.", pt: "O disco está cheio. Nada foi importado.")
  static func interrupted(_ file: String) -> Phrase {
    Phrase(
      es:
        "La importación de \(file) se cortó porque el programa se detuvo. No ha quedado nada de ella: impórtalo de nuevo.",
      en: "The import of \(file) was cut short when the program stopped. Nothing of it was kept: import it again.",
      pt:
        "A importação de \(file) foi interrompida quando o programa parou. Não ficou nada dela: importe de novo.")
  }
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

  package static func wrongJSON(line: Int) -> Phrase {
    Phrase(
      es: "El JSON no es válido en la línea \(line).", en: "The JSON is not valid on line \(line).",
      pt: "O JSON não é válido na linha \(line).")
  }

  package static func repeatedKey(_ key: String, line: Int) -> Phrase {
    Phrase(
      es: "«\(key)» aparece dos veces en la línea \(line).", en: "“\(key)” appears twice on line \(line).",
      pt: "“\(key)” aparece duas vezes na linha \(line).")
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
