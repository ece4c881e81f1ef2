import Kit

enum RestaurantPhrases {
  static let restaurant = Phrase(es: "Restaurante", en: "Restaurant", pt: "Restaurante")

  // The menu
  static let menu = Phrase(es: "Carta", en: "Menu", pt: "Ementa")
  static let editMenu = Phrase(es: "Editar la carta", en: "Edit the menu", pt: "Editar a ementa")
  static let editDish = Phrase(es: "Editar el plato", en: "Edit the dish", pt: "Editar o prato")
  static let newDish = Phrase(es: "Nuevo plato", en: "New dish", pt: "Novo prato")
  static let noDishes = Phrase(es: "La carta está vacía", en: "The menu is empty", pt: "A ementa está vazia")
  static let noDishesText = Phrase(
    es: "Aquí aparecerán los platos.", en: "Dishes will appear here.", pt: "Os pratos aparecerão aqui.")
  static let add = Phrase(es: "Añadir", en: "Add", pt: "Juntar")
  static func add(_ name: String) -> Phrase {
    Phrase(es: "Añadir \(name)", en: "Add \(name)", pt: "Juntar \(name)")
  }
  static func choose(_ name: String) -> Phrase {
    Phrase(es: "Elegir cómo quieres: \(name)", en: "Choose how you want it: \(name)", pt: "Escolher como quer: \(name)")
  }
  static let soldOut = Phrase(es: "Agotado", en: "Sold out", pt: "Esgotado")
  static let soldOutNow = Phrase(
    es: "Hoy ya no queda.", en: "There is none left today.", pt: "Hoje já não há.")
  static let dishGone = Phrase(
    es: "Este plato ya no está en la carta.", en: "This dish is no longer on the menu.",
    pt: "Este prato já não está na ementa.")
  static func photo(of name: String) -> Phrase {
    Phrase(es: "Foto de \(name)", en: "Photo of \(name)", pt: "Fotografia de \(name)")
  }
  static let allergens = Phrase(es: "Alérgenos", en: "Allergens", pt: "Alergénios")
  static let allergensNote = Phrase(
    es: "Lo que está sin declarar puede estar o no: pregunta antes de pedir.",
    en: "What is not declared may be in it or not: please ask before you order.",
    pt: "O que não está declarado pode estar ou não: pergunte antes de pedir.")
  static let allergensAndDiets = Phrase(
    es: "Alérgenos y dietas", en: "Allergens and diets", pt: "Alergénios e dietas")
  static let diets = Phrase(es: "Solo platos", en: "Only dishes that are", pt: "Só pratos")
  static let withoutAllergens = Phrase(es: "Sin", en: "Without", pt: "Sem")
  static let undeclaredNote = Phrase(
    es: "Un plato cuyo alérgeno no está declarado no se muestra: no se sabe si lo lleva.",
    en: "A dish that does not declare an allergen is not shown: nobody knows whether it is in it.",
    pt: "Um prato sem o alergénio declarado não é mostrado: não se sabe se o leva.")
  static let traces = Phrase(es: "Trazas", en: "Traces", pt: "Vestígios")
  static let tracesAllowed = Phrase(
    es: "Mostrar también lo que puede contenerlos", en: "Show what may contain them too",
    pt: "Mostrar também o que pode contê-los")
  static let showAll = Phrase(es: "Ver toda la carta", en: "Show the whole menu", pt: "Ver toda a ementa")

