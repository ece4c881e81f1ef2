import Kit

/// The fields of an item, wherever they are asked for.
struct ItemFields {
  let state: FormState
  let currency: Currency
  let categories: [Category]
  let brands: [String]
  /// The field that somebody came to correct.
  let focused: String

  init(state: FormState, _ visit: SpaceVisit, in view: SpaceView) throws {
    self.state = state
    focused = visit.query["field"]
    currency = view.space.currency
    categories = try CategoryStore(view, visit.locale.language).categories()
    brands = try GoodStore(view, visit.locale.language).brands().alphabetical(by: \.self)
  }

  var html: HTML {
    let (name, brand) = (show(ItemDraft.name), show(ItemDraft.brand, list: "brands"))
    let (quantity, unit) = (show(ItemDraft.quantity), select(ItemDraft.unit, units))
    let price = show(
      ItemDraft.price, label: KitPhrases.price(in: currency), hint: KitPhrases.amountHint(currency))
    let (basis, category) = (select(ItemDraft.basis, bases), select(ItemDraft.category, choices))
    let list: HTML = "<datalist id=\"brands\">\(brands.html { "<option value=\"\($0)\"></option>" })</datalist>"
    return """
      \(FieldGroup("\(name)\(brand)").html)\(FieldGroup("\(quantity)\(unit)\(chips)").html)\
      \(FieldGroup("\(price)\(basis)").html)\(FieldGroup("\(category)\(state.show(ItemDraft.note))").html)\(list)
      """
  }

  private func show(
    _ field: Field<ItemDraft>, label: Phrase? = nil, hint: Phrase? = nil, list: String? = nil
  ) -> HTML {
    state.show(field, label: label, hint: hint, list: list, isFocused: focused == field.name)
  }

  private func select(_ field: Field<ItemDraft>, _ options: [(value: String, title: Phrase)]) -> HTML {
    state.select(field.name, field.label, options: options)
  }

  /// One tap each where there are scripts; the list holds them too.
  private var chips: HTML {
    let chosen = state.values[ItemDraft.unit.name]
    let chips = Unit.usual.html { unit in
      """
      <button class="chip" type="button" value="\(unit.rawValue)" \
      aria-pressed="\(unit.rawValue == chosen ? "true" : "false")">\(unit.one)</button>
      """
    }
    return """
      <unit-chips class="chips" for="\(ItemDraft.unit.name)" role="group" aria-label="\(ItemDraft.unit.label)">\(chips)\
      </unit-chips>
      """
  }

  private var units: [(value: String, title: Phrase)] {
    [("", Phrase(verbatim: "—"))] + Unit.allCases.map { ($0.rawValue, $0.title) }
  }

  private var bases: [(value: String, title: Phrase)] {
    [("", ShoppingPhrases.customary), ("whole", ShoppingPhrases.whole)]
      + Unit.allCases.map { ($0.rawValue, ShoppingPhrases.per($0)) }
  }

  private var choices: [(value: String, title: Phrase)] {
    CategoryChoices(of: categories, chosen: state.values["category"]).options
  }
}
