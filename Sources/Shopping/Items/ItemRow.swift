import Kit

/// One thing on a list: a circle that marks it bought, what it is, and the way to its form.
struct ItemRow {
  let item: Item
  let list: ID<ShoppingList>
  let colour: CategoryColour?
  let people: People
  /// Of the goods that it is.
  var picture: String?

  private var name: String { item.line.name }
  private var page: Link { ShoppingPaths.item(list, item.id) }
  private var doer: Author? { item.isBought ? item.boughtBy : item.addedBy }
  private var pictured: HTML { GoodPicture(picture).html }
  private var words: HTML { RowWords.said(Phrase(verbatim: name), item.line.facts(item.note, hasCost: true)).html }

  func row(_ isEditing: Bool) -> Row {
    let deletion = ShoppingPaths.itemDeletion(list, item.id).with("edit", isEditing ? "1" : nil)
    let words = RowWords.said(Phrase(verbatim: name), item.line.factsBesideAmount(item.note)).html
    return row(
      "item", deletion: Row.Deletion(deletion, of: name, as: .deleteItem),
      """
      \(tick)<div class="item-body"><long-press><a class="item-open" href="\(page)">\(pictured)\(words)</a></long-press>\
      \(aside(doer, hasCost: false))</div>\(AmountForm(item: item, list: list).html)\(more(page))
      """)
  }

  /// A guest ticks it, and takes it back where it is theirs: there is no edit mode, so that a button always shows.
  var guestsRow: Row {
    let deletion = ShoppingPaths.itemDeletion(list, item.id)
    let isTheirs = item.mayBeTakenBack(by: people.reader)
    let button: HTML =
      "<button class=\"item-more\" aria-label=\"\(ShoppingPhrases.takeBack(name))\">\(Icon("trash"))</button>"
    let takingBack = isTheirs ? RowForm(posts: deletion, as: .deleteItem, kind: "item-end").html(button) : nil
    return row(
      "item", deletion: isTheirs ? Row.Deletion(deletion, of: name, as: .deleteItem) : nil,
      """
      \(tick)<div class="item-body"><span class="item-open">\(pictured)\(words)</span>\(aside(doer))</div>\(takingBack)
      """)
  }

  /// One that ticks wherever it is touched, but for its price, which is corrected there.
  var tripRow: Row {
    let content: HTML = """
      \(Icon("check"))\(pictured)<span class="item-body"><span class="row-text">\(words)</span>\
      \(aside(item.boughtBy, hasCost: false))</span>
      """
    let link = purchase.with("on", "trip")
    let tick = TickForm(
      "bought", item.isBought, posts: link, as: .buyItem, colour: colour?.rawValue, stays: true, content)
    let page = page.with("on", "trip")
    let correction = CorrectionLink(item: item, page: page, posts: ShoppingPaths.itemCorrection(list, item.id))
    return row("item trip-item", "<long-press opens=\"\(page)\">\(tick.html)</long-press>\(correction.html)")
  }

  private func row(_ kind: String, deletion: Row.Deletion? = nil, _ content: HTML) -> Row {
    Row(
      RowFrame(id: item.id.description, kind: kind, state: item.isBought ? " data-on" : nil, deletion: deletion),
      "<div class=\"item-line\">\(content)</div>")
  }

  private var purchase: Link { ShoppingPaths.itemPurchase(list, item.id) }

  private var tick: HTML {
    let label = EventPhrases.line(ShoppingPhrases.bought, name)
    return TickForm(
      "bought", item.isBought, posts: purchase, as: .buyItem, label: label, colour: colour?.rawValue, stays: true,
      Icon("check").html
    ).html
  }

  private func more(_ page: Link) -> HTML {
    "<a class=\"item-more\" href=\"\(page)\" aria-label=\"\(ShoppingPhrases.editItem(name))\">\(Icon.ellipsis)</a>"
  }

  private func aside(_ who: Author?, hasCost: Bool = true) -> HTML? {
    let cost: HTML? = !hasCost ? nil : item.line.shownCost.map { "<span class=\"row-value\">\($0)</span>" }
    let avatar: HTML? = people.avatar(of: who).map { avatar in
      let deed = item.isBought ? ShoppingPhrases.wasBought : ShoppingPhrases.wasAdded
      return "\(avatar.html)<span class=\"hidden\">\(deed(who?.name ?? ""))</span>"
    }
    guard cost != nil || avatar != nil else { return nil }
    return "<span class=\"item-aside\">\(cost)\(avatar)</span>"
  }
}

extension ItemLine {
  /// What is said of it below its name: “2 kg · Mimosa · 3,50 €/kg · la azul”.
  /// - Parameter hasCost: whether what all of it costs stands beside it, so that the price need not say the same.
  func facts(_ note: String = "", hasCost: Bool = false) -> Phrase? {
    let saysPrice = !hasCost || price?.basis != .whole && shownCost != price.map { Phrase($0.amount) }
    return [
      quantity.map { Phrase($0) }, brand.map(Phrase.init(verbatim:)), saysPrice ? price.map { Phrase($0) } : nil,
      note.isEmpty ? nil : Phrase(verbatim: note),
    ].compactMap(\.self).joined(by: " · ")
  }

  /// The same where how much it is stands beside it: “Mimosa · 3,50 €/kg · 7,00 € · la azul”.
  func factsBesideAmount(_ note: String = "") -> Phrase? {
    let cost = shownCost
    let saysPrice = price?.basis != .whole && cost != price.map { Phrase($0.amount) }
    return [
      brand.map(Phrase.init(verbatim:)), saysPrice || cost == nil ? price.map { Phrase($0) } : nil, cost,
      note.isEmpty ? nil : Phrase(verbatim: note),
    ].compactMap(\.self).joined(by: " · ")
  }

  /// What all of it costs; nothing when that does not follow from the price, or is more than an amount can hold.
  var shownCost: Phrase? {
    do {
      return try cost.map { Phrase($0) }
    } catch {
      return nil
    }
  }
}
