package import Kit

extension RestaurantApp {
  package var knownNames: [KnownNames] {
    [KnownNames("restaurant.dishes", of: [Dish.topic]) { try DishStore($0).names() }]
  }

  /// Dishes, tables with how they stand, and the tickets that are not done.
  package func found(_ sought: Sought, in view: SpaceView, for visit: SpaceVisit) throws -> [Found] {
    let reader = try visit.reader(in: view)
    let ids = try DishStore(view).identities(matching: sought.text)
    let card = ids.isEmpty ? nil : try visit.menuCache.card(in: view).only(ids)
    let dishes = card?.parts.flatMap { part in part.dishes.map { (dish: $0, section: part.section) } } ?? []
    let tables = try TableStore(view).standings().filter {
      sought.isIn(TablePhrases.table.text(in: visit.locale), $0.table.name)
    }
    return [
      Found(
        dishes, icon: "restaurant", in: (RestaurantPhrases.menu, RestaurantPaths.menu().with("q", sought.text))
      ) { entry in
        FoundThing(
          Phrase(verbatim: reader(entry.dish.name)), Phrase(verbatim: reader(entry.section.name)),
          value: Phrase(entry.dish.price),
          badge: entry.dish.isSoldOut ? Row.Badge(RestaurantPhrases.soldOut, tone: .needs) : nil,
          opens: RestaurantPaths.menuDish(entry.dish.id))
      },
      Found(tables, icon: "people", in: (TablePhrases.tables, TablePaths.tables())) { each in
        let state = TableState(each.standing)
        return FoundThing(
          Phrase(verbatim: each.table.name), value: each.standing.map { Phrase($0.total) },
          badge: Row.Badge(state.name, tone: state.tone),
          opens: each.standing.map { TablePaths.tab($0.tab.id) } ?? TablePaths.table(each.table.id))
      },
      Found(try KitchenStore(view).open(sought), icon: "kitchen") { ticket in
        FoundThing(
          KitchenPhrases.ticket(ticket.number), ticket.name.isEmpty ? nil : Phrase(verbatim: ticket.name),
          badge: Row.Badge(ticket.state.name, tone: ticket.state.tone), opens: KitchenPaths.ticket(ticket.id))
      },
    ]
  }
}

extension KitchenStore {
  private static var mostLooked: Int { 300 }

  fileprivate typealias OpenTicket = (id: ID<Order>, number: Int, name: String, state: OrderState)

  /// The tickets on the board that have this number or are for somebody of this name, the longest that waits first.
  fileprivate func open(_ sought: Sought) throws -> [OpenTicket] {
    let rows = try scope.connection.rows(
      """
      SELECT id, number, name, state FROM restaurant_order WHERE \(open) ORDER BY placed_at, id
      LIMIT \(Self.mostLooked)
      """)
    let tickets: [OpenTicket] = try rows.map { (try $0["id"], try $0["number"], try $0["name"], try $0["state"]) }
    return Array(tickets.lazy.filter { sought.text == String($0.number) || sought.isIn($0.name) }.prefix(Found.most))
  }
}
