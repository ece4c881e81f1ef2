import Kit

/// One thing on a list: a circle that marks it bought, what it is, and the way to its form.
struct ItemRow: Hashable, Sendable {
  /// Where it stands.
  enum Look: Hashable, Sendable {
    case list(isEditing: Bool)
    case guest
    case trip
  }

  let look: Look
  let item: Item
  let list: ID<ShoppingList>
  let colour: CategoryColour?
  /// Of whoever bought it, or added it and is waiting for it.
  let doer: Avatar?
  /// Whether a guest may take it back.
  let isTheirs: Bool
  let currency: Currency
  /// Of the goods that it is.
  var picture: String?

  /// Whatever else an item's rows differ in is compared.
  func hash(into hasher: inout Hasher) {
    hasher.combine(item.id)
  }

  var row: Row {
    switch look {
    case .list(let isEditing): row(isEditing)
    case .guest: guestsRow
    case .trip: tripRow
    }
  }

  private var name: String { item.line.name }
  private var page: Link { ShoppingPaths.item(list, item.id) }
  private var pictured: HTML { GoodPicture(picture).html }
  private var words: HTML { RowWords.said(Phrase(verbatim: name), item.line.facts(item.note, hasCost: true)).html }

  private func row(_ isEditing: Bool) -> Row {
    let deletion = ShoppingPaths.itemDeletion(list, item.id).with("edit", isEditing ? "1" : nil)
    let words: HTML = "<span class=\"row-title\">\(name)</span><span class=\"row-subtitle\">\(facts)</span>"
    return row(
      "item", deletion: Row.Deletion(deletion, of: name, as: .deleteItem),
      """
      \(tick)<div class="item-body"><long-press><a class="item-open" href="\(page)">\(pictured)\(words)</a></long-press>\
      \(aside(hasCost: false))</div>\(AmountForm(item: item, list: list).html)\(more(page))
      """)
  }

  /// A guest ticks it, and takes it back where it is theirs: there is no edit mode, so that a button always shows.
  private var guestsRow: Row {
    let deletion = ShoppingPaths.itemDeletion(list, item.id)
    let button: HTML =
      "<button class=\"item-more\" aria-label=\"\(ShoppingPhrases.takeBack(name))\">\(Icon("trash"))</button>"
    let takingBack = isTheirs ? RowForm(posts: deletion, as: .deleteItem, kind: "item-end").html(button) : nil
    return row(
      "item", deletion: isTheirs ? Row.Deletion(deletion, of: name, as: .deleteItem) : nil,
      """
      \(tick)<div class="item-body"><span class="item-open">\(pictured)\(words)</span>\(aside())</div>\(takingBack)
      """)
  }

  /// One that ticks wherever it is touched, but for its price, which is corrected there.
  private var tripRow: Row {
    let content: HTML = """
      \(Icon("check"))\(pictured)<span class="item-body"><span class="row-text">\(words)</span>\
      \(aside(hasCost: false, saysAdder: false))</span>
      """
    let link = purchase.with("on", "trip")
    let tick = TickForm(
      "bought", item.isBought, posts: link, as: .buyItem, colour: colour?.rawValue, stays: true, content)
    let page = page.with("on", "trip")
    let correction = CorrectionLink(
      item: item, page: page, posts: ShoppingPaths.itemCorrection(list, item.id), currency: currency)
    return row("item trip-item", "<long-press opens=\"\(page)\">\(tick.html)</long-press>\(correction.html)")
  }

  /// How much it is, which − and + change, and what else is said of it, with what all of it costs.
  private var facts: HTML {
    let words = [item.line.facts(item.note, hasCost: true, hasQuantity: false), item.line.shownCost]
    let others = words.compactMap(\.self).joined(by: " · ")
    let amount: HTML? = item.line.quantity.map { others == nil ? "\(Phrase($0))" : "\(Phrase($0)) · " }
    let rest: HTML? = others.map { "\($0)" }
    return "<span class=\"amount-text\">\(amount)</span>\(rest)"
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

  private func aside(hasCost: Bool = true, saysAdder: Bool = true) -> HTML? {
    let cost: HTML? = !hasCost ? nil : item.line.shownCost.map { "<span class=\"row-value\">\($0)</span>" }
    let avatar: HTML? =
      !item.isBought && !saysAdder
      ? nil
      : doer.map { avatar in
        let (who, deed) =
          item.isBought ? (item.boughtBy, ShoppingPhrases.wasBought) : (item.addedBy, ShoppingPhrases.wasAdded)
        return "\(avatar.html)<span class=\"hidden\">\(deed(who?.name ?? ""))</span>"
      }
    guard cost != nil || avatar != nil else { return nil }
    return "<span class=\"item-aside\">\(cost)\(avatar)</span>"
  }
}

extension ItemLine {
  /// What is said of it below its name: “2 kg · Mimosa · 3,50 €/kg · la azul”.
  /// - Parameters:
  ///   - hasQuantity: whether it says how much it is too.
  ///   - hasCost: whether what all of it costs stands beside it, so that the price need not say the same.
  func facts(_ note: String = "", hasCost: Bool = false, hasQuantity: Bool = true) -> Phrase? {
    let saysPrice = !hasCost || price?.basis != .whole && shownCost != price.map { Phrase($0.amount) }
    return [
      hasQuantity ? quantity.map { Phrase($0) } : nil, brand.map(Phrase.init(verbatim:)),
      saysPrice ? price.map { Phrase($0) } : nil,
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
