import Kit

/// What is said about files with a menu.
enum MenuFilePhrases {
  static let unknownFile = Phrase(
    es: "Esto no parece una carta. Hace falta una tabla con nombre y precio, o un JSON con los platos.",
    en: "This does not look like a menu. A table with name and price is needed, or JSON with the dishes.",
    pt: "Isto não parece um menu. É necessária uma tabela com nome e preço, ou um JSON com os pratos.")
  static let newer = Phrase(
    es: "Este archivo es de una versión más nueva del programa.",
    en: "This file is from a newer version of the program.",
    pt: "Este documento é de uma versão mais recente do programa.")
  static let sectionMissing = Phrase(es: "Falta la sección.", en: "The section is missing.", pt: "Falta a categoria.")
  static let nameMissing = Phrase(es: "Falta el nombre.", en: "The dish has no name.", pt: "Falta o nome.")
  static let priceMissing = Phrase(es: "Falta el precio.", en: "There is no price.", pt: "Falta o preço.")
  static let notADish = Phrase(es: "Esto no es un plato.", en: "This is not a dish.", pt: "Isto não é um prato.")
  static let disagree = Phrase(
    es: "El archivo y la carta no concuerdan.", en: "The file and the menu do not agree.",
    pt: "O documento e o menu não coincidem.")

  static func oneMeaning(_ one: String, _ other: String) -> Phrase {
    one == other
      ? Phrase(
        es: "«\(one)» aparece dos veces. Deja solo un campo.", en: "“\(one)” is there twice. Keep only one.",
        pt: "“\(one)” aparece duas vezes. Deixe só um campo.")
      : Phrase(
        es: "«\(one)» y «\(other)» dicen lo mismo. Deja solo un campo.",
        en: "“\(one)” and “\(other)” mean the same. Keep only one.",
        pt: "“\(one)” e “\(other)” dizem o mesmo. Deixe só um campo.")
  }

  static func wrongValue(_ key: String) -> Phrase {
    Phrase(
      es: "El valor de «\(key)» no se entiende.", en: "The value of “\(key)” is not understood.",
      pt: "O valor de “\(key)” não se entende.")
  }

  static let tooManyCells = Phrase(
    es: "Tiene más celdas que columnas. Un texto con comas va entre comillas.",
    en: "It has more cells than columns. A text with commas goes between quotes.",
    pt: "Tem mais células do que colunas. Um texto com vírgulas vai entre aspas.")
  static func tooLong(_ field: MenuField, _ limit: Int) -> Phrase {
    Phrase(
      es: "\(field.title): como mucho \(limit) caracteres.", en: "\(field.title): at most \(limit) characters.",
      pt: "\(field.title): no máximo \(limit) caracteres.")
  }

  static func unknownAllergen(_ name: String) -> Phrase {
    Phrase(
      es: "«\(name)» no es ninguno de los catorce alérgenos.", en: "“\(name)” is none of the fourteen allergens.",
      pt: "“\(name)” não é nenhum dos catorze alérgenos.")
  }

  static func contradiction(_ allergen: Allergen) -> Phrase {
    Phrase(
      es: "Se dicen dos cosas distintas sobre este alérgeno: \(allergen.inSentence).",
      en: "Two different things are said about this allergen: \(allergen.inSentence).",
      pt: "Há duas indicações diferentes sobre este alérgeno: \(allergen.inSentence).")
  }

  static func unknownTag(_ name: String) -> Phrase {
    Phrase(
      es: "«\(name)» no es una etiqueta conocida.", en: "“\(name)” is not a known tag.",
      pt: "“\(name)” não é uma etiqueta conhecida.")
  }

  static func repeated(_ place: String) -> Phrase {
    let place = ImportPhrases.place(place)
    return Phrase(
      es: "Este plato está repetido (\(place)).", en: "This dish is there already (\(place)).",
      pt: "Este prato está repetido (\(place)).")
  }

  static func tooManyGroups(_ limit: Int) -> Phrase {
    Phrase(
      es: "Como mucho \(limit) grupos de opciones por plato.", en: "At most \(limit) groups of options for a dish.",
      pt: "No máximo \(limit) grupos de opções por prato.")
  }

  static func inGroup(_ name: LocalizedText, _ problem: Phrase) -> Phrase {
    let name = name.phrase(mainly: .es)
    return Phrase(es: "«\(name)»: \(problem)", en: "“\(name)”: \(problem)", pt: "“\(name)”: \(problem)")
  }

  static let groupsDiffer = Phrase(
    es: "Dos grupos de opciones con el mismo identificador no son iguales.",
    en: "Two groups of options with the same id are not alike.",
    pt: "Dois grupos de opções com o mesmo identificador não são iguais.")
  static let none = Phrase(verbatim: "—")
}
