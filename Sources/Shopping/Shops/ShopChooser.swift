import Kit

/// Where a list is shopped for, and what the rest of it would cost in each shop as far as anybody knows: one line, which opens.
struct ShopChooser {
  let list: ID<ShoppingList>
  let shops: [Shop]
  let chosen: Shop?
  let estimate: TripEstimate?

  var html: HTML? {
    guard !shops.isEmpty else { return nil }
    guard let estimate, estimate.tellsAnything else { return plain }
    return """
      <details class="disclosure shop-sums"><summary><span class="hidden">\(ShoppingPhrases.shopName): </span>\
      <span class="shop-sums-line">\(line(estimate))</span></summary>\(rows(estimate))</details>
      """
  }

  /// Where no shop knows what anything costs.
  private var plain: HTML {
    let choices = [(ShoppingPhrases.anyShop, "none")] + shops.map { (Phrase(verbatim: $0.name), $0.id.description) }
    return Segments(
      ShoppingPhrases.shopName, name: "shop", posts: ShoppingPaths.listShop(list), as: .chooseShop,
      was: chosen?.id.description ?? "none", choices: choices.map { (title: $0.0, value: $0.1) }
    ).html
  }

  /// “Mercadona 43,10 €, Lidl 39,80 €, 4 sin precio”: the chosen shop first, and how many have no price once for all those of
  /// which as many have none.
  private func line(_ estimate: TripEstimate) -> Phrase {
    let known = estimate.sums.filter { $0.priced > 0 }
    let sums = known.filter { $0.shop == chosen } + known.filter { $0.shop != chosen }
    // Whoever has chosen a shop of which no price is known is there nevertheless.
    var parts =
      chosen.flatMap { chosen in known.contains { $0.shop == chosen } ? nil : [Phrase(verbatim: chosen.name)] } ?? []
    for (index, sum) in sums.enumerated() {
      parts.append(Phrase(joining: "\(sum.shop.name) \(sum.total)"))
      let isLast = index + 1 == sums.count || sums[index + 1].unpriced != sum.unpriced
      if isLast, sum.unpriced > 0 { parts.append(PricePhrases.unpriced(sum.unpriced)) }
    }
    return parts.joined(by: ", ") ?? ShoppingPhrases.shopName
  }

  private func rows(_ estimate: TripEstimate) -> HTML {
    let any = Row.choice(name: "shop", value: "none", title: ShoppingPhrases.anyShop, isChosen: chosen == nil)
    let rows = estimate.sums.map { sum in
      let facts = [
        sum.priced > 0 ? Phrase(sum.total) : nil, sum.unpriced > 0 ? PricePhrases.unpriced(sum.unpriced) : nil,
      ]
      return Row.choice(
        name: "shop", value: sum.shop.id.description, title: Phrase(verbatim: sum.shop.name),
        subtitle: facts.compactMap(\.self).joined(by: " · "), isChosen: sum.shop == chosen)
    }
    return """
      <form method="post" action="\(ShoppingPaths.listShop(list))" aria-label="\(ShoppingPhrases.shopName)" data-enhance\
      \(Action.chooseShop.attributes)>\(Group(rows: [any] + rows).html)</form>
      """
  }
}
