import Kit

/// What is said about modifiers and what a guest chooses of them.
enum ModifierPhrases {
  static let groupNameMissing = Phrase(
    es: "Escribe un nombre para el grupo.", en: "Enter a name for the group.", pt: "Escreva um nome para o grupo.")
  static let optionNameMissing = Phrase(
    es: "Cada opción necesita un nombre.", en: "Every option needs a name.", pt: "Cada opção precisa de um nome.")
  static let noOptions = Phrase(
    es: "Añade al menos una opción.", en: "Add at least one option.", pt: "Adicione pelo menos uma opção.")
  static let belowZero = Phrase(
    es: "El mínimo no puede ser negativo.", en: "The minimum cannot be negative.",
    pt: "O mínimo não pode ser negativo.")
  static let minimumAboveMaximum = Phrase(
    es: "El mínimo no puede ser mayor que el máximo.", en: "The minimum cannot be more than the maximum.",
    pt: "O mínimo não pode ser maior do que o máximo.")
  static let maximumBelowOne = Phrase(
    es: "El máximo tiene que ser 1 o más.", en: "The maximum must be 1 or more.",
    pt: "O máximo tem de ser 1 ou mais.")

  static func maximumAboveOptions(_ count: Int) -> Phrase {
    .counted(
      count,
      es: ("Solo hay # opción: el máximo no puede ser mayor.", "Solo hay # opciones: el máximo no puede ser mayor."),
      en: (
        "There is only # option: the maximum cannot be more.", "There are only # options: the maximum cannot be more."
      ),
      pt: ("Só há # opção: o máximo não pode ser maior.", "Só há # opções: o máximo não pode ser maior."))
  }

  static func tooManyOptions(_ limit: Int) -> Phrase {
    Phrase(
      es: "Como mucho \(limit) opciones por grupo.", en: "At most \(limit) options in a group.",
      pt: "No máximo \(limit) opções por grupo.")
  }

  static func tooLong(_ limit: Int) -> Phrase {
    Phrase(
      es: "Como mucho \(limit) caracteres por nombre.", en: "At most \(limit) characters in a name.",
      pt: "No máximo \(limit) caracteres por nome.")
  }

  static func sameName(_ name: LocalizedText) -> Phrase {
    let name = name.phrase(mainly: .es)
    return Phrase(
      es: "Hay dos opciones que se llaman «\(name)».", en: "Two options are called “\(name)”.",
      pt: "Há duas opções chamadas “\(name)”.")
  }

  static func atLeast(_ count: Int) -> Phrase {
    Phrase(es: "Elige al menos \(count)", en: "Choose at least \(count)", pt: "Escolha pelo menos \(count)")
  }

  static func atMost(_ count: Int) -> Phrase {
    Phrase(es: "Elige como mucho \(count)", en: "Choose at most \(count)", pt: "Escolha no máximo \(count)")
  }

  static func exactly(_ count: Int) -> Phrase {
    Phrase(es: "Elige \(count)", en: "Choose \(count)", pt: "Escolha \(count)")
  }

  static func optionSoldOut(_ name: Phrase) -> Phrase {
    Phrase(
      es: "«\(name)» se ha agotado. Elige otra cosa.", en: "“\(name)” is sold out. Choose something else.",
      pt: "“\(name)” esgotou. Escolha outra coisa.")
  }

  static let unknownOption = Phrase(
    es: "Una de las opciones ya no está en la carta. Vuelve a elegir.",
    en: "One of the options is no longer on the menu. Please choose again.",
    pt: "Uma das opções já não está no menu. Escolha de novo.")

  static let notEnoughLeft = Phrase(
    es: "Ahora mismo no quedan opciones suficientes para pedir este plato.",
    en: "There are not enough options left to order this dish right now.",
    pt: "Neste momento não há opções suficientes para pedir este prato.")
}
