import Kit

/// The payments of one space.
struct PaymentStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  /// In the order in which they were paid.
  func payments(of order: ID<Order>) throws -> [Payment] {
    try scope.things(where: "order_id = \(order) ORDER BY paid_on, created_at, id")
  }

  /// A payment of an order that is not deleted.
  func payment(_ id: ID<Payment>, of order: ID<Order>) throws -> (payment: Payment, order: Order) {
    let (order, payment) = (try scope.find(order), try scope.find(id))
    guard payment.order == order.id else { throw Refusal.notFound }
    return (payment, order)
  }
}

extension PaymentStore where Scope == SpaceTransaction {
  /// Notes that money came in: at most what is missing.
  /// - Parameter id: minted by the form that was shown.
  /// - Returns: the line of activity, by which it is taken back.
  @discardableResult
  func add(_ draft: PaymentDraft, to order: ID<Order>, id: ID<Payment>, in language: Language) throws -> ID<Activity> {
    try scope.claim(id)
    let before = try scope.find(order)
    let content = try draft.validated(atMost: before.missing, in: language)
    let payment = Payment(
      id: id, order: order, amount: content.amount, method: content.method, paidOn: content.paidOn)
    try insert(payment)
    return try scope.record(Payment.added, of: before.subject, try note(payment, before))
  }

  /// Changes what differs from what the form showed; two people who correct different things of it both win.
  func change(
    _ id: ID<Payment>, of order: ID<Order>, to draft: PaymentDraft, from shown: PaymentDraft?, in language: Language
  ) throws {
    let (payment, before) = try self.payment(id, of: order)
    let most = try before.missing + payment.amount
    _ = try draft.validated(atMost: most, in: language)
    let stored = PaymentDraft(payment, in: language)
    let (merged, changes) = try scope.merge(draft, over: stored, shown: shown, fields: PaymentDraft.fields, of: id)
    guard !changes.isEmpty else { return }
    let content = try merged.validated(atMost: most, in: language)
    try scope.update(
      id, "amount = \(content.amount.minorUnits), method = \(content.method), paid_on = \(content.paidOn)")
    try scope.record(Payment.changed, of: before.subject, fields: changes, try note(try scope.find(id), before))
  }

  /// Puts a payment into the trash.
  /// - Returns: the line of activity, by which it comes back; `nil` when it was there before.
  func remove(_ id: ID<Payment>, of order: ID<Order>, in language: Language) throws -> ID<Activity>? {
    guard let payment = try scope.findUnlessGone(id), let before = try scope.findUnlessGone(order),
      payment.order == order
    else { return nil }
    // Hidden first: the line says what that made of the order.
    try scope.update(id, "trash_id = \(id.description)")
    let deletion = try scope.record(
      Payment.deleted,
      of: Subject(Order.topic, order, title: "\(payment.amount.text(in: language)) · \(before.code)"),
      try note(payment, before))
    try scope.update(id, "trash_id = \(deletion)")
    return deletion
  }

  /// Takes a payment back as if it had never been noted.
  func erase(_ id: ID<Payment>) throws {
    try scope.update(id, "trash_id = \(id.description)")
    try scope.run("DELETE FROM orders_payment WHERE space_id = \(scope.space.id) AND id = \(id)")
  }

  /// Writes the row of a payment; whoever calls notes the activity.
  /// - Parameter staged: an import that shows it later.
  func insert(_ payment: Payment, staged: ID<ImportRun>? = nil) throws {
    try scope.run(
      """
      INSERT INTO orders_payment (id, space_id, order_id, amount, method, paid_on, trash_id, created_at)
      VALUES (\(payment.id), \(scope.space.id), \(payment.order), \(payment.amount.minorUnits), \(payment.method), \
      \(payment.paidOn), \(staged?.description ?? payment.id.description), \(scope.now))
      """)
    if staged == nil { try scope.update(payment.id, "trash_id = NULL") }
  }

  /// Brings the order to where its payments bring it.
  func note(_ payment: Payment, _ before: Order) throws -> PaymentNote {
    let received = try scope.find(before.id).received
    let state = before.state(after: received)
    var moved: PaymentNote.Move?
    if state != before.state {
      try scope.update(before.id, "state = \(state)")
      moved = PaymentNote.Move(from: before.state, to: state)
    }
    return PaymentNote(payment: payment.id, amount: payment.amount, method: payment.method, moved: moved)
  }
}
