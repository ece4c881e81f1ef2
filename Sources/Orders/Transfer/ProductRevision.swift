import Kit

/// What an import changed of a product: as it was, and as it left it.
struct ProductRevision: Codable, Sendable {
  struct Content: Codable, Hashable, Sendable {
    private enum CodingKeys: String, CodingKey { case price }

    /// But for the price.
    let details: ProductDraft
    let price: Money

    init(_ draft: ProductDraft, price: Money) {
      var details = draft
      details.price = ""
      (self.details, self.price) = (details, price)
    }

    init(_ product: Product) {
      (details, price) = (product.details, product.price)
    }

    init(from decoder: any Decoder) throws {
      details = try ProductDraft(columnsFrom: decoder)
      price = try decoder.container(keyedBy: CodingKeys.self).decode(Money.self, forKey: .price)
    }

    func encode(to encoder: any Encoder) throws {
      try details.encodeColumns(to: encoder)
      var members = encoder.container(keyedBy: CodingKeys.self)
      try members.encode(price, forKey: .price)
    }
  }

  let id: ID<Product>
  let before: Content
  let after: Content

  /// All that one file changed.
  static let made = Event<[ProductRevision]>(
    "products.revised",
    undo: .by { taken, transaction in
      for revision in try taken.kept() { try revision.takeBack(in: transaction) }
      transaction.touch(Product.topic)
    },
    says: {
      .counted(
        Int($0.title) ?? 0,
        es: (one: "# producto cambiado por un archivo", other: "# productos cambiados por un archivo"),
        en: (one: "# product changed by a file", other: "# products changed by a file"),
        pt: (one: "# produto alterado por um documento", other: "# produtos alterados por um documento"))
    },
    undone: { _ in Phrase(es: "Productos como estaban", en: "Products as they were", pt: "Produtos como estavam") })

  /// - Returns: the activity line by which all of it is taken back; `nil` when there is none of it.
  static func make(_ revisions: [ProductRevision], in transaction: SpaceTransaction) throws -> ID<Activity>? {
    guard !revisions.isEmpty else { return nil }
    for revision in revisions { try revision.write(revision.after, in: transaction) }
    let subject = Subject(Product.topic, transaction.mint.id(ProductRevision.self), title: String(revisions.count))
    return try transaction.record(made, of: subject, revisions)
  }

  /// Gives back what was there, unless somebody has changed it since.
  private func takeBack(in transaction: SpaceTransaction) throws {
    do {
      if try Content(transaction.find(id)) == after { try write(before, in: transaction) }
    } catch Refusal.gone {
      // What has been deleted since stays as it was then.
    }
  }

  private func write(_ content: Content, in transaction: SpaceTransaction) throws {
    try ProductStore(transaction).write(content.details, price: content.price, id: id)
  }
}
