import Kit

/// The allergens of a section's dishes: what none of them contains, and for each what is in it.
struct DeclaringForm {
  let section: MenuSection
  let sections: [MenuSection]
  let dishes: [Dish]
  let reader: MenuLanguage
  let state: FormState

  var screen: FormSheet {
    let links = sections.html { each in
      let current: HTML? = each.id == section.id ? " aria-current=\"page\"" : nil
      return """
        <a class="jump" href="\(DeskPaths.declaring(each.id))"\(current)>\(reader(each.name))</a>
        """
    }
    let form = state.form(posts: DeskPaths.declaring(section.id), as: .declareSection, "\(free)\(dishes.html(fields))")
    return FormSheet(
      RestaurantPhrases.allergens, topics: [Dish.topic], cancels: RestaurantPaths.desk(), isSheet: false,
      "<nav class=\"jumps\" aria-label=\"\(DeskPhrases.sections)\">\(links)</nav>\(form)")
  }

  /// Only what somebody says can be free of something.
  private var free: HTML {
    let open = Allergen.allCases.filter { allergen in dishes.contains { $0.allergens[allergen] == .undeclared } }
    guard !open.isEmpty else { return Notice(DeclaringPhrases.complete, tone: .success).html }
    return state.boxes(
      "free", DeclaringPhrases.noneContains(reader(section.name)), note: DeclaringPhrases.freeNote,
      options: open.map { ($0.rawValue, $0.name) })
  }

  private func fields(_ dish: Dish) -> HTML {
    let name = reader(dish.name)
    let summary: HTML = "<p class=\"declared\">\(dish.allergens.summary)</p>"
    guard !dish.allergens.isComplete else {
      return FieldGroup(titled: Phrase(verbatim: name), summary).html
    }
    return FieldGroup(
      titled: Phrase(verbatim: name),
      """
      \(summary)\(state.text(SectionDeclaration.ingredients(dish.id), DeclaringPhrases.ingredients, of: name))\
      \(state.check(SectionDeclaration.rest(dish.id), "\(DishPhrases.restIsFree)\(FormState.about(name))"))
      """
    ).html
  }
}
