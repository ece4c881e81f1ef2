import Kit

/// Categories in the order in which one walks past them.
struct AisleList {
  let title: Phrase
  let note: Phrase
  let categories: [Category]
  /// Where a category's place is sent.
  let posts: @Sendable (ID<Category>) -> Link
  /// What opens when its name is touched.
  var opens: (@Sendable (ID<Category>) -> Link)?

  var html: HTML {
    let rows = OrderedRows(
      categories.map {
        .init($0.id, name: $0.name, mark: $0.colour.dot, opens: opens?($0.id), posts: posts($0.id))
      })
    return """
      <section class="group"><h2 class="group-title">\(title)</h2>\(rows.html)<p class="group-note">\(note)</p></section>
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
      title: ShoppingPhrases.categories, note: ShoppingPhrases.categoriesNote, categories: categories,
      posts: { ShoppingPaths.categoryPlace($0) }, opens: { ShoppingPaths.category($0) })
    return "\(shopRows)\(list.html)"
  }

  private var shopRows: HTML {
    let rows = shops.map {
      Row(id: $0.id.description, title: Phrase(verbatim: $0.name), icon: "pin", opens: ShoppingPaths.shop($0.id))
    }
    let new = Row(title: ShoppingPhrases.newShop, icon: .plus, opens: ShoppingPaths.newShop())
    return Group(ShoppingPhrases.shops, note: ShoppingPhrases.shopsNote, rows: rows + [new]).html
  }
}
