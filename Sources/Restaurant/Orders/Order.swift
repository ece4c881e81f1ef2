import Kit

/// An order that has been placed. Its names and prices are those of that moment.
struct Order: Hashable, Sendable {
  let id: ID<Order>
  /// Counted anew each day.
  let number: Int
  let day: Day
  let way: ServiceType
  let state: OrderState
  /// Why it was refused.
  let reason: String
  let diner: Diner?
  let tab: ID<TableTab>?
  let contact: Contact
  let note: String
  let lines: [OrderLine]
  let total: Money
  let placedAt: Instant
  let changedAt: Instant
  /// How an order of no table was paid.
  let paidBy: PaymentMethod?
  /// When it first was done.
  let doneAt: Instant?
  /// When the staff last changed what was ordered.
  let correctedAt: Instant?
  /// When its guest said that they come for it; see ``fetchedAt``.
  let pickUpAt: Instant?
  /// Opens the page that says how it stands. It is kept as it is, unlike what lets somebody act: whoever reads the database
  /// sees the order anyway.
  let code: String

  /// Of one guest whom nobody knows, while the kitchen is not done with them.
  static let openLimit = 10
  /// Of one who sits at a table that a member opened: rounds are ordered all evening there, and where nobody taps what is
  /// served they stay open.
  static let openLimitAtTable = 50

  static let table = SpaceTable("restaurant_order", hasTrash: true, secrets: ["code"])
  static let topic: Topic = "restaurant.order"
  /// What one diner hears of their own orders.
  static let own: Topic = "restaurant.mine"

  /// Whether nobody has begun to cook it.
  var canBeWithdrawn: Bool { state == .received && lines.allSatisfy { $0.state == .waiting } }

  var subject: Subject { Subject(Order.topic, id, title: "\(number)") }

  /// Heard by those who have the order's link.
  static func statusTopic(_ code: String) -> Topic { Topic("restaurant.status", secret: code) }
}

/// What diners do: nothing of it is worth anything before the kitchen knows.
extension Action {
  static let addDishToOrder = Action(
    "restaurant.order.add", [Input("dish", .id, isRequired: true)])
  static let addSelectionToOrder = Action("restaurant.order.add-selection", Selection.inputs, steps: ["step"])
  static let setLineQuantity = Action(
    "restaurant.order.set-quantity", [Input("quantity", .whole(0...999)), Input("typed", isOfPage: true)])
  static let removeLine = Action("restaurant.order.remove-line")
  static let withdrawOrder = Action(
    "restaurant.order.withdraw", offline: .never(RestaurantPhrases.orderingNeedsSignal))
  static let placeOrder = Action(
    "restaurant.order.place", PlacingDraft.inputs, offline: .never(RestaurantPhrases.orderingNeedsSignal))
  static let discardOrder = Action("restaurant.order.discard", [Input("only", isOfPage: true)])
  static let orderAgain = Action("restaurant.order.repeat")
}

/// What the kitchen does with orders.
extension Action {
  private static let tap = [
    Input("state", isRequired: true, "How it is to stand"), Input("shown", isRequired: true, "How it stood"),
    Input("show", isRequired: true, isOfPage: true), Input("station", isOfPage: true), Input("full", isOfPage: true),
  ]

  static let advanceOrder = Action(
    "restaurant.ticket.advance", tap, offline: .choose, tool: "Moves an order in the kitchen on to its next state")
  static let advanceLine = Action("restaurant.ticket.advance-line", tap, offline: .choose)
  static let payOrder = Action(
    "restaurant.ticket.pay",
    [
      Input("paid", .yesNo, isRequired: true),
      Input("method", .choice(PaymentMethod.allCases.map(\.rawValue)), isRequired: true),
      Input("shown", isOfPage: true),
    ],
    offline: .never(TablePhrases.billNeedsSignal))
  static let refuseOrder = Action(
    "restaurant.ticket.refuse", RefusalDraft.inputs, offline: .never(KitchenPhrases.answerNeedsSignal))
  static let cancelOrder = Action("restaurant.ticket.cancel", offline: .never(KitchenPhrases.answerNeedsSignal))
  static let bringBackOrder = Action(
    "restaurant.ticket.bring-back",
    [Input("show", isOfPage: true), Input("station", isOfPage: true), Input("full", isOfPage: true)],
    offline: .never(KitchenPhrases.answerNeedsSignal))
}

/// Something of an order.
struct OrderLine: Hashable, Sendable {
  let id: ID<OrderLine>
  let dish: ID<Dish>
  let name: LocalizedText
  /// Of one, with what was chosen.
  var price: Money
  var modifiers: [ChosenModifier]
  var quantity: Int
  var note: String
  let state: LineState
  /// When it came, where that was after its order; when somebody began with it, and when it was made.
  var cameAt, begunAt, readyAt: Instant?
  /// The tax that is in its price, as its section had it when it was ordered.
  var vatRate: VATRate?

  /// Since when it is in its state; `nil` where the order's age says it, and for what is eaten.
  var since: Instant? {
    switch state {
    case .waiting: cameAt
    case .preparing: begunAt
    case .ready: readyAt
    case .served: nil
    }
  }

  static let table = SpaceTable("restaurant_line", hasTrash: true)

  var options: [ID<ModifierOption>] { modifiers.map(\.option) }

  func cost() throws(Money.Failure) -> Money { try price * quantity }
  var shownCost: Phrase { Phrase(amount: try cost()) }
}

extension [OrderLine] {
  func total(in currency: Currency) throws(Money.Failure) -> Money {
    try Money.total(map { (line) throws(Money.Failure) in try line.cost() }, currency: currency)
  }
}

/// Where an order goes, and to whom.
struct Contact: Hashable, Sendable {
  var name = ""
  var phone = ""
  var address = ""

  /// What there is of it.
  var texts: [String] { [name, phone, address].filter { !$0.isEmpty } }
}
