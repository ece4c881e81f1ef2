import Kit

/// Brings an order one state further, from wherever it is listed.
struct StepButton {
  let html: HTML

  /// `nil` of an order with which nothing is to be done any more.
  /// - Parameter link: where its state is sent to.
  init?(_ order: OrderEntry, posts link: Link) {
    guard let next = order.state.next else { return nil }
    html = RowForm(posts: link, as: .moveOrder, kind: "step-on").html(
      """
      <button name="state" value="\(next.rawValue)" data-leads-to="\(next.title)" \
      aria-label="\(EventPhrases.line(next.title, order.code))">\(Icon("check"))<span>\(next.title)</span></button>
      """)
  }
}