  // One's order
  static let yourOrder = Phrase(es: "Tu pedido", en: "Your order", pt: "O seu pedido")
  static let nothingChosen = Phrase(
    es: "Aún no has elegido nada", en: "You have not chosen anything yet", pt: "Ainda não escolheu nada")
  static let nothingChosenText = Phrase(
    es: "Lo que añadas de la carta te espera aquí.", en: "What you add from the menu waits for you here.",
    pt: "O que juntar da ementa fica aqui à sua espera.")
  static let toTheMenu = Phrase(es: "Ver la carta", en: "See the menu", pt: "Ver a ementa")
  static let moreDishes = Phrase(es: "Añadir más platos", en: "Add more dishes", pt: "Juntar mais pratos")
  static let addToOrder = Phrase(es: "Añadir al pedido", en: "Add to the order", pt: "Juntar ao pedido")
  static let quantity = Phrase(es: "Cantidad", en: "Quantity", pt: "Quantidade")
  static let lineNote = Phrase(es: "Nota para la cocina", en: "Note for the kitchen", pt: "Nota para a cozinha")
  static let lineNoteHint = Phrase(es: "Sin cebolla…", en: "No onion…", pt: "Sem cebola…")
  static let orderNote = Phrase(es: "Nota del pedido", en: "Note for the order", pt: "Nota do pedido")
  static let total = Phrase(es: "Total", en: "In all", pt: "Total a pagar")
  static let tooDear = Phrase(
    es: "El total es demasiado grande.", en: "The total is too large.", pt: "O total é grande demais.")
  static let cancelOrder = Phrase(es: "Cancelar el pedido", en: "Cancel the order", pt: "Cancelar o pedido")
  static let placeOrder = Phrase(es: "Hacer el pedido", en: "Place the order", pt: "Fazer o pedido")
  static let way = Phrase(es: "Cómo lo quieres", en: "How you want it", pt: "Como o quer")
  static let wayMissing = Phrase(
    es: "Elige cómo lo quieres.", en: "Choose how you want it.", pt: "Escolha como o quer.")
  static let contact = Phrase(es: "A nombre de", en: "For whom", pt: "Em nome de")
  static let name = Phrase(es: "Nombre", en: "Name", pt: "Nome")
  static let phone = Phrase(es: "Teléfono", en: "Phone", pt: "Telefone")
  static let phoneMissing = Phrase(
    es: "Escribe un teléfono, por si hay que avisarte.", en: "Enter a phone number, in case we have to reach you.",
    pt: "Escreva um telefone, caso seja preciso avisar.")
  static let phoneWrong = Phrase(
    es: "Un teléfono tiene al menos seis cifras.", en: "A phone number has at least six digits.",
    pt: "Um telefone tem pelo menos seis algarismos.")
  static let deliverTo = Phrase(es: "Dónde lo llevamos", en: "Where to", pt: "Onde entregamos")
  static let address = Phrase(es: "Dirección", en: "Address", pt: "Endereço")
  static let addressMissing = Phrase(
    es: "Escribe la dirección a la que lo llevamos.", en: "Enter the address to deliver to.",
    pt: "Escreva o endereço onde entregamos.")
  static func tooLong(_ limit: Int) -> Phrase {
    Phrase(
      es: "Como mucho \(limit) caracteres.", en: "At most \(limit) characters.", pt: "No máximo \(limit) caracteres.")
  }
  static func oneLess(_ name: String) -> Phrase {
    Phrase(es: "\(name): uno menos", en: "\(name): one less", pt: "\(name): menos um")
  }
  static func oneMore(_ name: String) -> Phrase {
    Phrase(es: "\(name): uno más", en: "\(name): one more", pt: "\(name): mais um")
  }
  static func remove(_ name: String) -> Phrase {
    Phrase(es: "Quitar \(name)", en: "Remove \(name)", pt: "Tirar \(name)")
  }
  static func more(_ price: Money) -> Phrase {
    price.minorUnits < 0 ? Phrase(price) : Phrase(es: "+\(price)", en: "+\(price)", pt: "+\(price)")
  }
  static func soldOut(_ name: Phrase) -> Phrase {
    Phrase(
      es: "Se ha agotado: \(name). Quítalo o cámbialo; lo demás sigue en tu pedido.",
      en: "Sold out: \(name). Remove or replace it; the rest is still in your order.",
      pt: "Esgotou: \(name). Tire-o ou troque-o; o resto continua no seu pedido.")
  }
  static func offTheMenu(_ name: Phrase) -> Phrase {
    Phrase(
      es: "Ya no está en la carta: \(name). Quítalo; lo demás sigue en tu pedido.",
      en: "No longer on the menu: \(name). Remove it; the rest is still in your order.",
      pt: "Já não está na ementa: \(name). Tire-o; o resto continua no seu pedido.")
  }
  static func choiceGone(_ name: Phrase) -> Phrase {
    Phrase(
      es: "\(name): algo de lo que elegiste ya no se puede pedir. Quítalo y vuelve a elegir.",
      en: "\(name): something you chose with it can no longer be had. Remove it and choose again.",
      pt: "\(name): algo do que escolheu já não se pode pedir. Tire-o e escolha de novo.")
  }
  static func hindrance(_ hindrance: CurrentOrder.Hindrance, _ name: Phrase) -> Phrase {
    switch hindrance {
    case .soldOut: soldOut(name)
    case .gone: offTheMenu(name)
    case .choiceGone: choiceGone(name)
    case .priceChanged(let old, let new):
      Phrase(
        es: "Ha cambiado de precio: de \(old) a \(new).", en: "Its price has changed from \(old) to \(new).",
        pt: "O preço mudou de \(old) para \(new).")
    }
  }
  static func closed(until opensAt: Instant?, now: Instant, zone: Zone) -> Phrase {
    guard let opensAt else {
      return Phrase(
        es: "Ahora está cerrado y no hay hora de apertura.", en: "It is closed now, and no opening time is set.",
        pt: "Agora está fechado e não há hora de abertura.")
    }
    let opening = Opening(at: opensAt, now: now, zone: zone).opens
    return Phrase(
      es: "Ahora está cerrado y no se toman pedidos. \(opening).",
      en: "It is closed now and takes no orders. \(opening).",
      pt: "Agora está fechado e não se aceitam pedidos. \(opening).")
  }
  static let quantityMissing = Phrase(
    es: "Falta la cantidad.", en: "The quantity is missing.", pt: "Falta a quantidade.")
  static let cookiesNeeded = Phrase(
    es: "Para guardar tu pedido el navegador tiene que admitir cookies.",
    en: "To keep your order, the browser has to accept cookies.",
    pt: "Para guardar o seu pedido, o navegador tem de aceitar cookies.")
  static func totalChanged(_ total: Money) -> Phrase {
    Phrase(
      es: "El pedido ha cambiado mientras lo mirabas: ahora son \(total). Repásalo y vuelve a pedirlo.",
      en: "The order changed while you looked at it: it is \(total) now. Check it and place it again.",
      pt: "O pedido mudou enquanto o via: agora são \(total). Confirme-o e faça-o de novo.")
  }
  static func tabState(_ state: TableTab.State) -> Phrase {
    switch state {
    case .asked:
      Phrase(
        es: "En cuanto alguien del restaurante te dé la bienvenida podrás pedir.",
        en: "You can order as soon as somebody of the restaurant has welcomed you.",
        pt: "Poderá pedir assim que alguém do restaurante lhe der as boas-vindas.")
    case .open, .paid, .closed:
      Phrase(
        es: "La cuenta de esta mesa ya está cerrada.", en: "The bill of this table is settled already.",
        pt: "A conta desta mesa já está fechada.")
    }
  }

