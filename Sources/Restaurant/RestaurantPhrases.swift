import Kit

enum RestaurantPhrases {
  static let restaurant = Phrase(es: "Restaurante", en: "Restaurant", pt: "Restaurante")

  static let dishNeedsSignal = Phrase(
    es: "Sin conexión no se puede guardar un plato: sus fotos no pueden esperar aquí.",
    en: "A dish cannot be saved without a connection: its photos cannot wait here.",
    pt: "Sem rede não é possível guardar um prato: as fotos não podem esperar aqui.")
  static let orderingNeedsSignal = Phrase(
    es: "Para pedir hace falta conexión. Si no vuelve, avisa en la barra.",
    en: "Ordering needs a connection. If it does not come back, tell the bar.",
    pt: "Para pedir é preciso rede. Se ela não voltar, avise no balcão.")

  // The menu
  static let menu = Phrase(es: "Carta", en: "Menu", pt: "Menu")
  static let editMenu = Phrase(es: "Editar la carta", en: "Edit the menu", pt: "Editar o menu")
  static let editDish = Phrase(es: "Editar el plato", en: "Edit the dish", pt: "Editar o prato")
  static let noDishes = Phrase(es: "La carta está vacía", en: "The menu is empty", pt: "O menu está vazio")
  static let noDishesText = Phrase(
    es: "Aquí aparecerán los platos.", en: "Dishes will appear here.", pt: "Os pratos aparecerão aqui.")
  /// On a button that takes a dish with one answer.
  static func pick(_ name: String, _ option: String) -> Phrase {
    Phrase(es: "Añadir \(name): \(option)", en: "Add \(name): \(option)", pt: "Adicionar \(name): \(option)")
  }
  static func choose(_ name: String) -> Phrase {
    Phrase(
      es: "Añadir y elegir opciones: \(name)", en: "Add and choose options: \(name)",
      pt: "Adicionar e escolher opções: \(name)")
  }
  static let soldOut = Phrase(es: "Agotado", en: "Sold out", pt: "Esgotado")
  static let soldOutNow = Phrase(
    es: "Hoy ya no queda.", en: "There is none left today.", pt: "Esgotado por hoje.")
  /// A note in somebody's own words.
  static func note(_ text: String) -> Phrase {
    Phrase(es: "«\(text)»", en: "“\(text)”", pt: "“\(text)”")
  }
  static let dishMissing = Phrase(
    es: "Falta decir qué plato.", en: "It does not say which dish.", pt: "Falta dizer qual prato.")
  static let dishGone = Phrase(
    es: "Este plato ya no está en la carta.", en: "This dish is no longer on the menu.",
    pt: "Este prato já não está no menu.")
  static func photo(of name: String) -> Phrase {
    Phrase(es: "Foto de \(name)", en: "Photo of \(name)", pt: "Foto de \(name)")
  }
  static let allergens = Phrase(es: "Alérgenos", en: "Allergens", pt: "Alérgenos")
  static let allergensNote = Phrase(
    es: "Los no declarados pueden estar o no: pregunta antes de pedir.",
    en: "Those not declared may or may not be in it: please ask before you order.",
    pt: "Os não declarados podem estar presentes ou não: pergunte antes de pedir.")
  static let allergensAndDiets = Phrase(
    es: "Alérgenos y dietas", en: "Allergens and diets", pt: "Alérgenos e dietas")
  static let diets = Phrase(es: "Que el plato sea", en: "Only dishes that are", pt: "Que o prato seja")
  static let withoutAllergens = Phrase(es: "Sin", en: "Without", pt: "Sem")
  static let undeclaredNote = Phrase(
    es: "No se muestran los platos que no declaran el alérgeno: no se sabe si lo llevan.",
    en: "Dishes that do not declare the allergen are not shown: nobody knows whether they contain it.",
    pt: "Os pratos que não declaram o alérgeno não são mostrados: não se sabe se o contêm.")
  static let tracesAllowed = Phrase(
    es: "Mostrar también los platos que pueden contenerlos", en: "Also show dishes that may contain them",
    pt: "Mostrar também os pratos que podem conter esses alérgenos")
  static let showAll = Phrase(es: "Ver toda la carta", en: "Show the whole menu", pt: "Ver todo o menu")

