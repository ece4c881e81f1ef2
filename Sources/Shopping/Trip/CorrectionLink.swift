import Kit

/// What an item costs, as the way to correct it: to its form, or with scripts to a few fields in place.
struct CorrectionLink {
  let item: Item
  let page: Link
  let posts: Link
  let currency: Currency

  var html: HTML {
    let (line, cost) = (item.line, item.line.shownCost)
    let basis = line.price?.basis ?? Price.customaryBasis(beside: line.quantity)
    return """
      <a class="item-more item-price" href="\(page)" aria-label="\(ShoppingPhrases.correctItem(line.name, cost))" \
      data-corrects="\(posts)" data-price="\(FieldText(line.price?.amount))" data-currency="\(currency.code)" \
      data-basis="\(basis.title)"\(basis == .whole, attribute: "data-is-whole") \
      data-quantity="\(FieldText(line.quantity))" data-unit="\((line.quantity ?? .one).unit.rawValue)">\
      \(cost.map { "<span class=\"row-value\">\($0)</span>" } ?? Icon("euro").html)</a>
      """
  }
}

/// The form in which a price and a quantity are corrected while one shops. It stands there for an item; scripts show it, filled in
/// from the row that was touched.
struct CorrectionDialog {
  let item: Item
  let list: ID<ShoppingList>
  let currency: Currency
  let mint: Mint

  var html: HTML {
    let posts = ShoppingPaths.itemCorrection(list, item.id)
    return """
      <item-correction><dialog class="correction" aria-labelledby="correction-title">\
      <form method="post" action="\(posts)"\(Action.correctItem.attributes)>\
      <input type="hidden" name="operation" value="\(mint.uuid().text)">\
      <h2 id="correction-title" data-takes="name">\(item.line.name)</h2><div class="fields">\
      \(field(ItemDraft.price, KitPhrases.price(in: currency), FieldText(item.line.price?.amount), "<span class=\"correction-unit\"></span>"))\
      \(field(ItemDraft.quantity, KitPhrases.quantity, FieldText(item.line.quantity), units))</div>\
      <p class="field-error" role="alert"></p><div class="correction-ways">\
      <a class="button quiet" href="\(ShoppingPaths.item(list, item.id).with("on", "trip"))">\
      \(ShoppingPhrases.wholeItem)</a><button class="button">\(KitPhrases.save)</button></div></form></dialog></item-correction>
      """
  }

  /// Things that nobody counts when they are written down are weighed in the shop.
  private var units: HTML {
    let own = (item.line.quantity ?? .one).unit
    let options = Unit.allCases.html { unit in
      """
      <option value="\(unit.rawValue)" data-per="\(Price.Basis.per(unit).title)"\(unit == own, attribute: "selected")>\
      \(unit.title)</option>
      """
    }
    return """
      <select class="correction-unit" name="\(ItemDraft.unit.name)" aria-label="\(ShoppingPhrases.unit)">\(options)</select>\
      <input type="hidden" name="was.\(ItemDraft.unit.name)" value="\(own.rawValue)">
      """
  }

  private func field(_ field: Field<ItemDraft>, _ label: Phrase, _ value: FieldText, _ after: HTML) -> HTML {
    """
    <div class="field"><label for="correct-\(field.name)">\(label)</label>\
    <input id="correct-\(field.name)" name="\(field.name)" value="\(value)" inputmode="decimal" autocomplete="off" \
    enterkeyhint="done">\(after)\
    <input type="hidden" name="was.\(field.name)" value="\(value)"></div>
    """
  }
}

/// An amount as the reader's form fields hold it.
private struct FieldText: Localized {
  private let write: @Sendable (Language) -> String

  init(_ money: Money?) { write = { money?.fieldText(in: $0) ?? "" } }

  init(_ quantity: Quantity?) { write = { quantity?.fieldText(in: $0) ?? "" } }

  func text(in locale: ReaderLocale) -> String { write(locale.language) }
}

extension Price.Basis {
  /// As a form offers it.
  var title: Phrase {
    switch self {
    case .whole: ShoppingPhrases.whole
    case .per(let unit): ShoppingPhrases.per(unit)
    }
  }
}
