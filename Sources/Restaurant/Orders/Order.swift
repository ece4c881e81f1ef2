import Kit

/// An order that has been placed. Its names and prices are those of that moment.
struct Order: Hashable, Sendable {
  let id: ID<Order>
  /// Counted anew each day.
  let number: Int
  let day: Day
  let way: Way
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
  /// When the staff last changed what was ordered.
  let correctedAt: Instant?
  /// Opens the page that says how it stands. It is kept as it is, unlike what lets somebody act: whoever reads the database
  /// sees the order anyway.
  let code: String

  /// Of one guest whom nobody knows, while the kitchen is not done with them.
  static let openLimit = 10
  /// Of one who sits at a table that a member opened: rounds are ordered all evening there, and where nobody taps what is
  /// served they stay open.
  static let openLimitAtTable = 50

  static let topic: Topic = "restaurant.order"
  /// What one diner hears of their own orders.
  static let own: Topic = "restaurant.mine"

  var subject: Subject { Subject(Order.topic, id, title: "\(number)") }

  /// Heard by those who have the order's link.
  static func statusTopic(_ code: String) -> Topic { Topic("restaurant.status!\(code)") }
}

/// Something of an order.
struct OrderLine: Hashable, Sendable {
  let id: ID<OrderLine>
  let dish: ID<Dish>
  let name: LocalizedText
  /// Of one, with what was chosen.
  let price: Money
  let modifiers: [ChosenModifier]
  let quantity: Int
  let note: String
  let state: LineState

  func cost() throws(Money.Failure) -> Money { try price * quantity }
}

/// Where an order goes, and to whom.
struct Contact: Hashable, Sendable {
  var name = ""
  var phone = ""
  var address = ""
}
