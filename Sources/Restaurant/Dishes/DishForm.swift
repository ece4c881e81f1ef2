import Kit

/// A dish: the filled form.
struct DishDetail: Screen {
  let dish: Dish
  let fields: DishFields
  let list: DishList

  var title: Phrase { Phrase(verbatim: list.reader(dish.name)) }
  var hasLargeTitle: Bool { false }
  var topics: [Topic] { [Dish.topic] }
  var master: (any Screen)? { list }

  var bar: NavigationBar {
    NavigationBar(
      leading: [.cancel(to: list.query.kept(RestaurantPaths.dishes()))],
      trailing: [.menu(menu), .submit()])
  }

  private var menu: Menu {
    let toBuy = list.shopping.map { shopping in
      Menu.Item.link(shopping.title, shopping.icon, to: shopping.given(DishNeeds.wanted(of: [dish], for: list.reader)))
    }
    return Menu(
      [
        .link(DishPhrases.seeOnMenu, "eye", to: RestaurantPaths.menuDish(dish.id)), toBuy,
        .deletion(list.query.kept(RestaurantPaths.dishDeletion(dish.id))),
      ].compactMap(\.self))
  }

  var content: HTML {
    fields.state.form(
      posts: list.query.kept(RestaurantPaths.dish(dish.id)), as: .changeDish, hasFiles: true, fields.html)
  }
}

/// The fields of a dish.
struct DishFields {
  let state: FormState
  let reader: MenuLanguage
  let currency: Currency
  let sections: [MenuSection]
  let groups: [ModifierGroup]
  /// The address of the picture that it has.
  let photo: Link?

  var html: HTML {
    let texts = LanguageFields(
      state: state, main: reader.main,
      texts: [
        .init(name: "name", label: KitPhrases.name, isRequired: true),
        .init(name: "description", label: KitPhrases.description, rows: 3),
      ])
    let price = state.text(
      "price", KitPhrases.price(in: currency), kind: .decimal, hint: KitPhrases.amountHint(currency), required: true)
    return """
      \(FieldGroup("\(texts.first)\(price)").html)\(texts.others)\(section)\
      \(FieldGroup(state.picture("photo", DishPhrases.photo, current: photo)).html)\
      \(AllergenFields(state: state).html)\(diets)\(choices)
      """
  }

  private var section: HTML {
    let known = sections.map { (value: $0.id.description, title: Phrase(verbatim: reader($0.name))) }
    let options = known + [(value: DishDraft.newSection, title: DishPhrases.anotherSection)]
    let choice = state.select("section", DishPhrases.section, options: options)
    let name = state.text("sectionName", DishPhrases.sectionName)
    return """
      <div class="section-choice">\(FieldGroup("\(choice)<div class=\"if-new\">\(name)</div>").html)</div>
      """
  }

  private var diets: HTML {
    let boxes = DishDraft.tags.html { state.check($0.name, "\($0.label)") }
    return CheckGroup(DishPhrases.diets, "\(boxes)\(state.error("tags"))").html
  }

  private var choices: HTML {
    guard !groups.isEmpty else {
      return Group(
        DishPhrases.choices, note: DishPhrases.noChoices,
        rows: [Row(title: ModifierGroup.noun.new, icon: .plus, opens: DeskPaths.newGroup())]
      ).html
    }
    let boxes = groups.html { group in
      state.check(
        DishDraft.field(group.id), "\(reader(group.name)) <span class=\"checks-hint\">\(group.hint)</span>")
    }
    return CheckGroup(DishPhrases.choices, "\(boxes)\(state.error("groups"))").html
  }
}

/// The fourteen allergens, four answers each, on a line each.
struct AllergenFields {
  let state: FormState

  var html: HTML {
    """
    <section class="group"><h2 class="group-title">\(RestaurantPhrases.allergens)</h2>\
    <div class="fields">\(Allergen.allCases.html(row))</div>\
    <label class="check allergen-rest"><input type="checkbox" name="rest" value="free"\
    \(state.values["rest"] == "free", attribute: "checked")><span>\(DishPhrases.restIsFree)</span></label>\
    <p class="group-note">\(DishPhrases.allergensNote)</p></section>
    """
  }

  private func row(_ allergen: Allergen) -> HTML {
    let name = DishDraft.field(allergen)
    let chosen = state.values[name]
    let answers = AllergenPresence.allCases.html { presence in
      let isChosen = chosen == presence.rawValue || chosen.isEmpty && presence == .undeclared
      return """
        <label data-presence="\(presence.rawValue)"><input type="radio" name="\(name)" value="\(presence.rawValue)" \
        aria-label="\(presence.name)"\(isChosen, attribute: "checked")>\
        <span aria-hidden="true">\(presence.name)</span></label>
        """
    }
    return """
      <fieldset class="allergen"><legend>\(allergen.name)</legend><div class="answers">\(answers)</div>\
      \(state.shown(name))</fieldset>
      """
  }
}
