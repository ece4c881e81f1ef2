import Kit

/// What is said where dishes are made and changed.
enum DishPhrases {
  static let chooseDish = Phrase(es: "Elige un plato", en: "Choose a dish", pt: "Escolha um prato")
  static let nameMissing = Phrase(
    es: "Escribe el nombre del plato.", en: "Enter the dish’s name.", pt: "Escreva o nome do prato.")
  static let section = Phrase(es: "Sección", en: "Section", pt: "Categoria")
  static let sectionMissing = Phrase(
    es: "Elige una sección.", en: "Choose a section.", pt: "Escolha uma categoria.")
  static let sectionName = Phrase(
    es: "Nombre de la sección nueva", en: "Name of the new section", pt: "Nome da nova categoria")
  static let anotherSection = Phrase(es: "Nueva sección…", en: "New section…", pt: "Nova categoria…")
  static let priceMissing = Phrase(es: "Escribe el precio.", en: "Enter the price.", pt: "Escreva o preço.")
  static let photo = Phrase(es: "Foto", en: "Photo", pt: "Foto")
  static let allergensNote = Phrase(
    es: "Lo que dejes sin declarar nunca aparece como «No contiene», y quien evite ese alérgeno no verá el plato.",
    en: "What is not declared is never shown as “Free from”, and whoever avoids that allergen does not see the dish.",
    pt: "O que não for declarado nunca aparece como “Não contém”, e quem evita esse alérgeno não vê o prato.")
  static let restIsFree = Phrase(
    es: "No contiene los que quedan sin declarar", en: "Free from all those not declared",
    pt: "Não contém os não declarados")
  static let diets = Phrase(es: "Dietas", en: "Diets", pt: "Dietas")
  static let choices = Phrase(es: "Qué se puede elegir", en: "What can be chosen", pt: "O que se pode escolher")
  static let noChoices = Phrase(
    es: "Punto de la carne, guarniciones, extras: se crean una vez y sirven para muchos platos.",
    en: "How it is cooked, sides, extras: make them once and use them for many dishes.",
    pt: "Ponto da carne, acompanhamentos, extras: criam-se uma vez e servem para muitos pratos.")
  static let optionsLeft = Phrase(
    es: "Opciones que quedan", en: "Options that are left", pt: "Opções que restam")
  static func soldOut(_ name: String) -> Phrase {
    Phrase(es: "Agotado: \(name)", en: "Sold out: \(name)", pt: "Esgotado: \(name)")
  }
  static func stock(_ name: String, soldOut isSoldOut: Bool) -> Phrase {
    isSoldOut
      ? soldOut(name) : Phrase(es: "Disponible: \(name)", en: "Available: \(name)", pt: "Disponível: \(name)")
  }
  static let stock = Phrase(es: "Existencias", en: "Stock", pt: "Disponibilidade")
  static let declared = Phrase(es: "Declarados", en: "Declared", pt: "Declarados")
  /// Of the fourteen.
  static func undeclared(_ allergens: AllergenDeclaration) -> Phrase {
    .counted(
      allergens.allergens(.undeclared).count, es: (one: "Falta # por declarar", other: "Faltan # por declarar"),
      en: (one: "# not declared", other: "# not declared"), pt: (one: "Falta declarar #", other: "Faltam declarar #"))
  }
  static let available = Phrase(es: "Disponible", en: "Available", pt: "Disponível")
  static let replenish = Phrase(es: "Reponer todo", en: "Make everything available", pt: "Repor tudo")
  static let buySoldOut = Phrase(
    es: "Comprar lo de los platos agotados", en: "Buy ingredients for sold-out dishes",
    pt: "Comprar para os pratos esgotados")
  static let allAvailable = Phrase(
    es: "Todo vuelve a estar disponible", en: "Everything available again", pt: "Tudo disponível de novo")
  static let seeOnMenu = Phrase(es: "Ver en la carta", en: "See on the menu", pt: "Ver no menu")
  static let noDishesText = Phrase(
    es: "Añade el primero o importa la carta de un archivo.", en: "Add the first one, or import the menu from a file.",
    pt: "Adicione o primeiro ou importe o menu de um documento.")
}
