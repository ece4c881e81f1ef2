import Kit

/// Who may have added or bought what.
struct People: Sendable {
  let avatars: [ID<Person>: Avatar]

  /// Of somebody who has left, their initials in grey; nothing where one person shops alone.
  func avatar(of author: Author?) -> Avatar? {
    guard let author, avatars.count > 1 || author.person.map({ avatars[$0] == nil }) ?? true else { return nil }
    return author.person.flatMap { avatars[$0] } ?? Avatar(name: author.name, colour: .grey)
  }
}

/// One thing on a list: a circle that marks it bought, what it is, and the way to its form.
struct ItemRow {
  let item: Item
  let list: ID<ShoppingList>
  let colour: CategoryColour?
  let people: People
  let isEditing: Bool
  /// Whether ticking it is all that the reader may do.
  var isForGuest = false

  private var name: String { item.line.name }
  private var page: Link { ShoppingPaths.item(list, item.id) }

  var row: Row {
    let deletion = ShoppingPaths.itemDeletion(list, item.id).with("edit", isEditing ? "1" : nil)
    return Row(
      RowFrame(
        id: item.id.description, kind: "item", state: item.isBought ? " data-on" : nil,
        deletion: isForGuest ? nil : Row.Deletion(deletion, of: name)),
      "<div class=\"item-line\">\(tick)\(isForGuest ? body : openingBody)</div>")
  }

  private var body: HTML { "<div class=\"item-body\"><span class=\"item-open\">\(words.html)</span>\(aside)</div>" }

  private var openingBody: HTML {
    """
    <div class="item-body"><long-press><a class="item-open" href="\(page)">\(words.html)</a></long-press>\(aside)</div>\
    <a class="item-more" href="\(page)" aria-label="\(ShoppingPhrases.editItem(name))">\(Icon.ellipsis)</a>
    """
  }

  private var tick: HTML {
    TickForm(item: item, list: list, colour: colour).html(label: ShoppingPhrases.buy(name), Icon("check").html)
  }

  private var words: RowWords { .said(Phrase(verbatim: name), ItemFacts(item).subtitle) }

  private var aside: HTML? {
    let cost: HTML? = ItemFacts(item).cost.map { "<span class=\"row-value\">\($0)</span>" }
    let who = item.isBought ? item.boughtBy : item.addedBy
    let avatar: HTML? = people.avatar(of: who).map { avatar in
      let deed =
        item.isBought ? ShoppingPhrases.wasBought(by: who?.name ?? "") : ShoppingPhrases.wasAdded(by: who?.name ?? "")
      return "\(avatar.html)<span class=\"hidden\">\(deed)</span>"
    }
    guard cost != nil || avatar != nil else { return nil }
    return "<span class=\"item-aside\">\(cost)\(avatar)</span>"
  }
}

/// What is said of an item below its name and beside it.
struct ItemFacts {
  let line: ItemLine
  let note: String
  /// Whether what all of it costs stands beside it, so that the price need not say the same.
  let hasCost: Bool

  init(_ item: Item) {
    self.init(item.line, note: item.note, hasCost: true)
  }

  init(_ line: ItemLine, note: String = "", hasCost: Bool = false) {
    self.line = line
    self.note = note
    self.hasCost = hasCost
  }

  /// "2 kg · Mimosa · 3,50 €/kg · la azul"
  var subtitle: Phrase? {
    var parts: [Phrase] = []
    if let quantity = line.quantity { parts.append(Phrase(es: "\(quantity)", en: "\(quantity)", pt: "\(quantity)")) }
    if let brand = line.brand { parts.append(Phrase(verbatim: brand)) }
    if let price = line.price, !hasCost || price.basis != .whole && cost != Phrase(price.amount) {
      parts.append(Phrase(es: "\(price)", en: "\(price)", pt: "\(price)"))
    }
    if !note.isEmpty { parts.append(Phrase(verbatim: note)) }
    guard let first = parts.first else { return nil }
    return parts.dropFirst().reduce(first) { all, next in
      Phrase(es: "\(all) · \(next)", en: "\(all) · \(next)", pt: "\(all) · \(next)")
    }
  }

  /// What all of it costs; nothing when that does not follow from the price.
  var cost: Phrase? {
    do {
      return try line.cost.map { Phrase($0) }
    } catch {
      return nil
    }
  }
}

/// Says that an item is bought, or is to be bought: the state that is wanted, never its opposite.
struct TickForm {
  let item: Item
  let list: ID<ShoppingList>
  let colour: CategoryColour?
  var onTrip = false

  /// - Parameter label: where the content doesn't say it itself.
  func html(label: Phrase?, _ content: HTML) -> HTML {
    let link = ShoppingPaths.itemPurchase(list, item.id).with("on", onTrip ? "trip" : nil)
    let name: HTML? = label.map { " aria-label=\"\($0)\"" }
    let tone: HTML? = colour.map { " data-colour=\"\($0.rawValue)\"" }
    return """
      <set-field\(onTrip, attribute: "stays")><form class="tick" method="post" action="\(link)">\
      <input type="hidden" name="bought" value="\(item.isBought ? "no" : "yes")">\
      <button class="tick-button" aria-pressed="\(item.isBought ? "true" : "false")"\(name)\(tone)>\
      \(content)</button></form></set-field>
      """
  }
}
