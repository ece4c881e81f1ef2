import Kit

/// All dishes by section, to be changed, deleted or marked as sold out.
struct DishList: Screen {
  let card: MenuCard
  let query: ListQuery
  let reader: MenuLanguage
  /// How many dishes and options there are none of; of the whole menu.
  let soldOut: Int
  /// Where what they need is put that one wants to buy.
  let shopping: TextTaker?
  var selected: ID<Dish>?

  var title: Phrase { DeskPhrases.dishes }
  var topics: [Topic] { [Dish.topic] }
  var isTable: Bool? { query.isTable }
  var detailHint: Phrase? { isEmpty || isTable == true ? nil : DishPhrases.chooseDish }

  private var isEmpty: Bool { card.count == 0 && query.search.isEmpty }
  private var link: Link { RestaurantPaths.dishes().with("q", query.search).with("sort", query.sort?.text) }

  var bar: NavigationBar {
    NavigationBar(
      leading: [.back(DeskPhrases.desk, to: RestaurantPaths.desk())]
        + (isEmpty || isTable == true ? [] : [.edit(query.isEditing, list: link)]),
      trailing: [.menu(menu), .add(Dish.noun.new, to: RestaurantPaths.newDish())])
  }

  private var menu: Menu {
    var items = [Menu.Item.link(DeskPhrases.sections, "list", to: DeskPaths.sections())]
    if soldOut > 0 {
      items.append(.action(DishPhrases.replenish, "refresh", to: DeskPaths.availability()))
    }
    let missing = card.parts.flatMap(\.dishes).filter(\.isSoldOut)
    if let shopping, !missing.isEmpty {
      let link = shopping.given(DishNeeds.wanted(of: missing, for: reader))
      items.append(.link(DishPhrases.buySoldOut, shopping.icon, to: link))
    }
    return Menu(items)
  }

  var content: HTML {
    if isEmpty { return empty }
    return "\(query.field(in: RestaurantPaths.dishes()).html)\(selection)\(results)"
  }

  /// What can be done with several at once; without it, the way to where it can be.
  private var selection: HTML? {
    guard selected == nil else { return nil }
    guard isTable == true else {
      return TableLink(query, in: RestaurantPaths.dishes(), order: DishOrder.menu.rawValue).html
    }
    return SelectionBar(
      posts: query.kept(RestaurantPaths.dishSelection()), as: .changeDishes, name: "to",
      choices: DishesTogether.Change.allCases.map { ($0.title, $0.rawValue, $0 == .deleted) }
    ).html
  }

  private var table: HTML {
    let entries = DishEntry.all(of: card, for: reader, sorted: query.sort)
    return DataTable(
      title, titles: (KitPhrases.name, DishOrder.name.rawValue), columns: DishEntry.columns,
      own: DishOrder.menu.rawValue, query, in: RestaurantPaths.dishes(), isSelectable: selected == nil, rows: entries
    ) { entry in
      .init(
        entry.dish.id.description, entry.name, opens: query.kept(RestaurantPaths.dish(entry.dish.id)),
        isCurrent: entry.dish.id == selected)
    }.html
  }

  private var results: Results {
    guard card.count > 0 else { return .none }
    let found = query.search.isEmpty ? nil : KitPhrases.found(card.count, more: false)
    guard isTable != true else { return Results(announcing: found, table) }
    let parts = card.parts.html { part in
      let rows = part.dishes.map {
        DeskDishRow(dish: $0, reader: reader, query: query, isCurrent: $0.id == selected).row
      }
      return Group(
        Phrase(verbatim: reader(part.section.name)), key: part.section.id.description, kind: "dishes",
        isEditing: query.isEditing, rows: rows
      ).html
    }
    return Results(announcing: found, parts)
  }

  private var empty: HTML {
    EmptyState(
      .plate, title: RestaurantPhrases.noDishes, text: DishPhrases.noDishesText,
      action: (Dish.noun.new, RestaurantPaths.newDish())
    ).html
  }
}

/// A dish at the desk: what it is, and whether there is any.
struct DeskDishRow {
  let dish: Dish
  let reader: MenuLanguage
  let query: ListQuery
  let isCurrent: Bool

  var row: Row {
    let name = reader(dish.name)
    let current: HTML = isCurrent ? " aria-current=\"true\"" : ""
    let stock = StockSwitch(
      isSoldOut: dish.isSoldOut, name: name, posts: query.kept(RestaurantPaths.soldOut(dish.id)),
      action: .setDishStock)
    return Row(
      RowFrame(
        id: dish.id.description, kind: "dish desk-dish", state: dish.isSoldOut ? " data-on" : nil,
        deletion: Row.Deletion(query.kept(RestaurantPaths.dishDeletion(dish.id)), of: name)),
      """
      <div class="dish-line"><a class="dish-open" href="\(query.kept(RestaurantPaths.dish(dish.id)))"\(current)>\
      \(DishPhoto(dish: dish).html)<span class="row-text">\
      \(RowWords.said(Phrase(verbatim: name), Phrase(dish.price)).html)</span></a>\(query.isEditing ? nil : stock.html)</div>
      """)
  }
}

/// A dish's picture, small and square.
struct DishPhoto {
  let dish: Dish

  var html: HTML? {
    dish.picture.map {
      """
      <img class="dish-photo" src="\(RestaurantPaths.photo(dish.id, $0))" alt="" width="64" height="64" loading="lazy" \
      decoding="async">
      """
    }
  }
}
