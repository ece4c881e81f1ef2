import Kit

/// Money that came in for an order, before or after it left the house.
struct Payment: Hashable, Sendable {
  let id: ID<Payment>
  let order: ID<Order>
  /// More than nothing.
  let amount: Money
  let method: PaymentMethod
  let paidOn: Day
}

extension Payment: Stored {
  static let table = SpaceTable("orders_payment", hasTrash: true)
  static let columns: SQL = "id, order_id, amount, method, paid_on"
  static var gone: Phrase { PaymentPhrases.gone }

  init(_ row: SQLRow, in space: Space) throws {
    self.init(
      id: try row["id"], order: try row["order_id"],
      amount: Money(minorUnits: try row["amount"], currency: space.currency), method: try row["method"],
      paidOn: try row["paid_on"])
  }

  var subject: Subject { Subject(Order.topic, order, title: "") }
}

/// How money came in.
enum PaymentMethod: String, CaseIterable, Codable, Sendable, SQLBindable, SQLReadable {
  case cash, card, transfer, bizum
  case mbWay = "mb-way"
  case other

  var title: Phrase {
    switch self {
    case .cash: PaymentPhrases.cash
    case .card: PaymentPhrases.card
    case .transfer: PaymentPhrases.transfer
    case .bizum: Phrase(verbatim: "Bizum")
    case .mbWay: Phrase(verbatim: "MB WAY")
    case .other: PaymentPhrases.other
    }
  }

  /// Bizum is paid in Spain alone, and MB WAY in Portugal.
  static func offered(in zone: Zone) -> [PaymentMethod] {
    switch zone.identifier {
    case "Europe/Madrid", "Africa/Ceuta", "Atlantic/Canary": allCases.filter { $0 != .mbWay }
    case "Europe/Lisbon", "Atlantic/Madeira", "Atlantic/Azores": allCases.filter { $0 != .bizum }
    default: allCases
    }
  }
}

extension Action {
  static let addPayment = Action("orders.payment.add", [.newID] + PaymentDraft.inputs)
  static let changePayment = Action("orders.payment.change", PaymentDraft.inputs)
  static let deletePayment = Action("orders.payment.delete")
}

// MARK: What payments make of an order

extension Order {
  /// What is missing to its total, whatever its state says.
  var missing: Money { Self.missing(to: total, after: received) }

  /// What is still to be paid; nothing of what is paid or will not be.
  var due: Money { state.isPast ? .zero(total.currency) : missing }

  /// What came in over its total, as when lines were taken out of it afterwards.
  var excess: Money { Self.missing(to: received, after: total) }

  var hasPayments: Bool { received.minorUnits > 0 }

  static func missing(to total: Money, after received: Money) -> Money {
    Money(minorUnits: max(0, total.minorUnits - received.minorUnits), currency: total.currency)
  }

  /// Where somebody brings it who says that it is in a state: out of the house with all of it paid, it is paid.
  func arrival(at wanted: OrderState) -> OrderState {
    wanted == .delivered && hasPayments && missing.minorUnits == 0 ? .paid : wanted
  }

  /// Where it is once so much has come in: out of the house and the last of it there, it is paid; paid by what turns out not to
  /// be there, it is not.
  func state(after received: Money) -> OrderState {
    let isCovered = received >= total
    switch state {
    case .delivered where isCovered && received.minorUnits > 0: return .paid
    case .paid where missing.minorUnits == 0 && hasPayments && !isCovered: return .delivered
    default: return state
    }
  }
}

extension Money {
  fileprivate static func >= (one: Money, other: Money) -> Bool { one.minorUnits >= other.minorUnits }
}

// MARK: What happens to them

/// What a line of activity keeps of a payment, whose order is its subject.
struct PaymentNote: Codable, Sendable {
  struct Move: Codable, Sendable {
    let from: OrderState
    let to: OrderState
  }

  let payment: ID<Payment>
  let amount: Money
  let method: PaymentMethod
  /// What it made of the order's state.
  let moved: Move?
}

