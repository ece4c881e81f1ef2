import Kit

/// The fields of an item, wherever they are asked for.
struct ItemFields {
  let state: FormState
  let currency: Currency
  let language: Language
  let categories: [Category]
  let brands: [String]
  /// The field that somebody came to correct.
  let focused: String

  init(state: FormState, _ language: Language, in view: SpaceView, focused: String = "") throws {
    self.state = state
    self.language = language
    self.focused = focused
    currency = view.space.currency
    categories = try CategoryStore(view, language).categories()
    brands = try GoodStore(view, language).brands().alphabetical(by: \.self)
  }

  var html: HTML {
    let name = text("name", ShoppingPhrases.name, required: true)
    let brand = text("brand", ShoppingPhrases.brand, list: "brands")
    let quantity = text("quantity", ShoppingPhrases.quantity, kind: .decimal)
    let unit = state.select("unit", ShoppingPhrases.unit, options: units)
    let price = text(
      "price", ShoppingPhrases.price(in: currency), kind: .decimal, hint: ShoppingPhrases.amountHint(currency))
    let basis = state.select("basis", ShoppingPhrases.priceBasis, options: bases)
    let category = state.select("category", ShoppingPhrases.category, options: choices)
    let note = state.area("note", ShoppingPhrases.note, rows: 2)
    let list: HTML = "<datalist id=\"brands\">\(brands.html { "<option value=\"\($0)\">" })</datalist>"
    return """
      \(FieldGroup("\(name)\(brand)").html)\(FieldGroup("\(quantity)\(unit)").html)\
      \(FieldGroup("\(price)\(basis)").html)\(FieldGroup("\(category)\(note)").html)\(list)
      """
  }

  private func text(
    _ name: String, _ label: Phrase, kind: TextKind = .plain, hint: Phrase? = nil, required: Bool = false,
    list: String? = nil
  ) -> HTML {
    state.text(name, label, kind: kind, hint: hint, required: required, list: list, isFocused: focused == name)
  }

  private var units: [(value: String, title: Phrase)] {
    [("", Phrase(verbatim: "—"))] + Unit.allCases.map { ($0.rawValue, $0.title) }
  }

  private var bases: [(value: String, title: Phrase)] {
    [("", ShoppingPhrases.customary), ("whole", ShoppingPhrases.whole)]
      + Unit.allCases.map { ($0.rawValue, ShoppingPhrases.per($0)) }
  }

  /// A category that has been deleted is still the item's own until somebody chooses another.
  private var choices: [(value: String, title: Phrase)] {
    let chosen = state.values["category"]
    let known = categories.map { (value: $0.id.description, title: Phrase(verbatim: $0.name)) }
    let isKnown = chosen.isEmpty || known.contains { $0.value == chosen }
    return [("", ShoppingPhrases.none)] + known + (isKnown ? [] : [(chosen, ShoppingPhrases.deletedCategory)])
  }
}

/// The empty form of an item.
struct NewItem: Screen {
  let list: ShoppingList
  let fields: ItemFields

  var title: Phrase { ShoppingPhrases.newItem }
  var hasLargeTitle: Bool { false }
  var isSheet: Bool { true }

  var bar: NavigationBar {
    NavigationBar(leading: .cancel(to: ShoppingPaths.list(list.id)), trailing: .submit(ShoppingPhrases.add))
  }

  var content: HTML {
    fields.state.form(
      posts: ShoppingPaths.newItem(list.id), "\(fields.state.hidden("id"))\(fields.html)")
  }
}

/// An item: the filled form, and who has done what with it.
struct ItemDetail: Screen {
  let list: ShoppingList
  let item: Item
  let fields: ItemFields
  /// Whether it is bought always; `nil` where nothing is remembered of it.
  let isStaple: Bool?
  let activity: [Activity]

  var title: Phrase { Phrase(verbatim: item.line.name) }
  var hasLargeTitle: Bool { false }
  var isSheet: Bool { true }
  var topics: [Topic] { [Item.topic] }

  var bar: NavigationBar {
    NavigationBar(
      leading: [.cancel(to: ShoppingPaths.list(list.id))], trailing: [.menu(menu), .submit()])
  }

  private var menu: Menu {
    var entries: [Menu.Item] = [
      .action(
        item.isBought ? ShoppingPhrases.markToBuy : ShoppingPhrases.markBought, item.isBought ? "undo" : "check",
        to: ShoppingPaths.itemPurchase(list.id, item.id), fields: [("bought", item.isBought ? "no" : "yes")])
    ]
    if let isStaple {
      entries.append(
        .action(
          isStaple ? ShoppingPhrases.notAlways : ShoppingPhrases.buyAlways, "star",
          to: ShoppingPaths.itemStaple(list.id, item.id), fields: [("staple", isStaple ? "no" : "yes")]))
    }
    entries.append(
      .action(KitPhrases.delete, "trash", to: ShoppingPaths.itemDeletion(list.id, item.id), isDestructive: true))
    return Menu(entries)
  }

  var content: HTML {
    let form = fields.state.form(posts: ShoppingPaths.item(list.id, item.id), fields.html)
    let lines = activity.map {
      (sentence: ShoppingApp.events.deed(of: $0) ?? $0.houseDeed, details: ShoppingPhrases.details($0), at: $0.at)
    }
    return "\(form)\(ItemHistory(item: item).html)\(lines.isEmpty ? nil : ActivityList(lines).html)"
  }
}

/// When it was put on the list and by whom.
struct ItemHistory {
  let item: Item

  var html: HTML {
    let added = item.addedBy.map { ShoppingPhrases.addedBy($0.name, at: item.addedAt) }
    return Group(rows: [Row(title: ShoppingPhrases.added, value: added)]).html
  }
}
