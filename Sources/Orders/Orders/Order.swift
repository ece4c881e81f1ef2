import Kit

/// What one customer ordered at one time. Names and prices are those of that time.
struct Order: Hashable, Sendable {
  let id: ID<Order>
  let code: String
  let placedAt: Instant
  let customer: ID<Customer>
  let customerName: String
  let customerAddress: String
  let state: OrderState
  let promisedOn: Day?
  let note: String
  /// How its prices stood to the tax when it was made.
  let vatPricing: VATPricing
  let total: Money
  /// What has come in of it; see ``Payment``.
  let received: Money
  /// The lines in a few words: “3 × Bread, 1 × Milk”.
  let summary: String

  static let topic: Topic = "orders.order"

  var subject: Subject { Subject(Order.topic, id, title: code) }
}

extension Action {
  private static let orderSteps: Set<String> = [
    "suggested", "name", "pick", "step", "add", "remove", OrderFormStep.day, "draft", "discard",
  ]
  static let addOrder = Action(
    "orders.order.add", [.newID] + OrderDraft.inputs, steps: orderSteps, offline: .make,
    tool: "Takes an order: for whom, when, and its lines")
  static let saveOrder = Action("orders.order.save", OrderDraft.inputs, steps: orderSteps, offline: .form)
  static let moveOrder = Action(
    "orders.order.move", [Input("state", .choice(OrderState.allCases.map(\.rawValue)), isRequired: true)],
    offline: .choose, tool: "Says how an order stands"
  )
  static let changeOrders = Action(
    "orders.order.change-several",
    [
      Input("row", .several, isRequired: true, "Ids of orders"),
      Input("to", .choice(OrderState.allCases.map(\.rawValue) + [OrdersTogether.deletion]), isRequired: true),
    ], offline: .never(KitPhrases.selectionNeedsSignal))
  static let deleteOrder = Action("orders.order.delete", offline: .remove)
  static let filterOrders = Action(
    "orders.order.filter", [Input("show", isRequired: true)], offline: .never(OrdersPhrases.filterNeedsSignal),
    isOfPages: true)
  static let copyOrder = Action("orders.order.copy", offline: .never(OrdersPhrases.copyNeedsSignal), isOfPages: true)
}

extension Order {
  static let noun = Noun(
    es: .masculine("pedido", "pedidos"), en: ("order", "orders"), pt: .feminine("encomenda", "encomendas"))
  static let added = Event("order.added", \.new, of: noun) { OrdersPhrases.added(by: $0.author) }
  static let changed = Event("order.changed", \.changed, of: noun) { OrdersPhrases.changed(by: $0.author) }
  static let moved = Event<NoDetail>(
    "order.moved",
    undo: .by { moved, transaction in
      guard let change = moved.change(of: "state") else { throw Refusal.gone(KitPhrases.cannotBeUndone) }
      // One that has gone on since then stays where it is now.
      try transaction.run(
        """
        UPDATE orders_order SET state = \(change.from)
        WHERE space_id = \(transaction.space.id) AND id = \(try moved.subject(Order.self)) AND state = \(change.to)
          AND trash_id IS NULL
        """)
    },
    says: { moved in
      state(of: moved).map { OrdersPhrases.order(moved.title, is: $0) } ?? EventPhrases.line(noun.changed, moved.title)
    },
    undone: { OrdersPhrases.asBefore($0.title) },
    deed: { moved in
      guard !moved.isUndoing else { return OrdersPhrases.putBack(by: moved.author) }
      return state(of: moved).map { OrdersPhrases.moved(to: $0, by: moved.author) }
        ?? OrdersPhrases.changed(by: moved.author)
    })

  private static func state(of moved: Occurrence<NoDetail>) -> OrderState? {
    moved.change(of: "state").flatMap { OrderState(rawValue: $0.to) }
  }

  static let deleted = Event.deletion("order.deleted", of: noun) {
    $0.isUndoing ? OrdersPhrases.broughtBack(by: $0.author) : OrdersPhrases.deleted(by: $0.author)
  }

  static let events = [
    added.declared, changed.declared, moved.declared, deleted.declared, OrdersTogether.moved.declared,
    OrdersTogether.deleted.declared,
  ]
}

