import Kit

/// A ticket: what is to be made for whom since when, and one tap to the next state of the whole and of each line.
struct TicketCard {
  let ticket: Ticket
  let reader: MenuLanguage
  let now: Instant
  /// Where its taps lead back to.
  let place: TapPlace

  private var order: Order { ticket.order }

  var html: HTML {
    """
    <article class="ticket" id="ticket-\(order.id)" data-state="\(ticket.state.rawValue)" \
    aria-label="\(KitchenPhrases.ticketGroup(order.number, target))">\(head)\(remarks)\
    <ul class="ticket-lines">\(ticket.lines.html(line))</ul>\(elsewhere)\(actions)</article>
    """
  }

  private var target: Phrase { ticket.tableName.map(Phrase.init(verbatim:)) ?? order.leaves }

  private var head: HTML {
    let new: HTML = "<span class=\"badge ticket-new\" data-tone=\"taken\">\(KitchenPhrases.new)</span>"
    let state: HTML = "<span data-state-name>\(Row.Badge(ticket.state.name, tone: ticket.state.tone).html)</span>"
    let name: HTML? = order.contact.name.isEmpty ? nil : "<span class=\"ticket-name\">\(order.contact.name)</span>"
    let inside: HTML = """
      <span class="ticket-number">\(order.number)</span><span class="ticket-for"><span class="ticket-way">\(target)</span>\
      \(name)</span>
      """
    let title: HTML =
      switch place {
      case .board: "<a class=\"ticket-open\" href=\"\(KitchenPaths.ticket(order.id))\">\(inside)</a>"
      case .ticket: "<span class=\"ticket-open\">\(inside)</span>"
      }
    return """
      <header class="ticket-head"><h2>\(title)</h2><div class="ticket-when">\(TicketAgeMark(order: order, now: now).html)\
      <span class="ticket-marks">\(state)\(new)</span>\
      <time datetime="\(order.placedAt.iso8601)">\(order.placedAt.written(.time))</time></div></header>
      """
  }

  /// What is to be known before one begins.
  private var remarks: HTML {
    let address: HTML? = order.contact.address.isEmpty ? nil : "<p class=\"ticket-remark\">\(order.contact.address)</p>"
    let note: HTML? = order.note.isEmpty ? nil : "<p class=\"ticket-note\">\(RestaurantPhrases.note(order.note))</p>"
    return "\(address)\(note)\(corrections)"
  }

  private var elsewhere: HTML? {
    guard ticket.elsewhere > 0 else { return nil }
    return "<p class=\"ticket-remark\">\(KitchenPhrases.elsewhere(ticket.elsewhere))</p>"
  }

  private var corrections: HTML? {
    guard !ticket.corrections.isEmpty else { return nil }
    let changes = ticket.corrections.flatMap(TicketChange.corrections)
    return """
      <div class="ticket-corrections"><p>\(KitchenPhrases.corrected)</p>\
      <ul>\(changes.html { "<li>\($0)</li>" })</ul></div>
      """
  }

  private func line(_ line: OrderLine) -> HTML {
    let name = reader(line.name)
    let chosen: HTML? = line.modifiers.summary(mainly: reader.main).map {
      "<span class=\"ticket-line-detail\">\($0)</span>"
    }
    let note: HTML? =
      line.note.isEmpty ? nil : "<span class=\"ticket-line-note\">\(RestaurantPhrases.note(line.note))</span>"
    let text: HTML = """
      <span class="ticket-tick" aria-hidden="true"></span><span class="ticket-quantity">\(line.quantity)</span>\
      <span class="ticket-dish"><span>\(name)</span>\(chosen)\(note)</span>\(age(of: line))\
      <span class="hidden" data-state-name>\(line.state.name)</span>
      """
    guard !order.state.isVoid else {
      return
        "<li class=\"ticket-line\" data-state=\"\(line.state.rawValue)\"><div class=\"ticket-line-set\">\(text)</div></li>"
    }
    let next = order.way.next(line.state)
    let button: HTML =
      next.map {
        """
        <button class="ticket-line-set" name="state" value="\($0.rawValue)" data-leads-to="\($0.name)">\(text)\
        <span class="hidden">\(KitchenPhrases.line(line.quantity, name, $0.action))</span></button>
        """
      } ?? "<div class=\"ticket-line-set\">\(text)</div>"
    let back: HTML? = line.state.previous.map {
      """
      <button class="ticket-back" name="state" value="\($0.rawValue)" data-leads-to="\($0.name)" \
      aria-label="\(KitchenPhrases.line(line.quantity, name, $0.backAction))">\(Icon("undo"))</button>
      """
    }
    return """
      <li class="ticket-line" data-state="\(line.state.rawValue)"><form method="post" \
      action="\(KitchenPaths.lineState(order.id, line.id))" data-enhance\(Action.advanceLine.attributes)>\(hidden(line.state.rawValue))\(button)\(back)\
      </form></li>
      """
  }

