package import Kit

extension OrdersApp {
  package var knownNames: [KnownNames] { [.of(Customer.self), .of(Product.self)] }

  /// Customers and products as their lists find them, and orders as theirs understands what is asked for.
  package func found(_ sought: Sought, in view: SpaceView, for visit: SpaceVisit) throws -> [Found] {
    let orders = try OrderStore(view).orders(OrderQuestion(everywhere: sought, on: visit.today, in: view)).elements
    return [
      try found(Customer.self, "people", sought, in: view),
      Found(
        orders, icon: "receipt", in: (OrdersPhrases.orders, OrdersPaths.orders().with("q", sought.text))
      ) { OrderRow(order: $0, today: visit.today, saysCustomer: true).found },
      try found(Product.self, "box", sought, in: view),
    ]
  }

  private func found<Thing: Archivable>(
    _ kind: Thing.Type, _ icon: Icon, _ sought: Sought, in view: SpaceView
  ) throws -> Found {
    let things: Window<Thing> = try view.offered(matching: sought.text)
    return Found(
      things.elements, icon: icon, in: (Thing.pages.title, Thing.pages.list().with("q", sought.text))
    ) { thing in
      FoundThing(
        Phrase(verbatim: thing.subject.title), thing.about, value: thing.value, opens: Thing.pages.one(thing.id))
    }
  }
}

extension KnownNames {
  /// What customers or products are called that lists and pickers offer.
  static func of<Thing: Archivable>(_ kind: Thing.Type) -> KnownNames {
    KnownNames(Thing.topic.name, of: [Thing.topic, OrdersImport.topic]) { view in
      try view.connection.rows(
        """
        SELECT name FROM \(Thing.table.sql) WHERE space_id = \(view.space.id) AND archive_id IS NULL AND trash_id IS NULL
        ORDER BY name_key, id LIMIT \(KnownNames.most)
        """
      ).map { try $0["name"] }
    }
  }
}
