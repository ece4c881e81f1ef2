import Kit

enum MinePhrases {
  /// Before a wine's name, on a list of what one buys.
  static let wine = Phrase(es: "Vino", en: "Wine", pt: "Vinho")
  static let mine = Phrase(es: "Mis vinos", en: "Mine", pt: "Os meus")
  static let us = Phrase(es: "En común", en: "Ours", pt: "Em comum")
  static let favourites = Phrase(es: "Favoritos", en: "Favourites", pt: "Favoritos")
  static let drunk = Phrase(es: "Bebidos", en: "Tried", pt: "Bebidos")
  static let taste = Phrase(es: "Mi gusto", en: "My taste", pt: "O meu gosto")

  static let favourite = Phrase(es: "Favorito", en: "Favourite", pt: "Favorito")
  static let wish = Phrase(es: "Por probar", en: "To try", pt: "Para provar")
  static let noFavourite = Phrase(es: "Ya no es favorito", en: "No longer a favourite", pt: "Já não é favorito")
  static let noWish = Phrase(
    es: "Ya no está en «Por probar»", en: "No longer on “To try”", pt: "Já não está em “Para provar”")
  static let drank = Phrase(es: "Lo he bebido", en: "I drank it", pt: "Já bebi")

  static let nothingYet = Phrase(es: "Aún no hay nada aquí", en: "Nothing here yet", pt: "Ainda não há nada aqui")
  static let favouritesHint = Phrase(
    es: "Marca un vino como favorito en su ficha y aparecerá aquí. Solo lo ves tú.",
    en: "Mark a wine as a favourite on its page and it appears here. Only you see it.",
    pt: "Marque um vinho como favorito na ficha e ele aparece aqui. Ninguém mais vê.")
  static let wishesHint = Phrase(
    es: "Marca «Por probar» en la ficha de un vino y aparecerá aquí. Solo lo ves tú.",
    en: "Mark a wine “To try” on its page and it appears here. Only you see it.",
    pt: "Marque “Para provar” na ficha de um vinho e ele aparece aqui. Ninguém mais vê.")
  static let drunkHint = Phrase(
    es: "Cuando bebas un vino, anota en su ficha qué te pareció. Solo lo ves tú, salvo que lo compartas.",
    en: "When you drink a wine, note on its page what you thought of it. Only you see it unless you share it.",
    pt: "Quando beber um vinho, anote na ficha o que achou. Só aparece a outras pessoas se assim o escolher.")
  static let ofOtherSpaces = Phrase(
    es: "Escritos a mano en otros espacios", en: "Written down in other spaces", pt: "Escritos à mão em outros espaços")
  static let letGo = Phrase(es: "Quitar", en: "Remove", pt: "Remover")
  static func letGo(_ wine: String) -> Phrase {
    Phrase(es: "Quitar: \(wine)", en: "Remove: \(wine)", pt: "Remover: \(wine)")
  }
  static let find = Phrase(es: "Buscar vinos", en: "Find wines", pt: "Pesquisar vinhos")

  // The form
  static let rating = Phrase(es: "Valoración", en: "Rating", pt: "Avaliação")
  static let noRating = Phrase(es: "Sin valorar", en: "No rating", pt: "Sem avaliação")
  static func stars(_ halves: Int) -> Phrase { Phrase(joining: "\(starNumber(halves)) \(ofFive)") }
  static func starNumber(_ halves: Int) -> Phrase {
    Phrase(halves % 2 == 0 ? Numeral(halves / 2) : Numeral(halves * 5, decimals: 1))
  }
  static let ofFive = Phrase(es: "de 5", en: "of 5", pt: "de 5")
  static let note = Phrase(es: "Nota", en: "Note", pt: "Anotação")
  static let sharing = Phrase(es: "Quién lo ve", en: "Who sees it", pt: "Quem vê")
  static let onlyMe = Phrase(es: "Solo yo", en: "Only me", pt: "Só eu")
  static func everybody(in space: String) -> Phrase {
    Phrase(es: "Todos en «\(space)»", en: "Everybody in “\(space)”", pt: "Todos em “\(space)”")
  }
  static let wrongRating = Phrase(
    es: "La valoración va de media estrella a cinco.", en: "A rating goes from half a star to five.",
    pt: "A avaliação vai de meia estrela a cinco.")
  static let wrongDay = Phrase(
    es: "Escribe una fecha válida.", en: "Write a valid date.", pt: "Escreva uma data válida.")
  static let notYet = Phrase(
    es: "Esa fecha aún no ha llegado.", en: "That day has not come yet.", pt: "Essa data ainda não chegou.")
  static let tastingGone = Phrase(
    es: "Esa nota ya no está.", en: "That note is gone.", pt: "Essa anotação já não está aqui.")
  static let myNotes = Phrase(es: "Mis notas", en: "My notes", pt: "As minhas anotações")
  static let sharedNotes = Phrase(es: "Notas compartidas", en: "Shared notes", pt: "Anotações à vista de todos")
  static let isPrivate = Phrase(es: "Solo tú", en: "Only you", pt: "Só eu")
  static let isSharedElsewhere = Phrase(
    es: "Compartida en otro espacio", en: "Shared in another space", pt: "À vista em outro espaço")
  static let isShared = Phrase(es: "Compartida", en: "Shared", pt: "À vista de todos")

