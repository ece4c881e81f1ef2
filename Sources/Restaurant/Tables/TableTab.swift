import Kit

/// What the guests of one table order together, from their first wish until they have paid.
struct TableTab: Hashable, Stored {
  /// A photographed code orders nothing: a tab begins when a member says yes. Raw values are stored: they never change.
  enum State: String, SQLBindable, SQLReadable, Sendable {
    case asked, open, paid, closed
  }

  let id: ID<TableTab>
  let table: ID<DiningTable>
  let tableName: String
  let state: State
  let askedAt: Instant
  /// `nil` while it waits for a yes, and for good after a no.
  let openedAt: Instant?
  let paidAt: Instant?
  let closedAt: Instant?
  /// Since when the guests want somebody to come, and the bill.
  let calledAt, billAskedAt: Instant?
  /// How they want to pay, and how it was paid.
  let paysBy, paidBy: PaymentMethod?
  /// How far the guest who reads it has been let in.
  var admission = Admission.seated

  static let topic: Topic = "restaurant.tab"
  static let table = SpaceTable("restaurant_tab")
  static let columns: SQL = """
    restaurant_tab.id, restaurant_tab.table_id, restaurant_tab.state, restaurant_tab.asked_at, \
    restaurant_tab.opened_at, restaurant_tab.paid_at, restaurant_tab.closed_at, restaurant_tab.called_at, \
    restaurant_tab.bill_asked_at, restaurant_tab.bill_method, restaurant_tab.paid_method, \
    (SELECT name FROM restaurant_table WHERE restaurant_table.id = restaurant_tab.table_id) AS name
    """

  var subject: Subject { Subject(TableTab.topic, id, title: tableName) }
  var since: Instant { openedAt ?? askedAt }
  var wasDeclined: Bool { state == .closed && openedAt == nil }
  /// Whether the guest who reads it can order there.
  var takesOrders: Bool { state == .open && admission == .seated }
}

extension TableTab {
  init(_ row: SQLRow, in space: Space) throws {
    id = try row["id"]
    table = try row["table_id"]
    tableName = try row["name"]
    state = try row["state"]
    (askedAt, openedAt) = (try row["asked_at"], try row["opened_at"])
    (paidAt, closedAt) = (try row["paid_at"], try row["closed_at"])
    (calledAt, billAskedAt) = (try row["called_at"], try row["bill_asked_at"])
    paysBy = PaymentMethod(rawValue: try row["bill_method"])
    paidBy = PaymentMethod(rawValue: try row["paid_method"])
  }

  /// With how the guest stands there whose seat the row is.
  init(ofGuest row: SQLRow, in space: Space) throws {
    try self.init(row, in: space)
    admission = try row["admission"]
  }
}

extension Action {
  private static let answer = Input("answer", .yesNo, isRequired: true)

  /// Guests wait for these, and money may hang on them.
  static let answerTab = Action("restaurant.tab.answer", [answer])
  static let admitGuest = Action("restaurant.tab.admit", [answer])
  static let sendGuestAway = Action("restaurant.tab.send-away")
  static let payTab = Action(
    "restaurant.tab.pay",
    [
      Input("paid", .yesNo, isRequired: true), Input("method", .choice(PaymentMethod.allCases.map(\.rawValue))),
      Input("shown", isOfPage: true),
    ],
    offline: .never(TablePhrases.billNeedsSignal))
  static let closeTab = Action("restaurant.tab.close")
  static let reopenTab = Action("restaurant.tab.reopen", offline: .never(TablePhrases.billNeedsSignal))
  static let moveTab = Action("restaurant.tab.move", [Input("table", .id), Input("join", .id)])

  static let sitDown = Action("restaurant.tab.sit-down")
  static let leaveTable = Action("restaurant.tab.leave")
}

/// How a guest stands at a tab. Raw values are stored: they never change.
enum Admission: String, SQLBindable, SQLReadable, Sendable {
  /// Belongs to it.
  case seated
  /// Came when others sat there already, and waits for the yes of one of them or of the staff.
  case asking
  /// Was told no.
  case refused
}

/// Somebody who would like to sit down where others do.
struct Joiner: Hashable, Sendable {
  let guest: ID<Guest>
  let tab: TableTab
  let askedAt: Instant
}

/// How a tab stands, for the staff.
struct TabStanding: Hashable, Sendable {
  let tab: TableTab
  /// How many sit there.
  let guests: Int
  let total: MoneySum
  /// How many orders of theirs wait to be carried, and to be cooked.
  let ready, cooking: Int
}

/// Somebody at a tab.
struct Seat: Hashable, Sendable {
  let guest: ID<Guest>
  let satAt: Instant
}
