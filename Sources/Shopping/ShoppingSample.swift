import Kit

/// Something to look at in a fresh home: this week's list, what is needed for a dinner, and a trip that is done.
struct ShoppingSample {
  let language: Language

  func add(to transaction: SpaceTransaction) throws {
    try CategoryStore(transaction, language).begin()
    try addTrip(to: transaction)
    for sample in lists {
      let id: ID<ShoppingList> = transaction.mint.id()
      try ListStore(transaction).add(ListDraft(name: sample.name), id: id)
      let arrivals = try LineReading.arrivals(sample.lines, in: transaction, language)
      try ItemStore(transaction).add(arrivals, to: id, in: language)
    }
  }

  /// Yesterday's, by a list on which something is left.
  private func addTrip(to transaction: SpaceTransaction) throws {
    let id: ID<ShoppingList> = transaction.mint.id()
    try ListStore(transaction).add(ListDraft(name: trip.name), id: id)
    let arrivals = try LineReading.arrivals(trip.lines, in: transaction, language)
    try ItemStore(transaction).add(arrivals, to: id, in: language)
    let day = transaction.now.day(in: .utc).adding(days: -1)
    let paid = Money(minorUnits: 740, currency: transaction.space.currency)
    let bought = Set(try ItemStore(transaction).items(of: id).map(\.id))
    _ = try TripStore(transaction).end(
      id, as: transaction.mint.id(), TripContent(paid: paid, shop: "", day: day), of: bought)
  }

  private var trip: (name: String, lines: String) {
    switch language {
    case .es: ("Desayunos", "[x] 4 l leche 0,89\n[x] pan 1,20\n[x] 1 kg manzanas 2,35\ncafé")
    case .en: ("Breakfasts", "[x] 4 l milk 0.89\n[x] bread 1.20\n[x] 1 kg apples 2.35\ncoffee")
    case .pt: ("Lanches", "[x] 4 l leite 0,89\n[x] pão 1,20\n[x] 1 kg maçãs 2,35\ncafé")
    }
  }

  private var lists: [(name: String, lines: String)] {
    switch language {
    case .es:
      [
        ("Barbacoa del domingo", "[x] 2 kg chuletas 8,90\n[x] 1 kg chorizo 6,50\n[x] carbón 4,95"),
        ("Cena del sábado", "2 botellas de vino 4,95\nqueso curado\n500 g jamón serrano 7,25\naceitunas"),
        (
          "Compra de la semana",
          """
          2 kg tomates 2,35
          [x] 6 l leche 0,89
          pan
          1 docena de huevos 2,60
          1,5 kg patatas 1,20
          [x] 3 plátanos
          1 kg arroz 1,45
          detergente 6,99
          2 latas de atún 1,15
          """
        ),
      ]
    case .en:
      [
        ("Sunday barbecue", "[x] 2 kg pork chops 8.90\n[x] 1 kg sausages 6.50\n[x] charcoal 4.95"),
        ("Saturday dinner", "2 bottles of wine 4.95\nmature cheddar\n500 g ham 7.25\nolives"),
        (
          "Weekly shop",
          """
          2 kg tomatoes 2.35
          [x] 6 l milk 0.89
          bread
          1 dozen eggs 2.60
          1.5 kg potatoes 1.20
          [x] 3 bananas
          1 kg rice 1.45
          washing powder 6.99
          2 tins of tuna 1.15
          """
        ),
      ]
    case .pt:
      [
        ("Churrasco de domingo", "[x] 2 kg costeletas 8,90\n[x] 1 kg chouriço 6,50\n[x] carvão 4,95"),
        ("Jantar de sábado", "2 garrafas de vinho 4,95\nqueijo curado\n500 g presunto 7,25\nazeitonas"),
        (
          "Compras da semana",
          """
          2 kg tomates 2,35
          [x] 6 l leite 0,89
          pão
          1 dúzia de ovos 2,60
          1,5 kg batatas 1,20
          [x] 3 bananas
          1 kg arroz 1,45
          detergente 6,99
          2 latas de atum 1,15
          """
        ),
      ]
    }
  }
}
