import Kit

/// A list that does not exist yet: it does once it is saved, and what needs a list waits until then.
struct NewList: Screen {
  let state: FormState

  var title: Phrase { ShoppingPhrases.newList }
  var hasLargeTitle: Bool { false }
  var isSheet: Bool { true }

  var bar: NavigationBar {
    NavigationBar(leading: .cancel(to: ShoppingPaths.lists()), trailing: .submit())
  }

  var content: HTML {
    let name = state.text("name", ShoppingPhrases.name, kind: .name, hint: ShoppingPhrases.nameHint, required: true)
    let form = state.form(
      posts: ShoppingPaths.newList(),
      "\(state.hidden("id"))\(FieldGroup(note: ShoppingPhrases.firstSave, name).html)")
    return "\(form)\(ListTools.unavailable)"
  }
}
