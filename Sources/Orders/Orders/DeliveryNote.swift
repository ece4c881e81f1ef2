import Kit

/// An A4 page that goes with the goods, with or without prices.
struct DeliveryNote: Paper {
  let space: Space
  let order: Order
  let lines: [OrderLine]
  let showsPrices: Bool

  var title: Phrase { OrdersPhrases.deliveryNote(order.code) }

  var bar: NavigationBar {
    let other = OrdersPaths.deliveryNote(order.id).with("prices", showsPrices ? "no" : nil)
    return NavigationBar(
      leading: [.back(Phrase(verbatim: order.code), to: OrdersPaths.order(order.id))],
      trailing: [.link(showsPrices ? OrdersPhrases.withoutPrices : OrdersPhrases.withPrices, to: other), .print])
  }

  var content: HTML {
    """
    <header><div><h1>\(OrdersPhrases.deliveryNote)</h1><p>\(order.code)</p></div><p>\(space.name)</p></header>\
    <dl><div><dt>\(OrdersPhrases.customer)</dt><dd>\(order.customerName)<br>\(order.customerAddress)</dd></div>\
    <div><dt>\(KitPhrases.date)</dt><dd>\(order.placedAt.written(.date))</dd></div>\(promised)</dl>\
    <table><caption class="hidden">\(OrdersPhrases.deliveryNote)</caption><thead><tr><th scope="col">\(OrdersPhrases.product)</th>\
    <th scope="col" class="number">\(KitPhrases.quantity)</th>\(priceHeadings)</tr></thead>\
    <tbody>\(lines.html(row))</tbody>\(sum)</table>\(note)\
    <p class="signature">\(OrdersPhrases.receivedBy)</p>
    """
  }

  private var promised: HTML? {
    order.promisedOn.map { "<div><dt>\(OrdersPhrases.promised)</dt><dd>\($0)</dd></div>" }
  }

  private var priceHeadings: HTML? {
    guard showsPrices else { return nil }
    return """
      <th scope="col" class="number">\(OrdersPhrases.unitPrice)</th><th scope="col" class="number">\(KitPhrases.total)</th>
      """
  }

  private func row(_ line: OrderLine) -> HTML {
    "<tr><th scope=\"row\">\(line.productName)</th><td class=\"number\">\(Numeral(line.quantity))</td>\(amounts(line))</tr>"
  }

  private func amounts(_ line: OrderLine) -> HTML? {
    guard showsPrices else { return nil }
    let total: Phrase
    do {
      total = Phrase(try line.total)
    } catch {
      total = OrdersPhrases.unknownAmount
    }
    return "<td class=\"number\">\(line.unitPrice)</td><td class=\"number\">\(total)</td>"
  }

  private var sum: HTML? {
    guard showsPrices else { return nil }
    return """
      <tfoot><tr><th scope="row" colspan="3">\(KitPhrases.total)</th><td class="number">\(order.total)</td></tr></tfoot>
      """
  }

  private var note: HTML? { order.note.isEmpty ? nil : "<p>\(order.note)</p>" }
}
