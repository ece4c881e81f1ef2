import Kit

extension Capability {
  /// For whoever shops along without an account: they tick, add and take back what they have added, and change nothing
  /// else.
  static let shopAlong = Capability(
    "shopping.help", offer: ShoppingPhrases.shopAlong, topics: [ShoppingList.topic, Item.topic],
    of: { (id: ID<ShoppingList>, view) in try view.find(id).subject }, opens: ShoppingPaths.list)
}

/// A list as a guest sees it: in the order of its categories, what is bought below, with a line to add to it.
struct SharedList: Screen {
  let list: ShoppingList
  let items: [Item]
  let groups: ItemGroups
  let line: LineForm

  var title: Phrase { Phrase(verbatim: list.name) }
  var bar: NavigationBar { NavigationBar() }
  var topics: [Topic] { [ShoppingList.topic, Item.topic] }

  init(_ id: ID<ShoppingList>, _ state: FormState, for visit: GuestVisit, in view: SpaceView) throws {
    list = try view.find(id)
    items = try ItemStore(view).items(of: id)
    groups = try ItemGroups(of: id, visit, in: view)
    line = LineForm(list: id, state: state, mint: visit.house.mint, suggests: false)
  }

  var content: HTML {
    let rows = items.isEmpty ? ItemGroups.nothing : groups.sunk(items, as: .guest)
    let pending = groups.pending(of: [ShoppingPaths.lines(list.id)], as: .guest)
    return "\(line.html(categories: groups.categories))\(pending)\(rows)"
  }
}
