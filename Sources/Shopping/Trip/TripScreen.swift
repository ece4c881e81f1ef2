import Kit

/// A list as one goes through the shop with it: large rows in the order of the aisles, what is in the basket below, and what
/// it all comes to.
struct TripScreen: Screen {
  let list: ShoppingList
  let items: [Item]
  let groups: ItemGroups
  let shops: [Shop]
  /// Where it is shopped for.
  let shop: Shop?
  let totals: Totals?

  var title: Phrase { Phrase(verbatim: list.name) }
  var windowTitle: Phrase { ShoppingPhrases.trip(list.name) }
  var topics: [Topic] { [ShoppingList.topic, Item.topic, Category.topic, Shop.topic] }

  var bar: NavigationBar {
    NavigationBar(leading: .back(ShoppingPhrases.list, to: ShoppingPaths.list(list.id)), trailing: .menu(menu))
  }

  private var menu: Menu {
    let order = shop.map { ShoppingPaths.shop($0.id) } ?? ShoppingPaths.aisles()
    let arrange = Menu.Item.link(ShoppingPhrases.arrange, "list", to: order)
    guard items.contains(where: \.isBought) else { return Menu([arrange]) }
    return Menu([
      arrange, .action(ShoppingPhrases.clearBought, "archive", to: ShoppingPaths.clearing(list.id), as: .clearList),
    ])
  }

  var content: HTML {
    """
    \(figures)\(chooser)\(pending)\(sections)\
    <stay-awake hidden><p class="group-note">\(ShoppingPhrases.staysAwake)</p></stay-awake>
    """
  }

  private var pending: HTML {
    groups.pending(of: [ShoppingPaths.lines(list.id), ShoppingPaths.newItem(list.id)]) { $0.tripRow }
  }

  private var figures: HTML? {
    guard let totals, !items.isEmpty else { return nil }
    let facts = Facts([
      (ShoppingPhrases.estimated, Phrase(totals.estimated)), (ShoppingPhrases.inBasket, Phrase(totals.inBasket)),
    ])
    let note: HTML? =
      totals.uncounted == 0
      ? nil : "<p class=\"group-note trip-note\">\(ShoppingPhrases.uncounted(totals.uncounted))</p>"
    // Heard at each tick: what is in the basket says enough.
    let said: HTML = "<p class=\"hidden\" role=\"status\">\(ShoppingPhrases.inBasket): \(Phrase(totals.inBasket))</p>"
    return "<div class=\"trip-totals\" data-sums>\(facts.html)\(note)\(said)</div>"
  }

  private var chooser: HTML? {
    guard !shops.isEmpty else { return nil }
    let choices = [(ShoppingPhrases.anyShop, "none")] + shops.map { (Phrase(verbatim: $0.name), $0.id.description) }
    return Segments(
      ShoppingPhrases.shopName, name: "shop", posts: ShoppingPaths.listShop(list.id), as: .chooseShop,
      was: shop?.id.description ?? "none", choices: choices.map { (title: $0.0, value: $0.1) }
    ).html
  }

  private var allBought: HTML {
    let sum: HTML? = totals.map { "<count-up>\(Phrase($0.inBasket))</count-up>" }
    return "<p class=\"notice trip-done\" data-tone=\"success\"><span>\(ShoppingPhrases.allBought)</span>\(sum)</p>"
  }

  private var sections: HTML {
    guard !items.isEmpty else {
      return EmptyState(
        .basket, title: ShoppingPhrases.nothingOnList, text: ShoppingPhrases.nothingToShop,
        action: (ShoppingPhrases.list, ShoppingPaths.list(list.id))
      ).html
    }
    let (open, bought) = (groups.html(items.filter { !$0.isBought }) { $0.tripRow }, items.filter(\.isBought))
    guard !bought.isEmpty else { return open }
    let done: HTML? = open.isEmpty ? allBought : nil
    return "\(done)\(open)\(groups.html(ShoppingPhrases.bought, key: "bought", bought) { $0.tripRow })"
  }
}
