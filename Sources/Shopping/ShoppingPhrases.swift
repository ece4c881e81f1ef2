import Kit

enum ShoppingPhrases {
  static let putByProgram = Phrase(
    es: "Apuntar algo, una cosa por línea", en: "Put something on it, a thing a line",
    pt: "Anotar algo, uma coisa por linha")
  // Without signal
  static let clearingNeedsSignal = Phrase(
    es: "Quitar lo comprado necesita conexión: si no, se iría también lo que otros hayan marcado entretanto.",
    en: "Clearing bought items needs a connection: otherwise what others have ticked in the meantime would go too.",
    pt: "Remover os comprados precisa de rede: senão sairia também o que outros marcaram entretanto.")
  static let memoryNeedsSignal = Phrase(
    es: "Esto necesita conexión: depende de lo que se haya apuntado y comprado entretanto.",
    en: "This needs a connection: it depends on what has been listed and bought in the meantime.",
    pt: "Isto precisa de rede: depende do que se tiver anotado e comprado entretanto.")

  static let shopping = Phrase(es: "Lista de la compra", en: "Shopping", pt: "Lista de compras")

  // Lists
  static let current = Phrase(es: "Actuales", en: "Current", pt: "Atuais")
  static let completed = Phrase(es: "Completadas", en: "Completed", pt: "Concluídas")
  static let noListsText = Phrase(
    es: "Haz una y apunta lo que falta en casa. Todos la ven al momento.",
    en: "Make one and add what you need at home. Everybody sees it at once.",
    pt: "Crie uma e anote o que falta em casa. Todos a veem na hora.")
  static let chooseList = Phrase(es: "Elige una lista", en: "Choose a list", pt: "Escolha uma lista")
  /// Said by another app of what it has.
  static let toTheShopping = Phrase(
    es: "A la lista de la compra", en: "To the shopping list", pt: "Para a lista de compras")
  static let whichList = Phrase(
    es: "¿En qué lista se apunta?", en: "Which list should it go on?", pt: "Em que lista anotar?")
  static let wantedNote = Phrase(
    es: "Desmarca lo que ya tengas y corrige lo que haga falta. La próxima vez se propone lo mismo, sin lo que borres.",
    en: "Untick what you have, and correct what you need. The same is proposed next time, without what you clear.",
    pt: "Desmarque o que já tem e corrija o que for preciso. Da próxima vez propõe-se o mesmo, sem o que apagar.")
  static let wantedWords = Phrase(es: "Qué se compra", en: "What to buy", pt: "O que comprar")
  static let addWanted = Phrase(es: "Añadir otra cosa", en: "Add something else", pt: "Adicionar outra coisa")
  static let nothingWanted = Phrase(
    es: "No queda nada marcado para comprar.", en: "Nothing is ticked to be bought.",
    pt: "Não ficou nada marcado para comprar.")
  static func wantedLeft(_ count: Int) -> Phrase {
    .counted(
      count,
      es: (one: "Son demasiadas cosas a la vez: falta # más.", other: "Son demasiadas cosas a la vez: faltan # más."),
      en: (
        one: "These are too many things at once: # more is left.",
        other: "These are too many things at once: # more are left."
      ),
      pt: (one: "São coisas demais de uma vez: falta mais #.", other: "São coisas demais de uma vez: faltam mais #."))
  }
  static let wantedNeedsSignal = Phrase(
    es: "Para pasarlo a una lista hace falta conexión.", en: "It goes onto a list once there is a connection.",
    pt: "Para passar para uma lista é preciso ter ligação.")
  static func buy(_ words: String) -> Phrase {
    Phrase(es: "Comprar: \(words)", en: "Buy: \(words)", pt: "Comprar: \(words)")
  }
  /// Of a text that came from elsewhere.
  static func whichList(_ text: String) -> Phrase {
    Phrase(
      es: "¿En qué lista se apunta? «\(text)»", en: "Which list should it go on? “\(text)”",
      pt: "Em que lista anotar? “\(text)”")
  }
  static let nameHint = Phrase(es: "Compra de la semana", en: "Weekly shop", pt: "Compras da semana")
  static let newShoppingList = Phrase(
    es: "Nueva lista de la compra", en: "New shopping list", pt: "Nova lista de compras")
  static func isOn(_ list: String) -> Phrase {
    Phrase(es: "En la lista «\(list)»", en: "On the list “\(list)”", pt: "Na lista “\(list)”")
  }
  static let emptyList = Phrase(es: "Vacía", en: "Empty", pt: "Vazia")
  static let copy = Phrase(es: "Duplicar", en: "Duplicate", pt: "Duplicar")
  static let actions = Phrase(es: "Acciones de la lista", en: "List actions", pt: "Ações da lista")
  static let firstSave = Phrase(
    es: "Guarda la lista y ya podrás añadir cosas.", en: "Save the list, then add things to it.",
    pt: "Guarde a lista e depois adicione os produtos.")

