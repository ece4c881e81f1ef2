import Kit

enum TransferPhrases {
  static let title = KitPhrases.importAndExport
  static let exportNote = Phrase(
    es: "CSV para una hoja de cálculo; JSON para llevarlo todo a otro espacio.",
    en: "CSV for a spreadsheet; JSON to take everything to another space.",
    pt: "CSV para ler como tabela; JSON para levar tudo para outro espaço.")
  static let everything = Phrase(es: "Todo (JSON)", en: "Everything (JSON)", pt: "Tudo (JSON)")
  static let file = Phrase(es: "Archivo CSV o JSON", en: "CSV or JSON file", pt: "Documento CSV ou JSON")
  static let unknownFile = Phrase(
    es: "No se reconoce el archivo: faltan las columnas de clientes, productos o pedidos.",
    en: "The file is not recognised: it lacks the columns for customers, products or orders.",
    pt: "O documento não é reconhecido: faltam as colunas de clientes, produtos ou encomendas.")
  static let differs = Phrase(
    es: "Ya existe con otros datos.", en: "It already exists with other content.", pt: "Já existe com outros dados.")
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

}