  // One's order
  static let orderTab = Phrase(es: "Tu pedido", en: "Your order", pt: "Pedido")
  static let yourOrder = Phrase(es: "Tu pedido", en: "Your order", pt: "O seu pedido")
  static let nothingChosen = Phrase(
    es: "Aún no has elegido nada", en: "You have not chosen anything yet", pt: "Ainda não escolheu nada")
  static let nothingChosenText = Phrase(
    es: "Aquí verás lo que añadas de la carta.", en: "What you add from the menu appears here.",
    pt: "Aqui aparece o que escolher no menu.")
  static let toTheMenu = Phrase(es: "Ver la carta", en: "See the menu", pt: "Ver o menu")
  static let seeOrder = Phrase(es: "Ver pedido", en: "View order", pt: "Ver pedido")
  static let clearUnavailable = Phrase(
    es: "Quitar lo que ya no hay", en: "Remove what has run out", pt: "Remover o que já não há")
  static func quantity(of name: String) -> Phrase {
    Phrase(es: "Cantidad de \(name)", en: "Quantity of \(name)", pt: "Quantidade de \(name)")
  }
  static let moreDishes = Phrase(es: "Añadir más platos", en: "Add more dishes", pt: "Adicionar mais pratos")
  static let addToOrder = Phrase(es: "Añadir al pedido", en: "Add to the order", pt: "Adicionar ao pedido")
  static let lineNote = Phrase(es: "Nota para la cocina", en: "Note for the kitchen", pt: "Nota para a cozinha")
  static let lineNoteHint = Phrase(es: "Sin cebolla…", en: "No onion…", pt: "Sem cebola…")
  static let orderNote = Phrase(es: "Nota del pedido", en: "Note for the order", pt: "Nota do pedido")
  static let tooDear = Phrase(
    es: "El total es demasiado grande.", en: "The total is too large.", pt: "O total é grande demais.")
  static let cancelOrder = Phrase(es: "Cancelar el pedido", en: "Cancel the order", pt: "Cancelar o pedido")
  static let noWay = Phrase(
    es: "Por aquí no se puede pedir ahora. Pregunta en el restaurante.",
    en: "Orders are not taken here at the moment. Ask at the restaurant.",
    pt: "Por enquanto não se pode pedir por aqui. Pergunte no restaurante.")
  static let placeOrder = Phrase(es: "Hacer el pedido", en: "Place the order", pt: "Fazer o pedido")
  static let way = Phrase(es: "Cómo lo quieres", en: "How you want it", pt: "Como prefere receber")
  static let wayMissing = Phrase(
    es: "Elige cómo lo quieres.", en: "Choose how you want it.", pt: "Escolha como prefere receber.")
  static let contact = Phrase(es: "A nombre de", en: "For whom", pt: "Em nome de")
  static let phoneMissing = Phrase(
    es: "Escribe un teléfono, por si hay que avisarte.", en: "Enter a phone number, in case we have to reach you.",
    pt: "Escreva um telefone, para o caso de ser preciso avisar.")
  static let phoneWrong = Phrase(
    es: "Un teléfono tiene al menos seis cifras.", en: "A phone number has at least six digits.",
    pt: "Um telefone tem pelo menos seis algarismos.")
  static let deliverTo = Phrase(es: "Adónde lo llevamos", en: "Where to", pt: "Onde entregamos")
  static let addressMissing = Phrase(
    es: "Escribe la dirección de entrega.", en: "Enter the address to deliver to.",
    pt: "Escreva o endereço de entrega.")
  static func tooManyLines(_ limit: Int) -> Phrase {
    Phrase(
      es: "Un pedido tiene como mucho \(limit) líneas. Envía este y sigue en otro.",
      en: "An order has at most \(limit) lines. Place this one and go on with another.",
      pt: "Um pedido tem no máximo \(limit) linhas. Envie este e continue em outro.")
  }
  static func tooManyOrders(_ limit: Int) -> Phrase {
    Phrase(
      es: "Tienes \(limit) pedidos sin terminar. Espera a que salga alguno.",
      en: "\(limit) of your orders are still being made. Wait until one is done.",
      pt: "Há \(limit) pedidos seus por terminar. Espere que saia algum.")
  }
  static func remove(_ name: String) -> Phrase {
    Phrase(es: "Quitar \(name)", en: "Remove \(name)", pt: "Remover \(name)")
  }
  static func more(_ price: Money) -> Phrase {
    price.minorUnits < 0 ? Phrase(price) : Phrase(joining: "+\(price)")
  }
  static func soldOut(_ name: Phrase) -> Phrase {
    Phrase(
      es: "Se ha agotado: \(name). Quítalo o cámbialo; lo demás sigue en tu pedido.",
      en: "Sold out: \(name). Remove or replace it; the rest is still in your order.",
      pt: "Esgotado: \(name). Remova ou troque; o resto continua no seu pedido.")
  }
  static func offTheMenu(_ name: Phrase) -> Phrase {
    Phrase(
      es: "Ya no está en la carta: \(name). Quítalo; lo demás sigue en tu pedido.",
      en: "No longer on the menu: \(name). Remove it; the rest is still in your order.",
      pt: "Já não está no menu: \(name). Remova o prato; o resto continua no seu pedido.")
  }
  static func choiceGone(_ name: Phrase) -> Phrase {
    Phrase(
      es: "\(name): una de las opciones que elegiste ya no se puede pedir. Quita el plato y vuelve a elegir.",
      en: "\(name): one of the options you chose is no longer available. Remove the dish and choose again.",
      pt: "\(name): uma das opções que escolheu já não está disponível. Remova o prato e escolha de novo.")
  }
  static func hindrance(_ hindrance: CurrentOrder.Hindrance, _ name: Phrase) -> Phrase {
    switch hindrance {
    case .soldOut: soldOut(name)
    case .gone: offTheMenu(name)
    case .choiceGone: choiceGone(name)
    case .priceChanged(let old, let new):
      Phrase(
        es: "El precio ha cambiado de \(old) a \(new).", en: "Its price has changed from \(old) to \(new).",
        pt: "O preço mudou de \(old) para \(new).")
    }
  }
  /// "Casa Pepe · Open until 23:30"
  static func house(_ name: String, _ state: Phrase) -> Phrase {
    Phrase(joining: "\(name) · \(state)")
  }
  static func tooMany(_ present: Int, of most: Int) -> Phrase {
    Phrase(
      es: "El pedido ya tiene \(String(present)) de este plato; el máximo es \(String(most)).",
      en: "The order already has \(String(present)) of this dish; the limit is \(String(most)).",
      pt: "O pedido já tem \(String(present)) deste prato; o máximo é \(String(most)).")
  }
  static func tooMany(_ name: String, _ reason: Phrase) -> Phrase {
    Phrase(joining: "\(name): \(reason)")
  }
  static let quantityMissing = Phrase(
    es: "Falta la cantidad.", en: "The quantity is missing.", pt: "Falta a quantidade.")
  static let cookiesNeeded = Phrase(
    es: "Para guardar tu pedido, el navegador tiene que admitir cookies.",
    en: "To keep your order, the browser has to accept cookies.",
    pt: "Para guardar o seu pedido, o navegador tem de aceitar cookies.")
  static func totalChanged(_ total: Money) -> Phrase {
    Phrase(
      es: "El pedido ha cambiado mientras lo mirabas: ahora son \(total). Repásalo y vuelve a pedirlo.",
      en: "The order changed while you looked at it: it is \(total) now. Check it and place it again.",
      pt: "O pedido mudou antes de ser feito: agora são \(total). Verifique tudo e peça de novo.")
  }
  /// Why somebody at a table cannot order there.
  static func waiting(at tab: TableTab) -> Phrase {
    switch tab.state {
    case .open:
      Phrase(
        es: "Podrás pedir en cuanto alguien de la mesa o del restaurante diga que sí.",
        en: "You can order as soon as somebody at the table or from the restaurant says yes.",
        pt: "Poderá pedir assim que alguém da mesa ou do restaurante disser que sim.")
    case .asked:
      Phrase(
        es: "Podrás pedir en cuanto el restaurante acepte tu mesa.",
        en: "You can order as soon as the restaurant has accepted your table.",
        pt: "Poderá pedir assim que o restaurante aceitar a sua mesa.")
    case .paid, .closed:
      Phrase(
        es: "La cuenta de esta mesa ya está cerrada.", en: "The bill for this table has already been settled.",
        pt: "A conta desta mesa já está fechada.")
    }
  }