  static func open(_ open: Int, of items: Int) -> Phrase {
    open == 0
      ? .counted(
        items, es: (one: "# artículo, comprado", other: "# artículos, todos comprados"),
        en: (one: "# item, bought", other: "# items, all bought"),
        pt: (one: "# produto, comprado", other: "# produtos, todos comprados"))
      : .counted(
        open, es: (one: "Falta # de \(items)", other: "Faltan # de \(items)"),
        en: (one: "# of \(items) to buy", other: "# of \(items) to buy"),
        pt: (one: "Falta # de \(items)", other: "Faltam # de \(items)"))
  }

  static func copyName(of name: String) -> Phrase {
    Phrase(es: "\(name) (copia)", en: "\(name) (copy)", pt: "\(name) (cópia)")
  }

  // A list
  static let nothingOnList = Phrase(es: "No hay nada apuntado", en: "Nothing on the list", pt: "Não há nada na lista")
  static let nothingOnListText = Phrase(
    es: "Escribe arriba «2 kg tomates 3,50» o pega una lista entera.",
    en: "Type “2 kg tomatoes 3.50” above, or paste a whole list.",
    pt: "Escreva acima “2 kg tomates 3,50” ou cole uma lista inteira.")
  static let noBrand = Phrase(es: "Sin marca", en: "No brand", pt: "Sem marca")
  static let noCategory = Phrase(es: "Sin categoría", en: "No category", pt: "Sem categoria")
  static let howMuch = Phrase(es: "¿Cuánto?", en: "How much?", pt: "Quanto?")
  static let whatPrice = Phrase(es: "¿Qué precio?", en: "What price?", pt: "Que preço?")

  static func isItEach(_ price: Price) -> Phrase {
    let price = Phrase(price)
    return Phrase(es: "¿\(price)?", en: "\(price)?", pt: "\(price)?")
  }

  static let bought = Phrase(es: "Comprado", en: "Bought", pt: "Comprado")
  static let shop = Phrase(es: "Comprar", en: "Shop", pt: "Comprar")
  static let clearBought = Phrase(es: "Quitar lo comprado", en: "Clear bought items", pt: "Remover os comprados")
  static let addStaples = Phrase(es: "Añadir lo de siempre", en: "Add what we always buy", pt: "Adicionar o de sempre")
  static let repeatTrip = Phrase(
    es: "Repetir la última compra", en: "Repeat the last trip", pt: "Repetir a última compra")
  static let shopAlong = Phrase(
    es: "marcar y añadir artículos en esta lista", en: "tick off and add items on this list",
    pt: "marcar e adicionar produtos nesta lista")
  static let shareText = Phrase(es: "Compartir como texto", en: "Share as text", pt: "Enviar como texto")

  static func less(_ name: String) -> Phrase {
    Phrase(es: "Menos: \(name)", en: "Less: \(name)", pt: "Menos: \(name)")
  }
  static func more(_ name: String) -> Phrase {
    Phrase(es: "Más: \(name)", en: "More: \(name)", pt: "Mais: \(name)")
  }

