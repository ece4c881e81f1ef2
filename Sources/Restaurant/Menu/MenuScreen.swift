import Kit

/// The menu as guests read it: what there is, in the restaurant's order, and a button that orders it.
struct MenuScreen: Screen {
  let card: MenuCard
  let query: MenuQuery
  let reader: MenuLanguage
  /// How many dishes wait in the reader's order.
  let waiting: Int
  /// What guests should know before they choose: that it is closed, that a table waits for a yes.
  let notice: OrderingNotice
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
    let editMenu = BarItem.icon("edit", RestaurantPhrases.editMenu, to: RestaurantPaths.dishes())
    return NavigationBar(trailing: isStaff ? [hours, editMenu] : [hours])
  }

  var content: HTML {
    let above: HTML? = heading.map { "<p class=\"large-subtitle\">\($0)</p>" }
    let warning: HTML = "\(above)\(tab.map { TableStrip(tab: $0).html })\(notice.html)"
    if card.count == 0, query.isEmpty { return "\(warning)\(empty)" }
    let search = SearchField(
      KitPhrases.search, text: query.search, in: RestaurantPaths.menu(), keeping: query.filter.form.fields)
    return "\(warning)\(search.html)\(FilterBar(query: query).html)\(results)"
  }

  private var results: Results {
    guard card.count > 0 else { return .none }
    let isWhole = query.isEmpty && selected == nil
    let drawing = MenuCard.Drawing(reader: reader, isStaff: isStaff, takesOrders: notice.takesOrders)
    let rows = isWhole ? card.drawn(for: drawing, drawn) : drawn()
    return Results(
      announcing: query.isEmpty ? nil : KitPhrases.found(card.count, more: false),
      """
      \(isStaff ? StockButton.form(posts: query.kept(DeskPaths.stock())) : nil)\
      <form method="post" action="\(RestaurantPaths.lines())" data-enhance>\(rows)</form>
      """)
  }

  private func drawn() -> HTML {
    let marks = DishMarks(reader: reader)
    // Once for all rows: putting it together takes longer than writing one.
    let kept = query.isEmpty ? "" : String(query.kept(RestaurantPaths.menu()).path.drop { $0 != "?" })
    return card.parts.html { part in
      var rows = HTML()
      rows.reserve(bytes: part.dishes.count * 900, slots: part.dishes.count * 8)
      for dish in part.dishes {
        DishRow(
          dish: dish, reader: reader, marks: marks, isCurrent: dish.id == selected, hasStock: isStaff,
          takesOrders: notice.takesOrders, query: kept
        ).write(to: &rows)
      }
      return """
        <section class="group" data-section="\(part.section.id)"><h2 class="group-title"\(reader.language(of: part.section.name))>\(reader(part.section.name))</h2>\
        <ul class="rows dishes">\(rows)</ul></section>
        """
    }
  }

  private var empty: HTML {
    EmptyState(
      .plate, title: RestaurantPhrases.noDishes, text: RestaurantPhrases.noDishesText,
      action: isStaff ? (RestaurantPhrases.newDish, RestaurantPaths.newDish()) : nil
    ).html
  }
}

/// A dish on the menu. Its button belongs to the form around all of them.
struct DishRow {
  let dish: Dish
  let reader: MenuLanguage
  let marks: DishMarks
  let isCurrent: Bool
  /// For those who may say that there is none left.
  let hasStock: Bool
  /// Whether there is a way to order it.
  let takesOrders: Bool
  /// What the menu's address says after its path: a dish's page leads back to it.
  let query: String

  /// Piece by piece into one value, and not by interpolation: a menu is hundreds of these.
  func write(to html: inout HTML) {
    let id = dish.id.description
    let frame = RowFrame(id: id, kind: "dish", state: dish.isSoldOut ? " data-sold-out" : nil)
    frame.write(to: &html) { writeLine(id: id, to: &$0) }
  }

  private func writeLine(id: String, to html: inout HTML) {
    let (name, description) = (reader(dish.name), reader(dish.description))
    let page = RestaurantPaths.menuDish(dish.id)
    html.append(literal: "<a class=\"dish-open\" href=\"")
    html.append(page)
    html.append(escaping: query)
    html.append(literal: isCurrent ? "\" aria-current=\"true\">" : "\">")
    if dish.picture != nil, let photo = DishPhoto(dish: dish).html { html.append(photo) }
    html.append(literal: "<span class=\"row-text\"><span class=\"row-title\"")
    reader.writeLanguage(of: dish.name, to: &html)
    html.append(">", name, "</span>")
    if !description.isEmpty {
      html.append(literal: "<span class=\"row-subtitle\"")
      reader.writeLanguage(of: dish.description, to: &html)
      html.append(">", description, "</span>")
    }
    marks.write(dish, to: &html)
    html.append(literal: "</span></a><span class=\"dish-side\">")
    html.append("<span class=\"dish-price\">", dish.price.text(in: reader.language), "</span>")
    writeButton(name, id: id, page: page, to: &html)
    if hasStock { StockButton.write(dish, named: name, to: &html) }
    html.append(literal: "</span>")
  }

  private func writeButton(_ name: String, id: String, page: Link, to html: inout HTML) {
    if dish.isSoldOut {
      // Who may say so sees it on the button that says so.
      guard !hasStock else { return }
      Row.Badge(RestaurantPhrases.soldOut, tone: .quiet).write(to: &html)
    } else if !takesOrders {
      return
    } else if dish.hasModifiers {
      html.append(literal: "<a class=\"dish-add\" href=\"")
      html.append(page)
      html.append(escaping: query)
      html.append("\" aria-label=\"", RestaurantPhrases.choose(name), "\">")
      html.append(KitPhrases.add)
      html.append(literal: "</a>")
    } else {
      html.append("<button class=\"dish-add\" name=\"dish\" value=\"", id, "\" aria-label=\"")
      html.append(KitPhrases.add)
      html.append(" ", name, "\">")
      html.append(KitPhrases.add)
      html.append(literal: "</button>")
    }
  }
}

/// What is said of a dish below its description: its diets, and what it is declared to contain. Made once for a menu: its
/// words are looked up for each allergen, and not for each dish.
struct DishMarks {
  private let diets: [DietTag: HTML]
  private let allergens: [Allergen: String]
  private let language: Language

  init(reader: MenuLanguage) {
    language = reader.language
    // No words of these depend on a zone.
    let locale = ReaderLocale(language: language, zone: .utc)
    diets = Dictionary(
      uniqueKeysWithValues: DietTag.allCases.map { ($0, $0.badge(Phrase(verbatim: $0.name.text(in: locale))).html) })
    allergens = Dictionary(uniqueKeysWithValues: Allergen.allCases.map { ($0, $0.inSentence.text(in: locale)) })
  }

  func write(_ dish: Dish, to html: inout HTML) {
    let (tags, contained) = (dish.tags.shown, dish.allergens.allergens(.contains))
    guard !tags.isEmpty || !dish.allergens.isUndeclared else { return }
    html.append(literal: "<span class=\"dish-marks\">")
    for tag in tags {
      html.append(diets[tag] ?? "")
    }
    if !contained.isEmpty {
      let words = AllergenDeclaration.contains(names: contained.map { allergens[$0] ?? "" }, in: language)
      html.append("<span class=\"dish-contains\">", words, "</span>")
    }
    html.append(literal: "</span>")
  }
}