extension Payment {
  static let added = Event<PaymentNote>(
    "payment.added",
    undo: .by { added, transaction in
      let note = try added.kept()
      try PaymentStore(transaction).erase(note.payment)
      try move(back: note, of: added.subject(Order.self), in: transaction)
    },
    says: { PaymentPhrases.line($0.detail, $0.title) },
    undone: { PaymentPhrases.takenBack($0.detail, $0.title) },
    deed: {
      $0.isUndoing ? PaymentPhrases.tookBack($0.detail, by: $0.author) : PaymentPhrases.noted($0.detail, by: $0.author)
    })

  static let changed = Event<PaymentNote>(
    "payment.changed", says: { PaymentPhrases.line($0.detail, $0.title) },
    deed: { PaymentPhrases.corrected($0.detail, by: $0.author) })

  static let deleted = Event<PaymentNote>(
    "payment.deleted",
    undo: .by { deleted, transaction in
      try Trash.restore(deleted.activity.id, from: [table], in: transaction)
      if let note = deleted.detail { try move(back: note, of: deleted.subject(Order.self), in: transaction) }
    },
    isDeletion: true,
    says: { EventPhrases.line(PaymentPhrases.removed, $0.title) },
    undone: { EventPhrases.line(PaymentPhrases.payment, $0.title) },
    deed: {
      $0.isUndoing ? PaymentPhrases.noted($0.detail, by: $0.author) : PaymentPhrases.tookBack($0.detail, by: $0.author)
    })

  static let events = [added.declared, changed.declared, deleted.declared, JointPayment.added.declared]

  /// An order that has gone on since then stays where it is now.
  static func move(back note: PaymentNote, of order: ID<Order>, in transaction: SpaceTransaction) throws {
    guard let moved = note.moved else { return }
    try transaction.run(
      """
      UPDATE orders_order SET state = \(moved.from)
      WHERE space_id = \(transaction.space.id) AND id = \(order) AND state = \(moved.to)
        AND trash_id IS NULL
      """)
  }

  /// How much has come in for each order, and so what is due, is kept by the database: payments also come and go with the trash.
  /// A new one comes in sight once it is there; see ``SalesTables``.
  static let migration = Migration(
    "orders.0015-payments",
    [
      """
      CREATE TABLE orders_payment (
        id TEXT PRIMARY KEY,
        space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
        order_id TEXT NOT NULL REFERENCES orders_order (id) ON DELETE CASCADE,
        amount BIGINT NOT NULL,
        method TEXT NOT NULL,
        paid_on TEXT NOT NULL,
        trash_id TEXT,
        created_at BIGINT NOT NULL
      )
      """,
      "CREATE INDEX orders_payment_by_space ON orders_payment (space_id)",
      "CREATE INDEX orders_payment_by_order ON orders_payment (order_id, paid_on, id)",
      "CREATE INDEX orders_payment_by_trash ON orders_payment (trash_id) WHERE trash_id IS NOT NULL",
      "ALTER TABLE orders_order ADD COLUMN received BIGINT NOT NULL DEFAULT 0",
      "ALTER TABLE orders_order ADD COLUMN due BIGINT \(due)",
    ] + counting + [
      // Of nothing but what is to be paid, so that the list adds it up however much a customer has paid.
      "DROP INDEX orders_order_open_by_customer",
      """
      CREATE INDEX orders_order_open_by_customer ON orders_order (space_id, customer_id, due)
      WHERE trash_id IS NULL AND \(OrderState.isOpen)
      """,
      // Paid before they are over: few, and counted to be left out.
      """
      CREATE INDEX orders_order_settled ON orders_order (space_id, due)
      WHERE trash_id IS NULL AND \(OrderState.isOpen) AND due = 0
      """,
    ])

  private static let due = Dialect.derived(from: "CASE WHEN total > received THEN total - received ELSE 0 END")

  private static let counting = Dialect.trigger(
    "orders_payment_counts", "AFTER UPDATE OF amount, trash_id ON orders_payment",
    when: "OLD.trash_id IS NULL OR NEW.trash_id IS NULL",
    [
      """
      UPDATE orders_order SET received = received
        - CASE WHEN OLD.trash_id IS NULL THEN OLD.amount ELSE 0 END
        + CASE WHEN NEW.trash_id IS NULL THEN NEW.amount ELSE 0 END
      WHERE id = NEW.order_id
      """
    ])
}
