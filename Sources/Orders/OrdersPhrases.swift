import Kit

enum OrdersPhrases {
  static let moveByProgram = Phrase(
    es: "Decir que está preparado", en: "Say that it is prepared", pt: "Dizer que está preparada")
  // Customers
  static let customers = Phrase(es: "Clientes", en: "Customers", pt: "Clientes")
  static let customer = Phrase(es: "Cliente", en: "Customer", pt: "Cliente")
  static let newCustomer = Phrase(es: "Nuevo cliente", en: "New customer", pt: "Novo cliente")
  static let noCustomers = Phrase(es: "Aún no hay clientes", en: "No customers yet", pt: "Ainda não há clientes")
  static let noCustomersText = Phrase(
    es: "Apunta a quien te compra y aquí lo tendrás a mano.", en: "Add the people who buy from you and find them here.",
    pt: "Anote os clientes e encontre-os aqui.")
  static let email = Phrase(es: "Correo electrónico", en: "Email", pt: "E-mail")
  static let addressMissing = Phrase(es: "Escribe una dirección.", en: "Write an address.", pt: "Escreva um endereço.")
  static let customerGone = Phrase(
    es: "Este cliente se ha eliminado.", en: "This customer has been deleted.", pt: "Este cliente foi apagado.")
  static let archivedCustomer = Phrase(
    es: "Archivado: no sale en las listas, pero sus pedidos lo conservan.",
    en: "Archived: not in the lists any more, but kept in their orders.",
    pt: "Arquivado: já não aparece nas listas, mas fica nas encomendas.")
  static let lastOrder = Phrase(es: "Último pedido", en: "Last order", pt: "Última encomenda")
  static let deleteOrArchive = Phrase(es: "Eliminar o archivar", en: "Delete or archive", pt: "Apagar ou arquivar")
  static let archivedWithOrders = Phrase(
    es: "Archivado, porque hay pedidos", en: "Archived, as there are orders", pt: "Arquivado, porque há encomendas")
  static let openTotal = Phrase(es: "Por cobrar", en: "Outstanding", pt: "Por receber")
  static func open(_ sum: MoneySum) -> Phrase { Phrase(joining: "\(openTotal) \(Phrase(sum))") }
  static let paidTotal = Phrase(es: "Cobrado", en: "Paid", pt: "Recebido")
  static let buys = Phrase(es: "Lo que compra", en: "What they buy", pt: "O que compra")

  static let chooseCustomer = Phrase(
    es: "Elige un cliente de la lista", en: "Choose a customer from the list", pt: "Escolha um cliente da lista")

  // Products
  static let products = Phrase(es: "Productos", en: "Products", pt: "Produtos")
  static let product = Phrase(es: "Producto", en: "Product", pt: "Produto")
  static let newProduct = Phrase(es: "Nuevo producto", en: "New product", pt: "Novo produto")
  static let noProducts = Phrase(es: "Aún no hay productos", en: "No products yet", pt: "Ainda não há produtos")
  static let noProductsText = Phrase(
    es: "Apunta lo que vendes, con su precio.", en: "Add what you sell, with its price.",
    pt: "Anote o que vende, com o preço.")
  static let descriptionMissing = Phrase(
    es: "Escribe una descripción.", en: "Write a description.", pt: "Escreva uma descrição.")
  static let unit = Phrase(es: "Unidad", en: "Unit", pt: "Unidade")
  static let unitHint = Phrase(es: "Caja, kilo…", en: "Box, kilo…", pt: "Caixa, quilo…")
  static let priceMissing = Phrase(es: "Escribe un precio.", en: "Write a price.", pt: "Escreva um preço.")
  static let archivedProduct = Phrase(
    es: "Archivado: no sale en las listas, pero los pedidos lo conservan.",
    en: "Archived: not in the lists any more, but kept in the orders.",
    pt: "Arquivado: já não aparece nas listas, mas fica nas encomendas.")
  static let sold = Phrase(es: "Vendido", en: "Sold", pt: "Vendido")
  static let soldFor = Phrase(es: "Importe", en: "Amount", pt: "Valor")

  /// The price is of one.
  static func bought(_ count: Int, lastAt price: Money) -> Phrase {
    .counted(
      count, es: (one: "# unidad · la última, a \(price)", other: "# unidades · la última, a \(price)"),
      en: (one: "# unit · last at \(price) each", other: "# units · last at \(price) each"),
      pt: (one: "# unidade · a última a \(price)", other: "# unidades · a última a \(price)"))
  }

