import Kit

/// A list as one goes through the shop with it: large rows in the order of the aisles, what is in the basket below, and what
/// it all comes to.
struct TripScreen: Screen {
  let list: ShoppingList
  let items: [Item]
  /// In the shop's order.
  let categories: [Category]
  let shops: [Shop]
  let people: People
  let totals: Totals?

  var title: Phrase { Phrase(verbatim: list.name) }
  var topics: [Topic] { [ShoppingList.topic, Item.topic, Category.topic, Shop.topic] }

  var bar: NavigationBar {
    NavigationBar(
      leading: .back(ShoppingPhrases.list, to: ShoppingPaths.list(list.id)), trailing: .menu(menu))
  }

  private var menu: Menu {
    let order = shop.map { ShoppingPaths.shop($0.id) } ?? ShoppingPaths.aisles()
    let arrange = Menu.Item.link(ShoppingPhrases.arrange, "list", to: order)
    guard items.contains(where: \.isBought) else { return Menu([arrange]) }
    return Menu([arrange, .action(ShoppingPhrases.clearBought, "archive", to: ShoppingPaths.clearing(list.id))])
  }

  private var shop: Shop? { shops.first { $0.id == list.shop } }

  var content: HTML {
    """
    \(figures)\(chooser)\(sections)\
    <stay-awake hidden><p class="group-note">\(ShoppingPhrases.staysAwake)</p></stay-awake>
    """
  }

  private var figures: HTML? {
    guard let totals, !items.isEmpty else { return nil }
    let facts = Facts([
      (ShoppingPhrases.estimated, Phrase(totals.estimated)), (ShoppingPhrases.inBasket, Phrase(totals.inBasket)),
    ])
    let note: HTML? =
      totals.uncounted == 0
      ? nil : "<p class=\"group-note trip-note\">\(ShoppingPhrases.uncounted(totals.uncounted))</p>"
    return "<div class=\"trip-totals\" role=\"status\">\(facts.html)\(note)</div>"
  }

  private var chooser: HTML? {
    guard !shops.isEmpty else { return nil }
    let choices = [(ShoppingPhrases.anyShop, "none")] + shops.map { (Phrase(verbatim: $0.name), $0.id.description) }
    return Segments(
      ShoppingPhrases.shopName, name: "shop", posts: ShoppingPaths.listShop(list.id),
      was: shop?.id.description ?? "none", choices: choices.map { (title: $0.0, value: $0.1) }
    ).html
  }

  private var sections: HTML {
    guard !items.isEmpty else {
      return EmptyState(
        "list", title: ShoppingPhrases.nothingOnList, text: ShoppingPhrases.nothingToShop,
        action: (ShoppingPhrases.list, ShoppingPaths.list(list.id))
      ).html
    }
    let open = ItemOrder.category.sections(of: items.filter { !$0.isBought }, categories: categories).html { section in
      group(section.heading.title, key: section.heading.key, section.items)
    }
    let bought = items.filter(\.isBought)
    let done: HTML? = open.isEmpty ? Notice(ShoppingPhrases.allBought, tone: .success).html : nil
    return "\(done)\(open)\(bought.isEmpty ? nil : group(ShoppingPhrases.bought, key: "bought", bought))"
  }

  private func group(_ title: Phrase?, key: String, _ items: [Item]) -> HTML {
    let colours = Dictionary(uniqueKeysWithValues: categories.map { ($0.id, $0.colour) })
    let rows = items.map { item in
      TripRow(item: item, list: list.id, colour: item.category.flatMap { colours[$0] }, people: people).row
    }
    return Group(title, key: key, kind: "items", rows: rows).html
  }
}

/// A row that ticks wherever it is touched.
struct TripRow {
  let item: Item
  let list: ID<ShoppingList>
  let colour: CategoryColour?
  let people: People

  var row: Row {
    let page = ShoppingPaths.item(list, item.id)
    let facts = ItemFacts(item)
    let words = RowWords.said(Phrase(verbatim: item.line.name), facts.subtitle)
    let cost: HTML? = facts.cost.map { "<span class=\"row-value\">\($0)</span>" }
    let avatar: HTML? = people.avatar(of: item.boughtBy).map { avatar in
      "\(avatar.html)<span class=\"hidden\">\(ShoppingPhrases.wasBought(by: item.boughtBy?.name ?? ""))</span>"
    }
    let content: HTML = """
      \(Icon("check"))<span class="item-body"><span class="row-text">\(words.html)</span>\
      <span class="item-aside">\(cost)\(avatar)</span></span>
      """
    let tick = TickForm(item: item, list: list, colour: colour, onTrip: true).html(label: nil, content)
    return Row(
      RowFrame(id: item.id.description, kind: "item trip-item", state: item.isBought ? " data-on" : nil),
      """
      <div class="item-line"><long-press opens="\(page)">\(tick)</long-press>\
      <a class="item-more" href="\(page)" aria-label="\(ShoppingPhrases.editItem(item.line.name))">\(Icon.ellipsis)</a>\
      </div>
      """)
  }
}
