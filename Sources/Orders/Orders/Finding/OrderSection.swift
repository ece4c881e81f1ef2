import Kit

/// What orders that stand together have in common.
enum OrderSection: Hashable {
  case all
  case customer(ID<Customer>, name: String)
  /// Promised for a day, or for none.
  case day(Day?)
  /// Over, and ordered in a month; its first day.
  case month(Day)

  init(of order: OrderEntry, by question: OrderQuestion, in zone: Zone) {
    switch question.grouping {
    case nil: self = .all
    case .days: self = .day(order.promisedOn)
    case .months: self = .month(Self.month(of: order, in: zone))
    case .customers:
      // Sorted by customer what is over stands among the rest.
      let hasSunk = order.state.isPast && question.query.sort == nil
      self = hasSunk ? .month(Self.month(of: order, in: zone)) : .customer(order.customer, name: order.customerName)
    }
  }

  private static func month(of order: OrderEntry, in zone: Zone) -> Day {
    let day = order.placedAt.day(in: zone)
    return day.adding(days: 1 - day.day)
  }

  var customer: ID<Customer>? {
    if case .customer(let id, _) = self { id } else { nil }
  }

  var key: String {
    switch self {
    case .all: "all"
    case .customer(let id, _): id.description
    case .day(let day): day?.description ?? "no-day"
    case .month(let day): "month-\(day)"
    }
  }

  func title(on today: Day) -> Phrase? {
    switch self {
    case .all: nil
    case .customer(_, let name): Phrase(verbatim: name)
    case .day(nil): OrdersPhrases.noDay
    case .day(let day?): Phrase(Capitalized(day.written(.heading(from: today))))
    case .month(let day): Phrase(Capitalized(day.written(.month)))
    }
  }
}