  static func editItem(_ name: String) -> Phrase {
    Phrase(es: "Editar \(name)", en: "Edit \(name)", pt: "Editar \(name)")
  }

  // A trip
  static func trip(_ list: String) -> Phrase {
    Phrase(es: "En la tienda: \(list)", en: "In the shop: \(list)", pt: "Na loja: \(list)")
  }
  static let list = Phrase(es: "Lista", en: "List", pt: "Lista")
  static let estimated = Phrase(es: "Estimado", en: "Estimated", pt: "Estimado")
  static let wholeItem = Phrase(es: "Todos los datos", en: "All details", pt: "Todos os dados")

  /// The label of what an item costs, which is the way to correct it.
  static func correctItem(_ name: String, _ cost: Phrase?) -> Phrase {
    cost.map { correct(Phrase(verbatim: name), $0) }
      ?? Phrase(es: "Poner el precio de \(name)", en: "Enter the price of \(name)", pt: "Indicar o preço de \(name)")
  }
  static let inBasket = Phrase(es: "En la cesta", en: "In the basket", pt: "No carrinho")
  static let shopName = Phrase(es: "Tienda", en: "Shop", pt: "Loja")
  static let anyShop = Phrase(es: "Cualquiera", en: "Any", pt: "Qualquer uma")
  static let arrange = Phrase(es: "Ordenar los pasillos", en: "Arrange the aisles", pt: "Ordenar os corredores")
  static let allBought = Phrase(es: "Todo en la cesta", en: "Everything is in the basket", pt: "Tudo no carrinho")
  static let nothingToShop = Phrase(
    es: "Apunta algo en la lista y vuelve.", en: "Put something on the list and come back.",
    pt: "Anote algo na lista e volte.")
  static let staysAwake = Phrase(
    es: "La pantalla se queda encendida.", en: "The screen stays on.",
    pt: "O dispositivo não se apaga durante as compras.")

