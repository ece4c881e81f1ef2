import Kit

/// What was changed of a ticket, as its activity keeps it: for people to read, and exact enough to be taken back.
struct TicketChange: Hashable, Sendable {
  enum Kind: String, Sendable {
    /// How far the order has come, and why no further.
    case state, reason
    /// Of the whole order.
    case note, way, name, phone, address
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
  struct Line: Hashable, Sendable {
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

  /// No name holds it.
  private static let separator: Character = "\u{1D}"

  /// As a change holds a price.
  static func stored(_ money: Money) -> String { "\(money.minorUnits) \(money.currency.code)" }

  static func money(_ stored: String) -> Money? {
    let parts = stored.split(separator: " ").map(String.init)
    guard parts.count == 2, let units = Int64(parts[0]), let currency = Currency(rawValue: parts[1]) else { return nil }
    return Money(minorUnits: units, currency: currency)
  }

  var field: FieldChange {
    let parts = [kind.rawValue] + (line.map { [$0.id.description, $0.main.rawValue, $0.name.stored] } ?? [])
    return FieldChange(parts.joined(separator: String(Self.separator)), from: from, to: to)
  }

  /// `nil` when it is of another kind.
  init?(_ field: FieldChange) {
    let parts = field.field.split(separator: Self.separator, omittingEmptySubsequences: false).map(String.init)
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
  var ticketChanges: [TicketChange] { fields.compactMap(TicketChange.init) }
}
