import Kit

/// Everything about one order for the staff: how it stands, what was done to it, and what can be done.
struct TicketPage: Screen {
  let ticket: Ticket
  let reader: MenuLanguage
  let now: Instant
  let activity: [Activity]
  let signals: String
  /// Whether its ticket comes out somewhere.
  let isOnPaper: Bool

  private var order: Order { ticket.order }

  var title: Phrase { KitchenPhrases.ticket(order.number) }
  var topics: [Topic] { [Order.topic, DiningTable.topic] }

  var bar: NavigationBar {
    let cancel = Menu.Item.action(
      RestaurantPhrases.cancelOrder, "trash", to: KitchenPaths.cancellation(order.id), as: .cancelOrder,
      isDestructive: true)
    let again = Menu.Item.action(
      PrinterPhrases.printTicket, "printer", to: PrinterPaths.ticket(order.id), as: .printTicket)
    let items = (isOnPaper && !order.state.isVoid ? [again] : []) + (order.state.isOpen ? [cancel] : [])
    return NavigationBar(
      leading: .back(KitchenPhrases.kitchen, to: KitchenPaths.board()),
      trailing: items.isEmpty ? nil : .menu(Menu(items)))
  }

  var content: HTML {
    let reason: HTML? = order.reason.isEmpty ? nil : Notice(RestaurantPhrases.reason(order), tone: .error).html
    return """
      \(PartStyle.tickets)\(LostNotice.html)<div class="tools">\(KitchenSound(signals: signals).html)</div>\(reason)\
      \(TicketCard(ticket: ticket, reader: reader, now: now, place: .ticket).html)\(buttons)\
      \(Facts([(KitPhrases.total, Phrase(order.total))]).html)\(payment)\(contact)\(history)
      """
  }

  private var buttons: HTML {
    if !order.state.isOpen { return "\(returning)\(order.state.isVoid ? nil : correct)" }
    let refuse: HTML? =
      order.state.canBecome(.refused, for: order.way)
      ? """
      <a class="button quiet" href="\(KitchenPaths.refusal(order.id))">\(Icon("close"))<span>\(KitchenPhrases.refuse)</span></a>
      """ : nil
    return "<div class=\"button-row\">\(correct)\(refuse)</div>"
  }

  /// What is eaten at no table is paid by itself.
  private var payment: HTML? {
    guard order.tab == nil, !order.state.isVoid else { return nil }
    return PaymentButtons(
      title: order.paidBy == nil ? BillPhrases.notePayment : BillPhrases.howPaid, posts: KitchenPaths.payment(order.id),
      action: .payOrder, chosen: order.paidBy, isDone: order.paidBy != nil
    ).html
  }

  private var correct: HTML {
    """
    <a class="button quiet" href="\(KitchenPaths.entry(.correction(order.id)))">\(Icon("edit"))<span>\
    \(KitchenPhrases.correct)</span></a>
    """
  }

  private var returning: HTML {
    FormButton(KitchenPhrases.bringBack, posts: KitchenPaths.returning(order.id), as: .bringBackOrder).html
  }

  private var contact: HTML {
    let place = ticket.tableName.map(Phrase.init(verbatim:)) ?? order.leaves
    let rows = order.contact.texts.map { Row(title: Phrase(verbatim: $0)) }
    return Group(KitchenPhrases.contact, rows: [Row(title: place, value: Phrase(order.placedAt))] + rows).html
  }

  private var history: HTML {
    ActivityList(
      activity.compactMap { line in
        guard let sentence = RestaurantApp.events.sentence(for: line) else { return nil }
        let details = line.tells(of: Order.corrected) ? TicketChange.corrections(in: line) : []
        return (KitchenPhrases.signed(sentence, by: line.author.name), details, line.at)
      }
    ).html
  }
}
