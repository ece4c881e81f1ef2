import Kit

/// An A4 page that goes with the goods, with or without prices.
struct DeliveryNote: Paper {
  let letterhead: Letterhead
  let order: Order
  let lines: [OrderLine]
  let sums: VATSums?
  /// Of the products as they are now: they explain, and nothing was agreed by them.
  let descriptions: [ID<Product>: String]
  let showsPrices: Bool

  init(of order: Order, showsPrices: Bool, in view: SpaceView) throws {
    let store = OrderStore(view)
    (letterhead, self.order, self.showsPrices) = (try Letterhead(in: view), order, showsPrices)
    lines = try store.lines(of: order.id)
    sums = store.told(lines, order.vatPricing)
    descriptions = try ProductStore(view).descriptions(of: lines.map(\.product))
  }

  var title: Phrase { OrdersPhrases.deliveryNote(order.code) }

  var bar: NavigationBar {
    let other = OrdersPaths.deliveryNote(order.id).with("prices", showsPrices ? "no" : nil)
    return NavigationBar(
      leading: [.back(Phrase(verbatim: order.code), to: OrdersPaths.order(order.id))],
      trailing: [.link(showsPrices ? OrdersPhrases.withoutPrices : OrdersPhrases.withPrices, to: other), .print])
  }

  var content: HTML {
    """
    <header><div><h1>\(OrdersPhrases.deliveryNote)</h1><p>\(order.code)</p></div>\(letterhead.html)</header>\
    <dl><div><dt>\(OrdersPhrases.customer)</dt><dd>\(order.customerName)<br>\(order.customerAddress)</dd></div>\
    <div><dt>\(KitPhrases.date)</dt><dd>\(order.placedAt.written(.date))</dd></div>\(promised)</dl>\
    <table><caption class="hidden">\(OrdersPhrases.deliveryNote)</caption><thead><tr><th scope="col">\(OrdersPhrases.product)</th>\
    <th scope="col" class="number">\(KitPhrases.quantity)</th>\(priceHeadings)</tr></thead>\
    <tbody>\(lines.html(row))</tbody>\(sum)</table>\(tax)\(note)\
    <p class="signature">\(OrdersPhrases.receivedBy)</p>
    """
  }

  private var promised: HTML? {
    order.promisedOn.map { "<div><dt>\(OrdersPhrases.promised)</dt><dd>\($0)</dd></div>" }
  }

  private var saysTax: Bool { sums != nil }

  private var priceHeadings: HTML? {
    guard showsPrices else { return nil }
    let rate: HTML? = saysTax ? "<th scope=\"col\" class=\"number\">\(VATPhrases.vat)</th>" : nil
    return """
      <th scope="col" class="number">\(OrdersPhrases.unitPrice)</th>\(rate)<th scope="col" class="number">\(KitPhrases.total)</th>
      """
  }

  private func row(_ line: OrderLine) -> HTML {
    let text = descriptions[line.product] ?? ""
    let description: HTML? = text.isEmpty || text == line.productName ? nil : "<br><small>\(text)</small>"
    return """
      <tr><th scope="row">\(line.productName)\(description)</th>\
      <td class="number">\(OrdersPhrases.quantity(line))</td>\(amounts(line))</tr>
      """
  }

  private func amounts(_ line: OrderLine) -> HTML? {
    guard showsPrices else { return nil }
    let rate: HTML? = saysTax ? "<td class=\"number\">\(line.vatRate?.title ?? OrdersPhrases.unknownAmount)</td>" : nil
    return "<td class=\"number\">\(line.unitPrice)</td>\(rate)<td class=\"number\">\(line.amount)</td>"
  }

  /// Of what bears tax the sums are a table of their own.
  private var sum: HTML? {
    guard showsPrices, !saysTax else { return nil }
    return """
      <tfoot>\(total(over: 3))</tfoot>
      """
  }

  private var tax: HTML? {
    guard showsPrices, let sums else { return nil }
    let rows = sums.shares.html { share in
      """
      <tr><th scope="row">\(share.rate?.title ?? VATPhrases.without)</th><td class="number">\(share.base)</td>\
      <td class="number">\(share.rate == nil ? OrdersPhrases.unknownAmount : Phrase(share.tax))</td></tr>
      """
    }
    return """
      <table class="sums"><caption class="hidden">\(VATPhrases.vat)</caption><thead><tr><th scope="col">\(VATPhrases.vat)</th>\
      <th scope="col" class="number">\(VATPhrases.base)</th><th scope="col" class="number">\(VATPhrases.tax)</th></tr></thead>\
      <tbody>\(rows)</tbody>\
      <tfoot>\(total(over: 2))</tfoot></table>
      """
  }

  /// What it comes to, and what of that was paid before.
  private func total(over columns: Int) -> HTML {
    var facts = [(KitPhrases.total, order.total)]
    if order.hasPayments { facts += [(PaymentPhrases.received, order.received), (PaymentPhrases.stillDue, order.due)] }
    return facts.html { name, amount in
      "<tr><th scope=\"row\" colspan=\"\(columns)\">\(name)</th><td class=\"number\">\(amount)</td></tr>"
    }
  }

  private var note: HTML? { order.note.isEmpty ? nil : "<p>\(order.note)</p>" }
}
