import Kit

/// A list: what is on it, sorted or grouped as the person likes it, and a line to add to it.
struct ListScreen: Screen {
  let list: ShoppingList
  let items: [Item]
  let groups: ItemGroups
  let isEditing: Bool
  let order: ItemOrder
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
      leading: [.back(KitPhrases.lists, to: ShoppingPaths.lists())] + (isEditing ? [] : [.edit(false, list: link)]),
      // One way out of it, which keeps the name that was typed.
      trailing: isEditing
        ? [.submit()]
        : [.menu(menu), .add(ShoppingPhrases.newItem, to: ShoppingPaths.newItem(list.id))])
  }

  private var menu: Menu {
    let id = list.id
    let keyed = { [(name: "operation", value: tools.mint.uuid().text)] }
    var entries: [Menu.Item] = [
      .action(
        ShoppingPhrases.addStaples, "star", to: ShoppingPaths.staplesOnList(id), as: .addStaples, fields: keyed()),
      .action(
        ShoppingPhrases.repeatTrip, "refresh", to: ShoppingPaths.lastTrip(id), as: .repeatTrip, fields: keyed()),
      .link(ShoppingPhrases.suggestions, "list", to: ShoppingPaths.suggestions(id)),
    ]
    if items.contains(where: \.isBought) {
      entries.append(.action(ShoppingPhrases.clearBought, "archive", to: ShoppingPaths.clearing(id), as: .clearList))
    }
    entries.append(.link(KitPhrases.inviteByLink, "link", to: Capability.shopAlong.shares(of: id)))
    entries.append(.link(ShoppingPhrases.shareText, "share", to: ShoppingPaths.listText(id)))
    return Menu(entries)
  }

  var content: HTML {
    """
    \(remark.map { Notice($0.phrase).html })\(isEditing ? naming : tools.html)\
    \(line.html(categories: groups.categories))\(sorting)\(pending)\
    \(items.isEmpty ? ItemGroups.nothing : groups.sunk(items, by: order, as: .list(isEditing: isEditing)))
    """
  }

  /// What was added and is only on the device yet.
  private var pending: HTML {
    groups.pending(of: [ShoppingPaths.lines(list.id), ShoppingPaths.newItem(list.id)], as: .list(isEditing: false))
  }

  private var naming: HTML {
    state.form(posts: link.with("edit", "1"), as: .renameList, FieldGroup(state.show(ListDraft.name)).html)
  }

  private var sorting: HTML? {
    guard !items.isEmpty else { return nil }
    return Segments(
      KitPhrases.sortBy, name: "order", posts: ShoppingPaths.listView(list.id), as: .sortList,
      was: order.rawValue,
      choices: ItemOrder.allCases.map { ($0.title, $0.rawValue) }
    ).html
  }
}
