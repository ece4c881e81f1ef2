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
  /// Whether the reader may change the menu.
  let isStaff: Bool
  var selected: ID<Dish>?

  var title: Phrase { RestaurantPhrases.menu }
  var topics: [Topic] { [Dish.topic] }
  var tabCounts: [Link: Int] { [RestaurantPaths.order(): waiting] }

  var bar: NavigationBar {
    NavigationBar(trailing: isStaff ? .icon("edit", RestaurantPhrases.editMenu, to: RestaurantPaths.dishes()) : nil)
  }

  var content: HTML {
    let warning: HTML? = notice.map { Notice($0).html }
    if card.count == 0, query.isEmpty { return "\(warning)\(empty)" }
    let search = SearchField(
      KitPhrases.search, text: query.search, in: RestaurantPaths.menu(), keeping: query.filter.form.fields)
    return "\(warning)\(search.html)\(FilterBar(query: query).html)\(results)"
  }

  private var results: Results {
    guard card.count > 0 else { return .none }
    let parts = card.parts.html { part in
      let rows = part.dishes.html { DishRow(dish: $0, reader: reader, isCurrent: $0.id == selected).html }
      return """
        <section class="group" data-section="\(part.section.id)"><h2 class="group-title">\(reader(part.section.name))</h2>\
        <ul class="rows dishes">\(rows)</ul></section>
        """
    }
    return Results(
      announcing: query.isEmpty ? nil : KitPhrases.found(card.count, more: false),
      "<form method=\"post\" data-enhance>\(parts)</form>")
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

  private var page: Link { RestaurantPaths.menuDish(dish.id) }

  var html: HTML {
    let name = reader(dish.name)
    let photo: HTML? = dish.picture.map {
      "<img class=\"dish-photo\" src=\"\(RestaurantPaths.photo(dish.id, $0))\" alt=\"\" loading=\"lazy\">"
    }
    let description = reader(dish.description)
    let text: HTML? = description.isEmpty ? nil : "<span class=\"row-subtitle\">\(description)</span>"
    return """
      <li class="row dish" id="row-\(dish.id)"\(dish.isSoldOut, attribute: "data-sold-out")>\
      <a class="dish-open" href="\(page)"\(isCurrent ? " aria-current=\"true\"" : "" as HTML)>\(photo)\
      <span class="row-text"><span class="row-title">\(name)</span>\(text)\(DishMarks(dish: dish).html)</span></a>\
      <span class="dish-side"><span class="dish-price">\(dish.price)</span>\(button(name))</span></li>
      """
  }

  private func button(_ name: String) -> HTML {
    if dish.isSoldOut { return "<span class=\"badge\" data-tone=\"cancelled\">\(RestaurantPhrases.soldOut)</span>" }
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