/// What a list shows of an order.
struct OrderEntry: Hashable, Sendable {
  let id: ID<Order>
  let code: String
  let customer: ID<Customer>
  let customerName: String
  let placedAt: Instant
  let promisedOn: Day?
  let state: OrderState
  let total: Money
  /// What is still to be paid; nothing of what is paid or will not be.
  let due: Money
  /// The lines in a few words.
  let summary: String
}

/// One product of an order.
struct OrderLine: Hashable, Sendable {
  static let quantities = 1...32_767

  let id: ID<OrderLine>
  let product: ID<Product>
  let productName: String
  var quantity: Int
  let unitPrice: Money
  /// What the quantity counts, and at which rate it is taxed: as the product was then.
  var unit = ""
  var vatRate: VATRate?

  /// - Throws: `Money.Failure` when it is more than an amount can hold.
  var total: Money {
    get throws { try unitPrice * quantity }
  }

  /// The same in words, whatever it comes to.
  var amount: Phrase {
    do {
      return Phrase(try total)
    } catch {
      return OrdersPhrases.unknownAmount
    }
  }

  /// Quantity and name. The space between number and sign doesn't break.
  var words: String { "\(quantity)\u{A0}×\u{A0}\(productName)" }
}

extension Sequence<OrderLine> {
  /// As the lists show them.
  var summary: String { map(\.words).joined(separator: ", ") }

  /// What has to be bought for each product. Nobody has said of what one is made before somebody buys for it: it stands for itself then.
  var wanted: [Wanted] {
    summed.map { sums in
      let proposals = sums.map { sum in
        ["\(sum.quantity)", sum.unit, sum.productName].filter { !$0.isEmpty }.joined(separator: " ")
      }
      return Wanted(sums.summary, source: "orders.product:\(sums[0].product)", proposals)
    }
  }

  /// Each product once, with a line for each unit in which there is some of it.
  private var summed: [[OrderLine]] {
    reduce(into: []) { sums, line in
      guard let place = sums.firstIndex(where: { $0[0].product == line.product }) else { return sums.append([line]) }
      guard let same = sums[place].firstIndex(where: { $0.unit == line.unit }) else { return sums[place].append(line) }
      sums[place][same].quantity += line.quantity
    }
  }
}

/// How far an order has come. Any state may follow any other: people correct themselves.
enum OrderState: String, CaseIterable, Codable, Sendable, SQLBindable, SQLReadable {
  case draft, confirmed, prepared, delivered, paid, cancelled

  /// Agreed and not paid yet.
  static let open: [OrderState] = [.confirmed, .prepared, .delivered]
  /// The same as a condition, as the index of open orders says it.
  static let isOpen: SQL = "state IN ('confirmed', 'prepared', 'delivered')"
  /// Still in the house.
  static let waiting: [OrderState] = [.draft, .confirmed, .prepared]
  /// The same as a condition, as the index of what waits says it.
  static let isWaiting: SQL = "state IN ('draft', 'confirmed', 'prepared')"
  /// Nothing is to be done any more, as the index of the past says it.
  static let isPast: SQL = "state IN ('paid', 'cancelled')"
  var isPast: Bool { self == .paid || self == .cancelled }
  /// Counted in totals of what was sold.
  static let sold: [OrderState] = [.confirmed, .prepared, .delivered, .paid]

  /// As the column of that name says it, which tables are sorted by.
  var progress: Int {
    switch self {
    case .draft: 0
    case .confirmed: 1
    case .prepared: 2
    case .delivered: 3
    case .paid: 4
    case .cancelled: 5
    }
  }

  /// Where it goes when all goes well.
  var next: OrderState? {
    switch self {
    case .draft: .confirmed
    case .confirmed: .prepared
    case .prepared: .delivered
    case .delivered: .paid
    case .paid, .cancelled: nil
    }
  }

  /// What is out of the house still has to be paid.
  var tone: Tone {
    switch self {
    case .draft: .draft
    case .confirmed: .taken
    case .prepared: .inHand
    case .delivered: .needs
    case .paid: .done
    case .cancelled: .cancelled
    }
  }
}
