import Kit

/// Something to look at in a fresh home: a small bakery.
struct OrdersSample {
  let language: Language

  func add(to transaction: SpaceTransaction) throws {
    let customers = try names.map { name, address, phone in
      try CustomerStore(transaction).add(
        CustomerDraft(name: name, address: address, phone: phone), id: transaction.mint.id())
    }
    let products = try goods.map { name, price, description in
      let money = Money(minorUnits: price, currency: transaction.space.currency)
      let draft = ProductDraft(name: name, price: money.fieldText(in: language), description: description)
      return try ProductStore(transaction).add(draft, id: transaction.mint.id(), in: language)
    }
    let states: [OrderState] = [.confirmed, .confirmed, .prepared, .delivered, .paid, .draft]
    for (index, state) in states.enumerated() {
      let chosen = [products[index % products.count], products[(index * 2 + 1) % products.count]]
      try order(
        of: customers[index % customers.count], chosen, state: state, dueIn: index % 3, quantity: index + 1, transaction
      )
    }
  }

  private func order(
    of customer: Customer, _ products: [Product], state: OrderState, dueIn days: Int, quantity: Int,
    _ transaction: SpaceTransaction
  ) throws {
    let locale = ReaderLocale(language: language, zone: transaction.space.zone)
    let today = transaction.now.day(in: locale.zone)
    var draft = OrderDraft(
      code: try OrderStore(transaction).nextCode(in: today.year), at: transaction.now, in: locale.zone)
    draft.customer = customer.id
    draft.state = state.rawValue
    draft.promisedOn = today.adding(days: days).description
    var seen: Set<ID<Product>> = []
    draft.lines = products.filter { seen.insert($0.id).inserted }.map { product in
      OrderDraft.Line(
        id: transaction.mint.id(), product: product.id, name: product.name, quantity: String(quantity),
        price: product.price.fieldText(in: language))
    }
    let id: ID<Order> = transaction.mint.id()
    try OrderStore(transaction).add(draft, id: id, locale: locale)
    // A deposit on the way.
    guard state == .prepared else { return }
    let deposit = PaymentDraft(
      amount: "5", method: PaymentMethod.cash.rawValue, paidOn: today.description)
    try PaymentStore(transaction).add(deposit, to: id, id: transaction.mint.id(), in: language)
  }

  private var names: [(name: String, address: String, phone: String)] {
    switch language {
    case .es:
      [
        ("Ana García", "Calle Mayor 12, Segovia", "600 100 100"), ("Bar Núñez", "Plaza del Azoguejo 3, Segovia", ""),
        ("Carmen Ortega", "Calle Real 45, Segovia", "600 200 200"),
        ("Hotel Acueducto", "Avenida del Acueducto 1, Segovia", ""),
      ]
    case .en:
      [
        ("Anna Clarke", "12 High Street, Bath", "07700 900100"), ("The Bear Inn", "3 Market Place, Bath", ""),
        ("Carol Osborne", "45 Milsom Street, Bath", "07700 900200"), ("Abbey Hotel", "1 North Parade, Bath", ""),
      ]
    case .pt:
      [
        ("Ana Ferreira", "Rua Direita 12, Évora", "910 100 100"), ("Café Nunes", "Praça do Giraldo 3, Évora", ""),
        ("Carla Matos", "Rua da República 45, Évora", "910 200 200"),
        ("Hotel Alentejo", "Avenida da Universidade 1, Évora", ""),
      ]
    }
  }

  private var goods: [(name: String, price: Int64, description: String)] {
    switch language {
    case .es:
      [
        ("Pan de pueblo", 280, "Hogaza de un kilo, de masa madre"), ("Barra", 110, "De trigo, del día"),
        ("Empanada gallega", 1450, "De atún, para seis"), ("Magdalenas", 360, "Bolsa de doce"),
        ("Tarta de queso", 2200, "Entera, de ocho raciones"),
      ]
    case .en:
      [
        ("Country loaf", 280, "Sourdough, one kilo"), ("Baguette", 110, "Wheat, baked today"),
        ("Tuna pie", 1450, "Serves six"), ("Muffins", 360, "Bag of twelve"),
        ("Cheesecake", 2200, "Whole, eight slices"),
      ]
    case .pt:
      [
        ("Pão alentejano", 280, "De um quilo, de massa-mãe"), ("Pãezinhos", 110, "Saco de seis, do dia"),
        ("Empada de galinha", 1450, "Para seis pessoas"), ("Queijadas", 360, "Caixa de doze"),
        ("Bolo de bolacha", 2200, "Inteiro, oito fatias"),
      ]
    }
  }
}
