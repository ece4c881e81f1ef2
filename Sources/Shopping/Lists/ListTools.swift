import Kit

/// What can be done with a list, in a row of buttons below its name.
struct ListTools {
  let list: ID<ShoppingList>
  let mint: Mint

  var html: HTML {
    let (copy, operation): (ID<ShoppingList>, String) = (mint.id(), mint.uuid().text)
    let copying: HTML = """
      <input type="hidden" name="id" value="\(copy)"><input type="hidden" name="operation" value="\(operation)">
      """
    return """
      <div class="tools" role="group" aria-label="\(ShoppingPhrases.actions)">\
      <a class="tool tool-strong" href="\(ShoppingPaths.trip(list))">\(Icon("shopping"))\(ShoppingPhrases.shop)</a>\
      \(button("duplicate", ShoppingPhrases.copy, posts: ShoppingPaths.listCopy(list), copying))\
      \(button("trash", KitPhrases.delete, posts: ShoppingPaths.listDeletion(list)))</div>
      """
  }

  private func button(_ icon: Icon, _ title: Phrase, posts link: Link, _ fields: HTML? = nil) -> HTML {
    """
    <form method="post" action="\(link)" data-enhance>\(fields)<button class="tool">\(icon)\(title)</button></form>
    """
  }

  /// The same buttons before there is a list.
  static var unavailable: HTML {
    let tools: [(Icon, Phrase)] = [
      ("edit", KitPhrases.edit), (.plus, ShoppingPhrases.add), ("duplicate", ShoppingPhrases.copy),
      ("trash", KitPhrases.delete),
    ]
    let buttons = tools.html { "<button class=\"tool\" type=\"button\" disabled>\($0)\($1)</button>" }
    return "<div class=\"tools\" role=\"group\" aria-label=\"\(ShoppingPhrases.actions)\">\(buttons)</div>"
  }
}
