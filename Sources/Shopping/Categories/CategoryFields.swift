import Kit

/// The empty form of a category.
struct NewCategory: Screen {
  let state: FormState

  var title: Phrase { ShoppingPhrases.newCategory }
  var hasLargeTitle: Bool { false }
  var isSheet: Bool { true }
  var bar: NavigationBar {
    NavigationBar(leading: .cancel(to: ShoppingPaths.aisles()), trailing: .submit())
  }

  var content: HTML {
    state.form(
      posts: ShoppingPaths.newCategory(), "\(state.hidden("id"))\(CategoryFields(state: state).html)")
  }
}

/// A category: the filled form.
struct CategoryDetail: Screen {
  let category: Category
  let state: FormState

  var title: Phrase { Phrase(verbatim: category.name) }
  var hasLargeTitle: Bool { false }
  var isSheet: Bool { true }
  var topics: [Topic] { [Category.topic] }

  var bar: NavigationBar {
    let delete = Menu.Item.action(
      KitPhrases.delete, "trash", to: ShoppingPaths.categoryDeletion(category.id), isDestructive: true)
    return NavigationBar(
      leading: [.cancel(to: ShoppingPaths.aisles())], trailing: [.menu(Menu([delete])), .submit()])
  }

  var content: HTML {
    state.form(posts: ShoppingPaths.category(category.id), CategoryFields(state: state).html)
  }
}

/// A name and one of the colours.
struct CategoryFields {
  let state: FormState

  var html: HTML {
    let name = state.text("name", ShoppingPhrases.name, kind: .name, required: true)
    return "\(FieldGroup(name).html)\(colours)"
  }

  private var colours: HTML {
    let chosen = state.values["colour"]
    let swatches = CategoryColour.allCases.html { colour in
      """
      <label class="swatch"><input type="radio" name="colour" value="\(colour.rawValue)"\
      \(colour.rawValue == chosen, attribute: "checked")><span class="dot" data-colour="\(colour.rawValue)"></span>\
      <span class="hidden">\(colour.name)</span></label>
      """
    }
    let shown: HTML? = state.original.map { "<input type=\"hidden\" name=\"was.colour\" value=\"\($0["colour"])\">" }
    let problem: HTML? = state.problems["colour"].map { "<p class=\"field-error\">\($0)</p>" }
    return """
      <fieldset class="group swatches"><legend class="group-title">\(ShoppingPhrases.colour)</legend>\
      <div class="fields">\(swatches)</div>\(shown)\(problem)</fieldset>
      """
  }
}
