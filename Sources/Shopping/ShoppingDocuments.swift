import Kit

/// What programs read of lists.
enum ShoppingDocuments {
  static func add(to routes: inout Routes) {
    routes.documents(
      ShoppingPaths.lists, "shopping.lists.read", "The lists: current ones, then completed ones", queries: [.search],
      isTool: true
    ) { visit, view, cursor -> Window<ListSummary> in
      let lists = try ListStore(view).lists(matching: visit.query.search(), after: cursor)
      return Window(lists.elements.map(ListSummary.init), next: lists.next)
    }
    routes.document(ShoppingPaths.list, "shopping.list.read", "A list and all that is on it", isTool: true) {
      try ListDocument($2, in: $1, $0.locale.language)
    }
    routes.document(ShoppingPaths.aisles, "shopping.aisles.read", "Categories and shops, in their order") {
      AislesDocument(
        categories: try CategoryStore($1, $0.locale.language).categories().map(CategoryDocument.init),
        shops: try ShopStore($1).shops().map(ShopDocument.init))
    }
  }
}

/// One of the lists.
struct ListSummary: ListedDocument {
  let entry: ListEntry

  var key: String { entry.list.id.description }

  init(_ entry: ListEntry) { self.entry = entry }

  static let members: [DocumentMember<ListSummary>] = [
    .id("id") { $0.entry.list.id }, .text("name") { $0.entry.list.name },
    .whole("items", "How many things are on it") { $0.entry.items },
    .whole("bought", "How many of them are bought") { $0.entry.bought },
    .yesNo("completed", "There is something on it, and all of it is bought") { $0.entry.list.isCompleted },
    .idIfAny("shop", "Where it is shopped for") { $0.entry.list.shop },
  ]
}

/// A list and all that is on it.
struct ListDocument: DataDocument {
  let list: ShoppingList
  let currency: Currency
  let items: [ItemDocument]

  init(_ id: ID<ShoppingList>, in view: SpaceView, _ language: Language) throws {
    list = try view.find(id)
    currency = view.space.currency
    let categories = try CategoryStore(view, language).categories()
    let names = Dictionary(categories.map { ($0.id, $0.name) }) { first, _ in first }
    items = try ItemStore(view).items(of: id).map { item in
      ItemDocument(item: item, category: item.category.flatMap { names[$0] })
    }
  }

  static let members: [DocumentMember<ListDocument>] = [
    .id("id") { $0.list.id }, .text("name") { $0.list.name }, .currency { $0.currency },
    .yesNo("completed", "There is something on it, and all of it is bought") { $0.list.isCompleted },
    .idIfAny("shop", "Where it is shopped for") { $0.list.shop },
    .list("items", "In the order in which they were added") { $0.items },
  ]
}

/// A thing on a list, as its form takes it again.
struct ItemDocument: DataDocument {
  let item: Item
  /// The category's name.
  let category: String?

  static let members: [DocumentMember<ItemDocument>] = [
    .id("id") { $0.item.id }, .text("name") { $0.item.line.name }, .textIfAny("brand") { $0.item.line.brand },
    .thousandthsIfAny("quantity") { $0.item.line.quantity?.thousandths },
    .choiceIfAny("unit") { $0.item.line.quantity?.unit },
    .moneyIfAny("price") { $0.item.line.price?.amount },
    .textIfAny("basis", "What the price is for: one of a unit, or the whole") { $0.item.line.price?.basis.rawValue },
    .textIfAny("note") { $0.item.note }, .idIfAny("category") { $0.item.category },
    .textIfAny("category_name") { $0.category }, .yesNo("bought") { $0.item.isBought },
    .moment("added") { $0.item.addedAt },
  ]
}

struct CategoryDocument: DataDocument {
  let category: Category

  init(_ category: Category) { self.category = category }

  static let members: [DocumentMember<CategoryDocument>] = [
    .id("id") { $0.category.id }, .text("name") { $0.category.name }, .choice("colour") { $0.category.colour },
  ]
}

struct ShopDocument: DataDocument {
  let shop: Shop

  init(_ shop: Shop) { self.shop = shop }

  static let members: [DocumentMember<ShopDocument>] = [.id("id") { $0.shop.id }, .text("name") { $0.shop.name }]
}

/// Where things are found in a shop.
struct AislesDocument: DataDocument {
  let categories: [CategoryDocument]
  let shops: [ShopDocument]

  static let members: [DocumentMember<AislesDocument>] = [
    .list("categories") { $0.categories }, .list("shops") { $0.shops },
  ]
}
