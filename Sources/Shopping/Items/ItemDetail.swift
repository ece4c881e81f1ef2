import Kit

/// An item: the filled form, and who has done what with it.
struct ItemDetail {
  let list: ID<ShoppingList>
  let item: Item
  /// Whether one came from the trip, to which one goes back.
  let isOnTrip: Bool
  let fields: ItemFields
  /// What is remembered of it, where anything is.
  let good: RememberedGood?
  let activity: [Activity]

  var sheet: FormSheet {
    let page = ShoppingPaths.item(list, item.id).with("on", isOnTrip ? "trip" : nil)
    let form = fields.state.form(posts: page, as: .changeItem, fields.html)
    let added = item.addedBy.map { ShoppingPhrases.addedBy($0.name, at: item.addedAt) }
    let lines = activity.map {
      (sentence: ShoppingApp.events.deed(of: $0) ?? $0.houseDeed, details: details(of: $0), at: $0.at)
    }
    return FormSheet(
      Phrase(verbatim: item.line.name), topics: [Item.topic],
      cancels: isOnTrip ? ShoppingPaths.trip(list) : ShoppingPaths.list(list), menu: menu,
      """
      \(form)\(Group(rows: [Row(title: ShoppingPhrases.added, subtitle: added)]).html)\
      \(lines.isEmpty ? nil : ActivityList(lines).html)
      """)
  }

  private var menu: Menu {
    let purchase = ShoppingPaths.itemPurchase(list, item.id)
    let bought: Menu.Item =
      item.isBought
      ? .action(ShoppingPhrases.markToBuy, "undo", to: purchase, as: .buyItem, fields: [("bought", "no")])
      : .action(ShoppingPhrases.markBought, "check", to: purchase, as: .buyItem, fields: [("bought", "yes")])
    let staple = good.map { good in
      Menu.Item.action(
        good.isStaple ? ShoppingPhrases.notAlways : ShoppingPhrases.buyAlways, "star",
        to: ShoppingPaths.itemStaple(list, item.id), as: .markStaple, fields: [("staple", good.isStaple ? "no" : "yes")]
      )
    }
    let memory = good.map { Menu.Item.link(GoodPhrases.open, "info", to: ShoppingPaths.staple($0.id)) }
    let delete = Menu.Item.action(
      KitPhrases.delete, "trash", to: ShoppingPaths.itemDeletion(list, item.id), as: .deleteItem, isDestructive: true)
    return Menu([bought, staple, memory, delete].compactMap(\.self))
  }

  /// Each field before and after.
  private func details(of activity: Activity) -> [Phrase] {
    guard activity.tells(of: Item.changed) else { return [] }
    // What says itself by the one beside it, and ids.
    let unsaid: Set = [ItemDraft.unit.name, ItemDraft.basis.name, ItemDraft.category.name]
    return activity.fields.filter { !unsaid.contains($0.field) }.compactMap { change in
      ItemDraft.label(of: change.field).map { change.phrase($0) }
    }
  }
}
