import Kit

/// What is over of today's orders, with the way back onto the board.
struct FinishedScreen: Screen {
  let orders: [OrderSummary]

  var title: Phrase { KitchenPhrases.finished }
  var topics: [Topic] { [Order.topic] }
  var bar: NavigationBar { NavigationBar(leading: .back(KitchenPhrases.kitchen, to: KitchenPaths.board())) }

  var content: HTML {
    guard !orders.isEmpty else {
      return EmptyState(.plate, title: KitchenPhrases.noneFinished, text: KitchenPhrases.noneFinishedText).html
    }
    return Group(rows: orders.map(row)).html
  }

  private func row(_ order: OrderSummary) -> Row {
    let back = RowForm(posts: KitchenPaths.returning(order.id), as: .bringBackOrder)
      .html(
        "<button class=\"ticket-back\" aria-label=\"\(KitchenPhrases.bringBack(order.number))\">\(Icon("undo"))</button>"
      )
    return Row(
      RowFrame(id: order.id.description, kind: "finished"),
      """
      <a class="dish-open" href="\(KitchenPaths.ticket(order.id))">\
      <span class="row-text"><span class="row-title">\(KitchenPhrases.ticket(order.number))</span>\
      <span class="row-subtitle">\(order.placedAt.written(.time)) · \(order.way.name) · \(order.total)</span></span>\
      \(Row.Badge(order.state.name, tone: order.state.tone).html)</a>\(back)
      """)
  }
}
