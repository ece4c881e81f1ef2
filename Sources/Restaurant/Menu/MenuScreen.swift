import Kit

/// The menu from which dishes are taken, in the restaurant's order: by guests into their own order, by the staff into one that
/// they write down. One stays on it however many one takes.
struct MenuScreen: Screen {
  let card: MenuCard
  let query: MenuQuery
  let reader: MenuLanguage
  /// What is asked about dishes, where a button answers it.
  let quick: [ID<Dish>: ModifierGroup]
  let basket: Basket
  /// What guests should know before they choose: that it is closed, that a table waits for a yes.
  let notice: OrderingNotice
  /// Of the house, for those who don't see it among their spaces.
  let face: FaceView?
  /// The table that the staff writes down an order for.
  let table: DiningTable?
  /// Whether the reader may change the menu.
  let isStaff: Bool
  let manages: Bool
  /// Where the reader sits.
  let tab: TableTab?
  let listens: [Topic]
  var selected: ID<Dish>?

  var title: Phrase {
    if let table { return Phrase(verbatim: table.name) }
    return basket.isOwn ? RestaurantPhrases.menu : EntryPhrases.addDishes
  }
  var isSheet: Bool { !basket.isOwn }
  var hasLargeTitle: Bool { basket.isOwn }
  var topics: [Topic] { [Dish.topic] + listens }
  var preview: LinkPreview? { face?.preview }
  var tabCounts: [Link: Int] { basket.isOwn ? [RestaurantPaths.order(): basket.count] : [:] }

  var bar: NavigationBar {
    guard basket.isOwn else {
      return NavigationBar(
        leading: .back(EntryPhrases.entry, to: basket.order), trailing: .link(KitPhrases.done, to: basket.order))
    }
    let hours = BarItem.icon("clock", EstablishmentPhrases.opening, to: DeskPaths.openingHours())
    let editMenu = BarItem.icon("edit", RestaurantPhrases.editMenu, to: RestaurantPaths.dishes())
    // Who works here seldom orders; who does finds it.
    let own = BarItem.menu(
      Menu([
        .link(RestaurantPhrases.yourOrder, "receipt", to: RestaurantPaths.order()),
        .link(RestaurantPhrases.history, "clock", to: RestaurantPaths.history()),
      ]))
    return NavigationBar(trailing: isStaff ? [hours] + (manages ? [editMenu] : []) + [own] : [hours])
  }

  var content: HTML {
    let above = face?.head(isBrief: tab != nil)
    let warning: HTML = "\(above)\(tab.map { TableStrip(tab: $0).html })\(notice.html)"
    if card.count == 0, query.isEmpty { return "\(warning)\(empty)" }
    let search = SearchField(KitPhrases.search, text: query.search, in: basket.menu, keeping: query.filter.form.fields)
    let filter = basket.isOwn ? FilterBar(query: query).html : nil
    return "\(warning)\(search.html)\(filter)\(jumps)\(results)\(basket.bar)"
  }

  /// From section to section of a menu that is many screens long.
  private var jumps: HTML? {
    guard query.isEmpty, card.parts.count > 1 else { return nil }
    let links = card.parts.html { part in
      """
      <a class="jump" href="#\(anchor(of: part))"\(reader.language(of: part.section.name))>\(reader(part.section.name))</a>
      """
    }
    return "<nav class=\"jumps\" aria-label=\"\(DeskPhrases.sections)\">\(links)</nav>"
  }

  private func anchor(of part: MenuCard.Part) -> String { "section-\(part.section.id)" }

  private var results: Results {
    guard card.count > 0 else { return .none }
    return Results(
      announcing: query.isEmpty ? nil : KitPhrases.found(card.count, more: false),
      """
      <form class="menu-rows\(basket.isOwn ? "" : " menu-brief")" method="post" action="\(query.kept(basket.lines))" \
      data-enhance data-repeats>\(rows)</form>
      """)
  }

  /// What nobody has chosen of looks the same to all who read it alike, and is drawn once.
  private var rows: HTML {
    let marks = DishMarks(reader: reader)
    // Once for all rows: putting it together takes longer than writing one.
    let kept = query.isEmpty ? "" : String(query.kept(basket.menu).path.drop { $0 != "?" })
    let isWhole = basket.isOwn && query.isEmpty && selected == nil
    let drawing = MenuCard.Drawing(reader: reader, takesOrders: notice.takesOrders)
    return card.parts.html { part in
      func draw() -> HTML { drawn(part, marks, kept) }
      let isSame = isWhole && !part.dishes.contains { basket[$0.id] > 0 }
      return isSame ? card.drawn(part.section.id, for: drawing, draw) : draw()
    }
  }

