import Kit

/// A table's bill as receipt printers print it.
struct BillSlip {
  let letterhead: [String]
  let tab: TableTab
  let bill: TabBill
  let currency: Currency
  let now: Instant
  let words: SlipWords

  init(of tab: TableTab, in transaction: SpaceTransaction) throws {
    let words = try SlipWords(transaction)
    letterhead = try Letterhead(in: transaction).texts { words.text($0) }
    (self.tab, self.words, now) = (tab, words, transaction.now)
    bill = TabBill(try TabStore(transaction).orders(of: tab.id))
    currency = transaction.space.currency
  }

  var slip: Slip {
    var lines = letterhead.enumerated().map { $0 == 0 ? Slip.Line.heading($1) : .centred($1) }
    lines += [.rule, .sum(tab.tableName, words.text((tab.paidAt ?? tab.closedAt ?? now).written(.dateAndTime))), .rule]
    for line in bill.lines {
      let name = line.name.text(for: words.language, mainly: words.language)
      lines.append(.item(quantity: "\(line.quantity)", name: name, amount: words.text(line.cost)))
      if let chosen = line.modifiers.summary(mainly: words.language) { lines.append(.detail(words.text(chosen))) }
      if line.quantity > 1 { lines.append(.detail(words.text(TablePhrases.each(line.price)))) }
    }
    lines += [.rule, .large("\(words.text(KitPhrases.total)): \(words.text(bill.total(currency)))")]
    lines += bill.taxes(currency).map { .text(words.text(BillPhrases.included($0))) }
    if tab.paidAt != nil { lines.append(.text(words.text(TablePhrases.paid(tab)))) }
    return Slip(lines + [.centred(words.text(PrinterPhrases.notAnInvoice)), .centred(words.text(TablePhrases.thanks))])
  }
}
