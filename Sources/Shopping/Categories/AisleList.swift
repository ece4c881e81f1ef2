import Kit

/// Categories in an order that one changes: a button up, a button down, and a grip for whoever rather drags.
struct AisleList {
  let categories: [Category]
  /// Where a category's place is sent.
  let posts: @Sendable (ID<Category>) -> Link
  /// What opens when its name is touched.
  var opens: (@Sendable (ID<Category>) -> Link)?

  var html: HTML {
    let rows = categories.indices.html { row(at: $0) }
    return "<drag-list><ul class=\"rows aisles\">\(rows)</ul></drag-list>"
  }

  private func row(at index: Int) -> HTML {
    let category = categories[index]
    let previous = index > 0 ? categories[index - 1].id : nil
    let afterNext = index + 2 < categories.count ? categories[index + 2].id : nil
    let words: HTML = """
      <span class="dot" data-colour="\(category.colour.rawValue)"></span><span class="row-title">\(category.name)</span>
      """
    let name: HTML =
      opens.map { "<a class=\"aisle-name\" href=\"\($0(category.id))\">\(words)</a>" }
      ?? "<span class=\"aisle-name\">\(words)</span>"
    let up = button(
      "chevron-up", ShoppingPhrases.moveUp(category.name), category.id, before: previous, isPossible: index > 0)
    let down = button(
      "chevron-down", ShoppingPhrases.moveDown(category.name), category.id, before: afterNext,
      isPossible: index + 1 < categories.count)
    return """
      <li class="row aisle" id="row-\(category.id)" data-id="\(category.id)"><div class="aisle-line">\(name)\
      <div class="aisle-moves">\(up)\(down)<span class="grip" aria-hidden="true"></span></div></div></li>
      """
  }

  private func button(
    _ icon: Icon, _ label: Phrase, _ id: ID<Category>, before next: ID<Category>?, isPossible: Bool
  ) -> HTML {
    """
    <form method="post" action="\(posts(id))" data-enhance>\
    <input type="hidden" name="before" value="\(next?.description ?? "end")">\
    <button class="aisle-move" aria-label="\(label)"\(!isPossible, attribute: "disabled")>\(icon)</button></form>
    """
  }
}

/// The categories in their general order, and the shops that have one of their own.
struct AisleScreen: Screen {
  let categories: [Category]
  let shops: [Shop]

  var title: Phrase { ShoppingPhrases.aisles }
  var topics: [Topic] { [Category.topic, Shop.topic] }
  var bar: NavigationBar {
    NavigationBar(trailing: .add(ShoppingPhrases.newCategory, to: ShoppingPaths.newCategory()))
  }

  var content: HTML {
    let list = AisleList(
      categories: categories, posts: { ShoppingPaths.categoryPlace($0) },
      opens: { ShoppingPaths.category($0) })
    return """
      \(shopRows)<section class="group"><h2 class="group-title">\(ShoppingPhrases.categories)</h2>\(list.html)\
      <p class="group-note">\(ShoppingPhrases.categoriesNote)</p></section>
      """
  }

  private var shopRows: HTML {
    let rows = shops.map {
      Row(id: $0.id.description, title: Phrase(verbatim: $0.name), icon: "pin", opens: ShoppingPaths.shop($0.id))
    }
    let new = Row(title: ShoppingPhrases.newShop, icon: .plus, opens: ShoppingPaths.newShop())
    return Group(ShoppingPhrases.shops, note: ShoppingPhrases.shopsNote, rows: rows + [new]).html
  }
}
