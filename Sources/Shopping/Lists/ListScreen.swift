import Kit

/// A list: what is on it, sorted or grouped as the person likes it, and a line to add to it.
struct ListScreen: Screen {
  let list: ShoppingList
  let items: [Item]
  let categories: [Category]
  let isEditing: Bool
  let order: ItemOrder
  let people: People
  /// The form of its name, while it is edited.
  let state: FormState
  let line: LineForm
  let tools: ListTools
  let overview: ListOverview
  /// Why nothing came onto the list, when that was asked for.
  var remark: Remark?

  var title: Phrase { Phrase(verbatim: list.name) }
  var topics: [Topic] { [ShoppingList.topic, Item.topic, Category.topic] }
  var master: (any Screen)? { overview }

  private var link: Link { ShoppingPaths.list(list.id) }

  var bar: NavigationBar {
    NavigationBar(
      leading: [.back(ShoppingPhrases.lists, to: ShoppingPaths.lists()), .edit(isEditing, list: link)],
      trailing: isEditing
        ? [.submit()]
        : [.menu(menu), .add(ShoppingPhrases.newItem, to: ShoppingPaths.newItem(list.id))])
  }

  private var menu: Menu {
    let id = list.id
    var entries: [Menu.Item] = [
      .action(ShoppingPhrases.addStaples, "star", to: ShoppingPaths.staplesOnList(id), fields: keyed),
      .action(ShoppingPhrases.repeatTrip, "refresh", to: ShoppingPaths.lastTrip(id), fields: keyed),
      .link(ShoppingPhrases.suggestions, "list", to: ShoppingPaths.suggestions(id)),
    ]
    if items.contains(where: \.isBought) {
      entries.append(.action(ShoppingPhrases.clearBought, "archive", to: ShoppingPaths.clearing(id)))
    }
    entries.append(.link(ShoppingPhrases.shareLink, "link", to: Capability.shopAlong.shares(of: id)))
    entries.append(.link(ShoppingPhrases.shareText, "share", to: ShoppingPaths.listText(id)))
    return Menu(entries)
  }

  private var keyed: [(name: String, value: String)] { [("operation", tools.mint.uuid().text)] }

  var content: HTML {
    "\(remark.map { Notice($0.phrase).html })\(isEditing ? naming : tools.html)\(line.html(categories: categories))\(sorting)\(sections)"
  }

  private var naming: HTML {
    let name = state.text("name", ShoppingPhrases.name, kind: .name, required: true)
    return state.form(posts: link.with("edit", "1"), FieldGroup(name).html)
  }

  private var sorting: HTML? {
    guard !items.isEmpty else { return nil }
    return Segments(
      ShoppingPhrases.orders, name: "order", posts: ShoppingPaths.listView(list.id), was: order.rawValue,
      choices: ItemOrder.allCases.map { ($0.title, $0.rawValue) }
    ).html
  }

  private var sections: HTML {
    guard !items.isEmpty else {
      return EmptyState(
        "list", title: ShoppingPhrases.nothingOnList, text: ShoppingPhrases.nothingOnListText
      ).html
    }
    let colours = Dictionary(uniqueKeysWithValues: categories.map { ($0.id, $0.colour) })
    return order.sections(of: items, categories: categories).html { section in
      Group(
        section.heading.title, key: section.heading.key, kind: "items", isEditing: isEditing,
        rows: section.items.map { item in
          ItemRow(
            item: item, list: list.id, colour: item.category.flatMap { colours[$0] }, people: people,
            isEditing: isEditing
          ).row
        }
      ).html
    }
  }
}

extension ItemSection.Heading {
  var title: Phrase? {
    switch self {
    case .none: nil
    case .brand(let name): Phrase(verbatim: name)
    case .noBrand: ShoppingPhrases.noBrand
    case .category(let category): Phrase(verbatim: category.name)
    case .noCategory: ShoppingPhrases.noCategory
    }
  }

  /// The same for the same section of the next page.
  var key: String {
    switch self {
    case .none: "all"
    case .brand(let name): "brand-\(name.searchKey)"
    case .noBrand, .noCategory: "rest"
    case .category(let category): category.id.description
    }
  }
}
