import Kit

/// What is over of today's orders, with the way back onto the board.
struct FinishedScreen: Screen {
  let orders: [OrderSummary]

  var title: Phrase { KitchenPhrases.finished }
  var topics: [Topic] { [Order.topic] }
  var bar: NavigationBar { NavigationBar(leading: .back(KitchenPhrases.kitchen, to: KitchenPaths.board())) }

  var content: HTML {
    guard !orders.isEmpty else {
      return EmptyState("check", title: KitchenPhrases.noneFinished, text: KitchenPhrases.noneFinishedText).html
    }
    return "<section class=\"group\"><ul class=\"rows\">\(orders.html(row))</ul></section>"
  }

  private func row(_ order: OrderSummary) -> HTML {
    """
    <li class="row finished" id="row-\(order.id)"><a class="dish-open" href="\(KitchenPaths.ticket(order.id))">\
    <span class="row-text"><span class="row-title">\(KitchenPhrases.ticket(order.number))</span>\
    <span class="row-subtitle">\(order.placedAt.written(.time)) · \(order.way.name) · \(order.total)</span></span>\
    \(Row.Badge(order.state.name, tone: order.state.tone).html)</a>\
    <form method="post" action="\(KitchenPaths.returning(order.id))" data-enhance>\
    <button class="ticket-back" aria-label="\(KitchenPhrases.bringBack(order.number))">\(Icon("undo"))</button></form></li>
    """
  }
}
