import Kit

/// The empty form of a shop.
struct NewShop: Screen {
  let state: FormState

  var title: Phrase { ShoppingPhrases.newShop }
  var hasLargeTitle: Bool { false }
  var isSheet: Bool { true }
  var bar: NavigationBar {
    NavigationBar(leading: .cancel(to: ShoppingPaths.aisles()), trailing: .submit())
  }

  var content: HTML {
    let name = state.text("name", ShoppingPhrases.name, kind: .name, required: true)
    return state.form(posts: ShoppingPaths.newShop(), "\(state.hidden("id"))\(FieldGroup(name).html)")
  }
}

/// A shop: what it is called, and how its aisles lie.
struct ShopDetail: Screen {
  let shop: Shop
  let categories: [Category]
  let state: FormState

  var title: Phrase { Phrase(verbatim: shop.name) }
  var hasLargeTitle: Bool { false }
  var isSheet: Bool { true }
  var topics: [Topic] { [Category.topic, Shop.topic] }

  var bar: NavigationBar {
    let delete = Menu.Item.action(
      KitPhrases.delete, "trash", to: ShoppingPaths.shopDeletion(shop.id), isDestructive: true)
    return NavigationBar(
      leading: [.cancel(to: ShoppingPaths.aisles())], trailing: [.menu(Menu([delete])), .submit()])
  }

  var content: HTML {
    let name = state.text("name", ShoppingPhrases.name, kind: .name, required: true)
    let id = shop.id
    let list = AisleList(categories: categories, posts: { ShoppingPaths.shopPlace(id, $0) })
    return """
      \(state.form(posts: ShoppingPaths.shop(id), FieldGroup(name).html))\
      <section class="group"><h2 class="group-title">\(ShoppingPhrases.aisles)</h2>\(list.html)\
      <p class="group-note">\(ShoppingPhrases.aislesNote)</p></section>
      """
  }
}
