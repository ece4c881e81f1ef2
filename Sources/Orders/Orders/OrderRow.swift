import Kit

/// An order in a list.
struct OrderRow {
  let order: OrderEntry
  let today: Day
  var query: ListQuery?
  var isCurrent = false
  /// Where it doesn't stand under the customer's name.
  var saysCustomer = false
  /// Where it can be brought a step further; `nil` where it can only be opened.
  var place: StepPlace?
  /// What stands at its end instead of what it comes to.
  var value: Phrase?
  /// What was asked for besides, where it is made.
  var note: String?
  /// Where it doesn't stand among others of its day.
  var saysDay = true
  /// Among others of its state, in a column, it says what is to be made, and neither its state nor what it comes to.
  var isInColumn = false

  var row: Row {
    let frame = RowFrame(
      id: order.id.description, state: " data-state=\"\(order.state.rawValue)\"",
      deletion: query.map {
        Row.Deletion($0.kept(OrdersPaths.orderDeletion(order.id)), of: order.code, as: .deleteOrder)
      })
    guard let step else { return Row(frame, line) }
    return Row(frame, "<div class=\"step-line\">\(line.html)\(step.html)</div>")
  }

  /// As a search of everything shows it.
  var found: FoundThing {
    FoundThing(title, subtitle, value: Phrase(order.total), badge: badge, opens: OrdersPaths.order(order.id))
  }

  private var title: Phrase {
    Phrase(verbatim: saysCustomer ? "\(order.customerName) · \(order.code)" : order.code)
  }

  private var badge: Row.Badge { Row.Badge(order.state.title, tone: order.state.tone) }

  private var line: RowLine {
    RowLine(
      .said(title, subtitle), value: isInColumn ? nil : value ?? Phrase(order.total),
      badge: isInColumn ? nil : badge,
      touch: .opens(kept(OrdersPaths.order(order.id))),
      look: isCurrent ? .current : .plain)
  }

  private var step: StepButton? {
    place.flatMap { StepButton(order, posts: $0.from(kept(OrdersPaths.orderState(order.id)))) }
  }

  private func kept(_ link: Link) -> Link { query?.kept(link) ?? link }

  private var subtitle: Phrase {
    let isPartlyDue = order.due.minorUnits > 0 && order.due != order.total && !isInColumn
    let parts = [
      saysDay ? when : nil, isPartlyDue ? PaymentPhrases.due(order.due) : nil, Phrase(verbatim: order.summary),
      note.map { Phrase(verbatim: $0) },
    ]
    return parts.compactMap(\.self).joined(by: " · ") ?? when
  }

  /// When it is promised for; of one that is not, when it was ordered.
  private var when: Phrase {
    order.promisedOn.map { Phrase(Capitalized($0.written(.near(to: today)))) }
      ?? Phrase(Capitalized(order.placedAt.written(.near(to: today))))
  }
}
