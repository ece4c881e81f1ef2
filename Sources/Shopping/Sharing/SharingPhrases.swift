import Kit

enum SharingPhrases {
  static let asFile = Phrase(es: "Como archivo", en: "As a file", pt: "Como documento")
  static let plainText = Phrase(es: "Texto", en: "Plain text", pt: "Texto simples")
  static let exportNote = Phrase(
    es: "CSV para una hoja de cálculo; JSON para llevar todas las listas a otro espacio.",
    en: "CSV for a spreadsheet; JSON to take all lists to another space.",
    pt: "CSV para ler como tabela; JSON para levar todas as listas para outro espaço.")
  static let allLists = Phrase(es: "Todas las listas", en: "All lists", pt: "Todas as listas")
  static let file = Phrase(
    es: "Archivo CSV, JSON o de texto", en: "CSV, JSON or text file", pt: "Documento CSV, JSON ou de texto")
  static let newLists = Phrase(es: "Listas nuevas", en: "New lists", pt: "Listas novas")
  static let newItems = Phrase(es: "Artículos nuevos", en: "New items", pt: "Produtos novos")
  static let unchanged = Phrase(es: "Listas sin cambios", en: "Unchanged lists", pt: "Listas sem alterações")
  static let unknownFile = Phrase(
    es: "El archivo no es de listas de la compra.", en: "The file holds no shopping lists.",
    pt: "O documento não é de listas de compras.")
  static let tooManyLists = Phrase(
    es: "Son demasiadas listas: el máximo son \(ShoppingFile.listLimit).",
    en: "Too many lists: the limit is \(ShoppingFile.listLimit).",
    pt: "São listas demais: o limite é \(ShoppingFile.listLimit).")
  static let differs = Phrase(
    es: "Esta lista ya existe y tiene otras cosas.", en: "This list already exists and holds other things.",
    pt: "Esta lista já existe e tem outras coisas.")
  static let wrongDate = Phrase(es: "La fecha no es válida.", en: "The date is not valid.", pt: "A data não é válida.")

  /// What a list is called that comes without a name.
  static let importedList = Phrase(es: "Lista importada", en: "Imported list", pt: "Lista importada")
}