  static func units(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "# unidad", other: "# unidades"), en: (one: "# unit", other: "# units"),
      pt: (one: "# unidade", other: "# unidades"))
  }

  static let chooseProduct = Phrase(
    es: "Elige un producto de la lista", en: "Choose a product from the list", pt: "Escolha um produto da lista")

  // Orders
  static let chooseOrder = Phrase(
    es: "Elige un pedido de la lista", en: "Choose an order from the list", pt: "Escolha uma encomenda da lista")
  static let orders = Phrase(es: "Pedidos", en: "Orders", pt: "Encomendas")
  static let order = Phrase(es: "Pedido", en: "Order", pt: "Encomenda")
  static let newOrder = Phrase(es: "Nuevo pedido", en: "New order", pt: "Nova encomenda")
  static let noOrders = Phrase(es: "Aún no hay pedidos", en: "No orders yet", pt: "Ainda não há encomendas")
  static let noOrdersText = Phrase(
    es: "El primero se apunta en medio minuto.", en: "The first one takes half a minute.",
    pt: "A primeira anota-se em meio minuto.")
  static let all = Phrase(es: "Todos", en: "All", pt: "Todas")
  static let views = Phrase(es: "Vistas de los pedidos", en: "Views of the orders", pt: "Vistas das encomendas")
  static let state = Phrase(es: "Estado", en: "Status", pt: "Estado")
  static let promised = Phrase(es: "Para el día", en: "Promised for", pt: "Para o dia")
  static let choose = Phrase(es: "Elegir", en: "Choose", pt: "Escolher")
  static let unitPrice = Phrase(es: "Precio por unidad", en: "Unit price", pt: "Preço por unidade")
  static let addProduct = Phrase(es: "Añadir producto", en: "Add product", pt: "Adicionar produto")
  static let removeLine = Phrase(es: "Quitar del pedido", en: "Remove from the order", pt: "Remover da encomenda")
  static let unknownAmount = Phrase(verbatim: "—")
  static func addTyped(_ name: String) -> Phrase {
    Phrase(es: "Añadir «\(name)»", en: "Add “\(name)”", pt: "Adicionar “\(name)”")
  }
  static let addOneHere = Phrase(
    es: "Añádelo aquí mismo y sigue con el pedido.", en: "Add one right here and go on with the order.",
    pt: "Adicione-o aqui mesmo e continue com a encomenda.")
  static let duplicate = Phrase(es: "Duplicar", en: "Duplicate", pt: "Duplicar")

  static let copyNeedsSignal = Phrase(
    es: "Sin conexión no se puede duplicar: la copia se hace en el servidor.",
    en: "An order cannot be duplicated without a connection: the copy is made on the server.",
    pt: "Sem rede não é possível duplicar: a cópia é feita no servidor.")
  static let cancelOrder = Phrase(es: "Cancelar el pedido", en: "Cancel the order", pt: "Cancelar a encomenda")
  /// When it is to be ready: "Para el sábado 28", "Para mañana".
  static func promised(for day: Day, on today: Day) -> Phrase {
    let near = day.written(.near(to: today))
    let isNamed = abs(today.days(until: day)) <= 1
    return isNamed
      ? Phrase(es: "Para \(near)", en: "For \(near)", pt: "Para \(near)")
      : Phrase(es: "Para el \(near)", en: "For \(near)", pt: "Para \(near)")
  }
  static func placed(_ instant: Instant, on today: Day) -> Phrase {
    let near = instant.written(.near(to: today))
    return Phrase(es: "pedido: \(near)", en: "ordered: \(near)", pt: "pedida: \(near)")
  }
  static func each(_ price: Money) -> Phrase { Phrase(joining: "\(price) \(perUnit)") }
  static let perUnit = Phrase(es: "por unidad", en: "each", pt: "por unidade")
  static let newLine = Phrase(es: "Línea nueva", en: "New line", pt: "Linha nova")
  /// Beside the code of an order that is made without signal.
  static let codeWhenSent = Phrase(
    es: "Se asigna al enviar el pedido.", en: "Assigned when the order is sent.",
    pt: "Atribuído ao enviar a encomenda.")
  static func line(_ number: Int) -> Phrase {
    Phrase(es: "Línea \(number)", en: "Line \(number)", pt: "Linha \(number)")
  }

  static let unfinished = Phrase(es: "Sin terminar", en: "Unfinished", pt: "Por terminar")
  static let noCustomer = Phrase(es: "Sin cliente", en: "No customer yet", pt: "Sem cliente")

  // Which orders are shown
  static let filters = Phrase(
    es: "Qué pedidos se ven", en: "Which orders are shown", pt: "Que encomendas aparecem")
  static let unpaid = Phrase(es: "Por cobrar", en: "Unpaid", pt: "Por receber")
  static let deliveredUnpaid = Phrase(
    es: "Entregado, sin cobrar", en: "Delivered, unpaid", pt: "Entregue, por receber")
  static let noDay = Phrase(es: "Sin día", en: "No day", pt: "Sem dia")
  static let noneHere = Phrase(es: "Aquí no hay pedidos", en: "No orders here", pt: "Aqui não há encomendas")
  static let noneHereText = Phrase(
    es: "Elige otro filtro para ver los demás.", en: "Choose another filter to see the others.",
    pt: "Escolha outro filtro para ver as outras.")
  static let allOfThem = Phrase(es: "Todos sus pedidos", en: "All their orders", pt: "Todas as encomendas")
  static let filterNeedsSignal = Phrase(
    es: "Sin conexión no se puede filtrar la lista.", en: "The list cannot be filtered without a connection.",
    pt: "Sem rede não é possível filtrar a lista.")
  static func searchedAsWords(_ days: Phrase) -> Phrase {
    Phrase(
      es: "\(days): buscarlo como palabra", en: "\(days): search for the word instead",
      pt: "\(days): procurar como palavra")
  }
  static func unfilter(_ name: String) -> Phrase {
    Phrase(
      es: "\(name): ver los de todos", en: "\(name): show everybody’s", pt: "\(name): mostrar as de todos")
  }

  // What is wrong with an order
  static let codeMissing = Phrase(es: "Escribe un código.", en: "Write a code.", pt: "Escreva um código.")
  static let codeTaken = Phrase(
    es: "Ya hay un pedido con este código, quizá uno eliminado. Elige otro.",
    en: "Another order has this code, perhaps a deleted one. Choose another.",
    pt: "Já há uma encomenda com este código, talvez uma apagada. Escolha outro.")
  static let dateMissing = Phrase(
    es: "Elige una fecha válida.", en: "Choose a valid date.", pt: "Escolha uma data válida.")
  static let customerMissing = Phrase(es: "Elige un cliente.", en: "Choose a customer.", pt: "Escolha um cliente.")
  static let productMissing = Phrase(es: "Elige un producto.", en: "Choose a product.", pt: "Escolha um produto.")
  static let stateMissing = Phrase(es: "Elige un estado.", en: "Choose a status.", pt: "Escolha um estado.")
  static let linesMissing = Phrase(
    es: "Añade al menos un producto.", en: "Add at least one product.", pt: "Adicione pelo menos um produto.")
  static let tooManyLines = Phrase(
    es: "Son demasiadas líneas: el máximo son \(OrderDraft.lineLimit).",
    en: "Too many lines: the limit is \(OrderDraft.lineLimit).",
    pt: "São linhas demais: o limite é \(OrderDraft.lineLimit).")
  static let quantityWrong = Phrase(
    es: "Escribe un número entero entre 1 y \(OrderLine.quantities.upperBound).",
    en: "Write a whole number from 1 to \(OrderLine.quantities.upperBound).",
    pt: "Escreva um número inteiro entre 1 e \(OrderLine.quantities.upperBound).")
  static let orderGone = Phrase(
    es: "Este pedido se ha eliminado.", en: "This order has been deleted.", pt: "Esta encomenda foi apagada.")

  // To prepare
  static let toPrepare = Phrase(es: "Por preparar", en: "To prepare", pt: "Por preparar")
  static let nothingToPrepare = Phrase(
    es: "No hay nada que preparar", en: "Nothing to prepare", pt: "Não há nada para preparar")
  static let nothingToPrepareText = Phrase(
    es: "Aquí salen los productos de los pedidos confirmados.", en: "The products of confirmed orders appear here.",
    pt: "Aqui aparecem os produtos das encomendas confirmadas.")
  static let late = Phrase(es: "Con retraso", en: "Late", pt: "Em atraso")
  static let today = Phrase(es: "Hoy", en: "Today", pt: "Hoje")
  static let tomorrow = Phrase(es: "Mañana", en: "Tomorrow", pt: "Amanhã")
  static let forToday = Phrase(es: "Para hoy", en: "For today", pt: "Para hoje")
  static let forTomorrow = Phrase(es: "Para mañana", en: "For tomorrow", pt: "Para amanhã")
  static let prepare = Phrase(es: "Preparar", en: "Prepare", pt: "Preparar")
  static let later = Phrase(es: "Más adelante", en: "Later", pt: "Mais adiante")
  static func marksOthersToo(_ count: Int) -> Phrase {
    .counted(
      count,
      es: (
        one: "Se marca el pedido entero, con el otro producto que lleva.",
        other: "Se marcan los pedidos enteros, con los otros # productos que llevan."
      ),
      en: (
        one: "The whole order is marked, with the other product in it.",
        other: "Whole orders are marked, with the other # products in them."
      ),
      pt: (
        one: "Fica marcada a encomenda inteira, com o outro produto que leva.",
        other: "Ficam marcadas as encomendas inteiras, com os outros # produtos que levam."
      ))
  }
  static func markPrepared(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "Marcar como preparado", other: "Marcar los # como preparados"),
      en: (one: "Mark as prepared", other: "Mark all # as prepared"),
      pt: (one: "Marcar como preparada", other: "Marcar as # como preparadas"))
  }
  static let board = Phrase(es: "Tablero", en: "Board", pt: "Quadro")
  static let nothingToDo = Phrase(es: "No queda nada por hacer", en: "Nothing left to do", pt: "Nada por fazer")
  static let nothingToDoText = Phrase(
    es: "Aquí salen los pedidos hasta que se cobran.", en: "Orders appear here until they are paid.",
    pt: "As encomendas aparecem aqui até serem pagas.")
  static func allOf(_ count: Int) -> Phrase {
    let number = Numeral(count)
    return Phrase(es: "Ver los \(number)", en: "Show all \(number)", pt: "Ver as \(number)")
  }

  // What a customer sees of an order
  static let seeOrder = Phrase(
    es: "ver este pedido y cómo va", en: "see this order and its progress",
    pt: "ver esta encomenda e em que estado está")
  static let share = Phrase(
    es: "Compartir con el cliente", en: "Share with the customer", pt: "Enviar link ao cliente")
  static func written(_ day: Day) -> Phrase { Phrase(joining: "\(day)") }
  static func day(of instant: Instant) -> Phrase {
    let day = instant.written(.date)
    return Phrase(joining: "\(day)")
  }
  static func quantityAndPrice(_ line: OrderLine) -> Phrase {
    let (count, price) = (quantity(line), line.unitPrice)
    return Phrase(joining: "\(count) × \(price)")
  }
  /// With what is counted, where that has a word.
  static func quantity(_ line: OrderLine) -> Phrase {
    let number = Numeral(line.quantity)
    return line.unit.isEmpty ? Phrase(joining: "\(number)") : Phrase(joining: "\(number) \(line.unit)")
  }

  // What is told a customer
  static func order(_ code: String, of seller: String) -> Phrase {
    Phrase(es: "\(seller): pedido \(code)", en: "\(seller): order \(code)", pt: "\(seller): encomenda \(code)")
  }
  static func totalOf(_ total: Money) -> Phrase { Phrase(joining: "\(KitPhrases.total): \(total)") }
  static func promisedFor(_ day: Day) -> Phrase {
    let day = day.written(.long)
    return Phrase(es: "Para el \(day)", en: "For \(day)", pt: "Para \(day)")
  }
  static func moreLines(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "y # línea más", other: "y # líneas más"),
      en: (one: "and # more line", other: "and # more lines"),
      pt: (one: "e mais # linha", other: "e mais # linhas"))
  }

  static let otherDay = Phrase(es: "Otro día", en: "Another day", pt: "Outro dia")

  // Delivery note
  static let deliveryNote = Phrase(es: "Albarán", en: "Delivery note", pt: "Nota de entrega")
  static let withPrices = Phrase(es: "Con precios", en: "With prices", pt: "Com preços")
  static let withoutPrices = Phrase(es: "Sin precios", en: "Without prices", pt: "Sem preços")
  static let receivedBy = Phrase(es: "Recibido por", en: "Received by", pt: "Recebido por")

  static func deliveryNote(_ code: String) -> Phrase {
    Phrase(es: "Albarán \(code)", en: "Delivery note \(code)", pt: "Nota de entrega \(code)")
  }
}

