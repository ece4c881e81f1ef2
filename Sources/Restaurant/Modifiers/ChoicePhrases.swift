import Kit

/// What is said where options are made and changed.
enum ChoicePhrases {
  static let newTitle = Phrase(es: "Nuevo grupo", en: "New group", pt: "Novo grupo")
  static let noGroups = Phrase(es: "Aún no hay opciones", en: "No options yet", pt: "Ainda não há opções")
  static let question = Phrase(es: "Qué se pregunta", en: "What is asked", pt: "O que se pergunta")
  static let minimum = Phrase(es: "Elegir al menos", en: "Choose at least", pt: "Escolher pelo menos")
  static let maximum = Phrase(es: "Elegir como mucho", en: "Choose at most", pt: "Escolher no máximo")
  static let numberMissing = Phrase(
    es: "Escribe un número entero.", en: "Enter a whole number.", pt: "Escreva um número inteiro.")
  static func option(_ number: Int) -> Phrase {
    Phrase(es: "Opción \(number)", en: "Option \(number)", pt: "Opção \(number)")
  }
  static func surcharge(in currency: Currency) -> Phrase {
    Phrase(
      es: "Suplemento (\(currency.code))", en: "Extra charge (\(currency.code))", pt: "Suplemento (\(currency.code))")
  }
  static let removeOption = Phrase(es: "Quitar esta opción", en: "Remove this option", pt: "Remover esta opção")
  static let moreOptions = Phrase(es: "Más opciones", en: "More options", pt: "Mais opções")
  static let optionsNote = Phrase(
    es: "Las líneas vacías no cuentan. Un suplemento negativo es un descuento.",
    en: "Empty lines do not count. A negative charge is a discount.",
    pt: "As linhas vazias não contam. Um suplemento negativo é um desconto.")
  static func dishes(_ count: Int) -> Phrase {
    count == 0
      ? Phrase(es: "En ningún plato", en: "In no dish", pt: "Em nenhum prato")
      : .counted(
        count, es: (one: "En # plato", other: "En # platos"), en: (one: "In # dish", other: "In # dishes"),
        pt: (one: "Em # prato", other: "Em # pratos"))
  }
  static func cheapens(_ dish: String) -> Phrase {
    Phrase(
      es: "Con estas opciones «\(dish)» costaría menos de cero.",
      en: "With these options “\(dish)” would cost less than zero.",
      pt: "Com estas opções “\(dish)” custaria menos do que zero.")
  }
}
