import Kit

/// What was changed of a ticket, as its activity keeps it: for people to read, and exact enough to be taken back.
struct TicketChange: Hashable, Codable, Sendable {
  enum Kind: String, Codable, Sendable {
    /// How far the order has come, and why no further.
    case state, reason
    /// Of the whole order.
    case note, way, time, name, phone, address
    /// Where it is eaten: the tables by name, the bills by id, and the activity line by which one was opened.
    case table, tab, opening
    case lineState = "line-state"
    case lineQuantity = "line-quantity"
    case lineNote = "line-note"
    case lineModifiers = "line-modifiers"
    case linePrice = "line-price"
    case added, removed
  }

  /// The line that a change is about, by the name that it had.
  struct Line: Hashable, Codable, Sendable {
    let id: ID<OrderLine>
    let name: LocalizedText
    /// The restaurant's main language.
    let main: Language

    init(_ id: ID<OrderLine>, _ name: LocalizedText, mainly main: Language) {
      (self.id, self.name, self.main) = (id, name, main)
    }

    init(_ line: OrderLine, mainly main: Language?) {
      self.init(line.id, line.name, mainly: main ?? line.name.languages.first ?? .es)
    }

    var phrase: Phrase { name.phrase(mainly: main) }
  }

  let kind: Kind
  var line: Line?
  let from: String
  let to: String

  init(_ kind: Kind, of line: Line? = nil, from: String, to: String) {
    (self.kind, self.line, self.from, self.to) = (kind, line, from, to)
  }

  /// `nil` where it stays as it was.
  init?(_ kind: Kind, of line: Line? = nil, changing from: String, to: String) {
    guard from != to else { return nil }
    self.init(kind, of: line, from: from, to: to)
  }

  /// As a change holds a price.
  static func stored(_ money: Money) -> String { "\(money.minorUnits) \(money.currency.code)" }

  static func stored(_ instant: Instant?) -> String { instant.map { "\($0.milliseconds)" } ?? "" }

  static func money(_ stored: String) -> Money? {
    let parts = stored.split(separator: " ").map(String.init)
    guard parts.count == 2, let units = Int64(parts[0]), let currency = Currency(rawValue: parts[1]) else { return nil }
    return Money(minorUnits: units, currency: currency)
  }

  /// As activity keeps what was changed of the order itself; the rest, and the ids, are the event's detail.
  var field: FieldChange? {
    line == nil && kind != .tab && kind != .opening ? FieldChange(kind.rawValue, from: from, to: to) : nil
  }

  /// Of a field of activity. Lines of before events kept details name the order's line in it too, between separators.
  fileprivate init?(_ field: FieldChange) {
    let parts = field.field.split(separator: "\u{1D}", omittingEmptySubsequences: false).map(String.init)
    guard let kind = Kind(rawValue: parts[0]) else { return nil }
    self.init(kind, from: field.from, to: field.to)
    guard parts.count == 4 else { return }
    guard let id = ID<OrderLine>(parts[1]), let main = Language(rawValue: parts[2]),
      let name = LocalizedText(stored: parts[3])
    else { return nil }
    line = Line(id, name, mainly: main)
  }
}

extension Activity {
  /// None of what was taken back.
  var ticketChanges: [TicketChange] {
    let event = Order.changes.first { tells(of: $0) }
    return (event.flatMap { occurrence(of: $0)?.detail } ?? []) + fields.compactMap { TicketChange($0) }
  }
}

extension Occurrence<[TicketChange]> {
  /// Everything that it did, to take it back.
  /// - Throws: `Refusal.gone` when what it kept cannot be read.
  func changes() throws -> [TicketChange] {
    if activity.keepsDetail { _ = try kept() }
    return activity.ticketChanges
  }
}

extension OrderStore where Scope == SpaceTransaction {
  func record(_ event: Event<[TicketChange]>, of order: Order, _ changes: [TicketChange]) throws -> ID<Activity> {
    let done = try scope.record(
      event, of: order.subject, fields: changes.compactMap(\.field), changes.filter { $0.field == nil })
    try keepStep(changes, as: done, of: order)
    return done
  }
}
