import Kit

extension OrdersImport {
  /// A payment is never changed by a file. One that is here under another id, of the same order, day, way and amount, is the same.
  mutating func decide(
    _ record: OrdersDocument.PaymentRecord, in scope: some SpaceScope
  ) throws -> ImportDecision {
    let place = try ImportPlace<Payment>(record.id, in: "orders_payment", of: scope, mint)
    let payment = try payment(record, id: place.id, in: scope)
    var decision = ImportDecision(.added, title: record.order)
    (decision.subtitle, decision.value) = (record.paidOn, Phrase(payment.amount))
    let isNew = saidPayments.insert(payment.id).inserted
    if place.isThere || !isNew {
      guard isNew, try ImportRefusal.ifGone({ try scope.find(payment.id) }) == payment else {
        throw ImportRefusal(TransferPhrases.differs)
      }
      return ImportDecision(.unchanged, title: record.order)
    }
    if let twin = try twin(of: payment, in: scope) {
      saidPayments.insert(twin)
      return ImportDecision(.unchanged, title: record.order)
    }
    decision.write = { try PaymentStore($0).insert(payment, staged: $1) }
    return decision
  }

  private func payment(
    _ record: OrdersDocument.PaymentRecord, id: ID<Payment>, in scope: some SpaceScope
  ) throws -> Payment {
    let order = try references.order(of: record, in: scope)
    guard let method = record.method.isEmpty ? .other : PaymentMethod(rawValue: record.method.lowercased()) else {
      throw ImportRefusal(PaymentPhrases.methodWrong)
    }
    let draft = PaymentDraft(amount: record.amount.asTyped, method: method.rawValue, paidOn: record.paidOn.asTyped)
    let most = Money(minorUnits: Money.largestTotal, currency: scope.space.currency)
    let content = try draft.validated(atMost: most, in: CSV.hasDecimalComma(record.amount) ? .es : .en)
    return Payment(id: id, order: order, amount: content.amount, method: method, paidOn: content.paidOn)
  }

  /// Of payments that are equal the file may say one for each.
  private func twin(of payment: Payment, in scope: some SpaceScope) throws -> ID<Payment>? {
    try PaymentStore(scope).payments(of: payment.order).first { other in
      !saidPayments.contains(other.id) && other.amount == payment.amount && other.method == payment.method
        && other.paidOn == payment.paidOn
    }?.id
  }
}