  // Lists
  static let listGone = Phrase(
    es: "Esa lista ya no está.", en: "That list is gone.", pt: "Essa lista já não está aqui.")
  static let listHint = Phrase(
    es: "Reúne vinos para una cena o para la bodega. Los ve todo el espacio, y quien reciba el enlace.",
    en: "Gather wines for a dinner or the cellar. The whole space sees them, and whoever gets the link.",
    pt: "Junte vinhos para um jantar ou para guardar. Todo o espaço vê a lista, e quem receber o link também.")
  static let emptyList = Phrase(es: "Esta lista está vacía", en: "This list is empty", pt: "Esta lista está vazia")
  static let emptyListText = Phrase(
    es: "Añade vinos desde su ficha.", en: "Add wines from their pages.", pt: "Adicione vinhos a partir da ficha.")
  static let putOnList = Phrase(es: "Añadir a una lista", en: "Add to a list", pt: "Adicionar a uma lista")
  static func added(_ wine: String, to list: String) -> Phrase {
    Phrase(
      es: "Añadido a «\(list)»: \(wine)", en: "Added to “\(list)”: \(wine)", pt: "Adicionado a “\(list)”: \(wine)")
  }
  static func removed(_ wine: String, from list: String) -> Phrase {
    Phrase(
      es: "Quitado de «\(list)»: \(wine)", en: "Removed from “\(list)”: \(wine)",
      pt: "Removido de “\(list)”: \(wine)")
  }
  static let share = Phrase(es: "Compartir con un enlace", en: "Share by link", pt: "Enviar um link")
  static let seeList = Phrase(
    es: "ver esta lista de vinos", en: "see this list of wines", pt: "ver esta lista de vinhos")
  static let usHint = Phrase(
    es: "Aquí aparecen las notas que cada cual comparte con el espacio.",
    en: "Notes that people share with the space appear here.",
    pt: "Aqui aparecem as anotações que cada pessoa deixa à vista de todos.")

  // Alike
  static let similar = Phrase(es: "Más como este", en: "More like this", pt: "Mais como este")
  static let cheaper = Phrase(es: "Parecidos y más baratos", en: "Similar and cheaper", pt: "Parecidos e mais baratos")
  static let alike = Phrase(es: "Parecidos", en: "Similar", pt: "Parecidos")
  static let noneAlike = Phrase(
    es: "No hay otros parecidos en el catálogo.", en: "There are no others like it in the catalogue.",
    pt: "Não há outros parecidos no catálogo.")
  static func sameGrapeAndOrigin(_ grape: String, _ origin: String) -> Phrase {
    Phrase(
      es: "Misma uva y origen: \(grape), \(origin)", en: "Same grape and origin: \(grape), \(origin)",
      pt: "Mesma uva e origem: \(grape), \(origin)")
  }
  static func sameOrigin(_ origin: String) -> Phrase {
    Phrase(
      es: "Mismo tipo y origen: \(origin)", en: "Same type and origin: \(origin)", pt: "Mesmo tipo e origem: \(origin)")
  }
  static func sameGrape(_ grape: String) -> Phrase {
    Phrase(es: "Mismo tipo y uva: \(grape)", en: "Same type and grape: \(grape)", pt: "Mesmo tipo e uva: \(grape)")
  }
  static func because(_ reason: Phrase, cheaperBy price: Money) -> Phrase {
    Phrase(
      es: "\(reason) · \(price) menos", en: "\(reason) · \(price) less", pt: "\(reason) · \(price) menos")
  }

  // My taste
  static let tasteHint = Phrase(
    es: "Cuando hayas valorado unos cuantos vinos, aquí verás dibujado tu gusto.",
    en: "Once you have rated a few wines, your taste is charted here.",
    pt: "Depois de avaliar alguns vinhos, o seu gosto aparece aqui em gráficos.")
  static let styles = Phrase(es: "Por tipo", en: "By type", pt: "Por tipo")
  static let regions = Phrase(es: "Por origen", en: "By origin", pt: "Por origem")
  static let priceAndRating = Phrase(es: "Precio y valoración", en: "Price and rating", pt: "Preço e avaliação")
  static let average = Phrase(es: "Media", en: "Average", pt: "Média")
  static let tasteNote = Phrase(
    es: "Solo cuentan tus valoraciones; los precios son los del catálogo, en la moneda más frecuente.",
    en: "Only your own ratings count; prices are the catalogue’s, in the most frequent currency.",
    pt: "Só contam as suas avaliações; os preços são os do catálogo, na moeda mais frequente.")
  static func lastNotes(_ count: Int) -> Phrase {
    let count = Numeral(count)
    return Phrase(
      es: "Según las últimas \(count) valoraciones.", en: "From the last \(count) ratings.",
      pt: "Segundo as últimas \(count) avaliações.")
  }
  static let noPrices = Phrase(
    es: "No se conoce el precio de los vinos que has valorado.", en: "No prices are known for the wines you rated.",
    pt: "Não se conhece o preço dos vinhos que avaliou.")
}
