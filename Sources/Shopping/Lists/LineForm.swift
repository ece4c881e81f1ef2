import Kit

/// One line to write what is needed, and what was made of the last one.
struct LineForm {
  /// More would push the list off the screen.
  static let shown = 5

  let list: ID<ShoppingList>
  let state: FormState
  let mint: Mint
  var understood: [Item] = []
  /// Those of them whose price may be that of all of it.
  var unsure: Set<ID<Item>> = []
  /// Whether what the household buys is offered while one types.
  var suggests = true
  /// Whether one is here to write: nothing is on the list yet.
  var isFirst = false
  /// Whether it stands on the trip, to which it leads back.
  var isOnTrip = false

  func html(categories: [Category]) -> HTML {
    let suggestions: HTML? =
      suggests ? " suggestions=\"\(ShoppingPaths.suggestions(list))\" offered=\"\(ShoppingPhrases.offered)\"" : nil
    return "<line-field\(suggestions)>\(form)<div data-suggestions></div>\(chips(categories))</line-field>"
  }

  private var posts: Link { ShoppingPaths.lines(list).with("on", isOnTrip ? "trip" : nil) }

  private var form: HTML {
    """
    <form class="add-line" method="post" action="\(posts)" data-enhance\(Action.addLines.attributes)>\
    <input type="hidden" name="operation" value="\(mint.uuid().text)">\
    <label class="hidden" for="text">\(ShoppingPhrases.addLine)</label>\
    <textarea id="text" name="text" rows="1" placeholder="\(ShoppingPhrases.addLineHint)" autocomplete="off" \
    enterkeyhint="send"\(isFirst && state.problems.isEmpty, attribute: "autofocus")\(state.described("text"))>\n\(state.values["text"])</textarea>\
    <button class="add-line-button" aria-label="\(KitPhrases.add)">\(Icon.plus)</button>\(state.error("text"))</form>
    """
  }

  private func chips(_ categories: [Category]) -> HTML? {
    guard !understood.isEmpty else { return nil }
    let items = understood.map { item in
      ItemChips(item: item, list: list, categories: categories, isPriceUnsure: unsure.contains(item.id))
    }
    // Of many, those that ask something come before the others.
    let asking = items.filter(\.asks)
    let shown = items.count > Self.shown && !asking.isEmpty ? asking[...] : items.prefix(Self.shown)
    return """
      <div class="understood" role="group" aria-label="\(ShoppingPhrases.understood)">\(shown.html(\.html))</div>
      """
  }
}

/// What was understood of a line, each part a way to correct it.
struct ItemChips {
  let item: Item
  let list: ID<ShoppingList>
  let categories: [Category]
  var isPriceUnsure = false

  var html: HTML {
    let (line, category) = (item.line, categories.first { $0.id == item.category })
    let chips = [
      chip(ItemDraft.name, Phrase(verbatim: line.name)), quantity(of: line),
      line.brand.map { chip(ItemDraft.brand, Phrase(verbatim: $0)) }, price(of: line),
      chip(
        ItemDraft.category, category.map { Phrase(verbatim: $0.name) } ?? ShoppingPhrases.noCategory,
        dot: category?.colour.dot),
    ]
    return "<p class=\"chips\">\(chips.compactMap(\.self))</p>"
  }

  /// Whether anything of it is unsure.
  var asks: Bool {
    let line = item.line
    return line.quantity == nil && line.mayHoldQuantity || isEachUnsure || line.price == nil && line.mayHoldPrice
  }

  private var isEachUnsure: Bool { isPriceUnsure && item.line.price.map { $0.basis != .whole } ?? false }

  /// A question where the name still holds a number that may be meant as one.
  private func quantity(of line: ItemLine) -> HTML? {
    if let quantity = line.quantity { return chip(ItemDraft.quantity, Phrase(quantity)) }
    return line.mayHoldQuantity ? chip(ItemDraft.quantity, ShoppingPhrases.howMuch, isAsked: true) : nil
  }

  /// A question where it may be what all of it costs.
  private func price(of line: ItemLine) -> HTML? {
    if let price = line.price {
      let value = isEachUnsure ? ShoppingPhrases.isItEach(price) : Phrase(price)
      return chip(ItemDraft.price, value, isAsked: isEachUnsure)
    }
    return line.mayHoldPrice ? chip(ItemDraft.price, ShoppingPhrases.whatPrice, isAsked: true) : nil
  }

  private func chip(_ field: Field<ItemDraft>, _ value: Phrase, dot: HTML? = nil, isAsked: Bool = false) -> HTML {
    let link = ShoppingPaths.item(list, item.id).with("field", field.name)
    let label = ShoppingPhrases.correct(field.label, value)
    let kind: HTML? = isAsked ? " chip-asked" : nil
    return "<a class=\"chip\(kind)\" href=\"\(link)\" aria-label=\"\(label)\">\(dot)\(value)</a>"
  }
}
