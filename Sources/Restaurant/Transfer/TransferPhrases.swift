import Kit

/// What is said where a menu is taken out and brought in.
enum TransferPhrases {
  static let exportNote = Phrase(
    es: "CSV para una hoja de cálculo; JSON para llevar la carta a otro espacio.",
    en: "CSV for a spreadsheet; JSON to take the menu to another space.",
    pt: "CSV para ler como tabela; JSON para levar o menu para outro espaço.")
  static let file = Phrase(
    es: "Archivo CSV o JSON con la carta", en: "CSV or JSON file with the menu",
    pt: "Documento CSV ou JSON com o menu")
  static let importNote = Phrase(
    es: "Primero se muestra qué cambiaría; nada cambia hasta que lo aceptes.",
    en: "First you see what would change; nothing changes before you accept it.",
    pt: "Primeiro aparece o que mudaria; nada muda até aceitar.")
  static let look = Phrase(es: "Ver qué cambiaría", en: "See what would change", pt: "Ver o que mudaria")
  static let preview = Phrase(es: "Qué cambiaría", en: "What would change", pt: "O que mudaria")
  static let added = Phrase(es: "Platos nuevos", en: "New dishes", pt: "Pratos novos")
  static let changed = Phrase(es: "Platos que cambian", en: "Dishes that change", pt: "Pratos que mudam")
  static let unchanged = Phrase(es: "Sin cambios", en: "Unchanged", pt: "Sem alterações")
  static let staying = Phrase(
    es: "No están en el archivo y se quedan", en: "Not in the file, and staying",
    pt: "Não estão no documento e ficam")
  static let nothing = Phrase(
    es: "El archivo no cambia nada en la carta.", en: "The file changes nothing on the menu.",
    pt: "O documento não muda nada no menu.")
  static let menuChanged = Phrase(
    es: "La carta ha cambiado mientras la mirabas. Esto es lo que cambiaría ahora.",
    en: "The menu changed while you looked at it. This is what would change now.",
    pt: "O menu acaba de mudar. Isto é o que mudaria agora.")
  static func unread(_ names: [String]) -> Phrase {
    let names = names.joined(separator: ", ")
    return Phrase(
      es: "Esto del archivo no se entiende y queda fuera: \(names).",
      en: "This part of the file is not understood and is left out: \(names).",
      pt: "Isto no documento não se entende e fica de fora: \(names).")
  }
  static func difference(_ field: Phrase, _ before: Phrase, _ after: Phrase) -> Phrase {
    Phrase(
      es: "\(field): \(before) → \(after)", en: "\(field): \(before) → \(after)", pt: "\(field): \(before) → \(after)")
  }
  static func take(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "Importar # plato", other: "Importar # platos"),
      en: (one: "Import # dish", other: "Import # dishes"), pt: (one: "Importar # prato", other: "Importar # pratos"))
  }
  static func takeGood(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "Importar solo el # válido", other: "Importar solo los # válidos"),
      en: (one: "Import only the # valid one", other: "Import only the # valid ones"),
      pt: (one: "Importar só o # válido", other: "Importar só os # válidos"))
  }
  static let discard = Phrase(es: "No importar nada", en: "Import nothing", pt: "Não importar nada")
}
