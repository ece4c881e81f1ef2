import Kit

/// The prices of what has none on a list, said one after the other and sent at once.
struct MissingPrices {
  let list: ID<ShoppingList>
  /// In the order in which they are asked for.
  let items: [Item]
  let state: FormState
  let currency: Currency

  /// What of a list has no price, or one that says nothing about its quantity: what is still to be bought first.
  static func items(of items: [Item]) -> [Item] {
    let unpriced = items.filter { $0.line.shownCost == nil }
    return unpriced.filter { !$0.isBought } + unpriced.filter(\.isBought)
  }

  /// As its field is called.
  static func field(of item: ID<Item>) -> String { "price-\(item)" }

  var sheet: FormSheet {
    let trip = ShoppingPaths.trip(list)
    guard !items.isEmpty else {
      return FormSheet(
        PricePhrases.missing, topics: [Item.topic], cancels: trip, submits: KitPhrases.done,
        state.form(
          posts: ShoppingPaths.tripPrices(list), as: .sayPrices,
          EmptyState(.basket, title: PricePhrases.noneMissing, text: PricePhrases.noneMissingText).html))
    }
    let fields = items.html { field(of: $0) }
    return FormSheet(
      PricePhrases.missing, topics: [Item.topic], cancels: trip,
      state.form(
        posts: ShoppingPaths.tripPrices(list), as: .sayPrices,
        FieldGroup(note: PricePhrases.missingNote, fields).html))
  }

  private func field(of item: Item) -> HTML {
    let price = state.text(
      Self.field(of: item.id), label(of: item), kind: .decimal, hint: KitPhrases.amountHint(currency),
      isFocused: item == items.first)
    return "<input type=\"hidden\" name=\"item\" value=\"\(item.id)\">\(price)"
  }

  /// With what is asked for: what a kilogram costs, or all of it.
  private func label(of item: Item) -> Phrase {
    let line = item.line
    let basis = Price.customaryBasis(beside: line.quantity).title
    let words = [Phrase(verbatim: line.name), line.brand.map(Phrase.init(verbatim:)), line.quantity.map { Phrase($0) }]
    let said = words.compactMap(\.self).joined(by: " · ") ?? Phrase(verbatim: line.name)
    return Phrase(joining: "\(said) (\(basis))")
  }
}

extension Action {
  static let sayPrices = Action(
    "shopping.item.prices", [Input("item", .rows([Input("price", .money)]), isRequired: true)], offline: .form)
}

extension ItemStore where Scope == SpaceTransaction {
  /// Says what several items cost; those of which nothing is said, and those that are gone, stay as they are.
  /// - Throws: `Invalid`, with a message for each price that cannot be read: then none is taken.
  func say(_ prices: [(item: ID<Item>, price: String)], on list: ID<ShoppingList>, in language: Language) throws {
    var problems = Invalid()
    for (id, price) in prices where !price.isEmpty {
      guard let item = try Refusal.unlessGone({ try item(id, on: list) }) else { continue }
      let stored = ItemDraft(item, in: language)
      var said = stored
      (said.price, said.basis) = (price, "")
      do {
        try change(id, on: list, to: said, from: stored, in: language)
      } catch let invalid as Invalid {
        problems[MissingPrices.field(of: id)] = invalid["price"] ?? invalid.messages.values.first
      }
    }
    guard problems.isEmpty else { throw problems }
  }
}