  /// Of what came later than its order, is in the pan, or gets cold.
  private func age(of line: OrderLine) -> HTML? {
    guard order.state.isOpen, let since = line.since, line.state != .waiting || since > order.placedAt else {
      return nil
    }
    return TicketAgeMark.html(since: since, now: now, limits: line.state == .ready ? .served : .init())
  }

  private func hidden(_ state: String) -> HTML {
    ([("shown", state)] + place.fields).html { "<input type=\"hidden\" name=\"\($0.0)\" value=\"\($0.1)\">" }
  }

  private var actions: HTML? {
    guard !order.state.isVoid else { return nil }
    // What a station has made, others carry.
    let isMade = ticket.station != nil && ticket.state == .ready
    let next: HTML? =
      isMade
      ? nil
      : ticket.state.next(for: order.way).map {
        """
        <button class="ticket-next" name="state" value="\($0.rawValue)" data-leads-to="\($0.name)">\($0.action(for: order.way))\
        <span class="hidden">: \(KitchenPhrases.ticket(order.number))</span></button>
        """
      }
    let back: HTML? = ticket.state.previous(for: order.way).map {
      """
      <button class="ticket-back" name="state" value="\($0.rawValue)" data-leads-to="\($0.name)" \
      aria-label="\(KitchenPhrases.ticketAction(order.number, $0.backAction))">\(Icon("undo"))</button>
      """
    }
    return """
      <form class="ticket-actions" method="post" action="\(KitchenPaths.state(order.id))" data-enhance\(Action.advanceOrder.attributes)>\
      \(hidden(ticket.state.rawValue))\(back)\(next)</form>
      """
  }
}

/// How long a ticket has been waiting; the script goes on counting.
struct TicketAgeMark {
  let order: Order
  let now: Instant

  var html: HTML? {
    guard order.state.isOpen else { return nil }
    let left = order.waitsSince.milliseconds - now.milliseconds
    // What is for later has no age yet, and comes to its place when it has.
    if left > 0 { return "<lock-clock left=\"\(left)\"></lock-clock>" }
    return Self.html(since: order.waitsSince, now: now, limits: .init())
  }

  static func html(since: Instant, now: Instant, limits: TicketAge.Limits) -> HTML {
    let age = TicketAge(since: since, at: now, limits: limits)
    return """
      <ticket-age since="\(since.milliseconds)" now="\(now.milliseconds)" soon="\(limits.soon)" \
      late="\(limits.late)" just="\(TicketAge(since: now, at: now).phrase)" data-tone="\(age.tone.rawValue)">\
      \(age.phrase)</ticket-age>
      """
  }
}

extension LineState {
  /// On the button that takes a tap back.
  var backAction: Phrase {
    switch self {
    case .waiting: action
    default: KitchenPhrases.back(to: name)
    }
  }
}

extension OrderState {
  /// On the button that takes a tap back.
  var backAction: Phrase { KitchenPhrases.back(to: name) }
}

extension PartStyle {
  /// Of tickets, and of the board on which they hang.
  static let tickets = PartStyle("tickets")
}
