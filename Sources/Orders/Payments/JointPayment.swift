import Kit

/// One payment for several orders of a customer: the oldest are paid first, and what is left stays due.
struct JointPayment: Codable, Sendable {
  struct Part: Codable, Sendable {
    let order: ID<Order>
    let code: String
    let note: PaymentNote
  }

  let customer: String
  let amount: Money
  let method: PaymentMethod
  let parts: [Part]

  static let added = Event<JointPayment>(
    "payment.added-together",
    undo: .by { added, transaction in
      for part in try added.kept().parts {
        try PaymentStore(transaction).erase(part.note.payment)
        try Payment.move(back: part.note, of: part.order, in: transaction)
      }
      transaction.touch(Order.topic)
    },
    says: { added in
      guard let payment = added.detail else { return EventPhrases.line(PaymentPhrases.payment, added.title) }
      return Phrase(joining: "\(PaymentPhrases.of(payment.amount)): \(payment.customer)")
    },
    undone: { added in
      guard let payment = added.detail else { return EventPhrases.line(PaymentPhrases.removed, added.title) }
      return PaymentPhrases.takenBack(payment.amount, payment.customer)
    },
    deed: { added in
      added.isUndoing
        ? PaymentPhrases.tookBack(nil, by: added.author) : PaymentPhrases.notedTogether(added.detail, by: added.author)
    })
}

extension Action {
  static let addJointPayment = Action("orders.payment.add-together", [.newID] + PaymentDraft.inputs)
}

extension PaymentStore {
  /// The orders of a customer that are agreed and not paid, the oldest first.
  func unpaid(of customer: ID<Customer>) throws -> [Order] {
    try scope.things(
      where: "customer_id = \(customer) AND \(OrderState.isOpen) AND due > 0 ORDER BY placed_at, code_key")
  }
}

extension PaymentStore where Scope == SpaceTransaction {
  /// Notes one payment over the unpaid orders of a customer: at most what they owe.
  /// - Parameter id: minted by the form that was shown; of the first part.
  /// - Returns: the line of activity, by which all of it is taken back.
  func add(
    _ draft: PaymentDraft, from customer: ID<Customer>, id: ID<Payment>, in language: Language
  ) throws -> ID<Activity> {
    try scope.claim(id)
    let (payer, orders) = (try scope.find(customer), try unpaid(of: customer))
    let content = try draft.validated(
      atMost: orders.due(in: scope.space.currency), in: language)
    var (rest, parts, subjects) = (content.amount.minorUnits, [JointPayment.Part](), [Subject]())
    for order in orders where rest > 0 {
      let part = Payment(
        id: parts.isEmpty ? id : scope.mint.id(), order: order.id,
        amount: Money(minorUnits: min(rest, order.due.minorUnits), currency: content.amount.currency),
        method: content.method, paidOn: content.paidOn)
      try insert(part)
      parts.append(.init(order: order.id, code: order.code, note: try note(part, order)))
      subjects.append(order.subject)
      rest -= part.amount.minorUnits
    }
    return try scope.record(
      JointPayment.added, ofAll: subjects,
      JointPayment(customer: payer.details.name, amount: content.amount, method: content.method, parts: parts))
  }
}

extension [Order] {
  /// Of all of them; no more than an amount holds.
  func due(in currency: Currency) -> Money {
    Money(minorUnits: MoneySum(map(\.due), currency: currency).minorUnits, currency: currency)
  }
}

/// The form of such a payment.
struct JointPaymentForm {
  let state: FormState
  let customer: Customer
  let orders: [Order]
  let zone: Zone
  let currency: Currency

  var sheet: FormSheet {
    let fields = PaymentFields(
      state: state, note: orders.isEmpty ? nil : PaymentPhrases.spread(over: orders.count), zone: zone,
      currency: currency)
    return FormSheet(
      PaymentPhrases.new, topics: [Order.topic], cancels: OrdersPaths.customer(customer.id),
      "\(Facts(facts).html)\(state.form(posts: OrdersPaths.customerPayment(customer.id), as: .addJointPayment, "\(state.hidden("id"))\(fields.html)"))"
    )
  }

  private var facts: [(name: Phrase, value: Phrase)] {
    [(PaymentPhrases.payer, Phrase(verbatim: customer.details.name)), (PaymentPhrases.stillDue, Phrase(due))]
  }
  private var due: MoneySum { MoneySum(orders.map(\.due), currency: currency) }
}
