import Kit

/// What a table has to pay: its lines summed up for each dish, as it was ordered and at the price of that moment.
struct TabBill: Sendable {
  struct Line: Hashable, Sendable {
    let dish: ID<Dish>
    let name: LocalizedText
    let modifiers: [ChosenModifier]
    let price: Money
    var quantity: Int

    var cost: Phrase { Phrase(amount: try price * quantity) }
  }

  private(set) var lines: [Line] = []

  /// - Parameter orders: in the order in which they were placed; those that nobody eats are left out.
  init(_ orders: [Order]) {
    var places: [Line: Int] = [:]
    for line in orders.filter({ !$0.state.isVoid }).flatMap(\.lines) {
      let none = Line(dish: line.dish, name: line.name, modifiers: line.modifiers, price: line.price, quantity: 0)
      let place = places[none] ?? lines.count
      if place == lines.count { lines.append(none) }
      places[none] = place
      lines[place].quantity += line.quantity
    }
  }

  func total(_ currency: Currency) -> Phrase {
    Phrase(amount: try lines.reduce(Money.zero(currency)) { try $0 + $1.price * $1.quantity })
  }
}

/// The lines of a bill on a screen.
struct BillLines {
  let bill: TabBill
  let reader: MenuLanguage

  var html: HTML? {
    guard !bill.lines.isEmpty else { return nil }
    let rows = bill.lines.map {
      Row($0.quantity, $0.name, $0.modifiers.summary(mainly: reader.main), $0.cost, reader)
    }
    return Group(TablePhrases.bill, rows: rows).html
  }
}

/// The bill on a strip of 80 mm.
struct BillPaper: Paper {
  let letterhead: Letterhead
  let tab: TableTab
  let bill: TabBill
  let currency: Currency
  let now: Instant
  let reader: MenuLanguage

  var title: Phrase { TablePhrases.bill(of: tab.tableName) }
  var bar: NavigationBar {
    NavigationBar(
      leading: [.back(Phrase(verbatim: tab.tableName), to: TablePaths.tab(tab.id))], trailing: [.print])
  }

  var content: HTML {
    let rows = bill.lines.html { line in
      let chosen: HTML? = line.modifiers.summary(mainly: reader.main).map { "<br><small>\($0)</small>" }
      let each: HTML? = line.quantity == 1 ? nil : "<br><small>\(TablePhrases.each(line.price))</small>"
      return """
        <tr><td class="number">\(line.quantity)</td><td>\(reader(line.name))\(chosen)\(each)</td>\
        <td class="number">\(line.cost)</td></tr>
        """
    }
    let paid: HTML? = tab.paidAt.map { "<p>\(TablePhrases.paidAt($0))</p>" }
    return """
      <article class="receipt" data-length="\(length)">\(letterhead.strip)<p>\(tab.tableName)</p>\
      <p>\(tab.closedAt ?? now)</p><table><caption class="hidden">\(TablePhrases.bill)</caption>\
      <thead class="hidden"><tr><th scope="col">\(KitPhrases.quantity)</th>\
      <th scope="col">\(TablePhrases.dish)</th><th scope="col">\(KitPhrases.total)</th></tr></thead>\
      <tbody>\(rows)</tbody><tfoot><tr><td colspan="2">\(KitPhrases.total)</td>\
      <td class="number">\(bill.total(currency))</td></tr></tfoot></table>\(paid)\
      <p>\(TablePhrases.thanks)</p></article>
      """
  }

  /// A page of paper has a length in CSS, so a short bill says that it is one.
  private var length: String {
    switch bill.lines.count + letterhead.height {
    case ...8: "short"
    case ...20: "middle"
    default: "long"
    }
  }
}
