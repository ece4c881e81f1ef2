import Kit

/// Which dishes a guest wants to see: of some diet, without some allergens.
struct FilterScreen {
  let query: MenuQuery
  /// What is chosen now.
  let state: FormState

  var sheet: FormSheet {
    let search: HTML? =
      query.search.isEmpty ? nil : "<input type=\"hidden\" name=\"q\" value=\"\(query.search)\">"
    let diets = DietTag.allCases.map { (value: $0.rawValue, title: $0.name) }
    let allergens = Allergen.allCases.map { (value: $0.rawValue, title: $0.name) }
    let without = state.boxes(
      "without", RestaurantPhrases.withoutAllergens, note: RestaurantPhrases.undeclaredNote, options: allergens)
    return FormSheet(
      RestaurantPhrases.allergensAndDiets, cancels: query.kept(RestaurantPaths.menu()), submits: KitPhrases.done,
      """
      <form id="form" class="form" method="get" action="\(RestaurantPaths.menu())">\(search)\
      \(state.boxes("diet", RestaurantPhrases.diets, options: diets))\(without)\
      \(state.boxes("traces", AllergenPresence.mayContain.name, options: [("1", RestaurantPhrases.tracesAllowed)]))</form>
      """)
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