  static func uncounted(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "Falta el precio de # artículo.", other: "Falta el precio de # artículos."),
      en: (one: "The price of # item is missing.", other: "The prices of # items are missing."),
      pt: (one: "Falta o preço de # produto.", other: "Falta o preço de # produtos."))
  }

  // What is bought always
  static let always = Phrase(es: "Se compra siempre", en: "Always bought", pt: "Compra-se sempre")
  static let staples = Phrase(es: "Lo de siempre", en: "What we always buy", pt: "O de sempre")
  static let staplesTab = Phrase(es: "Siempre", en: "Always", pt: "Sempre")
  static let mostBought = Phrase(es: "Lo que más se apunta", en: "Most often on the list", pt: "O que mais se anota")
  static let staplesNote = Phrase(
    es: "Marca con la estrella lo que no puede faltar; desde cualquier lista se añade todo de una vez.",
    en: "Star what you never want to run out of; any list can then take it all in one go.",
    pt: "Marque com a estrela o que não pode faltar; em qualquer lista, adiciona-se tudo de uma vez.")
  static let noStaples = Phrase(
    es: "Aún no se ha apuntado nada", en: "Nothing has been listed yet", pt: "Ainda não se anotou nada")
  static let noStaplesText = Phrase(
    es: "Lo que apuntes en las listas saldrá aquí, y podrás marcar lo que compras siempre.",
    en: "What you put on your lists appears here, and you can star what you always buy.",
    pt: "O que anotar nas listas aparece aqui, e pode marcar o que compra sempre.")
  static let noStaplesYet = Phrase(
    es: "Aún no hay nada marcado: elige con la estrella lo que se compra siempre, en la pestaña «Siempre».",
    en: "Nothing is starred yet: star what you always buy, under “Always”.",
    pt: "Ainda não há nada marcado: escolha com a estrela o que se compra sempre, em “Sempre”.")
  static let noTripYet = Phrase(
    es: "Aún no hay ninguna compra anterior que repetir.", en: "There is no earlier trip to repeat yet.",
    pt: "Ainda não há nenhuma compra anterior para repetir.")
  static let allThere = Phrase(
    es: "No había nada que añadir: ya está todo en la lista.", en: "There was nothing to add: it is all on the list.",
    pt: "Não havia nada para adicionar: já está tudo na lista.")
  static let buyAlways = Phrase(es: "Comprar siempre", en: "Always buy", pt: "Comprar sempre")
  static let notAlways = Phrase(es: "Quitar de «Siempre»", en: "Remove from “Always”", pt: "Remover de “Sempre”")

  static func times(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "# vez", other: "# veces"), en: (one: "once", other: "# times"),
      pt: (one: "# vez", other: "# vezes"))
  }

  // Adding by a line
  static let addLine = Phrase(es: "¿Qué falta?", en: "What do you need?", pt: "O que falta?")
  static let addLineHint = Phrase(es: "2 kg tomates 3,50", en: "2 kg tomatoes 3.50", pt: "2 kg tomates 3,50")
  static let lineMissing = Phrase(es: "Escribe qué falta.", en: "Write what you need.", pt: "Escreva o que falta.")
  static let lineTooLong = Phrase(
    es: "Alguna línea es demasiado larga: el máximo son \(ItemDraft.nameLimit) caracteres.",
    en: "A line is too long: the limit is \(ItemDraft.nameLimit) characters.",
    pt: "Há uma linha longa demais: o limite é de \(ItemDraft.nameLimit) caracteres.")
  static func tooMuchAtOnce(_ lines: Int) -> Phrase {
    Phrase(
      es: "Es demasiado de una vez: como mucho \(lines) líneas. Una lista más larga se importa desde un archivo.",
      en: "That is too much at once: at most \(lines) lines. Import a longer list from a file.",
      pt: "É demais de uma vez: no máximo \(lines) linhas. Uma lista mais longa importa-se de um documento.")
  }
  static let tooManyItems = Phrase(
    es: "Son demasiados artículos para una lista: el máximo son \(ShoppingList.itemLimit).",
    en: "Too many items for one list: the limit is \(ShoppingList.itemLimit).",
    pt: "São produtos demais para uma lista: o limite é \(ShoppingList.itemLimit).")
  static let understood = Phrase(es: "Se ha entendido", en: "Understood as", pt: "Entendido como")
  static let suggestions = Phrase(es: "Sugerencias", en: "Suggestions", pt: "Sugestões")

  /// Said while one types, of what is offered.
  static let offered = Phrase(
    es: "Sugerencias: {count}", en: "Suggestions: {count}", pt: "Sugestões: {count}")

  static let noSuggestions = Phrase(
    es: "Aún no hay sugerencias", en: "No suggestions yet", pt: "Ainda não há sugestões")
  static let noSuggestionsText = Phrase(
    es: "Aquí saldrá lo que más apuntas.", en: "What you put on your lists most often appears here.",
    pt: "Aqui aparece o que anota mais vezes.")

  static let allSuggestedThere = Phrase(
    es: "Ya está todo en la lista", en: "It is all on the list", pt: "Já está tudo na lista")
  static let allSuggestedThereText = Phrase(
    es: "Lo que más apuntas ya está aquí.", en: "What you put on your lists most often is here already.",
    pt: "O que anota mais vezes já está aqui.")

  static func correct(_ field: Phrase, _ value: Phrase) -> Phrase {
    Phrase(es: "\(field): \(value). Corregir", en: "\(field): \(value). Correct it", pt: "\(field): \(value). Corrigir")
  }

  // Categories and shops
  static let aisles = Phrase(es: "Pasillos", en: "Aisles", pt: "Corredores")
  static let categories = Phrase(es: "Categorías", en: "Categories", pt: "Categorias")
  static let newCategory = Phrase(es: "Nueva categoría", en: "New category", pt: "Nova categoria")
  static let categoriesNote = Phrase(
    es: "En este orden salen en las listas. Súbelas y bájalas, o arrástralas.",
    en: "Lists show them in this order. Move them up and down, or drag them.",
    pt: "É esta a ordem nas listas. Mova para cima e para baixo, ou arraste.")
  static let shops = Phrase(es: "Tiendas", en: "Shops", pt: "Lojas")
  static let newShop = Phrase(es: "Nueva tienda", en: "New shop", pt: "Nova loja")
  static let shopsNote = Phrase(
    es: "Cada tienda recuerda cómo están sus pasillos.", en: "Each shop remembers the order of its aisles.",
    pt: "Cada loja guarda a ordem dos seus corredores.")
  static let aislesNote = Phrase(
    es: "Ponlos en el orden en que los recorres.", en: "Put them in the order in which you walk through them.",
    pt: "Ponha-os na ordem em que passa por eles.")

  // An item
  static let newItem = Phrase(es: "Nuevo artículo", en: "New item", pt: "Novo produto")
  static let itemGone = Phrase(
    es: "Este artículo ya no está en la lista: alguien lo ha quitado.",
    en: "This item is no longer on the list: somebody has removed it.",
    pt: "Este produto já não está na lista: alguém o removeu.")
  static let notYoursToTakeBack = Phrase(
    es: "Solo puedes quitar lo que has apuntado tú, mientras nadie lo haya comprado ni haya añadido más.",
    en: "You can only remove what you added yourself, as long as nobody has bought it or added to it.",
    pt: "Só pode remover o que anotou, enquanto ninguém o tiver comprado nem adicionado mais.")
  static func takeBack(_ name: String) -> Phrase {
    Phrase(es: "Eliminar \(name)", en: "Delete \(name)", pt: "Apagar \(name)")
  }
  static let brand = Phrase(es: "Marca", en: "Brand", pt: "Marca")
  static let unit = Phrase(es: "Unidad", en: "Unit", pt: "Unidade")
  static let priceBasis = Phrase(es: "El precio es", en: "The price is", pt: "O preço é")
  static let category = Phrase(es: "Categoría", en: "Category", pt: "Categoria")
  static let none = Phrase(es: "Ninguna", en: "None", pt: "Nenhuma")
  static let unitMissing = Phrase(es: "Elige una unidad.", en: "Choose a unit.", pt: "Escolha uma unidade.")
  static let quantityWrong = Phrase(
    es: "Escribe un número mayor que cero, con tres decimales como mucho.",
    en: "Write a number above zero, with at most three decimal places.",
    pt: "Escreva um número maior do que zero, com três casas decimais no máximo.")
  static let deletedCategory = Phrase(es: "Eliminada", en: "Deleted", pt: "Apagada")
  static let customary = Phrase(es: "según la unidad", en: "according to the unit", pt: "conforme a unidade")
  static let whole = Phrase(es: "en total", en: "for all of it", pt: "no total")
  static let added = Phrase(es: "Apuntado", en: "Added", pt: "Anotado")

  static func per(_ unit: Unit) -> Phrase {
    Phrase(es: "por \(unit.one)", en: "per \(unit.one)", pt: "por \(unit.one)")
  }

  static let markBought = Phrase(es: "Marcar como comprado", en: "Mark as bought", pt: "Marcar como comprado")
  static let markToBuy = Phrase(es: "Volver a apuntar", en: "Put back on the list", pt: "Voltar a anotar")
  static let orderMissing = Phrase(es: "Elige un orden.", en: "Choose an order.", pt: "Escolha uma ordem.")
  static func addedBy(_ name: String, at instant: Instant) -> Phrase {
    Phrase(joining: "\(name), \(instant)")
  }
}

extension ItemOrder {
  var title: Phrase {
    switch self {
    case .name: KitPhrases.name
    case .date: Phrase(es: "Fecha", en: "Date", pt: "Data")
    case .brand: ShoppingPhrases.brand
    case .category: ShoppingPhrases.category
    }
  }
}
