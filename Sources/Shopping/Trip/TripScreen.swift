import Kit

/// A list as one goes through the shop with it: rows in the order of the aisles, what is in the basket below them, and at hand how
/// far one is and what it all comes to.
struct TripScreen: Screen {
  let list: ShoppingList
  let items: [Item]
  let groups: ItemGroups
  let shops: [Shop]
  /// Where it is shopped for.
  let shop: Shop?
  let totals: Totals?
  let estimate: TripEstimate?
  /// What one remembers in the shop.
  let line: LineForm
  let currency: Currency
  let mint: Mint

  var title: Phrase { Phrase(verbatim: list.name) }
  var windowTitle: Phrase { ShoppingPhrases.trip(list.name) }
  var hasLargeTitle: Bool { false }
  var foot: HTML? { items.isEmpty ? nil : TripBar(list: list.id, items: items, totals: totals, line: line).html }
  var topics: [Topic] { [ShoppingList.topic, Item.topic, Category.topic, Shop.topic, RememberedGood.topic] }

  var bar: NavigationBar {
    NavigationBar(leading: .back(ShoppingPhrases.list, to: ShoppingPaths.list(list.id)), trailing: .menu(menu))
  }

  private var menu: Menu {
    let order = shop.map { ShoppingPaths.shop($0.id) } ?? ShoppingPaths.aisles()
    let arrange = Menu.Item.link(ShoppingPhrases.arrange, "list", to: order)
    guard items.contains(where: \.isBought) else { return Menu([arrange]) }
    return Menu([
      arrange, .link(TripPhrases.endTitle, "check", to: ShoppingPaths.tripEnd(list.id)),
      .action(ShoppingPhrases.clearBought, "archive", to: ShoppingPaths.clearing(list.id), as: .clearList),
    ])
  }

  var content: HTML {
    """
    \(chooser)<div class="trip-items">\(pending)\(sections)</div>\(uncounted)\(items.first.map { CorrectionDialog(item: $0, list: list.id, currency: currency, mint: mint).html })\
    <stay-awake hidden><p class="group-note">\(ShoppingPhrases.staysAwake)</p></stay-awake>
    """
  }

  private var pending: HTML {
    groups.pending(of: [ShoppingPaths.lines(list.id), ShoppingPaths.newItem(list.id)], as: .trip)
  }

  private var uncounted: HTML? {
    guard let totals, !items.isEmpty else { return nil }
    return MissingPricesLink(list: list.id, count: totals.uncounted).html
  }

  private var chooser: HTML? {
    ShopChooser(list: list.id, shops: shops, chosen: shop, estimate: estimate).html
  }

  private var allBought: HTML {
    let sum: HTML? = totals.map { "<count-up>\(Phrase($0.inBasket))</count-up>" }
    return "<p class=\"notice trip-done\" data-tone=\"success\"><span>\(ShoppingPhrases.allBought)</span>\(sum)</p>"
  }

  private var sections: HTML {
    guard !items.isEmpty else {
      let nothing = EmptyState(
        .basket, title: ShoppingPhrases.nothingOnList, text: ShoppingPhrases.nothingToShop,
        action: (ShoppingPhrases.list, ShoppingPaths.list(list.id)))
      return "\(line.html(categories: []))\(nothing.html)"
    }
    let (open, bought) = (groups.html(items.filter { !$0.isBought }, as: .trip), items.filter(\.isBought))
    guard !bought.isEmpty else { return open }
    let done: HTML? = open.isEmpty ? allBought : nil
    return "\(done)\(open)\(groups.html(ShoppingPhrases.bought, key: "bought", bought, as: .trip))"
  }
}
