import Kit

/// One rate for all that a space sells: most bakeries have no other.
struct CommonRate: Codable, Sendable {
  struct Former: Codable, Sendable {
    let rate: String
    let products: [ID<Product>]
  }

  /// A ``VATRate``, or nothing.
  let rate: String
  let before: [Former]

  static let set = Event<CommonRate>(
    "products.rated",
    undo: .by { setting, transaction in
      let kept = try setting.kept()
      // One that somebody has given another rate since keeps that.
      for former in kept.before {
        try transaction.run(
          """
          UPDATE orders_product SET vat = \(former.rate)
          WHERE space_id = \(transaction.space.id) AND id IN \(former.products) AND vat = \(kept.rate)
          """)
      }
      transaction.touch(Product.topic)
    },
    says: { setting in
      let products = Phrase.counted(
        setting.detail?.before.reduce(0) { $0 + $1.products.count } ?? 0,
        es: (one: "# producto", other: "# productos"), en: (one: "# product", other: "# products"),
        pt: (one: "# produto", other: "# produtos"))
      guard let rate = setting.detail.flatMap({ VATRate($0.rate) }) else {
        return Phrase(joining: "\(VATPhrases.without): \(products)")
      }
      return Phrase(joining: "\(VATPhrases.vat) \(rate.title): \(products)")
    },
    undone: { _ in Phrase(es: "IVA como estaba", en: "VAT as it was", pt: "IVA como estava") })
}

extension Action {
  static let rateProducts = Action(
    "orders.vat.rate-products", [Input("vat")], offline: .never(VATPhrases.rateNeedsSignal))
}

extension ProductStore where Scope == SpaceTransaction {
  /// Gives all products a rate, in one change; orders that are there stay as they were made.
  /// - Returns: the line of activity, by which each has its own again; `nil` when all had it already.
  func rate(_ rate: VATRate?) throws -> ID<Activity>? {
    let text = rate?.text ?? ""
    let others: SQL = "space_id = \(scope.space.id) AND trash_id IS NULL AND vat <> \(text)"
    let rows = try scope.connection.rows("SELECT id, vat FROM orders_product WHERE \(others) ORDER BY vat, id")
    guard !rows.isEmpty else { return nil }
    let former = try Dictionary(grouping: rows) { try $0["vat"] as String }.sorted { $0.key < $1.key }
    let before = try former.map { rate, rows in
      CommonRate.Former(rate: rate, products: try rows.map { try $0["id"] })
    }
    try scope.run("UPDATE orders_product SET vat = \(text) WHERE \(others)")
    scope.touch(Product.topic)
    let subject = Subject(VATSettings.topic, scope.space.id, title: rate?.text ?? "")
    return try scope.record(CommonRate.set, of: subject, CommonRate(rate: text, before: before))
  }
}

/// Below the rates that products choose from: one of them for all.
struct CommonRateForm {
  let settings: VATSettings
  let products: Int

  /// Nothing where there is nothing to give a rate.
  init?(in view: SpaceView) throws {
    settings = try VATSettings(in: view)
    products =
      try view.connection.value(
        "SELECT COUNT(*) AS products FROM orders_product WHERE space_id = \(view.space.id) AND trash_id IS NULL") ?? 0
    guard settings.pricing != .silent, !settings.rates.isEmpty, products > 0 else { return nil }
  }

  var html: HTML {
    let rates = settings.rates.map { ($0.text, $0.title) } + [("", VATPhrases.without)]
    let buttons = rates.html { rate, title in "<button class=\"chip\" name=\"vat\" value=\"\(rate)\">\(title)</button>"
    }
    let form = RowForm(posts: OrdersPaths.productRates(), as: .rateProducts, kind: "chips").html(buttons)
    return """
      <section class="group"><h2 class="group-title">\(VATPhrases.forAll(products))</h2>\(form)\
      <p class="group-note">\(VATPhrases.forAllNote)</p></section>
      """
  }
}
