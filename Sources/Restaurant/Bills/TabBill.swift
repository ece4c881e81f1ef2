import Kit

/// What a table has to pay: its lines summed up for each dish, as it was ordered and at the price of that moment.
struct TabBill: Sendable {
  struct Line: Hashable, Sendable {
    let dish: ID<Dish>
    let name: LocalizedText
    let modifiers: [ChosenModifier]
    let price: Money
    let vatRate: VATRate?
    var quantity: Int

    var cost: Phrase { Phrase(amount: try price * quantity) }
  }

  private(set) var lines: [Line] = []

  /// - Parameter orders: in the order in which they were placed; those that nobody eats are left out.
  init(_ orders: [Order]) {
    var places: [Line: Int] = [:]
    for line in orders.filter({ !$0.state.isVoid }).flatMap(\.lines) {
      let none = Line(
        dish: line.dish, name: line.name, modifiers: line.modifiers, price: line.price, vatRate: line.vatRate,
        quantity: 0)
      let place = places[none] ?? lines.count
      if place == lines.count { lines.append(none) }
      places[none] = place
      lines[place].quantity += line.quantity
    }
  }

  func total(_ currency: Currency) -> Phrase {
    Phrase(amount: try lines.reduce(Money.zero(currency)) { try $0 + $1.price * $1.quantity })
  }

  /// The tax that is in what has one rate, rounded once over all of it.
  struct Tax: Hashable, Sendable {
    let rate: VATRate
    let base, tax: Money
  }

  /// From the highest rate; nothing where no line has one, or it is more than an amount can hold.
  func taxes(_ currency: Currency) -> [Tax] {
    let rated = Dictionary(grouping: lines.filter { $0.vatRate != nil }) { $0.vatRate ?? .highest }
    do {
      return try rated.sorted { $0.key > $1.key }.map { rate, lines in
        let amount = try Money.total(lines.map { try $0.price * $0.quantity }, currency: currency)
        let tax = rate.tax(within: amount)
        return Tax(rate: rate, base: try amount - tax, tax: tax)
      }
    } catch {
      return []
    }
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

/// The bill on a strip of paper, as long as it is.
struct BillPaper: Paper {
  let letterhead: Letterhead
  let tab: TableTab
  let bill: TabBill
  let currency: Currency
  let now: Instant
  let reader: MenuLanguage
  let width: SlipWidth

  var title: Phrase { TablePhrases.bill(of: tab.tableName) }
  var bar: NavigationBar {
    let other: SlipWidth = width == .wide ? .narrow : .wide
    return NavigationBar(
      leading: [.back(Phrase(verbatim: tab.tableName), to: TablePaths.tab(tab.id))],
      trailing: [.link(other.name, to: TablePaths.bill(tab.id).with("width", "\(other.rawValue)")), .print])
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
    let paid: HTML? = tab.paidAt.map { _ in "<p>\(TablePhrases.paid(tab))</p>" }
    let taxes = bill.taxes(currency).html { "<p><small>\(BillPhrases.included($0))</small></p>" }
    return """
      <slip-length data-width="\(width.rawValue)"><article class="receipt" data-width="\(width.rawValue)" data-length="\(length)">\(letterhead.strip)<p>\(tab.tableName)</p>\
      <p>\(tab.paidAt ?? tab.closedAt ?? now)</p><table><caption class="hidden">\(TablePhrases.bill)</caption>\
      <thead class="hidden"><tr><th scope="col">\(KitPhrases.quantity)</th>\
      <th scope="col">\(TablePhrases.dish)</th><th scope="col">\(KitPhrases.total)</th></tr></thead>\
      <tbody>\(rows)</tbody><tfoot><tr><td colspan="2">\(KitPhrases.total)</td>\
      <td class="number">\(bill.total(currency))</td></tr></tfoot></table>\(taxes)\(paid)\
      <p>\(PrinterPhrases.notAnInvoice)</p><p>\(TablePhrases.thanks)</p></article></slip-length>
      """
  }

  /// In millimetres, in steps and rather too long than too short: without scripts nobody can measure it.
  private var length: Int {
    let (head, row, more) = (70, 9, 5)
    let letters = width == .wide ? 26 : 9
    let lines = bill.lines.reduce(0) { sum, line in
      let texts =
        [reader(line.name)] + (line.quantity == 1 ? [] : [""])
        + line.modifiers.map { reader($0.name) }
      return sum + row + more * (texts.reduce(0) { $0 + 1 + $1.count / letters } - 1)
    }
    let needed = head + more * (letterhead.height + bill.taxes(currency).count * (width == .wide ? 1 : 2)) + lines
    return Self.lengths.first { $0 >= needed } ?? Self.longest
  }

  /// Those that the styles know.
  private static let lengths = Array(stride(from: 80, through: 400, by: 40)) + [600, 800, longest]
  private static let longest = 1_000
}
