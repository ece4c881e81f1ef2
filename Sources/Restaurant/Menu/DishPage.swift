import Kit

/// A dish as guests see it: everything about it, what can be chosen, and the button that orders it.
struct DishPage: Screen {
  let dish: Dish
  let groups: [ModifierGroup]
  let reader: MenuLanguage
  let state: FormState
  let menu: MenuScreen

  var title: Phrase { Phrase(verbatim: reader(dish.name)) }
  var topics: [Topic] { [Dish.topic] }
  var master: (any Screen)? { menu.basket.isOwn ? menu : nil }
  var isSheet: Bool { menu.isSheet }
  var hasLargeTitle: Bool { menu.hasLargeTitle }
  var tabCounts: [Link: Int] { menu.tabCounts }

  var bar: NavigationBar {
    let back = BarItem.back(menu.title, to: menu.query.kept(menu.basket.menu))
    guard menu.basket.isOwn else { return NavigationBar(leading: back, trailing: .submit()) }
    let edit: BarItem? =
      menu.manages ? .icon("edit", RestaurantPhrases.editDish, to: RestaurantPaths.dish(dish.id)) : nil
    return NavigationBar(leading: back, trailing: edit)
  }

  var content: HTML {
    let description = reader(dish.description)
    let text: HTML? =
      description.isEmpty ? nil : "<p class=\"dish-text\"\(reader.language(of: dish.description))>\(description)</p>"
    let photo: HTML? = dish.picture.map {
      """
      <img class="dish-picture" src="\(RestaurantPaths.photo(dish.id, $0))" \
      alt="\(RestaurantPhrases.photo(of: reader(dish.name)))">
      """
    }
    let tags = dish.tags.shown.html { $0.badge($0.name).html }
    let marks: HTML? = dish.tags.shown.isEmpty ? nil : "<p class=\"dish-marks\">\(tags)</p>"
    return "\(photo)<p class=\"dish-cost\">\(dish.price)</p>\(stock)\(text)\(marks)\(form)\(allergens)"
  }

  private var stock: HTML? {
    guard menu.isStaff, menu.basket.isOwn else { return nil }
    return
      "\(StockField(dish: dish, name: reader(dish.name), posts: menu.query.kept(DeskPaths.stock())).html)\(options)"
  }

  /// What can be chosen with it runs out too.
  private var options: HTML? {
    guard !groups.isEmpty else { return nil }
    let rows = groups.flatMap { group in
      group.options.map { option in
        Row(
          option, of: group,
          posts: DeskPaths.optionStock(group.id, option.id).with(GroupHandlers.backToDish, dish.id.description), reader)
      }
    }
    return Disclosure(DishPhrases.optionsLeft, Group(rows: rows).html).html
  }

  /// The first button is the one that Enter in a field presses.
  private var form: HTML {
    if dish.isSoldOut { return Notice(RestaurantPhrases.soldOutNow, tone: .warning).html }
    guard menu.notice.takesOrders else { return menu.notice.html }
    let quantity = state.stepper("quantity", KitPhrases.quantity, range: LinePrice.quantities, step: "quantity")
    let note = state.text("note", RestaurantPhrases.lineNote, hint: RestaurantPhrases.lineNoteHint)
    return state.form(
      posts: menu.query.kept(menu.basket.adding(dish.id)),
      """
      <button hidden></button>\
      \(groups.html { ModifierFields(group: $0, state: state, reader: reader).html })\
      \(FieldGroup("\(quantity)\(note)").html)<button class="button">\(RestaurantPhrases.addToOrder)\(price)</button>
      """)
  }

  /// What the button adds, as it is chosen; scripts keep it true while one chooses.
  private var price: HTML {
    let chosen = Set(state.values.fields.map(\.value))
    let options = groups.flatMap(\.options).filter { chosen.contains($0.id.description) }
    let quantity =
      Int(state.values["quantity"]).map(LinePrice.quantities.contains) == true ? state.values["quantity"] : "1"
    let currency = dish.price.currency
    let cost = Phrase(
      amount: try (dish.price + Money.sum(options.map(\.price), currency: currency)) * (Int(quantity) ?? 1))
    return """
      <dish-price price="\(dish.price.minorUnits)" currency="\(currency.code)" digits="\(currency.minorDigits)"> · \
      <span>\(cost)</span></dish-price>
      """
  }

  /// All fourteen, so that nobody has to guess what silence means.
  private var allergens: HTML {
    let kinds: [AllergenPresence] = [.contains, .mayContain, .free, .undeclared]
    let declared = kinds.map { ($0, dish.allergens.allergens($0)) }.filter { !$0.1.isEmpty }
    let entries = declared.html { presence, those in
      let names = Capitalized(Enumeration(those.map(\.inSentence)))
      return "<div data-presence=\"\(presence.rawValue)\"><dt>\(presence.name)</dt><dd>\(names)</dd></div>"
    }
    let note: HTML? =
      dish.allergens.isComplete ? nil : "<p class=\"group-note\">\(RestaurantPhrases.allergensNote)</p>"
    return """
      <section class="group"><h2 class="group-title">\(RestaurantPhrases.allergens)</h2>\
      <dl class="allergens">\(entries)</dl>\(note)</section>
      """
  }
}

/// What is asked about a dish.
struct ModifierFields {
  let group: ModifierGroup
  let state: FormState
  let reader: MenuLanguage

  var html: HTML {
    let field = ModifierChoice.field(group.id)
    let chosen = Set(state.values.values(of: field))
    let boxes = group.options.html { option in
      let price: HTML? =
        option.price.minorUnits == 0
        ? nil : "<span class=\"check-aside\">\(RestaurantPhrases.more(option.price))</span>"
      let gone: HTML? =
        option.isSoldOut ? Row.Badge(RestaurantPhrases.soldOut, tone: .quiet).html : nil
      return """
        <label class="check"><input type="\(group.isSingle ? "radio" : "checkbox")" name="\(field)" value="\(option.id)"\
         data-price="\(option.price.minorUnits)"\
        \(chosen.contains(option.id.description), attribute: "checked")\(option.isSoldOut, attribute: "disabled")>\
        <span\(reader.language(of: option.name))>\(reader(option.name))</span>\(price)\(gone)</label>
        """
    }
    let error: HTML? = state.problems[field].map { "<p class=\"field-error\" id=\"\(group.id)-error\">\($0)</p>" }
    return """
      <fieldset class="group checks"\(error == nil ? "" : " aria-describedby=\"\(group.id)-error\"" as HTML)>\
      <legend class="group-title"><span\(reader.language(of: group.name))>\(reader(group.name))</span> <span class="checks-hint">\(group.hint)</span></legend>\
      <div class="fields">\(boxes)\(error)</div></fieldset>
      """
  }
}
