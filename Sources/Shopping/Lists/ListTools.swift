import Kit

/// What can be done with a list, in a row of buttons below its name.
struct ListTools {
  let list: ID<ShoppingList>
  let mint: Mint

  var html: HTML {
    let copy = [("id", mint.uuid().text), ("operation", mint.uuid().text)]
    return """
      <div class="tools" role="group" aria-label="\(ShoppingPhrases.actions)">\
      <a class="tool tool-strong" href="\(ShoppingPaths.trip(list))">\(Icon("shopping"))\(ShoppingPhrases.shop)</a>\
      \(button("duplicate", ShoppingPhrases.copy, RowForm(posts: ShoppingPaths.listCopy(list), fields: copy)))\
      \(button("trash", KitPhrases.delete, RowForm(posts: ShoppingPaths.listDeletion(list)), kind: " destructive"))</div>
      """
  }

  private func button(_ icon: Icon, _ title: Phrase, _ form: RowForm, kind: HTML? = nil) -> HTML {
    form.html("<button class=\"tool\(kind)\">\(icon)\(title)</button>")
  }

  /// The same buttons before there is a list.
  static var unavailable: HTML {
    let tools: [(Icon, Phrase)] = [
      ("edit", KitPhrases.edit), (.plus, KitPhrases.add), ("duplicate", ShoppingPhrases.copy),
      ("trash", KitPhrases.delete),
    ]
    let buttons = tools.html { "<button class=\"tool\" type=\"button\" disabled>\($0)\($1)</button>" }
    return "<div class=\"tools\" role=\"group\" aria-label=\"\(ShoppingPhrases.actions)\">\(buttons)</div>"
  }
}