  // What was ordered
  static let history = Phrase(es: "Historial", en: "History", pt: "Histórico")
  static let noOrders = Phrase(es: "Aún no has pedido nada", en: "No orders yet", pt: "Ainda não há pedidos")
  static let noOrdersText = Phrase(
    es: "Tus pedidos quedan aquí, para repetirlos con un toque.",
    en: "Your orders stay here, to be ordered again with one tap.",
    pt: "Os seus pedidos ficam aqui, para os repetir com um toque.")
  static let orderGone = Phrase(
    es: "Este pedido se ha eliminado.", en: "This order has been deleted.", pt: "Este pedido foi apagado.")
  static func order(_ number: Int) -> Phrase {
    Phrase(es: "Pedido \(number)", en: "Order \(number)", pt: "Pedido n.º \(number)")
  }
  static func reason(_ order: Order) -> Phrase {
    let words = order.reason.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let reason = words.first.flatMap(RefusalReason.init) else { return Phrase(verbatim: order.reason) }
    return reason.phrase(note: words.count > 1 ? words[1] : "")
  }
  static func dishes(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "# plato", other: "# platos"), en: (one: "# dish", other: "# dishes"),
      pt: (one: "# prato", other: "# pratos"))
  }
  static func times(_ quantity: Int, _ name: String) -> Phrase { Phrase(verbatim: "\(quantity) × \(name)") }
  static let orderAgain = Phrase(es: "Pedir otra vez", en: "Order again", pt: "Pedir outra vez")
  static let statusLink = Phrase(es: "Enlace del pedido", en: "Link of the order", pt: "Link do pedido")
  static let statusLinkNote = Phrase(
    es: "Quien tenga este enlace ve cómo va el pedido, sin dirección ni teléfono.",
    en: "Whoever has this link sees how the order stands, without address or phone.",
    pt: "Quem tiver este link vê como vai o pedido, sem endereço nem telefone.")
}