  private func drawn(_ part: MenuCard.Part, _ marks: DishMarks, _ kept: String) -> HTML {
    var rows = HTML()
    rows.reserve(bytes: part.dishes.count * 900, slots: part.dishes.count * 8)
    for dish in part.dishes {
      DishRow(
        dish: dish, reader: reader, marks: marks, isCurrent: dish.id == selected, chosen: basket[dish.id],
        quick: quick[dish.id]?.available ?? [],
        page: basket.page(of: dish.id), takesOrders: notice.takesOrders, query: kept
      ).write(to: &rows)
    }
    return """
      <section class="group" id="\(anchor(of: part))" data-section="\(part.section.id)"><h2 class="group-title"\(reader.language(of: part.section.name))>\(reader(part.section.name))</h2>\
      <ul class="rows dishes">\(rows)</ul></section>
      """
  }

  private var empty: HTML {
    EmptyState(
      .plate, title: RestaurantPhrases.noDishes, text: RestaurantPhrases.noDishesText,
      action: manages ? (Dish.noun.new, RestaurantPaths.newDish()) : nil
    ).html
  }
}

/// A dish on the menu. Its button belongs to the form around all of them.
struct DishRow {
  let dish: Dish
  let reader: MenuLanguage
  let marks: DishMarks
  let isCurrent: Bool
  /// How many of it the reader has taken.
  let chosen: Int
  /// The answers to what is asked about it, where a button gives each.
  let quick: [ModifierOption]
  static let quickLimit = 3
  let page: Link
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
    html.append(literal: "<span class=\"dish-take\">")
    if chosen > 0 {
      html.append(literal: "<span class=\"pick-count\">")
      html.append(escaping: "\(chosen)")
      html.append(literal: "</span>")
    }
    writeButton(name, id: id, to: &html)
    html.append(literal: "</span>")
    html.append(literal: "</span>")
  }

  private func writeButton(_ name: String, id: String, to html: inout HTML) {
    if dish.isSoldOut {
      Row.Badge(RestaurantPhrases.soldOut, tone: .quiet).write(to: &html)
    } else if !takesOrders {
      return
    } else if !quick.isEmpty {
      for option in quick {
        html.append(literal: "<button class=\"dish-add\" name=\"pick\" value=\"")
        html.append(escaping: "\(id) \(option.id)")
        html.append("\" aria-label=\"", RestaurantPhrases.pick(name, reader(option.name)), "\">")
        html.append(escaping: reader(option.name))
        html.append(literal: "</button>")
      }
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
  private let undeclared, others, free: String

  init(reader: MenuLanguage) {
    language = reader.language
    // No words of these depend on a zone.
    let locale = ReaderLocale(language: language, zone: .utc)
    diets = Dictionary(
      uniqueKeysWithValues: DietTag.allCases.map { ($0, $0.badge(Phrase(verbatim: $0.name.text(in: locale))).html) })
    allergens = Dictionary(uniqueKeysWithValues: Allergen.allCases.map { ($0, $0.inSentence.text(in: locale)) })
    undeclared = AllergenDeclaration.undeclared.summary.text(in: locale)
    others = AllergenDeclaration.othersUndeclared.text(in: locale)
    free = AllergenDeclaration.freeOfAll.text(in: locale)
  }

  /// Nothing said would read as nothing in it.
  func write(_ dish: Dish, to html: inout HTML) {
    let (tags, contained) = (dish.tags.shown, dish.allergens.allergens(.contains))
    html.append(literal: "<span class=\"dish-marks\">")
    for tag in tags {
      html.append(diets[tag] ?? "")
    }
    html.append(literal: "<span class=\"dish-contains\">")
    html.append(escaping: words(for: dish, contained))
    html.append(literal: "</span></span>")
  }

  private func words(for dish: Dish, _ contained: [Allergen]) -> String {
    if dish.allergens.isUndeclared { return undeclared }
    guard !contained.isEmpty else { return dish.allergens.isComplete ? free : others }
    let words = AllergenDeclaration.contains(names: contained.map { allergens[$0] ?? "" }, in: language)
    return dish.allergens.isComplete ? words : "\(words) \(others)"
  }
}
