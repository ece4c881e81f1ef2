import Kit

/// What an order's page has for its customer: the ways to reach them, with what they ordered in words, and the same every week.
struct OrderCustomer {
  let html: HTML

  /// - Parameter today: where the space is.
  init(_ order: Order, _ lines: [OrderLine], in view: SpaceView, on today: Day) throws {
    let customer: Customer = try view.find(order.customer)
    let contact = OrderText(order, lines, from: view.space).buttons(to: customer)
    let weekly = try WeeklyRow(order, isWeekly: WeeklyStore(view).isWeekly(order.id), on: today)
    html = "\(contact?.html)\(weekly?.html)"
  }
}

/// An order as it is told its customer in a message.
struct OrderText {
  /// As many lines as somebody reads in a message.
  private static let most = 30

  private let space: Space
  let subject: Phrase
  /// A line each.
  let paragraphs: [Phrase]

  init(_ order: Order, _ lines: [OrderLine], from space: Space) {
    self.space = space
    subject = OrdersPhrases.order(order.code, of: space.name)
    let goods = lines.prefix(Self.most).map(Self.line)
    let rest = lines.count > Self.most ? [OrdersPhrases.moreLines(lines.count - Self.most)] : []
    let promised = order.promisedOn.map { [OrdersPhrases.promisedFor($0)] } ?? []
    let isPartlyPaid = order.due.minorUnits > 0 && order.due != order.total
    let due = isPartlyPaid ? [PaymentPhrases.due(order.due)] : []
    paragraphs = [subject] + goods + rest + [OrdersPhrases.totalOf(order.total)] + due + promised
  }

  func buttons(to customer: Customer) -> ContactButtons? {
    ContactButtons(phone: customer.phone, email: customer.email, in: space, subject: subject, text: paragraphs)
  }

  private static func line(_ line: OrderLine) -> Phrase {
    let (number, name, amount) = (Numeral(line.quantity), line.productName, line.amount)
    return Phrase(joining: "\(number)\u{A0}× \(name): \(amount)")
  }
}
