import Kit

/// The menu from which the staff picks: one stays on it, however many dishes one adds.
struct EntryMenuScreen: Sheet {
  let entry: Entry
  let card: MenuCard
  let search: String
  let reader: MenuLanguage
  let topic: Topic

  var title: Phrase { EntryPhrases.addDishes }
  var topics: [Topic] { [topic, Dish.topic] }

  private var menu: Link { KitchenPaths.entryMenu(entry.key) }

  var bar: NavigationBar {
    let order = entry.order.map { EntryPhrases.correct($0.number) } ?? EntryPhrases.newOrder
    return NavigationBar(
      leading: .back(order, to: KitchenPaths.entry(entry.key)),
      trailing: .link(KitPhrases.done, to: KitchenPaths.entry(entry.key)))
  }

  var content: HTML {
    let field = SearchField(KitPhrases.search, text: search, in: menu)
    return """
      \(field.html)<p class="entry-count" role="status">\(EntryPhrases.chosen(entry.count))</p>\(results)
      """
  }

  private var results: Results {
    guard card.count > 0 else { return .none }
    let parts = card.parts.html { part in
      Group(
        Phrase(verbatim: reader(part.section.name)), key: part.section.id.description, rows: part.dishes.map(row)
      ).html
    }
    return Results(announcing: search.isEmpty ? nil : KitPhrases.found(card.count, more: false), parts)
  }

  private func row(_ dish: Dish) -> Row {
    let name = reader(dish.name)
    let quantity = entry.quantity(of: dish.id)
    let chosen: HTML? = quantity == 0 ? nil : "<span class=\"pick-count\">\(quantity)</span>"
    return Row(
      RowFrame(id: dish.id.description),
      RowLine(
        .said(Phrase(verbatim: name)), lead: chosen, value: Phrase(dish.price), control: button(dish, name)))
  }

  private func button(_ dish: Dish, _ name: String) -> HTML {
    if dish.isSoldOut { return Row.Badge(RestaurantPhrases.soldOut, tone: .quiet).html }
    let page = KitchenPaths.entryDish(entry.key, dish.id)
    if dish.hasModifiers {
      return """
        <a class="dish-add" href="\(page.with("q", search))" aria-label="\(RestaurantPhrases.choose(name))">\
        \(KitPhrases.add)</a>
        """
    }
    // A form for each, so that no tap waits for another dish's.
    return """
      <form method="post" action="\(page)" data-enhance data-repeats><input type="hidden" name="q" value="\(search)">\
      <button class="dish-add" aria-label="\(RestaurantPhrases.add(name))">\(KitPhrases.add)</button></form>
      """
  }
}

/// What is asked about a dish before it is written down.
struct EntryDishScreen: Sheet {
  let key: EntryKey
  let dish: Dish
  let groups: [ModifierGroup]
  let search: String
  let reader: MenuLanguage
  let state: FormState

  var title: Phrase { Phrase(verbatim: reader(dish.name)) }
  var topics: [Topic] { [Dish.topic] }

  var bar: NavigationBar {
    NavigationBar(
      leading: .back(EntryPhrases.addDishes, to: KitchenPaths.entryMenu(key).with("q", search)), trailing: .submit())
  }

  var content: HTML {
    if dish.isSoldOut { return Notice(RestaurantPhrases.soldOutNow, tone: .warning).html }
    let quantity = state.stepper("quantity", KitPhrases.quantity, range: LinePrice.quantities, step: "quantity")
    let note = state.text("note", RestaurantPhrases.lineNote, hint: RestaurantPhrases.lineNoteHint)
    return """
      <p class="dish-cost">\(dish.price)</p>\
      \(state.form(
        posts: KitchenPaths.entryDish(key, dish.id),
        """
        <input type="hidden" name="q" value="\(search)">\
        \(groups.html { ModifierFields(group: $0, state: state, reader: reader).html })\
        \(FieldGroup("\(quantity)\(note)").html)<button class="button">\(KitPhrases.add)</button>
        """))
      """
  }
}
