import Kit

enum HousePhrases {
  static let new = Phrase(es: "Nuevo vino", en: "New wine", pt: "Novo vinho")
  static let addByHand = Phrase(es: "Añadirlo a mano", en: "Add it by hand", pt: "Adicionar à mão")
  static let newHint = Phrase(
    es: "Basta con el nombre. El vino solo aparece en este espacio.",
    en: "The name is enough. The wine appears in this space alone.",
    pt: "Basta o nome. O vinho só aparece neste espaço.")
  static let photo = Phrase(es: "Foto de la etiqueta", en: "Photo of the label", pt: "Fotografia do rótulo")
  static let grapes = Phrase(es: "Uvas", en: "Grapes", pt: "Uvas")
  static let foodHint = Phrase(es: "cordero, queso", en: "lamb, cheese", pt: "cordeiro, queijo")
  static let typeUnsaid = Phrase(
    es: "Según la uva o el nombre", en: "By its grape or name", pt: "Pela uva ou pelo nome")
  static let wrongType = Phrase(es: "Elige un tipo.", en: "Choose a type.", pt: "Escolha um tipo.")
  static let written = Phrase(es: "Vino nuevo", en: "New wine", pt: "Vinho novo")
  static let gone = Phrase(es: "Ese vino ya no está.", en: "That wine is gone.", pt: "Esse vinho já não está aqui.")

  static let isOthersToo = Phrase(
    es: "Otra persona lo tiene entre sus vinos: se puede corregir o unir a otro, pero no eliminar.",
    en: "Somebody else has it among their wines: it can be corrected or merged, but not deleted.",
    pt: "Outra pessoa tem-no entre os seus vinhos: pode ser corrigido ou unido a outro, mas não apagado.")

  static let needsSignal = Phrase(
    es: "Un vino con su foto necesita conexión: guárdalo cuando vuelva.",
    en: "A wine with its photo needs a connection: save it once it is back.",
    pt: "Um vinho com a fotografia precisa de rede: guarde-o quando ela voltar.")

  // Merging
  static let isAnother = Phrase(es: "Es otro de la lista", en: "It is another on the list", pt: "É outro da lista")
  static func mergeTitle(_ wine: String) -> Phrase {
    Phrase(es: "¿Qué vino es «\(wine)»?", en: "Which wine is “\(wine)”?", pt: "Que vinho é “\(wine)”?")
  }
  static let mergeNote = Phrase(
    es: "Sus notas, favoritos, listas y botellas pasan al que elijas, con la foto y el precio.",
    en: "Its notes, favourites, lists and bottles go to the one you choose, with the photo and the price.",
    pt: "As suas anotações, favoritos, listas e garrafas passam para o que escolher, com a fotografia e o preço.")
  static func merged(_ wine: String, into other: String) -> Phrase {
    Phrase(
      es: "«\(wine)» es ahora «\(other)»", en: "“\(wine)” is now “\(other)”", pt: "“\(wine)” é agora “\(other)”")
  }

  // Into the catalogue
  static let takeIn = Phrase(es: "Llevar al catálogo", en: "Take into the catalogue", pt: "Levar ao catálogo")
  static let take = Phrase(es: "Llevar", en: "Take in", pt: "Levar")
  static let forAll = Phrase(es: "Para todos los espacios", en: "For every space", pt: "Para todos os espaços")
  static func takingNote(_ space: String) -> Phrase {
    Phrase(
      es:
        "Esto es lo que verán todos los espacios. La foto, el precio y las botellas se quedan en «\(space)»; las notas y los favoritos, con quien los tiene.",
      en:
        "This is what every space will see. The photo, the price and the bottles stay in “\(space)”; notes and favourites stay with the people they belong to.",
      pt:
        "Isto é o que verão todos os espaços. A fotografia, o preço e as garrafas ficam em “\(space)”; as anotações e os favoritos, com quem os tem."
    )
  }
  static func known(_ wine: String) -> Phrase {
    Phrase(
      es: "El catálogo ya tiene «\(wine)»: será ese, y no se añade nada.",
      en: "The catalogue has “\(wine)” already: it will be that one, and nothing is added.",
      pt: "O catálogo já tem “\(wine)”: passa a ser esse e nada é acrescentado.")
  }
  /// As a source.
  static let byHand = Phrase(es: "A mano", en: "By hand", pt: "À mão")
  static func taken(_ wine: String) -> Phrase {
    Phrase(
      es: "«\(wine)» está en el catálogo", en: "“\(wine)” is in the catalogue", pt: "“\(wine)” está no catálogo")
  }
  static func takenBack(_ wine: String) -> Phrase {
    Phrase(
      es: "«\(wine)» vuelve a ser solo de este espacio", en: "“\(wine)” is this space’s alone again",
      pt: "“\(wine)” volta a ser só deste espaço")
  }
  static let takingNeedsSignal = Phrase(
    es: "Para llevar un vino al catálogo hace falta conexión.",
    en: "Taking a wine into the catalogue needs a connection.",
    pt: "Para levar um vinho para o catálogo é preciso rede.")

  static let itself = Phrase(
    es: "Elige otro vino: ese es el mismo.", en: "Choose another wine: that is the same one.",
    pt: "Escolha outro vinho: esse é o mesmo.")
}
