import Kit

/// One line to write what is needed, and what was made of the last one.
struct LineForm {
  /// More would push the list off the screen.
  static let shown = 5

  let list: ID<ShoppingList>
  let state: FormState
  let operation: String
  let understood: [Item]
  /// Whether what the household buys is offered while one types.
  var suggests = true

  func html(categories: [Category]) -> HTML {
    let suggestions: HTML? = suggests ? " suggestions=\"\(ShoppingPaths.suggestions(list))\"" : nil
    return "<line-field\(suggestions)>\(form)<div data-suggestions></div>\(chips(categories))</line-field>"
  }

  private var form: HTML {
    let described: HTML? =
      state.problems["text"] == nil ? nil : " aria-invalid=\"true\" aria-describedby=\"text-error\""
    let problem: HTML? = state.problems["text"].map { "<p class=\"field-error\" id=\"text-error\">\($0)</p>" }
    return """
      <form class="add-line" method="post" action="\(ShoppingPaths.lines(list))" data-enhance>\
      <input type="hidden" name="operation" value="\(operation)">\
      <label class="hidden" for="text">\(ShoppingPhrases.addLine)</label>\
      <textarea id="text" name="text" rows="1" placeholder="\(ShoppingPhrases.addLineHint)" autocomplete="off" \
      enterkeyhint="send"\(described)>\n\(state.values["text"])</textarea>\
      <button class="add-line-button" aria-label="\(ShoppingPhrases.add)">\(Icon.plus)</button>\(problem)</form>
      """
  }

  private func chips(_ categories: [Category]) -> HTML? {
    guard !understood.isEmpty else { return nil }
    return """
      <div class="understood" role="group" aria-label="\(ShoppingPhrases.understood)">\
      \(understood.prefix(Self.shown).html { ItemChips(item: $0, list: list, categories: categories).html })</div>
      """
  }
}

/// What was understood of a line, each part a way to correct it.
struct ItemChips {
  let item: Item
  let list: ID<ShoppingList>
  let categories: [Category]

  var html: HTML {
    let line = item.line
    let category = categories.first { $0.id == item.category }
    var chips = [chip("name", ShoppingPhrases.name, Phrase(verbatim: line.name))]
    if let quantity = line.quantity {
      chips.append(
        chip("quantity", ShoppingPhrases.quantity, Phrase(es: "\(quantity)", en: "\(quantity)", pt: "\(quantity)")))
    }
    if let brand = line.brand { chips.append(chip("brand", ShoppingPhrases.brand, Phrase(verbatim: brand))) }
    if let price = line.price {
      chips.append(chip("price", ShoppingPhrases.price, Phrase(es: "\(price)", en: "\(price)", pt: "\(price)")))
    }
    let named = category.map { Phrase(verbatim: $0.name) } ?? ShoppingPhrases.noCategory
    chips.append(chip("category", ShoppingPhrases.category, named, colour: category?.colour))
    return "<p class=\"chips\">\(chips)</p>"
  }

  private func chip(_ field: String, _ label: Phrase, _ value: Phrase, colour: CategoryColour? = nil) -> HTML {
    let dot: HTML? = colour.map { "<span class=\"dot\" data-colour=\"\($0.rawValue)\"></span>" }
    let link = ShoppingPaths.item(list, item.id).with("field", field)
    return
      "<a class=\"chip\" href=\"\(link)\" aria-label=\"\(ShoppingPhrases.correct(label, value))\">\(dot)\(value)</a>"
  }
}
