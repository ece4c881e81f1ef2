import Kit

/// The kitchen: every ticket that waits, and how much of each dish is still to be made.
struct BoardScreen: Screen {
  let board: Board
  /// Tables that wait for a yes.
  let requests: [TabStanding]
  /// Guests who would like to sit down where others do.
  let joiners: [Joiner]
  /// What rings besides tickets.
  let signals: String
  /// The order that was done last.
  let lastDone: (id: ID<Order>, number: Int)?
  let shown: BoardView
  let manages: Bool
  let reader: MenuLanguage
  let now: Instant

  var title: Phrase { KitchenPhrases.kitchen }
  var topics: [Topic] { [Order.topic, DiningTable.topic, TableTab.topic] }
  var bar: NavigationBar {
    let bills = Menu.Item.link(BillPhrases.bills, "receipt", to: TablePaths.bills())
    let others = Menu(
      [bills] + (manages ? [.link(KitchenPhrases.report, "chart", to: KitchenPaths.report())] : []))
    return NavigationBar(
      trailing: [.add(Order.noun.new, to: KitchenPaths.entry(.new)), .menu(others)])
  }

  var content: HTML {
    """
    \(PartStyle.tickets)\(LostNotice.html)\(TabRequests(requests: requests, joiners: joiners, screen: KitchenPaths.board()).html)\
    <div class="board-head"\(shown.isFull, attribute: "data-full")>\(stations)\(board.tickets.isEmpty ? nil : segments)\
    <div class="tools">\(recall)\(KitchenSound(signals: "\(board.signals) \(signals)").html)\(full)</div></div>\
    \(board.tickets.isEmpty ? empty : tickets)\
    <stay-awake hidden><p class="group-note">\(KitchenPhrases.screenStaysOn)</p></stay-awake>
    """
  }

  private var tickets: HTML {
    let tickets = board.tickets(shown.filter, at: now)
    let beyond: HTML? =
      board.count > board.tickets.count
      ? Notice(KitchenPhrases.oldest(board.tickets.count, of: board.count), tone: .warning).html : nil
    let place = TapPlace.board(shown)
    let cards = tickets.html { TicketCard(ticket: $0, reader: reader, now: now, place: place).html }
    let none: HTML? = tickets.isEmpty ? "<p class=\"tickets-none\">\(KitchenPhrases.noneOfThese)</p>" : nil
    return "\(tally)\(beyond)\(none)<ticket-board class=\"tickets\">\(cards)</ticket-board>"
  }

  private var segments: HTML {
    Segments(
      KitchenPhrases.filter,
      links: BoardFilter.allCases.map { one in
        (KitchenPhrases.filter(one, board.count(one)), shown.with(one).link, one == shown.filter)
      }
    ).html
  }

  /// Where the house has several, each screen shows its own.
  private var stations: HTML? {
    guard !board.stations.isEmpty else { return nil }
    let all = [(KitchenPhrases.allStations, shown.at(nil).link, shown.station == nil)]
    return Segments(
      KitchenPhrases.stations,
      links: all + board.stations.map { ($0.phrase, shown.at($0).link, $0 == shown.station) }
    ).html
  }

  /// One tap brings back what left the board last: of a station what it made last, else the order that was done last.
  private var recall: HTML? {
    let fields = TapPlace.board(shown).fields
    if let station = shown.station, board.stations.contains(station) {
      let made = board.tickets.compactMap { ticket in ticket.readyAt.map { (ticket, at: $0) } }.max { $0.at < $1.at }
      return made.map { ticket, _ in
        RowForm(
          posts: KitchenPaths.state(ticket.id), as: .advanceOrder,
          fields: [("state", OrderState.preparing.rawValue), ("shown", OrderState.ready.rawValue)] + fields
        ).html(recalling(ticket.order.number))
      }
    }
    return lastDone.map { last in
      RowForm(posts: KitchenPaths.returning(last.id), as: .bringBackOrder, fields: fields).html(recalling(last.number))
    }
  }

  private func recalling(_ number: Int) -> HTML {
    """
    <button class="tool" aria-label="\(KitchenPhrases.bringBack(number))">\(Icon("undo"))<span>\(number)</span></button>
    """
  }

  private var full: HTML {
    let (title, icon): (Phrase, Icon) =
      shown.isFull ? (KitchenPhrases.leaveFull, "close") : (KitchenPhrases.fillScreen, "device")
    return """
      <full-screen\(shown.isFull, attribute: "data-full")><a class="tool" href="\(shown.full(!shown.isFull).link)" \
      aria-label="\(title)">\(icon)</a></full-screen>
      """
  }

  private var tally: HTML? {
    let count = board.remaining(mainly: reader.main)
    guard !count.dishes.isEmpty else { return nil }
    let items = count.dishes.html { dish in
      """
      <li><strong>\(dish.quantity)</strong> \(reader(dish.name))\
      \(dish.variants.filter { !$0.isPlain }.html(variant))</li>
      """
    }
    return """
      <section class="tally" aria-labelledby="tally-title"><h2 id="tally-title">\(KitchenPhrases.remaining)</h2>\
      <ul tabindex="0" aria-labelledby="tally-title">\(items)</ul></section>
      """
  }

  private func variant(_ variant: KitchenCount.Variant) -> HTML {
    let chosen: HTML? = variant.modifiers.summary(mainly: reader.main).map { " \($0)" }
    let note: HTML? = variant.note.isEmpty ? nil : " \(RestaurantPhrases.note(variant.note))"
    return "<span class=\"tally-variant\">\(variant.quantity)\(chosen)\(note)</span>"
  }

  private var empty: HTML {
    EmptyState(.plate, title: KitchenPhrases.noTickets, text: KitchenPhrases.noTicketsText).html
  }
}

/// Shown while the page hears nothing.
enum LostNotice {
  static var html: HTML {
    """
    <p class="notice lost-notice" data-tone="error"><strong data-since="\(KitchenPhrases.lostSince)">\
    \(KitchenPhrases.nothingComesIn)</strong> \(KitchenPhrases.isLost)</p>
    """
  }
}

/// Rings for what comes in, once it is armed by a tap, and says what nobody has looked at yet.
struct KitchenSound {
  /// Of the tickets that ring.
  let signals: String

  var html: HTML {
    """
    <kitchen-sound signals="\(signals)" arrived="\(KitchenPhrases.arrived)">\
    <button class="tool" type="button" data-sound aria-pressed="false">\(Icon("bell"))\
    <span data-when="off">\(KitchenPhrases.soundOff)</span><span data-when="on">\(KitchenPhrases.soundOn)</span>\
    <span data-when="waiting">\(KitchenPhrases.soundWaits)</span></button>\
    <button class="tool tool-strong" type="button" data-news hidden><span data-count>0</span> \
    <span>\(KitchenPhrases.newOnes)</span></button></kitchen-sound>
    """
  }

  /// Rings on a page that has no room for its buttons; what is new is said by the page itself.
  var silent: HTML { "<kitchen-sound signals=\"\(signals)\"></kitchen-sound>" }
}
