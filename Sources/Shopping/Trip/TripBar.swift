import Kit

/// What stays in sight while one shops: how far one is, what it comes to, and the way to the end of it.
struct TripBar {
  let list: ID<ShoppingList>
  let items: [Item]
  let totals: Totals?
  let line: LineForm

  var html: HTML {
    let (bought, all) = (items.count(where: \.isBought), items.count)
    return """
      <trip-progress says="\(TripPhrases.bought("{bought}", of: all))" all="\(all)">\
      <progress max="\(all)" value="\(bought)" aria-hidden="true"></progress>\
      <div class="trip-bar">\(addition)<p class="trip-count">\(TripPhrases.bought(String(bought), of: all))</p>\(sums)\
      <a class="button trip-end" href="\(ShoppingPaths.tripEnd(list))"\(bought == 0, attribute: "hidden")>\
      \(TripPhrases.end)</a></div></trip-progress>
      """
  }

  /// Opens upwards, so that the list keeps its room.
  private var addition: HTML {
    """
    <details class="trip-add"\(!line.state.problems.isEmpty, attribute: "open")>\
    <summary class="add-line-button" aria-label="\(ShoppingPhrases.addLine)">\(Icon.plus)</summary>\
    \(line.html(categories: []))</details>
    """
  }

  private var sums: HTML? {
    guard let totals else { return nil }
    let estimated = totals.looksAhead ? [(ShoppingPhrases.estimated, Phrase(totals.estimated))] : []
    let facts = Facts(estimated + [(ShoppingPhrases.inBasket, Phrase(totals.inBasket))])
    // Heard at each tick: what is in the basket says enough.
    let said: HTML = "<p class=\"hidden\" role=\"status\">\(ShoppingPhrases.inBasket): \(Phrase(totals.inBasket))</p>"
    return "<div class=\"trip-sums\" data-sums>\(facts.html)\(said)</div>"
  }
}
