import Kit

extension KeptChoices {
  /// What an order may hold, by name, each at its price of now.
  static func of(_ products: [Product], in language: Language) -> KeptChoices {
    KeptChoices(
      OrdersPhrases.products, topics: [Product.topic], back: (OrdersPhrases.products, to: OrdersPaths.products()),
      products.map { product in
        KeptChoices.Choice(
          product.id, product.name, about: Phrase(product.price), price: product.price.fieldText(in: language),
          opens: OrdersPaths.product(product.id))
      })
  }
}
