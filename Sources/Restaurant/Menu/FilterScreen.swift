import Kit

/// Which dishes a guest wants to see: of some diet, without some allergens.
struct FilterScreen {
  let query: MenuQuery

  var sheet: FormSheet {
    let diets = DietTag.allCases.html { tag in
      box("diet", tag.rawValue, tag.name, isChosen: query.filter.diets.contains(tag))
    }
    let allergens = Allergen.allCases.html { allergen in
      box("without", allergen.rawValue, allergen.name, isChosen: query.filter.avoided.contains(allergen))
    }
    let traces = box("traces", "1", RestaurantPhrases.tracesAllowed, isChosen: query.filter.toleratesTraces)
    let search: HTML? =
      query.search.isEmpty ? nil : "<input type=\"hidden\" name=\"q\" value=\"\(query.search)\">"
    return FormSheet(
      RestaurantPhrases.allergensAndDiets, cancels: query.kept(RestaurantPaths.menu()), submits: KitPhrases.done,
      """
      <form id="form" class="form" method="get" action="\(RestaurantPaths.menu())">\(search)\
      \(CheckGroup(RestaurantPhrases.diets, diets).html)\
      \(CheckGroup(RestaurantPhrases.withoutAllergens, note: RestaurantPhrases.undeclaredNote, allergens).html)\
      \(CheckGroup(RestaurantPhrases.traces, traces).html)</form>
      """)
  }

  private func box(_ name: String, _ value: String, _ title: Phrase, isChosen: Bool) -> HTML {
    """
    <label class="check"><input type="checkbox" name="\(name)" value="\(value)"\(isChosen, attribute: "checked")>\
    <span>\(title)</span></label>
    """
  }
}

/// Boxes to tick that belong together.
struct CheckGroup {
  let title: Phrase
  var note: Phrase?
  let boxes: HTML

  init(_ title: Phrase, note: Phrase? = nil, _ boxes: HTML) {
    (self.title, self.note, self.boxes) = (title, note, boxes)
  }

  var html: HTML {
    let remark: HTML? = note.map { "<p class=\"group-note\">\($0)</p>" }
    return """
      <fieldset class="group checks"><legend class="group-title">\(title)</legend><div class="fields">\(boxes)</div>\
      \(remark)</fieldset>
      """
  }
}
