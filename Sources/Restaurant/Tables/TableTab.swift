import Kit

/// What the guests of one table order together, from their first wish until they have paid.
struct TableTab: Hashable, Sendable {
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
  /// How far the guest who reads it has been let in.
  var admission = Admission.seated

  static let topic: Topic = "restaurant.tab"

  var subject: Subject { Subject(TableTab.topic, id, title: tableName) }
  var since: Instant { openedAt ?? askedAt }
  var wasDeclined: Bool { state == .closed && openedAt == nil }
  /// Whether the guest who reads it can order there.
  var takesOrders: Bool { state == .open && admission == .seated }
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
}

/// Somebody at a tab.
struct Seat: Hashable, Sendable {
  let guest: ID<Guest>
  let satAt: Instant
}
