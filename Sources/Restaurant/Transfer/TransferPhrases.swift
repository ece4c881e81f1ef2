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
  static let added = Phrase(es: "Platos nuevos", en: "New dishes", pt: "Pratos novos")
  static let changed = Phrase(es: "Platos que cambian", en: "Dishes that change", pt: "Pratos que mudam")
  static let staying = Phrase(
    es: "No están en el archivo y se quedan", en: "Not in the file, and staying",
    pt: "Não estão no documento e ficam")
  static func unread(_ names: [String]) -> Phrase {
    let names = names.joined(separator: ", ")
    return Phrase(
      es: "Esto del archivo no se entiende y queda fuera: \(names).",
      en: "This part of the file is not understood and is left out: \(names).",
      pt: "Isto no documento não se entende e fica de fora: \(names).")
  }
}
