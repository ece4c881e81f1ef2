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

/// Items that stand together.
struct ItemGroup {
  let heading: Phrase?
  let key: String
  let isEditing: Bool
  let rows: [ItemRow]

  var html: HTML {
    let title: HTML? = heading.map { "<h2 class=\"group-title\">\($0)</h2>" }
    return """
      <section class="group" data-section="\(key)">\(title)<ul class="rows items\(isEditing ? " editing" : "")">\
      \(rows.html(\.html))</ul></section>
      """
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
  private var deletion: Link { ShoppingPaths.itemDeletion(list, item.id).with("edit", isEditing ? "1" : nil) }

  var html: HTML {
    if isForGuest {
      return """
        <li class="row item" id="row-\(item.id)"\(item.isBought, attribute: "data-on")><div class="item-line">\(tick)\
        <div class="item-body"><span class="item-open">\(words)</span>\(aside)</div></div></li>
        """
    }
    let attribute: HTML = isEditing ? "" : " deletion=\"\(deletion)\""
    return """
      <li class="row item" id="row-\(item.id)"\(item.isBought, attribute: "data-on")><swipe-row\(attribute)>\
      <div class="item-line">\(tick)<div class="item-body"><long-press><a class="item-open" href="\(page)">\(words)</a></long-press>\(aside)</div>\
      <a class="item-more" href="\(page)" aria-label="\(ShoppingPhrases.editItem(name))">\(Icon.ellipsis)</a></div>\
      \(isEditing ? deleteButton : nil)</swipe-row></li>
      """
  }

  private var tick: HTML {
    TickForm(item: item, list: list, colour: colour).html(label: ShoppingPhrases.buy(name), Icon("check").html)
  }

  private var words: HTML {
    let second: HTML? = ItemFacts(item).subtitle.map { "<span class=\"row-subtitle\">\($0)</span>" }
    return "<span class=\"row-title\">\(name)</span>\(second)"
  }

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

  private var deleteButton: HTML {
    """
    <form class="row-delete" method="post" action="\(deletion)" data-enhance><button class="delete">\
    <span>\(KitPhrases.delete) </span><span class="hidden">\(name)</span></button></form>
    """
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
