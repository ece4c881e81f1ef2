import Kit

/// The menu as guests read it: what there is, in the restaurant's order, and a button that orders it.
struct MenuScreen: Screen {
  let card: MenuCard
  let query: MenuQuery
  let reader: Reader
  /// How many dishes wait in the reader's order.
  let waiting: Int
  /// What guests should know before they choose: that it is closed, that a table waits for a yes.
  let notice: Phrase?
  /// What the restaurant is called, for those who don't see it among their spaces, and when it is open.
  let heading: Phrase?
  /// Whether the reader may change the menu.
  let isStaff: Bool
  /// Where the reader sits.
  let tab: TableTab?
  let diner: Diner?
  var selected: ID<Dish>?

  var title: Phrase { RestaurantPhrases.menu }
  /// Who sits at a table hears when somebody says yes.
  var topics: [Topic] { [Dish.topic] + (tab == nil ? [] : [diner?.topic].compactMap(\.self)) }
  var tabCounts: [Link: Int] { [RestaurantPaths.order(): waiting] }

  var bar: NavigationBar {
    let hours = BarItem.icon("clock", EstablishmentPhrases.opening, to: DeskPaths.openingHours())
    let edit = BarItem.icon("edit", RestaurantPhrases.editMenu, to: RestaurantPaths.dishes())
    return NavigationBar(trailing: isStaff ? [hours, edit] : [hours])
  }

  var content: HTML {
    let above: HTML? = heading.map { "<p class=\"large-subtitle\">\($0)</p>" }
    let warning: HTML = "\(above)\(tab.map { TableStrip(tab: $0).html })\(notice.map { Notice($0).html })"
    if card.count == 0, query.isEmpty { return "\(warning)\(empty)" }
    let search = SearchField(
      KitPhrases.search, text: query.search, in: RestaurantPaths.menu(), keeping: query.filter.form.fields)
    return "\(warning)\(search.html)\(FilterBar(query: query).html)\(results)"
  }

  private var results: Results {
    guard card.count > 0 else { return .none }
    let parts = card.parts.html { part in
      let rows = part.dishes.html { dish in
        DishRow(dish: dish, reader: reader, isCurrent: dish.id == selected, stock: isStaff ? stock(of: dish) : nil).html
      }
      return """
        <section class="group" data-section="\(part.section.id)"><h2 class="group-title">\(reader(part.section.name))</h2>\
        <ul class="rows dishes">\(rows)</ul></section>
        """
    }
    return Results(
      announcing: query.isEmpty ? nil : KitPhrases.found(card.count, more: false),
      "<form method=\"post\" data-enhance>\(parts)</form>")
  }

  private func stock(of dish: Dish) -> StockSwitch {
    StockSwitch(
      isSoldOut: dish.isSoldOut, name: reader(dish.name),
      posts: query.kept(RestaurantPaths.soldOut(dish.id)).with("on", "menu"))
  }

  private var empty: HTML {
    EmptyState(
      "restaurant", title: RestaurantPhrases.noDishes, text: RestaurantPhrases.noDishesText,
      action: isStaff ? (RestaurantPhrases.newDish, RestaurantPaths.newDish()) : nil
    ).html
  }
}

/// A dish on the menu. Its button belongs to the form around all of them.
struct DishRow {
  let dish: Dish
  let reader: Reader
  let isCurrent: Bool
  /// For those who may say that there is none left.
  let stock: StockSwitch?

  private var page: Link { RestaurantPaths.menuDish(dish.id) }

  var html: HTML {
    let name = reader(dish.name)
    let description = reader(dish.description)
    let text: HTML? = description.isEmpty ? nil : "<span class=\"row-subtitle\">\(description)</span>"
    return """
      <li class="row dish" id="row-\(dish.id)"\(dish.isSoldOut, attribute: "data-sold-out")>\
      <a class="dish-open" href="\(page)"\(isCurrent ? " aria-current=\"true\"" : "" as HTML)>\(DishPhoto(dish: dish).html)\
      <span class="row-text"><span class="row-title">\(name)</span>\(text)\(DishMarks(dish: dish).html)</span></a>\
      <span class="dish-side"><span class="dish-price">\(dish.price)</span>\(button(name))\(stock?.bare)</span></li>
      """
  }

  private func button(_ name: String) -> HTML {
    if dish.isSoldOut {
      // Who may say so sees it on the button that says so.
      return stock == nil ? "<span class=\"badge\" data-tone=\"cancelled\">\(RestaurantPhrases.soldOut)</span>" : ""
    }
    if dish.hasModifiers {
      return """
        <a class="dish-add" href="\(page)" aria-label="\(RestaurantPhrases.choose(name))">\(RestaurantPhrases.add)</a>
        """
    }
    return """
      <button class="dish-add" formaction="\(RestaurantPaths.adding(dish.id))" \
      aria-label="\(RestaurantPhrases.add(name))">\(RestaurantPhrases.add)</button>
      """
  }
}

/// What is said of a dish below its description: its diets, and what it is declared to contain.
struct DishMarks {
  let dish: Dish

  var html: HTML? {
    let tags = dish.tags.shown
    guard !tags.isEmpty || !dish.allergens.isUndeclared else { return nil }
    let diets = tags.html { "<span class=\"badge\" data-tone=\"success\">\($0.name)</span>" }
    let contained = dish.allergens.allergens(.contains)
    let sentence: HTML? =
      contained.isEmpty ? nil : "<span class=\"dish-contains\">\(AllergenDeclaration.contains(contained))</span>"
    return "<span class=\"dish-marks\">\(diets)\(sentence)</span>"
  }
}
