import Kit

extension KeptChoices {
  /// Whom an order may be of, by name.
  static func of(_ customers: [Customer]) -> KeptChoices {
    KeptChoices(
      OrdersPhrases.customers, topics: [Customer.topic], back: (OrdersPhrases.customers, to: OrdersPaths.customers()),
      customers.map { customer in
        KeptChoices.Choice(
          customer.id, customer.name, about: Phrase(verbatim: customer.address),
          opens: OrdersPaths.newOrder().with("customer", customer.id.description))
      })
  }
}