extension OrderState {
  var title: Phrase {
    switch self {
    case .draft: Self.draftTitle
    case .confirmed: Self.confirmedTitle
    case .prepared: Self.preparedTitle
    case .delivered: Self.deliveredTitle
    case .paid: Self.paidTitle
    case .cancelled: Self.cancelledTitle
    }
  }

  /// What brings it to the next; `nil` where there is none.
  var stepOn: Phrase? {
    switch self {
    case .draft: Phrase(es: "Confirmar", en: "Confirm", pt: "Confirmar")
    case .confirmed: Phrase(es: "Marcar como preparado", en: "Mark as prepared", pt: "Marcar como preparada")
    case .prepared: Phrase(es: "Marcar como entregado", en: "Mark as delivered", pt: "Marcar como entregue")
    case .delivered: Phrase(es: "Marcar como cobrado", en: "Mark as paid", pt: "Marcar como paga")
    case .paid, .cancelled: nil
    }
  }

  private static let draftTitle = Phrase(es: "Borrador", en: "Draft", pt: "Rascunho")
  private static let confirmedTitle = Phrase(es: "Confirmado", en: "Confirmed", pt: "Confirmada")
  private static let preparedTitle = Phrase(es: "Preparado", en: "Prepared", pt: "Preparada")
  private static let deliveredTitle = Phrase(es: "Entregado", en: "Delivered", pt: "Entregue")
  private static let paidTitle = Phrase(es: "Cobrado", en: "Paid", pt: "Paga")
  private static let cancelledTitle = Phrase(es: "Cancelado", en: "Cancelled", pt: "Cancelada")
}