  // What was ordered
  static let ownOrders = Phrase(es: "Tus pedidos", en: "Your orders", pt: "Os seus pedidos")
  static let now = Phrase(es: "Ahora", en: "Now", pt: "Agora")
  static let history = Phrase(es: "Historial", en: "History", pt: "Histórico")
  static let noOrders = Phrase(es: "Aún no has pedido nada", en: "No orders yet", pt: "Ainda não há pedidos")
  static let noOrdersText = Phrase(
    es: "Tus pedidos quedan aquí, para repetirlos con un toque.",
    en: "Your orders stay here, to be ordered again with one tap.",
    pt: "Os seus pedidos ficam aqui, para repetir com um toque.")
  static func order(_ number: Int) -> Phrase {
    Phrase(es: "Pedido \(number)", en: "Order \(number)", pt: "Pedido \(number)")
  }
  static func reason(_ order: Order) -> Phrase {
    let words = order.reason.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let reason = words.first.flatMap(RefusalReason.init) else { return Phrase(verbatim: order.reason) }
    return reason.phrase(note: words.count > 1 ? words[1] : "")
  }
  static func times(_ quantity: Int, _ name: String) -> Phrase { Phrase(verbatim: "\(quantity) × \(name)") }
  static let orderAgain = Phrase(es: "Pedir otra vez", en: "Order again", pt: "Pedir outra vez")
  static let withdraw = Phrase(es: "Retirar el pedido", en: "Take the order back", pt: "Anular o pedido")
  static let withdrawNote = Phrase(
    es: "Puedes retirarlo hasta que la cocina empiece con él.",
    en: "You can take it back until the kitchen starts on it.",
    pt: "Pode anulá-lo até a cozinha começar a prepará-lo.")
  static let isBegun = Phrase(
    es: "La cocina ya ha empezado con este pedido. Habla con el personal.",
    en: "The kitchen has already started on this order. Please talk to the staff.",
    pt: "A cozinha já começou a preparar este pedido. Fale com alguém do restaurante.")
  static let orderMore = Phrase(es: "Pedir más", en: "Order more", pt: "Pedir mais")
  static let statusLink = Phrase(es: "Enlace del pedido", en: "Order link", pt: "Link do pedido")
  static let statusLinkNote = Phrase(
    es: "Quien tenga este enlace ve cómo va el pedido, pero no la dirección ni el teléfono.",
    en: "Whoever has this link sees how the order is going, but not the address or the phone.",
    pt: "Quem tiver este link vê como vai o pedido, mas não o endereço nem o telefone.")
}
