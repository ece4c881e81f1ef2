import Kit

/// Something that is offered, and the line that takes it.
struct Offer: Sendable {
  let line: ItemLine
  /// Where the household has put it.
  let category: ID<Category>?
  /// As the field above the list would take it.
  let text: String
}

extension Offer {
  /// While one types.
  static let fewest = 8
  /// On a page of their own.
  static let most = 60

  /// What the household and the dictionary know that begins as is typed, with the quantity that is typed.
  /// - Parameter list: what is to be bought there is offered only to whoever types it, to have more of it.
  static func offers(
    for typed: String, goods: [RememberedGood], merged: [String] = [], besides list: [Item] = [], parser: LineParser
  ) -> [Offer] {
    let reading = parser.reading(of: typed)
    let there =
      typed.isEmpty ? list.filter { !$0.isBought }.map { ComparedName($0.line.name, in: parser.language) } : []
    let suggestions = Suggestions(habits: goods, merged: merged, language: parser.language)
      .suggestions(for: reading?.line.name ?? "", atMost: typed.isEmpty ? most + there.count : fewest)
      .filter { suggestion in
        let name = ComparedName(suggestion.name, in: parser.language)
        return !there.contains { $0.isSame(as: name) }
      }
    return suggestions.prefix(typed.isEmpty ? most : fewest).map { suggestion in
      var line = reading?.line ?? ItemLine(name: "")
      line.name = suggestion.name
      line.quantity = quantity(reading, usually: suggestion.unit)
      let list = ListText(title: "", entries: [ListText.Entry(line: line)])
      return Offer(line: line, category: suggestion.category, text: list.text(for: parser))
    }
  }

  /// A number alone is of what is usual: "2 tom" becomes 2 kg of tomatoes where they are bought by the kilogram.
  private static func quantity(_ reading: LineReading?, usually unit: Unit?) -> Quantity? {
    guard let quantity = reading?.line.quantity, let unit, quantity.unit == .piece,
      reading?.typed(.quantity).allSatisfy(\.isNumber) == true
    else { return reading?.line.quantity }
    return Quantity(thousandths: quantity.thousandths, unit: unit)
  }
}

/// What is offered for a list: while one types, above it; and on a page of its own, the most used first.
struct SuggestionList: Screen {
  let list: ShoppingList
  let offers: [Offer]
  /// Whether there would be some if they were not on the list.
  let areAllThere: Bool
  let pictures: GoodPictures
  let mint: Mint

  var title: Phrase { ShoppingPhrases.suggestions }
  var topics: [Topic] { [RememberedGood.topic, Item.topic] }

  var bar: NavigationBar {
    NavigationBar(leading: .back(Phrase(verbatim: list.name), to: ShoppingPaths.list(list.id)))
  }

  var content: HTML {
    "<div data-suggestions>\(offers.isEmpty ? nil : chips)</div>\(offers.isEmpty ? empty : nil)"
  }

  private var chips: HTML {
    """
    <ul class="chips" aria-label="\(ShoppingPhrases.suggestions)">\(offers.html(chip))</ul>
    """
  }

  private func chip(_ offer: Offer) -> HTML {
    let picture = pictures.picture(of: offer.line.name, in: offer.category).map { GoodPicture($0).html }
    let quantity: HTML? = offer.line.quantity.map { " <span class=\"chip-detail\">\($0)</span>" }
    return """
      <li><form method="post" action="\(ShoppingPaths.lines(list.id))" data-enhance\(Action.addLines.attributes)>\
      <input type="hidden" name="operation" value="\(mint.uuid().text)">\
      <input type="hidden" name="text" value="\(offer.text)">\
      <button class="chip">\(picture)\(offer.line.name)\(quantity)</button></form></li>
      """
  }

  private var empty: HTML {
    EmptyState(
      .basket, title: areAllThere ? ShoppingPhrases.allSuggestedThere : ShoppingPhrases.noSuggestions,
      text: areAllThere ? ShoppingPhrases.allSuggestedThereText : ShoppingPhrases.noSuggestionsText
    ).html
  }
}
